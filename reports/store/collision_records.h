// What collision engines answered near contact and on ordinary pairs: one record a line in studies/collision_gaps.jsonl and
// studies/collision_errors.jsonl.
#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/store/files.h"

namespace assay {

inline constexpr const char* kCollisionGapsFile = "collision_gaps.jsonl";
inline constexpr const char* kCollisionErrorsFile = "collision_errors.jsonl";

/// What was asked, and what came of it; a case is counted once at most, the rest was right. A count of 0 is left out on file.
struct CollisionCounts {
  std::uint32_t cases = 0;  ///< asked
  std::uint32_t false_hits = 0, false_misses = 0;
  std::uint32_t touching = 0;    ///< touching pairs counted otherwise than the engine states
  std::uint32_t not_finite = 0;  ///< the number that hit or miss is read from is NaN
  std::uint32_t gave_up = 0, declined = 0, hung = 0;
  std::uint32_t crashed = 0;  ///< or wrote outside its buffers, or changed the floating-point environment

  std::uint32_t wrong() const { return false_hits + false_misses + touching + not_finite; }
  /// Not declined, and brought to an end.
  std::uint32_t answered() const { return cases - gave_up - declined - hung - crashed; }
  friend bool operator==(const CollisionCounts&, const CollisionCounts&) = default;
};

inline constexpr std::string_view kMovedInScale = "scale", kMovedByOffset = "offset";

/// One engine on pairs whose facing features are 2^(3-k) apart or deep (bodies of extent 2 to 50, before a shear), all
/// multiplied by 2^by, or moved by 2^by of their extent, rounded up to a power of two, along every axis.
struct CollisionGapRow {
  std::string engine, domain, moved;  ///< moved: kMovedInScale or kMovedByOffset
  std::int32_t by = 0, k = 0;
  CollisionCounts counts;
  std::optional<double> widest_gap;      ///< greatest exact distance over extent of a false hit
  std::optional<double> widest_overlap;  ///< greatest exact depth over extent of a false miss
  friend bool operator==(const CollisionGapRow&, const CollisionGapRow&) = default;
};

/// Exact order statistics of n errors: the q quantile is the ceil(q n)-th smallest. Infinite where an error exceeds the
/// greatest double: an engine may answer with that number for a distance.
struct ErrorQuantiles {
  std::uint32_t count = 0;
  double median = 0, p90 = 0, p99 = 0, p999 = 0, greatest = 0;  ///< p999: 99.9 %
  friend bool operator==(const ErrorQuantiles&, const ErrorQuantiles&) = default;
};

struct Iterations {
  std::uint64_t total = 0;
  std::uint32_t cases = 0, most = 0;  ///< cases that total is the sum of
  friend bool operator==(const Iterations&, const Iterations&) = default;
};

/// One engine on one domain. Errors are in units of 2^-53 L, L the largest coordinate extent of both bodies together.
struct CollisionErrorRow {
  std::string engine, domain;
  CollisionCounts counts;
  std::optional<ErrorQuantiles> distance, depth;    ///< of right verdicts that carry such a number
  std::optional<Iterations> iterations;             ///< absent where the engine shows no step
  std::uint32_t witnesses = 0, witnesses_hold = 0;  ///< answers with a witness to judge, and those that it proves
  friend bool operator==(const CollisionErrorRow&, const CollisionErrorRow&) = default;
};

struct CollisionStudy {
  std::vector<CollisionGapRow> gaps;
  std::vector<CollisionErrorRow> errors;
  bool empty() const { return gaps.empty() && errors.empty(); }
  friend bool operator==(const CollisionStudy&, const CollisionStudy&) = default;
};

/// Both files into studies/ of `directory`, which is made if absent.
Result<Written> write_collision(const std::filesystem::path& directory, const CollisionStudy& study);

/// What both files of `directory` hold; nothing where there is none.
/// Error  a line that is no record: the sentence names file, line and field.
Result<CollisionStudy> read_collision(const std::filesystem::path& directory);

}  // namespace assay
