// The printed listings on a number type, by the names of their engines. Included where a type is chosen, once each.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/model/watch.h"
#include "algorithms/published/cast/angular_cast_firth.h"
#include "algorithms/published/cast/angular_cast_firth_listing.h"
#include "algorithms/published/cast/linear_sweep_firth.h"
#include "algorithms/published/cast/linear_sweep_firth_listing.h"
#include "algorithms/published/cast/moving_polygons.h"
#include "algorithms/published/gjk/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk/gjk_alzubaidi_2d_listing.h"
#include "algorithms/published/gjk/gjk_tutorial_2d.h"
#include "algorithms/published/gjk/gjk_tutorial_2d_listing.h"
#include "algorithms/published/gjk/kreuzer_tableau.h"
#include "algorithms/published/gjk/kreuzer_tableau_listing.h"
#include "algorithms/published/gjk/minimum_translation_firth.h"
#include "algorithms/published/gjk/minimum_translation_firth_listing.h"
#include "algorithms/published/gjk/planar_support.h"
#include "algorithms/published/hull2/chan_alzubaidi.h"
#include "algorithms/published/hull2/divide_alzubaidi.h"
#include "algorithms/published/hull2/graham_alzubaidi.h"
#include "algorithms/published/hull2/jarvis_alzubaidi.h"
#include "algorithms/published/hull2/melkman_alzubaidi.h"
#include "algorithms/published/numbers.h"
#include "algorithms/published/shapes/shapes_alzubaidi.h"
#include "algorithms/published/shapes/shapes_alzubaidi_listing.h"
#include "algorithms/published/shapes/shapes_firth.h"
#include "algorithms/published/shapes/shapes_firth_listing.h"
#include "oracles/exact/filter.h"
#include "studies/articles/in_rationals.h"
#include "studies/articles/rounded_listings.h"

namespace assay {

/// Hands on times as multiples of 2^-kToldBits; once one has come back, those since then again and again, for what
/// follows is decided by a time and a step takes long.
///
/// In numbers of kLongBits a time that would come back without rounding comes back but for some roundings, hardly ever
/// to the last bit. Times that differ by less than 2^-kToldBits are taken for one.
template <class Number>
class RoundedTimes {
 public:
  explicit RoundedTimes(const Watch& told) : told_(told) {}

  Watch watch() {
    return {[](void* self, const std::uint32_t* words, std::uint32_t count) {
              return static_cast<RoundedTimes*>(self)->see({words, count});
            },
            this};
  }

 private:
  bool see(std::span<const std::uint32_t> words) {
    Number time = 0;
    for (std::size_t i = 0; i + 1 < words.size(); i += 2)
      time += Number(std::bit_cast<double>(std::uint64_t{words[i]} << 32 | words[i + 1]));
    const Number unit = ldexp(Number(1), -static_cast<int>(kToldBits)), rounded = round(Number(time / unit)) * unit;
    const std::vector<std::uint32_t> state = published::firth::words_of_time(rounded);
    const auto before = std::ranges::find(states_, state);
    if (before == states_.end()) {
      states_.push_back(state);
      return told_(state);
    }
    for (auto next = before; told_(*next);)
      if (++next == states_.end()) next = before;
    return false;
  }

