// Batteries that do not ask the control group ask all others.
#include <gtest/gtest.h>

#include <algorithm>

#include "campaign/select_engines.h"
#include "properties/catalog/batteries.h"

namespace assay {
namespace {

TEST(ControlGroup, IsAskedBySmokeAlone) {
  for (const Battery& battery : batteries())
    EXPECT_EQ(battery.asks_control_group, battery.name == "smoke") << battery.name;
}

TEST(ControlGroup, LeavesOutFaultsPublishedAndNaiveVariantsAndNobodyElse) {
  const EngineSources all = built_in_engines();
  EngineSources asked = all;
  leave_out_control_group(asked);
  for_each_family([&]<Family F>() {
    const auto of_control_group = [](const auto& source) {
      return source.info.kind != EngineKind::kForeign && source.info.kind != EngineKind::kOurs;
    };
    EXPECT_TRUE(std::ranges::none_of(asked.of<F>(), of_control_group)) << F::kName;
    EXPECT_FALSE(asked.of<F>().empty()) << F::kName;
    EXPECT_EQ(asked.of<F>().size() + std::ranges::count_if(all.of<F>(), of_control_group), all.of<F>().size());
  });
}

}  // namespace
}  // namespace assay
