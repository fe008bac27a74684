import Glibc

/// Runs `body` on a thread of its own; returns when it has ended.
package func onThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    startThread {
      body()
      continuation.resume()
    }
  }
}
/// Runs `body` on a thread of its own while this one, and with it the main actor, stands still.
package func whileStandingStill(_ body: @escaping @Sendable () -> Void) {
  let end = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  sem_init(end, 0, 0)
  nonisolated(unsafe) let shared = end
  startThread {
    body()
    sem_post(shared)
  }
  while sem_wait(end) != 0 {}
  sem_destroy(end)
  end.deallocate()
}
private final class Work {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
package func startThread(_ body: @escaping @Sendable () -> Void) {
  var thread = pthread_t()
  let work = Unmanaged.passRetained(Work(body)).toOpaque()
  let status = pthread_create(
    &thread, nil,
    {
      Unmanaged<Work>.fromOpaque($0!).takeRetainedValue().body(); return nil
    }, work)
  precondition(status == 0)
  pthread_detach(thread)
}
