// Which simplex rules cycle on which classics: one row for each instance under each choice of rules.
#pragma once
#include <array>
#include <cstdint>

#include "reports/store/studies/columns.h"

namespace assay {

inline constexpr StudyFile kCyclingFile{"cycling", "cycling.jsonl", "cycling"};

/// How a run ended: it "cycles" when the whole state came back, it "stalls" as cycling_study.h says. From kGaveUp
/// on one for each GaveUp::Why, in their order.
enum class CyclingOutcome : std::uint8_t { kOptimal, kInfeasible, kUnbounded, kCycles, kStalls, kDeclined, kGaveUp };
inline constexpr std::array<std::string_view, 13> kCyclingOutcomes = {
    "optimal", "infeasible", "unbounded", "cycles",         "stalls",     "declined", "step limit",
    "cycling", "stalled",    "uncertain", "singular basis", "not finite", "stopped"};
constexpr std::span<const std::string_view> words_of(CyclingOutcome) { return kCyclingOutcomes; }

/// A point of an objective trace.
struct TracePoint {
  std::uint32_t step = 0;
  double objective = 0;
  friend bool operator==(const TracePoint&, const TracePoint&) = default;

  static constexpr bool kIsList = true;
  static constexpr auto columns() {
    return std::tuple{column("step", &TracePoint::step, "steps made"),
                      column("objective", &TracePoint::objective, "cost.x after them")};
  }
};

/// States repeat from `first` on with period `period`, `length` states long.
struct Repeating {
  std::uint32_t first = 0, period = 0, length = 0;
  friend bool operator==(const Repeating&, const Repeating&) = default;

  static constexpr auto columns() {
    return std::tuple{column("first", &Repeating::first, "step from which on bases repeat").in("steps"),
                      column("period", &Repeating::period, "steps until the same basis").in("steps"),
                      column("length", &Repeating::length, "how long they do").in("steps")};
  }
};

/// The word of lp::AntiCycling::kNone.
inline constexpr std::string_view kUnguarded = "none";

struct CyclingRow {
  std::string instance, source;
  bool is_as_printed = true;
  std::string pricing, tie, anti_cycling;
  CyclingOutcome outcome = CyclingOutcome::kOptimal;
  std::uint32_t pivots = 0, resets = 0, longest_stall = 0, cycle_length = 0;
  std::optional<Repeating> bases_repeating;
  std::vector<std::vector<std::uint32_t>> bases;
  std::vector<TracePoint> trace;
  friend bool operator==(const CyclingRow&, const CyclingRow&) = default;

  bool is_guarded() const { return anti_cycling != kUnguarded; }
  /// An answer, and not only a reason to stop.
  bool ends() const { return outcome <= CyclingOutcome::kUnbounded; }

  static constexpr auto crossed() {
    return std::tuple{&CyclingRow::instance, &CyclingRow::pricing, &CyclingRow::tie, &CyclingRow::anti_cycling};
  }
  static constexpr auto columns() {
    return std::tuple{
        column("instance", &CyclingRow::instance, "the program"),
        column("source", &CyclingRow::source, "who printed it, and where"),
        column("as_printed", &CyclingRow::is_as_printed, "its numbers are doubles as printed, not rounded"),
        column("pricing", &CyclingRow::pricing, "rule for the entering variable"),
        column("tie", &CyclingRow::tie, "who leaves where ratios tie"),
        column("anti_cycling", &CyclingRow::anti_cycling, "the guard against cycling"),
        column("outcome", &CyclingRow::outcome, "how the run ended"),
        column("pivots", &CyclingRow::pivots, "steps made"),
        column("resets", &CyclingRow::resets, "resets of the tolerance (EXPAND)"),
        column("longest_stall", &CyclingRow::longest_stall, "longest run of pivots of length 0").in("steps"),
        column("cycle_length", &CyclingRow::cycle_length, "until the whole state came back; 0: it did not").in("steps"),
        column("bases_repeating", &CyclingRow::bases_repeating, "the bases alone; absent where they do not repeat"),
        column("bases", &CyclingRow::bases, "of one period, where they repeat; sixteen at most"),
        column("trace", &CyclingRow::trace, "step and cost.x; long ones thinned out")};
  }
};

}  // namespace assay
