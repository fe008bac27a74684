// A view file has one import, as with SwiftUI.
@_exported public import CombineShim
@_exported public import Observation
