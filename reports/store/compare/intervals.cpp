#include "reports/store/compare/intervals.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/hypergeometric.hpp>
#include <cmath>

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

void GapVerdicts::add(const PlannedRow& row, const CellsByDifficulty& cells) {
  const RowFacts& facts = row.facts;
  if (facts.measures != Axis::Kind::kRelative || !facts.judges_verdicts()) return;
  std::optional<std::int32_t> first_wrong, last;
  for (const auto& [difficulty, cell] : cells) {
    if (judged(cell) == 0) continue;
    last = difficulty;
    // Where the whole answer is judged, 0 is another defect than of distance: a point of an edge listed as a corner.
    if (facts.every_violation_is_wrong && cell.magnitude_max == 0) continue;
    if (!first_wrong && wrong_verdicts(facts, cell) > 0) first_wrong = difficulty;
  }
  const bool is_worse = first_wrong && (!wrong || *first_wrong < *wrong),
             is_finer = last && (!finest || *last > *finest);
  if (is_worse || (is_finer && !wrong)) measure = facts.unit, domain = row.domain;
  if (is_worse) wrong = first_wrong;
  if (is_finer) finest = last;
}

std::string GapVerdicts::words() const {
  if (wrong) return fmt::format("2^{} ({:.1e})", -*wrong, std::ldexp(1.0, -*wrong));
  return finest ? fmt::format("none wrong down to 2^{}", -*finest) : "not tried";
}

std::string Share::default_words() const {
  if (by_default == 0) return "";
  return by_default == failed ? "by default" : std::to_string(by_default) + " by default";
}

FailuresApart& FailuresApart::operator+=(const FailuresApart& other) {
  for (std::size_t i = 0; i < kSeverities; ++i)
    no_answer[i] += other.no_answer[i], by_default[i] += other.by_default[i];
  return *this;
}

std::map<RowKey, FailuresApart> failures_apart(const std::vector<BlockRecord>& blocks) {
  std::map<RowKey, FailuresApart> rows;
  for (const BlockRecord& block : blocks)
    for (const Candidate& one : block.candidates) {
      const bool is_silent =
          one.claim == ClaimId(kClaimCrashed).sentence() || one.claim == ClaimId(kClaimHung).sentence();
      if (!is_silent && one.by_default == 0) continue;
      FailuresApart& row = rows[{block.engine, block.property, block.domain}];
      const auto place = static_cast<std::size_t>(one.severity);
      row.no_answer[place] += is_silent ? one.count : 0;
      row.by_default[place] += one.by_default;
    }
  return rows;
}

PopulationCounts& PopulationCounts::operator+=(const PopulationCounts& other) {
  counts += other.counts;
  apart += other.apart;
  return *this;
}

Share PopulationCounts::failures(Severity severity) const {
  return {count_of(counts, severity), tried(counts, severity), apart.by_default[static_cast<std::size_t>(severity)]};
}

Share PopulationCounts::wrong(Severity severity) const {
  Share share = failures(severity);
  share.failed -= without_answer(severity).failed;
  return share;
}

Share PopulationCounts::without_answer(Severity severity) const {
  const std::uint64_t silent = apart.no_answer[static_cast<std::size_t>(severity)];
  return {std::min(count_of(counts, severity), silent), tried(counts, severity)};
}

PopulationCounts ByPopulation::all() const {
  PopulationCounts both = sample;
  return both += chosen;
}

}  // namespace assay
