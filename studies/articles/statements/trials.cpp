#include "studies/articles/statements/trials.h"

#include "algorithms/hull2/hull2.h"
#include "algorithms/published/gjk/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk/gjk_tutorial_2d.h"
#include "algorithms/published/gjk/kreuzer_tableau.h"
#include "algorithms/published/hull2/chan_alzubaidi.h"
#include "algorithms/published/hull2/divide_alzubaidi.h"
#include "algorithms/published/hull2/graham_alzubaidi.h"
#include "algorithms/published/hull2/jarvis_alzubaidi.h"
#include "algorithms/published/hull2/melkman_alzubaidi.h"
#include "certified/gjk/certified_gjk.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/gjk/verdict_is_right.h"
#include "properties/hull2/hull2_is_exact.h"
#include "properties/terminates.h"
#include "studies/articles/known_pairs.h"
#include "studies/articles/kreuzer_readings.h"
#include "studies/articles/watched_run.h"
#include "variants/variants.h"

namespace assay::trial {
namespace {

constexpr std::uint64_t kTrialSeed = 1, kCases = 60;

template <class Problem>
void add(const Assessment& run, const Problem& problem, Tried& tried) {
  // An algorithm that gives up has not done what the article says that it does.
  const bool refutes = run.outcome == Outcome::kViolated || run.outcome == Outcome::kGaveUp;
  if (run.outcome != Outcome::kHolds && !refutes) return;
  ++tried.cases;
  if (!refutes || tried.refuted++ > 0) return;
  tried.example = write_case({{}, problem});
  tried.evidence = run.outcome == Outcome::kGaveUp ? "gives up: " + run.evidence : run.evidence;
}

template <class D>
void each_pair_of(const PairVisit& visit) {
  const std::string name = catalog<GjkFamily>().domain(D::kName)->versioned_name();
  for (std::uint64_t index = 0; index < kCases; ++index) {
    Choices choices{stream_key(kTrialSeed, name, index)};
    visit(D::draw(choices).problem);
  }
}

/// The engine's property, of `listing` in its place unless that is null.
Tried on_pairs(std::string_view engine, std::string_view property, Listing listing, void (*pairs)(const PairVisit&)) {
  Tried tried;
  const ListedVariant<GjkFamily>* variant = variant_named<GjkFamily>(engine);
  const PropertyEntry<GjkFamily>* claim = catalog<GjkFamily>().property(property);
  if (variant == nullptr || claim == nullptr) return tried;
  Suspect<GjkFamily> suspect = suspect_of(*variant);
  if (listing != nullptr) suspect.solve = listing;
  pairs([&](const ConvexPair& pair) { add(watched_run(suspect, *claim, pair), pair, tried); });
  return tried;
}
Tried on_planar_pairs(std::string_view engine, std::string_view property, Listing listing) {
  return on_pairs(engine, property, listing, &each_planar_pair);
}

/// All clouds of so many points of the 3 x 3 grid, each cloud in the order of x, then y.
template <class Hull>
Tried on_small_clouds(std::initializer_list<std::size_t> sizes = {3, 4}) {
  Tried tried;
  const ListedVariant<Hull2Family>* variant = variant_named<Hull2Family>(Hull::kName);
  const PropertyEntry<Hull2Family>* claim = catalog<Hull2Family>().property(Hull2IsExact::kName);
  if (variant == nullptr || claim == nullptr) return tried;
  const Suspect<Hull2Family> suspect = suspect_of(*variant);
  constexpr unsigned kPoints = 9;
  for (const std::size_t size : sizes) {
    for (unsigned chosen = 0; chosen < 1u << kPoints; ++chosen) {
      Cloud2 cloud;
      for (unsigned i = 0; i < kPoints; ++i)
        if ((chosen >> i & 1) != 0) cloud.points.push_back({static_cast<double>(i / 3), static_cast<double>(i % 3)});
      if (cloud.points.size() == size) add(watched_run(suspect, *claim, cloud), cloud, tried);
    }
  }
  return tried;
}

template <class Variant, class Property>
Tried in_rationals() {
  return on_planar_pairs(Variant::kName, Property::kName, listing_in_rationals<GjkFamily>(Variant::kName));
}

void each_pair_in_space(const PairVisit& visit) {
  each_pair_of<GjkLattice<3>>(visit);
  each_pair_of<GjkTouching<3>>(visit);
  each_pair_of<GjkNearTouching<3>>(visit);
}

}  // namespace

void each_planar_pair(const PairVisit& visit) {
  each_pair_of<GjkLattice<2>>(visit);
  each_pair_of<GjkTouching<2>>(visit);
  each_pair_of<GjkNearTouching<2>>(visit);
  each_pair_of<GjkUlpGrid<2>>(visit);
}

Tried accuracy_is_needed() {
  const Tried decided =
      on_pairs(CertifiedGjkBoolean::kName, VerdictIsRight::kName, nullptr, [](const PairVisit& visit) {
        for (const ConvexPair& pair : known_pairs()) visit(pair);
      });
  return {decided.cases, decided.refuted > 0 ? 0 : decided.cases};
}

Tried three_points_are_needed() {
  const Tried found = on_small_clouds<ProductionHull2>({1, 2});
  return {found.cases, found.refuted > 0 ? 0 : found.cases};
}

Tried boolean_walk_in_space() {
  return on_pairs(CertifiedGjkBoolean::kName, VerdictIsRight::kName, nullptr, &each_pair_in_space);
}

Tried tutorial_verdict_in_rationals() { return in_rationals<GjkTutorial2d, VerdictIsRight>(); }
Tried tutorial_ends_in_rationals() { return in_rationals<GjkTutorial2d, Terminates<GjkFamily>>(); }
Tried alzubaidi_verdict_in_rationals() { return in_rationals<GjkAlzubaidi2d, VerdictIsRight>(); }
Tried alzubaidi_ends_in_rationals() { return in_rationals<GjkAlzubaidi2d, Terminates<GjkFamily>>(); }
Tried kreuzer_with_right_ties_in_rationals() {
  return on_planar_pairs(KreuzerTableau::kName, VerdictIsRight::kName, kreuzer_in_rationals(kFirstTie | kAccuracy));
}
Tried kreuzer_ends_with_right_ties_in_rationals() {
  return on_planar_pairs(KreuzerTableau::kName, Terminates<GjkFamily>::kName, kreuzer_in_rationals(kFirstTie));
}

Tried graham_as_printed() { return on_small_clouds<GrahamAlzubaidi<alzubaidi::Reading::kPrinted>>(); }
Tried jarvis_as_printed() { return on_small_clouds<JarvisAlzubaidi<alzubaidi::Reading::kPrinted>>(); }
Tried melkman_as_printed() { return on_small_clouds<MelkmanAlzubaidi<alzubaidi::Reading::kPrinted>>(); }
Tried chan_as_printed() { return on_small_clouds<ChanAlzubaidi<alzubaidi::Reading::kPrinted>>(); }
Tried chan_in_all_rounds_as_printed() {
  return on_small_clouds<ChanAlzubaidi<alzubaidi::Reading::kPrinted, double, alzubaidi::Rounds::kAll>>({5});
}
Tried chan_in_all_rounds_put_right() {
  return on_small_clouds<ChanAlzubaidi<alzubaidi::Reading::kEmended, double, alzubaidi::Rounds::kAll>>({5});
}
Tried divide_as_printed() { return on_small_clouds<DivideAlzubaidi<alzubaidi::Reading::kPrinted>>(); }
Tried graham_put_right() { return on_small_clouds<GrahamAlzubaidi<alzubaidi::Reading::kEmended>>(); }
Tried jarvis_put_right() { return on_small_clouds<JarvisAlzubaidi<alzubaidi::Reading::kEmended>>(); }
Tried melkman_put_right() { return on_small_clouds<MelkmanAlzubaidi<alzubaidi::Reading::kEmended>>(); }
Tried chan_put_right() { return on_small_clouds<ChanAlzubaidi<alzubaidi::Reading::kEmended>>(); }
Tried divide_put_right() { return on_small_clouds<DivideAlzubaidi<alzubaidi::Reading::kEmended>>(); }

}  // namespace assay::trial
