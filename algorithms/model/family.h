// The families: one trait type each (problem, answer, what its cases cost), and the one list of them.
#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "algorithms/model/cast.h"
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/hull.h"
#include "algorithms/model/hull3.h"
#include "algorithms/model/lp.h"
#include "algorithms/model/shapes.h"
#include "algorithms/model/watch.h"

namespace assay {

/// A trait type says what other code asks of its family:
///   Problem, Answer   the types
///   kName             the name of its folder in every layer, and in records
///   kThinning         a battery tries one case in so many
///   kSecondsPerCase   a case that takes a worker longer than this, in processor time, is a hang
struct Hull2Family {
  using Problem = Cloud2;
  using Answer = Hull2Answer;
  static constexpr std::string_view kName = "hull2";
  static constexpr std::uint64_t kThinning = 8;  // the most variants
  static constexpr double kSecondsPerCase = 2;
};

struct Hull3Family {
  using Problem = Cloud3;
  using Answer = Hull3Answer;
  static constexpr std::string_view kName = "hull3";
  static constexpr std::uint64_t kThinning = 32;  // the largest answers
  static constexpr double kSecondsPerCase = 1;
};

/// Queries about a pair take microseconds, and engines hang on many of them: so little patience for these.
struct GjkFamily {
  using Problem = ConvexPair;
  using Answer = GjkAnswer;
  static constexpr std::string_view kName = "gjk";
  static constexpr std::uint64_t kThinning = 4;  // the most engines and domains
  static constexpr double kSecondsPerCase = 0.1;
};

struct CastFamily {
  using Problem = MovingPair;
  using Answer = CastAnswer;
  static constexpr std::string_view kName = "cast";
  static constexpr std::uint64_t kThinning = 64;  // moving bodies are solved again at many moments
  static constexpr double kSecondsPerCase = 0.25;
};

struct LpFamily {
  using Problem = LpProblem;
  using Answer = LpAnswer;
  static constexpr std::string_view kName = "lp";
  static constexpr std::uint64_t kThinning = 16;  // a linear program costs by far the most
  static constexpr double kSecondsPerCase = 1;
};

struct ShapesFamily {
  using Problem = ShapesProblem;
  using Answer = ShapesAnswer;
  static constexpr std::string_view kName = "shapes";
  static constexpr std::uint64_t kThinning = 4;
  static constexpr double kSecondsPerCase = 0.25;
};

/// The one list of the families, the one with the cheapest cases first: DO(F) for each. CMake reads the names above.
#define ASSAY_FOR_EACH_FAMILY(DO) \
  DO(Hull2Family)                 \
  DO(Hull3Family)                 \
  DO(GjkFamily)                   \
  DO(CastFamily)                  \
  DO(LpFamily)                    \
  DO(ShapesFamily)

/// `First` is no family: it takes the place before the first comma.
template <class First, class... F>
struct FamilyList {
  static constexpr std::size_t kCount = sizeof...(F);
  template <class G>
  static constexpr bool kHolds = (std::same_as<F, G> || ...);

  template <template <class> class List>
  using Tuple = std::tuple<List<F>...>;
  template <template <class> class Of>
  using Variant = std::variant<Of<F>...>;

  /// The place of G in the list.
  template <class G>
  static constexpr std::size_t place_of() {
    std::size_t place = 0;
    (void)((std::same_as<F, G> || (++place, false)) || ...);
    return place;
  }

  template <class Visit>
  static constexpr void for_each(Visit&& visit) {
    (visit.template operator()<F>(), ...);
  }
  template <class Visit>
  static constexpr bool any(Visit&& visit) {
    return (visit.template operator()<F>() || ...);
  }
};

#define ASSAY_NEXT(F) , F
using Families = FamilyList<void ASSAY_FOR_EACH_FAMILY(ASSAY_NEXT)>;
#undef ASSAY_NEXT

template <class F>
concept Family = Families::kHolds<F>;

/// Calls visit.operator()<F>() for every family.
template <class Visit>
constexpr void for_each_family(Visit&& visit) {
  Families::for_each(visit);
}

/// The same until a visit returns true; whether one did.
template <class Visit>
constexpr bool any_family(Visit&& visit) {
  return Families::any(visit);
}

/// One List<F> for each family F.
template <template <class> class List>
class PerFamily {
 public:
  template <Family F>
  constexpr List<F>& of() {
    return std::get<List<F>>(lists_);
  }
  template <Family F>
  constexpr const List<F>& of() const {
    return std::get<List<F>>(lists_);
  }

 private:
  Families::Tuple<List> lists_;
};

template <Family F>
using ProblemOf = typename F::Problem;

/// A problem of any family.
using AnyProblem = Families::Variant<ProblemOf>;

/// Of the family at this place of the list: of an alternative of AnyProblem.
constexpr std::string_view name_of_family(std::size_t place) {
  std::string_view name;
  for_each_family([&]<Family F>() {
    if (place == Families::place_of<F>()) name = F::kName;
  });
  return name;
}

/// "hull2, hull3, ... or shapes": what a name of a family can be.
inline std::string names_of_families() {
  std::string names;
  std::size_t place = 0;
  for_each_family([&]<Family F>() {
    names += (place == 0 ? "" : place + 1 == Families::kCount ? " or " : ", ") + std::string(F::kName);
    ++place;
  });
  return names;
}

/// A variant of family F: a stateless type with a stable name "folder/variant" and one pure function.
/// The function never throws on any doubles, NaN and infinity included, and ends unless the article it follows does
/// not.
template <class A, class F>
concept AlgorithmOf = Family<F> && requires(const typename F::Problem& problem, const Watch& watch) {
  { A::kName } -> std::convertible_to<std::string_view>;
  { A::solve(problem, watch) } -> std::same_as<typename F::Answer>;
};

}  // namespace assay
