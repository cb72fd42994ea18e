#include <fmt/format.h>

#include <filesystem>

#include "campaign/commands.h"
#include "campaign/provenance.h"
#include "campaign/select_engines.h"
#include "campaign/streams/standard_streams.h"
#include "campaign/studies/collision/collision_study.h"

namespace assay {

int run_collision_study(const CollisionStudyOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  auto selection = select_engines(options.engines);
  if (!selection) return fail(selection.error());
  auto& engines = selection->sources.of<GjkFamily>();
  if (options.engines.empty()) std::erase_if(engines, [](const auto& source) { return source.info.kind == "fault"; });
  if (engines.empty()) return fail("--engine: none of the engines named serves the family gjk");
  CollisionPlan plan;
  plan.seed = options.seed;
  plan.cases = options.cases;
  plan.error_cases = options.cases * kErrorCasesForEach;
  plan.seconds = options.seconds;
  plan.propose = selection->sources.propose_collision;
  plan.progress = [](const std::string& domain) { tell("  {}\n", domain); };
  const auto study = collision_study(plan, engines);
  if (!study) return fail(study.error());
  const auto written = write_collision(options.out, *study);
  if (!written) return fail(written.error());
  const std::filesystem::path folder = std::filesystem::path(options.out) / kStudiesFolder;
  fmt::print("{}: {} records\n", (folder / kCollisionGapsFile).string(), study->gaps.size());
  fmt::print("{}: {} records\n", (folder / kCollisionErrorsFile).string(), study->errors.size());
  return kNothingNew;
}

}  // namespace assay
