// A view file has one import, as with SwiftUI: the models' systems come with the views.
@_exported public import CombineShim
@_exported public import Observation
