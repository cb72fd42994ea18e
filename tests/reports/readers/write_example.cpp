// Writes the example campaign, its baseline and all its reports into a directory: what the page's test opens in a
// browser, and what readers of the other reports are given.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include "reports/store/compare/aggregate.h"
#include "reports/store/store.h"
#include "reports/writers/report.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/example_collision.h"
#include "tests/reports/hostile_campaign.h"

namespace {

/// A sample on which one engine is right and another gives up twice: a task of the page.
void add_sample(assay::Campaign& campaign) {
  const std::string property = "gjk/verdict_is_right", domain = "gjk/sample_boxes_3d@1";
  constexpr std::uint64_t kCases = 1000;
  auto& plan = campaign.header.plan;
  assay::PlannedRow row = plan.front();
  row.family = "gjk", row.property = property, row.domain = domain, row.cases = kCases;
  row.axis = "log2 of the vertices of each body", row.aim = "sample: boxes of a physics scene";
  row.sentence = "A hit is a hit and a miss a miss.";
  plan.insert(std::ranges::lower_bound(plan, std::pair(property, domain), {},
                                       [](const auto& one) { return std::pair(one.property, one.domain); }),
              row);
  for (const auto& [engine, gave_up] : {std::pair("gjk/signed_volumes", 2), std::pair("libccd/gjk", 0)}) {
    assay::BlockRecord block{engine, property, domain, 0, 0, kCases, {}, {}};
    auto& outcomes = block.cells[3].outcomes;
    outcomes[static_cast<std::size_t>(assay::Outcome::kGaveUp)] = gave_up;
    outcomes[static_cast<std::size_t>(assay::Outcome::kHolds)] = kCases - gave_up;
    assay::set_tried_cases(block.cells[3], assay::Severity::kPlain);
    campaign.blocks.push_back(std::move(block));
    campaign.timings.push_back({engine, domain, 3, kCases, kCases * 800});
  }
}

}  // namespace

int main(int count, char** arguments) {
  const bool is_hostile = count == 3 && std::string_view(arguments[2]) == "--hostile";
  if (count != 2 && !is_hostile) {
    std::fprintf(stderr, "usage: write_example DIRECTORY [--hostile]\n");
    return 2;
  }
  const std::filesystem::path directory = arguments[1];
  const assay::Campaign before = assay::example::campaign(),
                        after = is_hostile ? assay::hostile_campaign() : assay::example::campaign(true);
  std::filesystem::remove_all(directory);
  if (const auto written = assay::write_campaign(after, directory); !written) {
    std::fprintf(stderr, "write_example: %s\n", written.error().c_str());
    return 2;
  }
  if (const auto written = assay::write_campaign(before, directory / "baseline"); !written) {
    std::fprintf(stderr, "write_example: %s\n", written.error().c_str());
    return 2;
  }
  assay::Campaign severe = after;  // for the page: a third of the failures near, the others plain
  for (assay::BlockRecord& block : severe.blocks)
    for (auto& [difficulty, cell] : block.cells) {
      cell.severities = {failed(cell) - failed(cell) / 3, failed(cell) / 3, 0, 0};
      assay::set_tried_cases(cell, assay::Severity::kPlain);
    }
  add_sample(severe);
  assay::Studies studies;
  studies.collision = assay::example::collision();
  const auto reports = assay::write_report(assay::summed(severe), directory, assay::compare(before, after), studies);
  if (!reports) {
    std::fprintf(stderr, "write_example: %s\n", reports.error().c_str());
    return 77;
  }
  for (const std::string& name : *reports) std::printf("%s\n", name.c_str());
  return 0;
}
