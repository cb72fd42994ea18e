// The engine growth study: what production algorithms, their peers and the judges take as problems grow.
#pragma once
#include <functional>
#include <string>

#include "algorithms/model/result.h"
#include "campaign/engine_source.h"
#include "reports/store/studies/growth_rows.h"

namespace assay {

struct EngineGrowthPlan {
  bool all_engines = false;  ///< and not only those that the ladders name
  double seconds = 1;        ///< of processor time for a plug-in engine on a problem
  /// Told the name of each ladder before it is climbed.
  std::function<void(const std::string&)> progress = [](const std::string&) {};
};

/// Times are the quickest of three asks, through the worker where the engine has one: of one machine and one moment.
struct EngineGrowth {
  Growth counts, times;
};

/// Steps and times of each engine on the ladders of its families (studies/growth/problem_ladders.h), and the work and
/// times of judging the principal claim on the answers of the first engine of each ladder. Engines that tell no steps
/// have times alone. A ladder is left where a problem took a quarter of a second, which shows in the times alone:
/// `counts` is a function of the program.
///
/// Error  an engine cannot be made.
Result<EngineGrowth> engine_growth(const EngineGrowthPlan& plan, const EngineSources& sources);

}  // namespace assay
