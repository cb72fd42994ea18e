// Claim: the names and directions of the axes do not matter.
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "properties/choices.h"
#include "properties/gjk/parts/exact_images.h"
#include "properties/gjk/parts/same_verdict.h"
#include "properties/property.h"

namespace assay {

/// The pair gets the same verdict under four of the signed permutations of its axes (8 in the plane, 48 in space).
/// Which four is a function of the coordinates, so that over many pairs all are asked.
///
/// Claims  "turning keeps the verdict"; for touching pairs "turning keeps the verdict of a touch".
struct AxesKeepVerdict {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/axes_keep_verdict";
  static constexpr std::string_view kSentence = "Permuting and reflecting the axes does not change the verdict.";
  static constexpr std::string_view kSame = "turning keeps the verdict";
  static constexpr std::string_view kSameWhereTouching = "turning keeps the verdict of a touch";

  static constexpr std::size_t kAsked = 4;

  /// Numbers of the turns to ask about; 0, the identity, is never one.
  static std::array<std::uint64_t, kAsked> turns_for(const ConvexPair& pair) {
    std::uint64_t key = 0;
    for (const Points* body : {&pair.a, &pair.b})
      for (const double x : body->coordinates) key = mix64(key ^ std::bit_cast<std::uint64_t>(x));
    Choices choices(key);
    std::array<std::uint64_t, kAsked> turns{};
    for (std::uint64_t& turn : turns) turn = 1 + choices.below(count_of_turns(pair.a.dimension) - 1);
    return turns;
  }

  static void ask(const ConvexPair& pair, std::vector<ConvexPair>& questions) {
    questions.assign(1, pair);
    if (pair.a.dimension == 0 || pair.a.dimension != pair.b.dimension) return;
    for (const std::uint64_t number : turns_for(pair)) {
      const SignedAxes axes = turn_number(pair.a.dimension, number);
      questions.push_back({turned(pair.a, axes), turned(pair.b, axes)});
    }
  }

  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies, const Court<GjkFamily>&) {
    std::vector<std::string> transforms;
    for (std::size_t i = 1; i < replies.size(); ++i) {
      transforms.push_back("under turn " + std::to_string(turns_for(pair)[i - 1]) + " of the axes");
    }
    return same_verdict(pair, replies, transforms, {kSame, kSameWhereTouching});
  }
};

static_assert(Metamorphic<AxesKeepVerdict>);

}  // namespace assay
