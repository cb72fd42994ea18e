// What the engines answered on files of linear programs: one row for each engine on each file.
#pragma once
#include <cstdint>

#include "reports/store/studies/columns.h"
#include "reports/store/studies/lp_judged.h"
#include "reports/store/untrusted/limits.h"

namespace assay {

inline constexpr StudyFile kNetlibFile{"netlib", "netlib.jsonl", "netlib", kMostStudyLines};

/// Numbers are relative as stated in campaign/lp/lp_measure.h; absent where there is nothing to measure. No
/// times: the same engines on the same files write the same bytes.
struct NetlibRow {
  std::string instance;
  std::uint32_t rows = 0, columns_of_matrix = 0;
  std::uint64_t entries = 0;
  std::string exact_status, exact_value, proof, stability, reference;
  std::string engine, version, status;
  std::optional<double> value, off, primal, dual, gap, slackness, backward, distance;
  std::string basis;
  LpJudged judged = LpJudged::kUnsettled;
  std::string claim, evidence;
  friend bool operator==(const NetlibRow&, const NetlibRow&) = default;

  static constexpr auto crossed() { return std::tuple{&NetlibRow::instance, &NetlibRow::engine}; }
  static constexpr auto columns() {
    return std::tuple{
        column("instance", &NetlibRow::instance, "the file, without its ending"),
        column("rows", &NetlibRow::rows, "of the matrix"),
        column("columns", &NetlibRow::columns_of_matrix, "of the matrix"),
        column("entries", &NetlibRow::entries, "of the matrix that are not 0"),
        column("exact_status", &NetlibRow::exact_status, "of the doubles as read; empty where nothing settles it"),
        column("exact_value", &NetlibRow::exact_value, "40 digits, in the sense of the file, where optimal"),
        column("proof", &NetlibRow::proof, "what settles it"),
        column("stability", &NetlibRow::stability, "whether it survives small changes of the numbers"),
        column("reference", &NetlibRow::reference, "agrees or differs with the published optimum; may be empty"),
        column("engine", &NetlibRow::engine, "who was asked"),
        column("version", &NetlibRow::version, "of the engine"),
        column("status", &NetlibRow::status, "that it gave, or why there is none"),
        column("basis", &NetlibRow::basis, "what its basis is exactly; empty without one"),
        column("judged", &NetlibRow::judged, "the answer in a word"),
        column("claim", &NetlibRow::claim, "that is false where the answer is beyond the promise"),
        column("evidence", &NetlibRow::evidence, "the judge's words"),
        column("value", &NetlibRow::value, "cost.x of the x given, or of the basis"),
        column("off", &NetlibRow::off, "difference from the optimum").in("max(1, |optimum|)"),
        column("primal", &NetlibRow::primal, "greatest violation by x").in("relative"),
        column("dual", &NetlibRow::dual, "greatest violation by y").in("relative"),
        column("gap", &NetlibRow::gap, "between the objectives of x and y").in("relative"),
        column("slackness", &NetlibRow::slackness, "greatest product of slack and multiplier").in("relative"),
        column("backward", &NetlibRow::backward, "change of the numbers that makes x feasible").in("relative"),
        column("distance", &NetlibRow::distance, "smallest change found that makes a wrong status right")
            .in("relative")};
  }
};

}  // namespace assay
