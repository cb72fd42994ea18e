// Claims: neither the unit of length, nor the names and senses of the axes, nor the origin matters.
#pragma once
#include <string_view>

#include "properties/shapes/image_keeps_answer.h"

namespace assay {

struct ShapesScalingKeepsAnswer : ImageKeepsAnswer<ShapesScalingKeepsAnswer> {
  static constexpr std::string_view kName = "shapes/scaling_keeps_answer";
  static constexpr std::string_view kSentence = "Multiplying all lengths by 2^-40 multiplies the answer's lengths.";
  static constexpr std::string_view kWhat = "multiplying by 2^-40";
  static constexpr ExactMove kMove{{0, 1, 2}, {1, 1, 1}, -40, {}};
};

/// In space only the first two axes change places, so that one map serves both dimensions.
struct ShapesAxisSwapKeepsAnswer : ImageKeepsAnswer<ShapesAxisSwapKeepsAnswer> {
  static constexpr std::string_view kName = "shapes/axis_swap_keeps_answer";
  static constexpr std::string_view kSentence = "Exchanging the axes exchanges the answer's coordinates.";
  static constexpr std::string_view kWhat = "exchanging x and y";
  static constexpr ExactMove kMove{{1, 0, 2}, {1, 1, 1}, 0, {}};
};

struct ShapesReflectionKeepsAnswer : ImageKeepsAnswer<ShapesReflectionKeepsAnswer> {
  static constexpr std::string_view kName = "shapes/reflection_keeps_answer";
  static constexpr std::string_view kSentence = "Reflecting the shapes reflects the answer.";
  static constexpr std::string_view kWhat = "reflecting x";
  static constexpr ExactMove kMove{{0, 1, 2}, {-1, 1, 1}, 0, {}};
};

struct ShapesTranslationKeepsAnswer : ImageKeepsAnswer<ShapesTranslationKeepsAnswer> {
  static constexpr std::string_view kName = "shapes/translation_keeps_answer";
  static constexpr std::string_view kSentence =
      "Moving the shapes by (1024, -512, 256), where nothing rounds, moves the answer.";
  static constexpr std::string_view kWhat = "moving by (1024, -512, 256)";
  static constexpr ExactMove kMove{{0, 1, 2}, {1, 1, 1}, 0, {1024, -512, 256}};
};

static_assert(Metamorphic<ShapesScalingKeepsAnswer> && Metamorphic<ShapesAxisSwapKeepsAnswer> &&
              Metamorphic<ShapesReflectionKeepsAnswer> && Metamorphic<ShapesTranslationKeepsAnswer>);

}  // namespace assay
