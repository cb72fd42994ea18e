#include "studies/articles/in_rationals.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "algorithms/published/cast/linear_sweep_firth.h"
#include "algorithms/published/cast/linear_sweep_firth_listing.h"
#include "algorithms/published/cast/moving_polygons.h"
#include "algorithms/published/gjk/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk/gjk_alzubaidi_2d_listing.h"
#include "algorithms/published/gjk/gjk_tutorial_2d.h"
#include "algorithms/published/gjk/gjk_tutorial_2d_listing.h"
#include "algorithms/published/gjk/kreuzer_tableau.h"
#include "algorithms/published/gjk/minimum_translation_firth.h"
#include "algorithms/published/gjk/minimum_translation_firth_listing.h"
#include "algorithms/published/gjk/planar_support.h"
#include "algorithms/published/hull2/chan_alzubaidi.h"
#include "algorithms/published/hull2/divide_alzubaidi.h"
#include "algorithms/published/hull2/graham_alzubaidi.h"
#include "algorithms/published/hull2/jarvis_alzubaidi.h"
#include "algorithms/published/hull2/melkman_alzubaidi.h"
#include "algorithms/published/shapes/shapes_alzubaidi.h"
#include "algorithms/published/shapes/shapes_alzubaidi_listing.h"
#include "oracles/exact/filter.h"
#include "oracles/exact/rational.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "studies/articles/kreuzer_readings.h"
#include "studies/articles/watched_run.h"
#include "variants/variants.h"

