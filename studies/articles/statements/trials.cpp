#include "studies/articles/statements/trials.h"

#include "algorithms/published/gjk/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk/gjk_tutorial_2d.h"
#include "algorithms/published/gjk/kreuzer_tableau.h"
#include "algorithms/published/hull2/chan_alzubaidi.h"
#include "algorithms/published/hull2/divide_alzubaidi.h"
#include "algorithms/published/hull2/graham_alzubaidi.h"
#include "algorithms/published/hull2/jarvis_alzubaidi.h"
#include "algorithms/published/hull2/melkman_alzubaidi.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "properties/domains/gjk/contact/near_touching.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/lattice.h"
#include "properties/domains/gjk/ulp_grid.h"
#include "properties/gjk/verdict_is_right.h"
#include "properties/hull2/hull2_is_exact.h"
#include "properties/terminates.h"
#include "studies/articles/kreuzer_readings.h"
#include "studies/articles/watched_run.h"
#include "variants/variants.h"

namespace assay::trial {
namespace {

constexpr std::uint64_t kSeed = 1, kCases = 60;

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
void try_domain(const Suspect<GjkFamily>& suspect, const PropertyEntry<GjkFamily>& property, Tried& tried) {
  const std::string name = catalog<GjkFamily>().domain(D::kName)->versioned_name();
  for (std::uint64_t index = 0; index < kCases; ++index) {
    Choices choices{stream_key(kSeed, name, index)};
    const ConvexPair pair = D::draw(choices).problem;
    add(watched_run(suspect, property, pair), pair, tried);
  }
}

Tried on_planar_pairs(std::string_view engine, std::string_view property, Listing listing) {
  Tried tried;
  const ListedVariant<GjkFamily>* variant = variant_named<GjkFamily>(engine);
  const PropertyEntry<GjkFamily>* claim = catalog<GjkFamily>().property(property);
  if (variant == nullptr || claim == nullptr) return tried;
  Suspect<GjkFamily> suspect = suspect_of(*variant);
  suspect.solve = listing;
  try_domain<GjkLattice<2>>(suspect, *claim, tried);
  try_domain<GjkTouching<2>>(suspect, *claim, tried);
  try_domain<GjkNearTouching<2>>(suspect, *claim, tried);
  try_domain<GjkUlpGrid<2>>(suspect, *claim, tried);
  return tried;
}

/// All clouds of three or four points of the 3 x 3 grid, each cloud in the order of x, then y.
template <class Hull>
Tried on_small_clouds() {
  Tried tried;
  const ListedVariant<Hull2Family>* variant = variant_named<Hull2Family>(Hull::kName);
  const PropertyEntry<Hull2Family>* claim = catalog<Hull2Family>().property(Hull2IsExact::kName);
  if (variant == nullptr || claim == nullptr) return tried;
  const Suspect<Hull2Family> suspect = suspect_of(*variant);
  constexpr unsigned kPoints = 9;
  for (const std::size_t size : {3, 4}) {
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

}  // namespace

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
Tried divide_as_printed() { return on_small_clouds<DivideAlzubaidi<alzubaidi::Reading::kPrinted>>(); }
Tried graham_put_right() { return on_small_clouds<GrahamAlzubaidi<alzubaidi::Reading::kEmended>>(); }
Tried jarvis_put_right() { return on_small_clouds<JarvisAlzubaidi<alzubaidi::Reading::kEmended>>(); }
Tried melkman_put_right() { return on_small_clouds<MelkmanAlzubaidi<alzubaidi::Reading::kEmended>>(); }
Tried chan_put_right() { return on_small_clouds<ChanAlzubaidi<alzubaidi::Reading::kEmended>>(); }
Tried divide_put_right() { return on_small_clouds<DivideAlzubaidi<alzubaidi::Reading::kEmended>>(); }

}  // namespace assay::trial
