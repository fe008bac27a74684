package import Synchronization

/// A value behind a lock.
///
/// The standard library's mutex, whose lock the thread sanitizer cannot see: the part of it that waits is not compiled
/// with this package. A build with `THREAD_SANITIZER` defined tells the sanitizer of the lock, so that what it reports
/// is true; in any other build there is nothing but the mutex.
package struct Guarded<Value: ~Copyable>: ~Copyable {
  @usableFromInline let mutex: Mutex<Value>

  @inlinable package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Runs `body` with the value, while no other thread does. Not to be called again from inside.
  @inlinable @inline(__always)
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    #if THREAD_SANITIZER
      try mutex.withLock { value throws(Failure) in
        // Before the first touch of the value.
        let lock = withUnsafePointer(to: mutex) { UnsafeRawPointer($0) }
        sanitizerAcquire(lock)
        defer { sanitizerRelease(lock) }
        return try body(&value)
      }
    #else
      try mutex.withLock(body)
    #endif
  }
}

extension Guarded: Sendable where Value: ~Copyable {}

#if THREAD_SANITIZER
  @usableFromInline @_silgen_name("__tsan_acquire")
  func sanitizerAcquire(_ lock: UnsafeRawPointer)

  @usableFromInline @_silgen_name("__tsan_release")
  func sanitizerRelease(_ lock: UnsafeRawPointer)
#endif
