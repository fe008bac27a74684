#if !canImport(Combine)
  /// The publishers of objects that have no `Published` field to keep one.
  ///
  /// The table keeps neither: a publisher lives as long as somebody holds or is subscribed to it, and takes its entry
  /// along. An object that is asked again after that gets a new one, which nobody can tell from the old.
  enum PublisherTable {
    private static let entries = Guarded<[ObjectIdentifier: Entry]>([:])

    /// Whether the table has an entry for the object, for tests.
    static func hasEntry(for object: AnyObject) -> Bool {
      entries.withLock { $0[ObjectIdentifier(object)] != nil }
    }

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      let key = ObjectIdentifier(object)
      return entries.withLock { entries in
        if let entry = entries[key], entry.object === object, let publisher = entry.publisher {
          return publisher
        }
        let publisher = ObservableObjectPublisher { removeEntryWithoutPublisher(key) }
        entries[key] = Entry(object: object, publisher: publisher)
        return publisher
      }
    }

    /// The entry may by now be that of a newer publisher of the same or of another object at the same address.
    private static func removeEntryWithoutPublisher(_ key: ObjectIdentifier) {
      // Handed out of the lock, for if this is the newer one's last reference its own removal wants the lock.
      let newer = entries.withLock { entries in
        let newer = entries[key]?.publisher
        if newer == nil { entries[key] = nil }
        return newer
      }
      withExtendedLifetime(newer) {}
    }

    // Unchecked: weak references are read under the lock, where nothing but their targets' counts changes.
    private struct Entry: @unchecked Sendable {
      weak var object: AnyObject?
      weak var publisher: ObservableObjectPublisher?
    }
  }
#endif
