#include "reports/store/blocks/how_far.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace assay {
namespace {

/// How many engines are asked about a property of a family. A header may list as many rows as engines, so no engine is
/// looked at for each row.
class Asked {
 public:
  explicit Asked(const CampaignHeader& header) {
    for (const EngineRow& engine : header.engines)
      for (const std::string& family : engine.families) serving_[family].insert(engine.name);
    for (const NotJudgedRow& row : header.not_judged) silent_[row.property].insert(row.engine);
  }

  std::uint64_t engines_of(const PlannedRow& row) {
    const auto [known, is_new] = count_.try_emplace({row.family, row.property}, 0);
    if (!is_new) return known->second;
    const std::set<std::string_view>& serving = serving_[row.family];
    known->second = serving.size();
    for (const std::string_view engine : silent_[row.property]) known->second -= serving.contains(engine) ? 1 : 0;
    return known->second;
  }

 private:
  std::map<std::string_view, std::set<std::string_view>> serving_, silent_;  // by family, by property
  std::map<std::pair<std::string_view, std::string_view>, std::uint64_t> count_;
};

}  // namespace

HowFar how_far(const CampaignHeader& header, const RecordedBlocks& recorded, bool is_reduced) {
  Asked asked(header);
  HowFar far{recorded.size(), 0, is_reduced};
  for (const PlannedRow& row : header.plan)
    if (row.cases > 0) far.planned += ((row.cases - 1) / header.block_size + 1) * asked.engines_of(row);
  return far;
}

}  // namespace assay
