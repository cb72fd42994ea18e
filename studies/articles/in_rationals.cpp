#include "studies/articles/in_rationals.h"

#include <array>
#include <utility>

#include "algorithms/published/gjk/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk/gjk_alzubaidi_2d_listing.h"
#include "algorithms/published/gjk/gjk_tutorial_2d.h"
#include "algorithms/published/gjk/gjk_tutorial_2d_listing.h"
#include "algorithms/published/gjk/kreuzer_tableau.h"
#include "algorithms/published/gjk/kreuzer_tableau_listing.h"
#include "algorithms/published/gjk/planar_support.h"
#include "oracles/exact/filter.h"
#include "oracles/exact/rational.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "studies/articles/watched_run.h"
#include "variants/variants.h"

namespace assay {
namespace {

constexpr std::string_view kPlanarOnly = "planar bodies with vertices";

GjkAnswer tutorial(const ConvexPair& pair, const Watch& watch) {
  return published::outside_the_article(pair) ? GjkAnswer(Declined{kPlanarOnly})
                                              : published::tutorial::solve<Rational>(pair, watch);
}
GjkAnswer alzubaidi(const ConvexPair& pair, const Watch& watch) {
  return published::outside_the_article(pair) ? GjkAnswer(Declined{kPlanarOnly})
                                              : published::alzubaidi::solve<Rational>(pair, watch);
}
GjkAnswer kreuzer_read_as(const ConvexPair& pair, const Watch& watch,
                          const published::kreuzer::Reading<Rational>& reading) {
  if (!all_finite(pair.a.coordinates) || !all_finite(pair.b.coordinates))
    return Declined{"coordinates that are no numbers"};
  return published::kreuzer::solve<Rational>(pair, watch, reading);
}
GjkAnswer kreuzer(const ConvexPair& pair, const Watch& watch) { return kreuzer_read_as(pair, watch, {}); }

constexpr std::array<std::pair<std::string_view, Listing>, 3> kListings = {
    {{GjkTutorial2d::kName, &tutorial}, {GjkAlzubaidi2d::kName, &alzubaidi}, {KreuzerTableau::kName, &kreuzer}}};

template <Family F>
Result<Assessment> replayed_in(const CaseFile& file, const typename F::Problem& problem, Listing in_place) {
  const auto value = [&](const char* key) {
    const auto found = file.header.find(key);
    return found == file.header.end() ? std::string() : found->second;
  };
  const ListedVariant<F>* variant = variant_named<F>(value("engine"));
  const PropertyEntry<F>* property = catalog<F>().property(value("property"));
  if (variant == nullptr || property == nullptr)
    return Error{"no engine " + value("engine") + " or property " + value("property")};
  Suspect<F> suspect = suspect_of(*variant);
  if constexpr (std::same_as<F, GjkFamily>) {
    if (in_place != nullptr) suspect.solve = in_place;
  }
  return watched_run(suspect, *property, problem);
}

/// By the engine that the case names; by `in_place` where that is given.
Result<Assessment> replayed_by(const CaseFile& file, Listing in_place = nullptr) {
  Result<Assessment> result = Error{"a problem of no family"};
  for_each_family([&]<Family F>() {
    if (const auto* problem = std::get_if<typename F::Problem>(&file.problem))
      result = replayed_in<F>(file, *problem, in_place);
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

Listing listing_in_rationals(std::string_view engine) {
  for (const auto& [name, listing] : kListings)
    if (name == engine) return listing;
  return nullptr;
}

GjkAnswer kreuzer_with_a_right_tie_break(const ConvexPair& pair, const Watch& watch) {
  return kreuzer_read_as(pair, watch, {.passes_over_first_tie = false});
}

GjkAnswer kreuzer_with_a_high_accuracy(const ConvexPair& pair, const Watch& watch) {
  const Rational fine = 1 / Rational(pow(Integer(10), 30));
  return kreuzer_read_as(pair, watch, {.accuracy = fine, .passes_over_first_tie = false});
}

Result<Assessment> replayed(const CommittedCase& committed) {
  const auto file = parse_case(committed.text, committed.name);
  if (!file) return Error{file.error()};
  return replayed_by(*file);
}

Result<std::vector<ArticleFlaw>> causes_of_flaws() {
  std::vector<ArticleFlaw> flaws;
  for (const CommittedCase& committed : committed_cases()) {
    const auto file = parse_case(committed.text, committed.name);
    if (!file) return Error{file.error()};
    const auto rounded = replayed_by(*file);
    if (!rounded) return Error{rounded.error()};
    if (rounded->outcome != Outcome::kViolated)
      return Error{std::string(committed.name) + ".case: is violated no more"};
    const std::string& engine = file->header.at("engine");
    ArticleFlaw flaw{
        std::string(committed.name), engine, std::string(rounded->claim.sentence()), FlawCause::kNotTold, {}};
    if (const Listing listing = listing_in_rationals(engine)) {
      const auto run = replayed_by(*file, listing);
      if (!run) return Error{run.error()};
      flaw.cause = cause_of(*run);
      flaw.in_rationals = words_of_run(*run);
    } else {
      flaw.in_rationals = "not run: there is no listing in rationals";
    }
    flaws.push_back(std::move(flaw));
  }
  return flaws;
}

}  // namespace assay
