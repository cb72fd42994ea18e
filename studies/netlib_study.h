// The engines on files of linear programs: what is exactly true of each, and how far off each engine is.
#pragma once
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "campaign/engine_source.h"
#include "reports/store/studies/netlib_rows.h"

namespace assay {

struct NetlibPlan {
  std::filesystem::path folder;  ///< every .mps file in it and below it, by name
  double seconds = 20;           ///< of processor time for each plug-in engine on each file
  /// Told the name of each file before it is solved.
  std::function<void(const std::string&)> progress = [](const std::string&) {};
};

/// Every engine on every file, each engine in its own worker. The exact status and value are those that an engine's own
/// proof, or exact pivots from where an engine stopped, settle (campaign/lp/lp_truth.h). A file exact.json in the
/// folder holds reference values: for each instance "status_double_rounded" and "optimum_double_rounded_decimal40", the
/// optimum of the data as doubles have them (where absent or "same": "status_exact" and "optimum_decimal40"); they are
/// compared with ours to a relative 1e-35, and stand in where nothing else settles an instance.
///
/// Error  no .mps file, a file that cannot be read, an exact.json that is not JSON.
Result<std::vector<NetlibRow>> netlib_study(const NetlibPlan& plan, const EngineList<LpFamily>& engines);

}  // namespace assay
