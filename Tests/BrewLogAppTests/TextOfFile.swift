import Glibc

/// The text of a file beside this one; empty when it cannot be read.
func text(of name: String, beside file: String = #filePath) -> String {
  let directory = file.split(separator: "/").dropLast().joined(separator: "/")
  guard let stream = fopen("/\(directory)/\(name)", "r") else { return "" }
  defer { fclose(stream) }
  var bytes: [UInt8] = []
  while case let byte = fgetc(stream), byte != EOF { bytes.append(UInt8(byte)) }
  return String(decoding: bytes, as: UTF8.self)
}
