print("brewlog-bench")
