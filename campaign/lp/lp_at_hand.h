// The engines that take a linear program, and what they answer.
#pragma once
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "campaign/engine_source.h"

namespace assay {

/// The engines that `selectors` name and that serve linear programs; all of them where there is no selector.
Result<EngineList<LpFamily>> lp_engines(const std::vector<std::string>& selectors);

/// One question to each engine, each in a worker of its own where it is foreign, and stopped there after `seconds`.
std::vector<Reply<LpFamily>> ask_each(const EngineList<LpFamily>& engines, const LpProblem& problem, double seconds);

}  // namespace assay
