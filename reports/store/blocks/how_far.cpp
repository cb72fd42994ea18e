#include "reports/store/blocks/how_far.h"

#include <set>
#include <string>
#include <utility>

namespace assay {

HowFar how_far(const CampaignHeader& header, const RecordedBlocks& recorded, bool is_reduced) {
  std::set<std::pair<std::string, std::string>> serves, silent;  // engine and family, engine and property
  std::map<std::pair<std::string, std::string>, std::string> family_of;
  for (const PlannedRow& row : header.plan) family_of[{row.property, row.domain}] = row.family;
  for (const EngineRow& engine : header.engines)
    for (const std::string& family : engine.families) serves.emplace(engine.name, family);
  for (const auto& [row, ranges] : recorded.rows()) serves.emplace(row.engine, family_of[{row.property, row.domain}]);
  for (const NotJudgedRow& row : header.not_judged) silent.emplace(row.engine, row.property);
  HowFar far{recorded.size(), 0, is_reduced};
  for (const PlannedRow& row : header.plan) {
    if (row.cases == 0) continue;
    const std::uint64_t blocks = (row.cases - 1) / header.block_size + 1;
    for (const EngineRow& engine : header.engines)
      if (serves.contains({engine.name, row.family}) && !silent.contains({engine.name, row.property}))
        far.planned += blocks;
  }
  return far;
}

}  // namespace assay