namespace assay {
namespace {

constexpr std::string_view kPlanarOnly = "planar bodies with vertices";

GjkAnswer tutorial(const ConvexPair& pair, const Watch& watch) {
  return published::outside_the_article(pair) ? GjkAnswer(Declined{kPlanarOnly})
                                              : published::tutorial::solve<Rational>(pair, watch);
}
GjkAnswer minimum_translation(const ConvexPair& pair, const Watch&) {
  return published::outside_the_article(pair) ? GjkAnswer(Declined{kPlanarOnly})
                                              : published::firth::minimum_translation<Rational>(pair);
}
/// What the rounding of double lets the article serve is what is asked in rationals, too.
CastAnswer linear_sweep(const MovingPair& pair, const Watch&) {
  if (auto outside = published::outside_the_article(pair)) return *outside;
  return pair.turns() ? CastAnswer(Declined{"the linear sweep knows no rotation"})
                      : published::firth::linear_sweep<Rational>(pair);
}
ShapesAnswer centroid_or_motion(const ShapesProblem& problem, const Watch&) {
  for (const Shape* shape : {&problem.a, &problem.b})
    if (!all_finite(shape->numbers)) return Declined{"numbers that are none"};
  return published::alzubaidi::answer_of<Rational>(problem);
}
GjkAnswer alzubaidi_gjk(const ConvexPair& pair, const Watch& watch) {
  return published::outside_the_article(pair) ? GjkAnswer(Declined{kPlanarOnly})
                                              : published::alzubaidi::solve<Rational>(pair, watch);
}
template <class A>
constexpr std::pair<std::string_view, ListingOf<Hull2Family>> named() {
  return {A::kName, &A::solve};
}
using alzubaidi::Reading;
constexpr std::array kHullListings = {
    named<GrahamAlzubaidi<Reading::kPrinted, Rational>>(),  named<GrahamAlzubaidi<Reading::kEmended, Rational>>(),
    named<JarvisAlzubaidi<Reading::kPrinted, Rational>>(),  named<JarvisAlzubaidi<Reading::kEmended, Rational>>(),
    named<ChanAlzubaidi<Reading::kPrinted, Rational>>(),    named<ChanAlzubaidi<Reading::kEmended, Rational>>(),
    named<MelkmanAlzubaidi<Reading::kPrinted, Rational>>(), named<MelkmanAlzubaidi<Reading::kEmended, Rational>>(),
    named<DivideAlzubaidi<Reading::kPrinted, Rational>>(),  named<DivideAlzubaidi<Reading::kEmended, Rational>>()};

template <Family F>
ListingOf<F> listing_named(std::span<const std::pair<std::string_view, ListingOf<F>>> listings,
                           std::string_view engine) {
  const auto at = std::ranges::find(listings, engine, &std::pair<std::string_view, ListingOf<F>>::first);
  return at == listings.end() ? nullptr : at->second;
}

template <Family F>
Result<Assessment> replayed_in(const CaseFile& file, const typename F::Problem& problem, ListingOf<F> in_place) {
  const auto value = [&](const char* key) {
    const auto found = file.header.find(key);
    return found == file.header.end() ? std::string() : found->second;
  };
  const ListedVariant<F>* variant = variant_named<F>(value("engine"));
  const PropertyEntry<F>* property = catalog<F>().property(value("property"));
  if (variant == nullptr || property == nullptr)
    return Error{"no engine " + value("engine") + " or property " + value("property")};
  Suspect<F> suspect = suspect_of(*variant);
  if (in_place != nullptr) suspect.solve = in_place;
  return watched_run(suspect, *property, problem);
}

/// By the engine that the case names.
Result<Assessment> replayed_in_double(const CaseFile& file) {
  Result<Assessment> result = Error{"a problem of no family"};
  for_each_family([&]<Family F>() {
    if (const auto* problem = std::get_if<typename F::Problem>(&file.problem))
      result = replayed_in<F>(file, *problem, nullptr);
  });
  return result;
}

/// By its listing in rationals; nothing where there is none.
Result<std::optional<Assessment>> replayed_in_rationals(const CaseFile& file) {
  Result<std::optional<Assessment>> result = std::optional<Assessment>();
  for_each_family([&]<Family F>() {
    const auto* problem = std::get_if<typename F::Problem>(&file.problem);
    const ListingOf<F> listing = problem == nullptr ? nullptr : listing_in_rationals<F>(file.header.at("engine"));
    if (listing == nullptr) return;
    auto run = replayed_in<F>(file, *problem, listing);
    if (run)
      result = std::optional(*std::move(run));
    else
      result = Error{run.error()};
  });
  return result;
}

/// What the listing does without rounding, in words.
std::string words_of_run(const Assessment& run) {
  if (run.outcome == Outcome::kViolated) return std::string(run.claim.sentence()) + " is violated";
  return run.outcome == Outcome::kHolds ? "the claim holds" : run.evidence;
}

FlawCause cause_of(const Assessment& run) {
  if (run.outcome == Outcome::kViolated) return FlawCause::kLogic;
  if (run.outcome == Outcome::kHolds) return FlawCause::kRounding;
  // A division by 0 stops the listing in rationals as it makes a NaN in double.
  return run.outcome == Outcome::kGaveUp ? FlawCause::kLogic : FlawCause::kNotTold;
}

}  // namespace

template <>
ListingOf<GjkFamily> listing_in_rationals<GjkFamily>(std::string_view engine) {
  const std::array<std::pair<std::string_view, Listing>, 4> listings = {
      {{GjkTutorial2d::kName, &tutorial},
       {GjkAlzubaidi2d::kName, &alzubaidi_gjk},
       {KreuzerTableau::kName, kreuzer_in_rationals(0)},
       {MinimumTranslationFirth::kName, &minimum_translation}}};
  return listing_named<GjkFamily>(listings, engine);
}

template <>
ListingOf<Hull2Family> listing_in_rationals<Hull2Family>(std::string_view engine) {
  return listing_named<Hull2Family>(kHullListings, engine);
}

template <>
ListingOf<CastFamily> listing_in_rationals<CastFamily>(std::string_view engine) {
  const std::array<std::pair<std::string_view, ListingOf<CastFamily>>, 1> listings = {
      {{LinearSweepFirth::kName, &linear_sweep}}};
  return listing_named<CastFamily>(listings, engine);
}

template <>
ListingOf<ShapesFamily> listing_in_rationals<ShapesFamily>(std::string_view engine) {
  const std::array<std::pair<std::string_view, ListingOf<ShapesFamily>>, 1> listings = {
      {{ShapesAlzubaidi::kName, &centroid_or_motion}}};
  return listing_named<ShapesFamily>(listings, engine);
}

Result<Assessment> replayed(const CaseFile& file, Listing in_place) {
  const auto* pair = std::get_if<ConvexPair>(&file.problem);
  if (pair == nullptr) return Error{"not a pair of bodies"};
  return replayed_in<GjkFamily>(file, *pair, in_place);
}

Result<Assessment> replayed(const CommittedCase& committed) {
  const auto file = parse_case(committed.text, committed.name);
  if (!file) return Error{file.error()};
  return replayed_in_double(*file);
}

Result<std::vector<ArticleFlaw>> causes_of_flaws() {
  std::vector<ArticleFlaw> flaws;
  for (const CommittedCase& committed : committed_cases()) {
    const auto file = parse_case(committed.text, committed.name);
    if (!file) return Error{file.error()};
    const auto rounded = replayed_in_double(*file);
    if (!rounded) return Error{rounded.error()};
    if (rounded->outcome != Outcome::kViolated)
      return Error{std::string(committed.name) + ".case: is violated no more"};
    ArticleFlaw flaw{std::string(committed.name), file->header.at("engine"), std::string(rounded->claim.sentence()),
                     FlawCause::kNotTold, "not run: there is no listing in rationals"};
    const auto run = replayed_in_rationals(*file);
    if (!run) return Error{run.error()};
    if (*run) {
      flaw.cause = cause_of(**run);
      flaw.in_rationals = words_of_run(**run);
    }
    flaws.push_back(std::move(flaw));
  }
  return flaws;
}

}  // namespace assay
