// What work is allowed within other work, and which of several breaches is named.
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/exact/work_limits.h"
#include "oracles/exact/worst_breach.h"
#include "oracles/gjk/check_collision.h"

namespace assay::known {
namespace {

void take_allowed(FoldedRun& run, std::uint64_t allowed, std::uint64_t within, std::uint64_t units) {
  const auto outer = within_work(allowed, [&] {
    spend(1);
    const auto inner = within_work(within, [&] {
      spend(units);
      return true;
    });
    run.take(inner.index());
    if (const auto* less = std::get_if<TooLarge>(&inner)) run.take(std::array{less->spent, less->allowed});
    spend(2);
    return true;
  });
  run.take(outer.index());
  if (const auto* less = std::get_if<TooLarge>(&outer)) run.take(std::array{less->spent, less->allowed});
}

/// Work within work, each as much as is allowed, one more and one less; what a violation says that took too much.
KnownWords allowed_work() {
  FoldedRun run;
  for (std::uint64_t allowed = 0; allowed < 8; ++allowed)
    for (std::uint64_t within = 0; within < 8; ++within)
      for (std::uint64_t units = 0; units < 8; ++units) take_allowed(run, allowed, within, units);
  for (const std::uint64_t units : {kMagnitudeWork - 1, kMagnitudeWork, kMagnitudeWork + 1, kJudgeWork}) {
    Violated violated{collision_claims::kWithinDimension, "", 0};
    const auto measured = within_work(kJudgeWork, [&] {
      add_magnitude_within_work(violated, [&] {
        spend(units);
        return 3.0;
      });
      return true;
    });
    run.take(measured.index());
    run.take(Verdict(violated));
    run.take(judged_within_work([&]() -> Verdict {
      spend(units);
      return Holds{};
    }));
  }
  run.take(most_words(std::vector<Integer>{1, Integer(1) << 300, Integer(1) << 100}));
  run.take(most_words(std::vector<Rational>{1, Rational(1, 3)}));
  return {run.folded(), run.units()};
}

/// The worst of breaches, equal ones and none in every order.
KnownWords worst_breaches() {
  FoldedRun run;
  using namespace collision_claims;
  for (int k = 0; k < 64; ++k) {
    WorstBreach worst;
    int of = k;
    for (const ClaimId claim : {ClaimId(kWithinDimension), ClaimId(kWitnessFinite), ClaimId(kIndicesInRange)}) {
      if (of % 4 < 3) worst.add(Violated{claim, "", static_cast<double>(of % 4)});
      if (of % 4 == 3) worst.add(std::nullopt);
      of /= 4;
    }
    run.take(std::move(worst).verdict());
  }
  return {run.folded()};
}

}  // namespace

void add_allowed_work(KnownAnswers& all) {
  all.push_back({"oracles/exact/allowed_work", Asked::kByCheck, allowed_work, {373057799718713749u, 2684355763u}});
  all.push_back({"oracles/exact/worst_breaches", Asked::kByCheck, worst_breaches, {11807899882548879750u}});
}

}  // namespace assay::known