  const Watch& told_;
  std::vector<std::vector<std::uint32_t>> states_;
};

/// Whom the articles serve is asked in double, as their engines ask.
template <class Number>
struct ListingsOf {
  static GjkAnswer tutorial(const ConvexPair& pair, const Watch& watch) {
    if (auto outside = published::outside_the_article(pair)) return *outside;
    return published::tutorial::solve<Number>(pair, watch);
  }
  static GjkAnswer alzubaidi_gjk(const ConvexPair& pair, const Watch& watch) {
    if (auto outside = published::outside_the_article(pair)) return *outside;
    return published::alzubaidi::solve<Number>(pair, watch);
  }
  static GjkAnswer kreuzer(const ConvexPair& pair, const Watch& watch) {
    if (!all_finite(pair.a.coordinates) || !all_finite(pair.b.coordinates))
      return Declined{"coordinates that are no numbers"};
    return published::kreuzer::solve<Number>(pair, watch);
  }
  static GjkAnswer minimum_translation(const ConvexPair& pair, const Watch&) {
    if (auto outside = published::outside_the_article(pair)) return *outside;
    return published::firth::minimum_translation<Number>(pair);
  }
  static CastAnswer linear_sweep(const MovingPair& pair, const Watch&) {
    if (auto outside = published::outside_the_article(pair)) return *outside;
    return pair.turns() ? CastAnswer(Declined{"the linear sweep knows no rotation"})
                        : published::firth::linear_sweep<Number>(pair);
  }
  static CastAnswer angular_cast(const MovingPair& pair, const Watch& watch) {
    if (auto outside = published::outside_the_article(pair)) return *outside;
    if constexpr (std::numeric_limits<Number>::digits > kToldBits) {
      RoundedTimes<Number> times(watch);
      return published::firth::angular_cast<Number>(pair, times.watch(), Number(AngularCastFirth::kTolerance));
    } else {
      return published::firth::angular_cast<Number>(pair, watch, Number(AngularCastFirth::kTolerance));
    }
  }
  static ShapesAnswer centroid_or_motion(const ShapesProblem& problem, const Watch&) {
    for (const Shape* shape : {&problem.a, &problem.b})
      if (!all_finite(shape->numbers)) return Declined{"numbers that are none"};
    return published::alzubaidi::answer_of<Number>(problem);
  }
  static ShapesAnswer shapes(const ShapesProblem& problem, const Watch&) {
    return published::firth::shapes<Number>(problem);
  }
};

template <Family F>
using NamedListing = std::pair<std::string_view, ListingOf<F>>;

template <class A>
constexpr NamedListing<Hull2Family> named_hull() {
  return {A::kName, &A::solve};
}

/// The listing of the engine on the number type; null where it takes roots or angles and the type has none.
template <Family F, class Number>
ListingOf<F> listing_of(std::string_view engine) {
  using L = ListingsOf<Number>;
  const auto among = [&](std::span<const NamedListing<F>> listings) -> ListingOf<F> {
    const auto at = std::ranges::find(listings, engine, &NamedListing<F>::first);
    return at == listings.end() ? nullptr : at->second;
  };
  if constexpr (std::same_as<F, GjkFamily>) {
    return among(std::array<NamedListing<F>, 4>{{{GjkTutorial2d::kName, &L::tutorial},
                                                 {GjkAlzubaidi2d::kName, &L::alzubaidi_gjk},
                                                 {KreuzerTableau::kName, &L::kreuzer},
                                                 {MinimumTranslationFirth::kName, &L::minimum_translation}}});
  } else if constexpr (std::same_as<F, Hull2Family>) {
    using enum alzubaidi::Reading;
    constexpr auto kAll = alzubaidi::Rounds::kAll;
    return among(std::array{
        named_hull<GrahamAlzubaidi<kPrinted, Number>>(), named_hull<GrahamAlzubaidi<kEmended, Number>>(),
        named_hull<JarvisAlzubaidi<kPrinted, Number>>(), named_hull<JarvisAlzubaidi<kEmended, Number>>(),
        named_hull<ChanAlzubaidi<kPrinted, Number>>(), named_hull<ChanAlzubaidi<kEmended, Number>>(),
        named_hull<ChanAlzubaidi<kPrinted, Number, kAll>>(), named_hull<ChanAlzubaidi<kEmended, Number, kAll>>(),
        named_hull<MelkmanAlzubaidi<kPrinted, Number>>(), named_hull<MelkmanAlzubaidi<kEmended, Number>>(),
        named_hull<DivideAlzubaidi<kPrinted, Number>>(), named_hull<DivideAlzubaidi<kEmended, Number>>()});
  } else if constexpr (std::same_as<F, CastFamily>) {
    const NamedListing<F> sweep{LinearSweepFirth::kName, &L::linear_sweep};
    if constexpr (published::kRounds<Number>)
      return among(std::array<NamedListing<F>, 2>{{sweep, {AngularCastFirth::kName, &L::angular_cast}}});
    else
      return among(std::array<NamedListing<F>, 1>{sweep});
  } else if constexpr (std::same_as<F, ShapesFamily>) {
    const NamedListing<F> centroid{ShapesAlzubaidi::kName, &L::centroid_or_motion};
    if constexpr (published::kRounds<Number>)
      return among(std::array<NamedListing<F>, 2>{{centroid, {ShapesFirth::kName, &L::shapes}}});
    else
      return among(std::array<NamedListing<F>, 1>{centroid});
  } else {
    return nullptr;
  }
}

}  // namespace assay
