// What an engine is held to where it states nothing, in words.
#pragma once
#include <string>

#include "properties/cast/default_promises.h"
#include "properties/gjk/default_promises.h"
#include "properties/lp/default_promises.h"
#include "properties/shapes/default_promises.h"

namespace assay {

/// Empty where the engine states it, or where the family is judged exactly.
template <Family F>
std::string default_words(const Stated<F>&) {
  return "";
}
inline std::string default_words(const Stated<ShapesFamily>& says) {
  return std::string(says.gap >= 0 ? "" : kShapesByDefault);
}
inline std::string default_words(const Stated<CastFamily>& says) {
  return std::string(says.gap >= 0 ? "" : kCastByDefault);
}
inline std::string default_words(const Stated<GjkFamily>& says) {
  return std::string(says.distance_gap >= 0 ? "" : gjk_defaults::kSentence);
}
/// Of programs in any case: a statement may leave parts to the default.
inline std::string default_words(const Stated<LpFamily>& says) { return promise_words(says); }

}  // namespace assay
