#include "reports/store/intervals.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/hypergeometric.hpp>
#include <cmath>

namespace assay {
namespace {

namespace bm = boost::math;

// No exception crosses a layer: what Boost.Math cannot do comes back as NaN, which the callers below rule out.
using Quiet = bm::policies::policy<bm::policies::domain_error<bm::policies::ignore_error>,
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

std::uint64_t wrong_verdicts(std::string_view property, const CellCounts& cell) {
  if (property == "shapes/answer_is_right" || property == "hull2/is_exact" || property == "hull3/is_exact")
    return count_of(cell, Outcome::kViolated);
  if (property != "gjk/verdict_is_right" && property != "cast/verdict_is_right") return 0;
  std::uint64_t wrong = 0;
  for (const auto& [claim, count] : cell.violations) {
    if (claim.find("wrong hit") != std::string::npos || claim.find("wrong miss") != std::string::npos) wrong += count;
  }
  return wrong;
}

std::optional<std::int32_t> effective_exponent(std::string_view property, const CellsByDifficulty& cells) {
  for (const auto& [difficulty, cell] : cells) {
    if (wrong_verdicts(property, cell) > 0) return difficulty;
  }
  return std::nullopt;
}

std::optional<double> size_on_axis(std::string_view axis, std::int32_t difficulty) {
  constexpr std::string_view kSizes[] = {"vertices", "points", "rows", "columns", "size"};
  constexpr std::string_view kLogarithm = "log2 ";
  const bool is_logarithm = axis.starts_with(kLogarithm);
  if (is_logarithm) axis.remove_prefix(kLogarithm.size());
  for (const std::string_view article : {"of the ", "number of "}) {
    if (axis.starts_with(article)) axis.remove_prefix(article.size());
  }
  for (const std::string_view size : kSizes) {
    if (!axis.starts_with(size)) continue;
    const std::string_view after = axis.substr(size.size());
    const bool is_count = after.empty() || after.starts_with(" of ") || after.starts_with(" + ") || is_logarithm;
    if (is_count && (is_logarithm || difficulty > 0)) return is_logarithm ? std::ldexp(1.0, difficulty) : difficulty;
  }
  return std::nullopt;
}

}  // namespace assay
