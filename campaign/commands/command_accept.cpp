#include <fmt/format.h>

#include <filesystem>
#include <optional>

#include "campaign/commands/commands.h"
#include "properties/text/foreign_text.h"
#include "reports/store/accepted/accepted_file.h"
#include "reports/store/blocks/block_file.h"

namespace assay {
namespace {

/// The finding of the campaign in whose folder its case file lies.
Result<Finding> finding_at(const std::filesystem::path& path) {
  std::error_code problem;
  if (!std::filesystem::is_regular_file(path, problem))
    return Error{path.string() + ": is not a file; a finding is DIR/findings/ID.case"};
  const std::filesystem::path directory = std::filesystem::absolute(path).parent_path().parent_path();
  const std::string id = path.stem().string();
  std::optional<Finding> found;
  const auto look = [&](Finding&& finding) -> Result<Written> {
    if (!found && finding.id == id) found = std::move(finding);
    return Written{};
  };
  auto opened = open_for_report(directory);
  const Result<Written> looked = opened ? opened->source.each(look) : Result<Written>(Error{opened.error()});
  if (!looked)
    return Error{path.string() +
                 ": a finding is accepted from the folder of its run, as DIR/findings/ID.case: " + looked.error()};
  if (!found) return Error{fmt::format("{}: {} has no finding {}", path.string(), directory.string(), id)};
  return *std::move(found);
}

}  // namespace

int run_accept(const AcceptOptions& options) {
  const auto finding = finding_at(options.finding);
  if (!finding) return fail(finding.error());
  AcceptedCluster cluster{finding->engine, family_mode_of({finding->engine, finding->property, finding->claim}),
                          worst_severity(*finding), options.reason};
  if (cluster.failing.family.empty())
    return fail(options.finding + ": property: " + one_line(finding->property) + " is not known to this program");
  if (!options.engine_version.empty()) cluster.engine_version = options.engine_version;
  if (!options.until.empty()) {
    cluster.until = parse_day(options.until);
    if (!cluster.until) return fail("--until " + options.until + ": not a day such as 2026-12-31");
  }
  if (const auto added = add_accepted(options.file, cluster); !added) return fail(added.error());
  fmt::print("{}: accepted: {}: {}\n", options.file, cluster.words(), one_line(cluster.reason));
  return kNothingNew;
}

}  // namespace assay
