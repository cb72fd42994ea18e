#include "campaign/lp/lp_at_hand.h"

#include "campaign/crash/at_hand.h"
#include "campaign/select_engines.h"

namespace assay {

Result<EngineList<LpFamily>> lp_engines(const std::vector<std::string>& selectors) {
  auto selection = select_engines(selectors);
  if (!selection) return Error{selection.error()};
  EngineList<LpFamily> engines = std::move(selection->sources.of<LpFamily>());
  if (engines.empty()) return Error{"--engine: none of the engines named serves the family lp"};
  return engines;
}

std::vector<Reply<LpFamily>> ask_each(const EngineList<LpFamily>& engines, const LpProblem& problem, double seconds) {
  std::vector<Reply<LpFamily>> replies(engines.size());
  const HoldAtHand hold;
  for (std::size_t i = 0; i < engines.size(); ++i) {
    at_hand().engine = engines[i].info.name;
    begin(Phase::kAsking);
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
