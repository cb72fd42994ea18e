// What a count of failures says about a rate, and at which gap an engine stops being right.
#pragma once
#include <cstdint>
#include <optional>

#include "reports/store/compare/aggregate.h"

namespace assay {

struct Interval {
  double low = 0, high = 1;
};

inline constexpr double kConfidence = 0.95;

/// The exact two-sided confidence interval of a binomial proportion: every rate at which neither tail beyond the
/// observed count is rarer than (1 - confidence) / 2.
///
/// Error   none: 0 of 0 gives [0, 1]. Precondition: failures <= cases.
/// Source  C. J. Clopper, E. S. Pearson, Biometrika 26(4), 1934, 404-413.
Interval clopper_pearson(std::uint64_t failures, std::uint64_t cases, double confidence = kConfidence);

/// So many cases of one severity that failed under one claim, of those that were tried.
struct Share {
  std::uint64_t failed = 0, tried = 0;

  /// Precondition: tried > 0.
  double value() const { return static_cast<double>(failed) / static_cast<double>(tried); }
  Interval interval() const { return clopper_pearson(failed, tried); }
};

/// What became of one claim on the rows of one population.
struct PopulationCounts {
  CellCounts counts;
  BySeverity no_answer{};  ///< of counts.severities those that crashed or hung

  /// Failures of one severity, without crashes and hangs.
  Share wrong(Severity severity) const;
  /// The crashes and hangs.
  Share without_answer(Severity severity) const;
};

/// The probability, were both samples drawn with one rate, that the second has at least as many failures as it has,
/// given the failures of both together: the one-sided p-value of Fisher's exact test.
///
/// Error   1 where a sample is empty. Above kLargestPopulation cases in all the hypergeometric distribution is replaced
///         by the binomial one, its limit for large populations.
/// Source  R. A. Fisher, J. R. Stat. Soc. 85(1), 1922, 87-94.
double fisher_increase(std::uint64_t failures_before, std::uint64_t cases_before, std::uint64_t failures_after,
                       std::uint64_t cases_after);
inline constexpr std::uint64_t kLargestPopulation = std::uint64_t{1} << 31;  ///< Boost.Math counts in 32 bits

/// The violations of a cell that make a verdict wrong. Whether touching counts as a hit is a matter of statement and
/// not counted here.
std::uint64_t wrong_verdicts(const RowFacts& facts, const CellCounts& cell);

/// The smallest difficulty k at which a verdict was wrong: 2^-k is the effective epsilon, where the axis is relative.
/// nullopt where none was. Where every violation counts as one, those by a magnitude of 0 do not.
std::optional<std::int32_t> effective_exponent(const RowFacts& facts, const CellsByDifficulty& cells);

}  // namespace assay
