// A metamorphic relation as a value: exact images of a problem, and what the answers to them have to do with its own.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/property.h"
#include "properties/relations/way_back.h"

namespace assay {

/// An image of a problem under a map that rounds nothing.
template <Family F>
struct Image {
  std::string words;  ///< names it in evidence: "scaled by 2^64"
  typename F::Problem problem;
  WayBack<F> way{};                 ///< what its answer has to do with the problem's
  std::string_view not_compared{};  ///< why the answers are not compared; empty where they are
};

template <Family F>
using Images = std::vector<Image<F>>;

template <Family F>
Images<F> one_image(std::string_view words, typename F::Problem problem, WayBack<F> way = {},
                    std::string_view not_compared = {}) {
  Images<F> images;
  images.push_back({std::string(words), std::move(problem), way, not_compared});
  return images;
}

/// The answers to the images are what the way back makes of the problem's own; of several the first that is not is
/// told. Defined for each family in compare_images.cpp.
Verdict compare_images(const ConvexPair& pair, std::span<const Image<GjkFamily>> images,
                       std::span<const Reply<GjkFamily>> replies, const Stated<GjkFamily>& says,
                       const WayBack<GjkFamily>::Claims& claims);
Verdict compare_images(const MovingPair& pair, std::span<const Image<CastFamily>> images,
                       std::span<const Reply<CastFamily>> replies, const Stated<CastFamily>& says,
                       const WayBack<CastFamily>::Claims& claims);
Verdict compare_images(const Cloud2& cloud, std::span<const Image<Hull2Family>> images,
                       std::span<const Reply<Hull2Family>> replies, const Stated<Hull2Family>& says,
                       const WayBack<Hull2Family>::Claims& claims);
Verdict compare_images(const Cloud3& cloud, std::span<const Image<Hull3Family>> images,
                       std::span<const Reply<Hull3Family>> replies, const Stated<Hull3Family>& says,
                       const WayBack<Hull3Family>::Claims& claims);
Verdict compare_images(const ShapesProblem& problem, std::span<const Image<ShapesFamily>> images,
                       std::span<const Reply<ShapesFamily>> replies, const Stated<ShapesFamily>& says,
                       const WayBack<ShapesFamily>::Claims& claims);
Verdict compare_images(const LpProblem& problem, std::span<const Image<LpFamily>> images,
                       std::span<const Reply<LpFamily>> replies, const Stated<LpFamily>& says,
                       const WayBack<LpFamily>::Claims& claims);

/// The property of family F that the relation R states: R adds kName, kSentence, kClaims where the family has any, and
///     static Images<F> images(const Problem&);   // a function of the problem alone
template <class R, assay::Family F>
struct Relation {
  using Family = F;
  using Problem = typename F::Problem;
  static constexpr typename WayBack<F>::Claims kClaims{};

  static void ask(const Problem& problem, std::vector<Problem>& questions) {
    questions.assign(1, problem);
    for (Image<F>& image : R::images(problem)) questions.push_back(std::move(image.problem));
  }

  static std::string_view not_judged(const Stated<F>& says) { return WayBack<F>::not_judged(says); }

  static Verdict judge(const Problem& problem, std::span<const Reply<F>> replies, const Court<F>& court) {
    const Images<F> images = R::images(problem);
    if (replies.size() != images.size() + 1) return Undecided{"not one reply a question"};
    for (const Image<F>& image : images)
      if (!image.not_compared.empty()) return Undecided{image.not_compared};
    return compare_images(problem, images, replies, court.semantics, R::kClaims);
  }
};

}  // namespace assay
