// A linear program from a file of either kind, and the engines that take it.
#pragma once
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "campaign/engine_source.h"
#include "formats/lp_file.h"

namespace assay {

/// By its name alone.
bool is_mps(const std::string& path);

/// An MPS file (whatever ends in .mps) or a case file of the family lp.
Result<LpFile> open_lp(const std::string& path);

/// The engines that `selectors` name and that serve linear programs; all of them where there is no selector.
Result<EngineList<LpFamily>> lp_engines(const std::vector<std::string>& selectors);

/// One question to each engine, each in a worker of its own where it is foreign, and stopped there after `seconds`.
std::vector<Reply<LpFamily>> ask_each(const EngineList<LpFamily>& engines, const LpProblem& problem, double seconds);

}  // namespace assay
