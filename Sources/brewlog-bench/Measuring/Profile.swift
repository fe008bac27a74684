import TerminalUI

/// What a run of a program did, which repeats exactly.
struct Profile {
  let instructions: Int
  /// How often memory was asked for.
  let allocations: Int

  private static let allocators: Set<Substring> = [
    "malloc", "calloc", "realloc", "memalign", "posix_memalign", "aligned_alloc",
  ]

  /// - Parameter lines: callgrind's file, where a function has its name the first time it comes up, `fn=(12) malloc`,
  ///   its number from then on, and `calls=3 …` stands below the function that is called, `cfn=(12)`.
  init(instructions: Int, callgrind lines: [Substring]) {
    self.instructions = instructions
    var allocators: Set<Substring> = []
    var allocations = 0
    var isAllocator = false
    for line in lines {
      if line.hasPrefix("fn=(") || line.hasPrefix("cfn=(") {
        let words = line.split(separator: " ", maxSplits: 1)
        let number = words[0].drop { $0 != "(" }
        if words.count == 2, Self.allocators.contains(words[1]) { allocators.insert(number) }
        isAllocator = line.first == "c" && allocators.contains(number)
      } else if line.hasPrefix("calls="), isAllocator {
        allocations += Int(line.dropFirst(6).prefix { $0 != " " }) ?? 0
      }
    }
    self.allocations = allocations
  }
}
