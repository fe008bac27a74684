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
