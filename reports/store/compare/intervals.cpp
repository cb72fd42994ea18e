#include "reports/store/compare/intervals.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/hypergeometric.hpp>

#include "properties/evaluate.h"

namespace assay {
namespace {

namespace bm = boost::math;

// No exception crosses a layer: what Boost.Math cannot do comes back as NaN, which the callers below rule out. In
// double, since valgrind rounds long double to double, on which Boost.Math overflows at start.
using Quiet =
    bm::policies::policy<bm::policies::promote_double<false>, bm::policies::domain_error<bm::policies::ignore_error>,
                         bm::policies::overflow_error<bm::policies::ignore_error>,
                         bm::policies::evaluation_error<bm::policies::ignore_error>,
                         bm::policies::rounding_error<bm::policies::ignore_error>>;
using Binomial = bm::binomial_distribution<double, Quiet>;
using Hypergeometric = bm::hypergeometric_distribution<double, Quiet>;

}  // namespace

Interval clopper_pearson(std::uint64_t failures, std::uint64_t cases, double confidence) {
  if (cases == 0) return {};
  const double tail = (1 - confidence) / 2, n = static_cast<double>(cases), k = static_cast<double>(failures);
  Interval interval;
  interval.low = failures == 0 ? 0 : Binomial::find_lower_bound_on_p(n, k, tail);
  interval.high = failures == cases ? 1 : Binomial::find_upper_bound_on_p(n, k, tail);
  return interval;
}

double fisher_increase(std::uint64_t failures_before, std::uint64_t cases_before, std::uint64_t failures_after,
                       std::uint64_t cases_after) {
  const std::uint64_t failures = failures_before + failures_after, cases = cases_before + cases_after;
  if (cases_before == 0 || cases_after == 0 || failures_after == 0) return 1;
  // At least this many failures must fall on the second sample, whatever the draw.
  if (failures > cases_before && failures_after <= failures - cases_before) return 1;
  if (cases <= kLargestPopulation) {
    const Hypergeometric second(static_cast<unsigned>(failures), static_cast<unsigned>(cases_after),
                                static_cast<unsigned>(cases));
    return bm::cdf(bm::complement(second, static_cast<unsigned>(failures_after - 1)));
  }
  const Binomial second(static_cast<double>(failures), static_cast<double>(cases_after) / static_cast<double>(cases));
  return bm::cdf(bm::complement(second, static_cast<double>(failures_after - 1)));
}

std::uint64_t wrong_verdicts(const RowFacts& facts, const CellCounts& cell) {
  std::uint64_t wrong = 0;
  if (facts.every_violation_is_wrong)
    for (const auto& [claim, count] : cell.violations)
      wrong += is_about_an_answer(claim_of_no_judge(claim)) ? count : 0;
  for (const std::string& claim : facts.wrong_claims)
    if (const auto counted = cell.violations.find(claim); counted != cell.violations.end()) wrong += counted->second;
  return wrong;
}

std::optional<std::int32_t> effective_exponent(const RowFacts& facts, const CellsByDifficulty& cells) {
  for (const auto& [difficulty, cell] : cells) {
    // Where the whole answer is judged, 0 is another defect than of distance: a point of an edge listed as a corner.
    if (facts.every_violation_is_wrong && cell.magnitude_max == 0) continue;
    if (wrong_verdicts(facts, cell) > 0) return difficulty;
  }
  return std::nullopt;
}

Share PopulationCounts::wrong(Severity severity) const {
  return {count_of(counts, severity) - without_answer(severity).failed, tried(counts, severity)};
}

Share PopulationCounts::without_answer(Severity severity) const {
  const std::uint64_t silent = no_answer[static_cast<std::size_t>(severity)];
  return {std::min(count_of(counts, severity), silent), tried(counts, severity)};
}

}  // namespace assay
