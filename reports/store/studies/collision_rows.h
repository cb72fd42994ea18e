// What collision engines answered near contact and on ordinary pairs.
#pragma once
#include <array>
#include <cstdint>

#include "reports/store/studies/columns.h"
#include "reports/store/untrusted/limits.h"

namespace assay {

inline constexpr StudyFile kCollisionGapsFile{"collision", "collision_gaps.jsonl", "collision gap", kMostStudyLines};
inline constexpr StudyFile kCollisionErrorsFile{"collision", "collision_errors.jsonl", "collision error",
                                                kMostStudyLines};

/// What was asked, and what came of it; a case is counted once at most, the rest was right.
struct CollisionCounts {
  std::uint32_t cases = 0;
  std::uint32_t false_hits = 0, false_misses = 0, touching = 0, not_finite = 0;
  std::uint32_t gave_up = 0, declined = 0, hung = 0, crashed = 0;

  std::uint32_t wrong() const { return false_hits + false_misses + touching + not_finite; }
  /// Not declined, and brought to an end.
  std::uint32_t answered() const { return cases - gave_up - declined - hung - crashed; }
  friend bool operator==(const CollisionCounts&, const CollisionCounts&) = default;
  std::optional<Misfit> misfit() const;

  static constexpr auto columns() {
    using C = CollisionCounts;
    return std::tuple{
        column("cases", &C::cases, "asked"),
        column("false_hits", &C::false_hits, "hits that are none").unless_zero(),
        column("false_misses", &C::false_misses, "misses that are none").unless_zero(),
        column("touching", &C::touching, "touching pairs counted otherwise than the engine states").unless_zero(),
        column("not_finite", &C::not_finite, "the number that hit or miss is read from is NaN").unless_zero(),
        column("gave_up", &C::gave_up, "gave up").unless_zero(),
        column("declined", &C::declined, "declined").unless_zero(),
        column("hung", &C::hung, "hung").unless_zero(),
        column("crashed", &C::crashed, "crashed, wrote outside its buffers or changed the floating-point environment")
            .unless_zero()};
  }
};

/// How pairs were moved exactly.
enum class Moved : std::uint8_t { kByOffset, kInScale };
inline constexpr std::array<std::string_view, 2> kMovedWords = {"offset", "scale"};
constexpr std::span<const std::string_view> words_of(Moved) { return kMovedWords; }

/// One engine on pairs whose facing features are 2^(3-k) apart or deep (bodies of extent 2 to 50, before a shear), all
/// multiplied by 2^by, or moved by 2^by of their extent, rounded up to a power of two, along every axis.
struct CollisionGapRow {
  std::string engine, domain;
  Moved moved = Moved::kInScale;
  std::int32_t by = 0, k = 0;
  CollisionCounts counts;
  std::optional<double> widest_gap, widest_overlap;
  friend bool operator==(const CollisionGapRow&, const CollisionGapRow&) = default;
  std::optional<Misfit> misfit() const;

  static constexpr auto crossed() {
    return std::tuple{&CollisionGapRow::engine, &CollisionGapRow::domain, &CollisionGapRow::by, &CollisionGapRow::k};
  }
  static constexpr auto columns() {
    using Row = CollisionGapRow;
    return std::tuple{
        column("engine", &Row::engine, "who was asked"),
        column("domain", &Row::domain, "that the pairs are of"),
        column("moved", &Row::moved, "how the pairs were moved"),
        column("by", &Row::by, "how far").in("log2 of the factor, or of the offset over the extent"),
        column("k", &Row::k, "facing features are 2^(3-k) apart or deep").in("-log2"),
        columns_of(&Row::counts),
        column("widest_gap", &Row::widest_gap, "greatest exact distance of a false hit").in("extent"),
        column("widest_overlap", &Row::widest_overlap, "greatest exact depth of a false miss").in("extent")};
  }
};

/// Exact order statistics of n errors: the q quantile is the ceil(q n)-th smallest. Infinite where an error exceeds the
/// greatest double: an engine may answer with that number for a distance.
struct ErrorQuantiles {
  std::uint32_t count = 0;
  double median = 0, p90 = 0, p99 = 0, p999 = 0, greatest = 0;
  friend bool operator==(const ErrorQuantiles&, const ErrorQuantiles&) = default;
  std::optional<Misfit> misfit() const;

  static constexpr auto columns() {
    using E = ErrorQuantiles;
    constexpr const char* kUnits = "2^-53 L";
    return std::tuple{column("count", &E::count, "errors"),
                      column("median", &E::median, "of the errors").in(kUnits),
                      column("p90", &E::p90, "90 % quantile").in(kUnits),
                      column("p99", &E::p99, "99 % quantile").in(kUnits),
                      column("p999", &E::p999, "99.9 % quantile").in(kUnits),
                      column("greatest", &E::greatest, "of the errors").in(kUnits)};
  }
};

struct Iterations {
  std::uint64_t total = 0;
  std::uint32_t cases = 0, most = 0;
  friend bool operator==(const Iterations&, const Iterations&) = default;
  std::optional<Misfit> misfit() const;

  static constexpr auto columns() {
    return std::tuple{column("total", &Iterations::total, "iterations of all"),
                      column("cases", &Iterations::cases, "that total is the sum of"),
                      column("most", &Iterations::most, "of one case")};
  }
};

/// One engine on one domain. Errors are in units of 2^-53 L, L the largest coordinate extent of both bodies together.
struct CollisionErrorRow {
  std::string engine, domain;
  CollisionCounts counts;
  std::optional<ErrorQuantiles> distance, depth;
  std::optional<Iterations> iterations;
  std::uint32_t witnesses = 0, witnesses_hold = 0;
  friend bool operator==(const CollisionErrorRow&, const CollisionErrorRow&) = default;
  std::optional<Misfit> misfit() const;

  static constexpr auto crossed() { return std::tuple{&CollisionErrorRow::engine, &CollisionErrorRow::domain}; }
  static constexpr auto columns() {
    using Row = CollisionErrorRow;
    return std::tuple{
        column("engine", &Row::engine, "who was asked"),
        column("domain", &Row::domain, "that the pairs are of"),
        columns_of(&Row::counts),
        column("distance", &Row::distance, "errors of right verdicts that carry a distance"),
        column("depth", &Row::depth, "errors of right verdicts that carry a depth"),
        column("iterations", &Row::iterations, "absent where the engine shows no step"),
        column("witnesses", &Row::witnesses, "answers with a witness to judge").unless_zero(),
        column("witnesses_hold", &Row::witnesses_hold, "answers that their witness proves").unless_zero()};
  }
};

struct CollisionStudy {
  std::vector<CollisionGapRow> gaps;
  std::vector<CollisionErrorRow> errors;
  bool empty() const { return gaps.empty() && errors.empty(); }
  friend bool operator==(const CollisionStudy&, const CollisionStudy&) = default;
};

}  // namespace assay
