#include "campaign/lp/lp_at_hand.h"

#include <variant>

#include "campaign/select_engines.h"
#include "formats/mps.h"
#include "properties/case_text.h"
#include "reports/store/files.h"

namespace assay {

bool is_mps(const std::string& path) { return path.ends_with(".mps") || path.ends_with(".MPS"); }

Result<LpFile> open_lp(const std::string& path) {
  if (is_mps(path)) return read_mps(path);
  const auto text = read_whole_file(path);
  if (!text) return Error{text.error()};
  auto file = parse_case(*text, path);
  if (!file) return Error{file.error()};
  auto* problem = std::get_if<LpProblem>(&file->problem);
  if (problem == nullptr) return Error{path + ": is not a case of the family lp"};
  LpFile lp;
  lp.problem = std::move(*problem);
  return lp;
}

Result<EngineList<LpFamily>> lp_engines(const std::vector<std::string>& selectors) {
  auto selection = select_engines(selectors);
  if (!selection) return Error{selection.error()};
  EngineList<LpFamily> engines = std::move(selection->sources.of<LpFamily>());
  if (engines.empty()) return Error{"--engine: none of the engines named serves the family lp"};
  return engines;
}

std::vector<Reply<LpFamily>> ask_each(const EngineList<LpFamily>& engines, const LpProblem& problem, double seconds) {
  std::vector<Reply<LpFamily>> replies(engines.size());
  for (std::size_t i = 0; i < engines.size(); ++i) {
    const auto engine = engines[i].make(seconds);
    if (engine == nullptr) {
      replies[i].delivery = Delivery::kCrashed;
      replies[i].incident = "the engine cannot be made";
      continue;
    }
    engine->solve({&problem, 1}, {&replies[i], 1});
  }
  return replies;
}

}  // namespace assay
