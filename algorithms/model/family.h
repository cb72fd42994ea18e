// The families: which problem, which answer, which algorithm signature.
#pragma once
#include <concepts>
#include <string_view>

#include "algorithms/model/cast.h"
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/hull.h"
#include "algorithms/model/hull3.h"
#include "algorithms/model/lp.h"
#include "algorithms/model/shapes.h"
#include "algorithms/model/watch.h"

namespace assay {

struct LpFamily {
  using Problem = LpProblem;
  using Answer = LpAnswer;
  static constexpr std::string_view kName = "lp";
};

struct GjkFamily {
  using Problem = ConvexPair;
  using Answer = GjkAnswer;
  static constexpr std::string_view kName = "gjk";
};

struct Hull2Family {
  using Problem = Cloud2;
  using Answer = Hull2Answer;
  static constexpr std::string_view kName = "hull2";
};

struct Hull3Family {
  using Problem = Cloud3;
  using Answer = Hull3Answer;
  static constexpr std::string_view kName = "hull3";
};

struct ShapesFamily {
  using Problem = ShapesProblem;
  using Answer = ShapesAnswer;
  static constexpr std::string_view kName = "shapes";
};

struct CastFamily {
  using Problem = MovingPair;
  using Answer = CastAnswer;
  static constexpr std::string_view kName = "cast";
};

template <class F>
concept Family = std::same_as<F, LpFamily> || std::same_as<F, GjkFamily> || std::same_as<F, Hull2Family> ||
    std::same_as<F, Hull3Family> || std::same_as<F, ShapesFamily> || std::same_as<F, CastFamily>;

/// A variant of family F: a stateless type with a stable name "folder/variant" and one pure function.
/// The function never throws on any doubles, NaN and infinity included, and ends unless the article it follows does
/// not.
template <class A, class F>
concept AlgorithmOf = Family<F> && requires(const typename F::Problem& problem, const Watch& watch) {
  { A::kName } -> std::convertible_to<std::string_view>;
  { A::solve(problem, watch) } -> std::same_as<typename F::Answer>;
};

template <class A>
concept LpAlgorithm = AlgorithmOf<A, LpFamily>;
template <class A>
concept GjkAlgorithm = AlgorithmOf<A, GjkFamily>;
template <class A>
concept Hull2Algorithm = AlgorithmOf<A, Hull2Family>;
template <class A>
concept Hull3Algorithm = AlgorithmOf<A, Hull3Family>;
template <class A>
concept ShapesAlgorithm = AlgorithmOf<A, ShapesFamily>;
template <class A>
concept CastAlgorithm = AlgorithmOf<A, CastFamily>;

}  // namespace assay
