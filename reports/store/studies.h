// What the studies found, one JSON record a line, in the folder studies/ of a campaign directory. They are no campaign: no
// seed, no shards; the same program writes the same bytes.
//
//   studies/cycling.jsonl   one CyclingRow a line
//   studies/pivots.jsonl    GrowthRows, then GrowthFits
//   studies/hulls.jsonl     the same for predicate calls of hull algorithms
//   studies/netlib.jsonl    one NetlibRow a line, see netlib_records.h
//   studies/article.jsonl   see article_records.h
//   studies/grids.jsonl     one GridRow a line, see grid_records.h
//   studies/collision_gaps.jsonl, collision_errors.jsonl   see collision_records.h: of a seed and a number of cases
#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "reports/store/article_records.h"
#include "reports/store/collision_records.h"
#include "reports/store/files.h"
#include "reports/store/grid_records.h"
#include "reports/store/netlib_records.h"

namespace assay {

inline constexpr const char* kCyclingFile = "cycling.jsonl";
inline constexpr const char* kPivotsFile = "pivots.jsonl";
inline constexpr const char* kHullsFile = "hulls.jsonl";

/// A point of an objective trace: cost.x after so many steps.
struct TracePoint {
  std::uint32_t step = 0;
  double objective = 0;
  friend bool operator==(const TracePoint&, const TracePoint&) = default;
};

/// States repeat from `first` on with period `period`, `length` states long.
struct Repeating {
  std::uint32_t first = 0, period = 0, length = 0;
  friend bool operator==(const Repeating&, const Repeating&) = default;
};

/// One instance under one choice of rules.
struct CyclingRow {
  std::string instance, source;
  bool is_as_printed = true;
  std::string pricing, tie, anti_cycling;
  std::string outcome;  ///< "optimal", "infeasible", "unbounded", "cycles", "stalls", or why it gave up
  std::uint32_t pivots = 0, resets = 0, longest_stall = 0;
  std::uint32_t cycle_length = 0;                 ///< steps until the whole state came back; 0: it did not
  std::optional<Repeating> bases_repeating;       ///< the bases alone
  std::vector<std::vector<std::uint32_t>> bases;  ///< of one period, where they repeat
  std::vector<TracePoint> trace;
  friend bool operator==(const CyclingRow&, const CyclingRow&) = default;
};

/// Pivots of one rule on the problems of one size, or predicate calls of one algorithm on its clouds.
struct GrowthRow {
  std::string family, rule;
  std::uint32_t size = 0, runs = 0, unfinished = 0;  ///< unfinished runs are in none of the numbers
  double mean = 0;
  std::uint32_t least = 0, greatest = 0;
  friend bool operator==(const GrowthRow&, const GrowthRow&) = default;
};

/// The line by least squares through log2 of the means over growth_abscissa of the sizes.
struct GrowthFit {
  std::string family, rule, model;
  double slope = 0, standard_error = 0, intercept = 0;
  std::uint32_t points = 0;
  friend bool operator==(const GrowthFit&, const GrowthFit&) = default;
};

struct Growth {
  std::vector<GrowthRow> rows;
  std::vector<GrowthFit> fits;
  bool empty() const { return rows.empty(); }
  friend bool operator==(const Growth&, const Growth&) = default;
};

/// What log2 of the mean is fitted to a line against: the size ("exponential"), its log2 ("power"), log2 log2 of it ("n log h",
/// n fixed) or log2(n log2 n) ("n log n"). A slope of 1 under the last two means growth as their names say.
double growth_abscissa(const std::string& model, std::uint32_t size);

struct Studies {
  std::vector<CyclingRow> cycling;
  Growth pivots, hulls;
  std::vector<NetlibRow> netlib;
  ArticleStudy article;
  std::vector<GridRow> grids;
  CollisionStudy collision;
  bool empty() const {
    return cycling.empty() && pivots.empty() && hulls.empty() && netlib.empty() && article.empty() && grids.empty() &&
           collision.empty();
  }
};

/// Into studies/ of `directory`, which is made if absent.
Result<Written> write_cycling(const std::filesystem::path& directory, const std::vector<CyclingRow>& rows);
Result<Written> write_growth(const std::filesystem::path& directory, const char* file, const Growth& growth);

/// What studies/ of `directory` holds; nothing where there is no such folder.
///
/// Error   a line that is no record: the sentence names file, line and field.
Result<Studies> read_studies(const std::filesystem::path& directory);

}  // namespace assay
