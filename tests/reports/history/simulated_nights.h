// Nights of a campaign, drawn from rates.
#pragma once
#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "reports/store/history/history.h"
#include "reports/writers/report_rows.h"
#include "tests/reports/tried_cases.h"

namespace assay::simulated {

/// An engine under a property: out of kCases new cases every night so many fail, or are given up.
struct Habit {
  std::string engine, property;
  double wrong = 0, gave_up = 0;
};
inline constexpr std::uint64_t kCases = 20'000;

/// A night of which every habit has a row of new cases.
inline Campaign night_of(const std::vector<Habit>& habits, std::uint64_t seed) {
  Campaign campaign;
  campaign.header.battery = "nightly";
  campaign.header.seed = seed;
  campaign.header.block_size = kCases;
  std::mt19937_64 random(seed);
  const auto draw = [&](double rate) {
    return rate == 0 ? 0 : std::binomial_distribution<std::uint64_t>(kCases, rate)(random);
  };
  std::set<std::string> engines, properties;
  for (const Habit& habit : habits) {
    const std::string family = habit.property.substr(0, habit.property.find('/')), domain = family + "/random@1";
    if (engines.insert(habit.engine).second) {
      campaign.header.engines.push_back({habit.engine, "1.0", EngineKind::kForeign, "", {}});
      campaign.timings.push_back({habit.engine, domain, 0, 100, 50'000 + random() % 1000});
    }
    if (properties.insert(habit.property).second)
      campaign.header.plan.push_back({family, habit.property, domain, "size", "", "", kCases});
    BlockRecord block{habit.engine, habit.property, domain, 0, 0, kCases, {}, {}};
    CellCounts& cell = block.cells[0];
    const std::uint64_t wrong = draw(habit.wrong), gave_up = draw(habit.gave_up);
    cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = kCases - wrong - gave_up;
    cell.outcomes[static_cast<std::size_t>(Outcome::kGaveUp)] = gave_up;
    if (wrong > 0) {
      cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)] = cell.violations["exact"] = wrong;
      cell.severities[static_cast<std::size_t>(Severity::kNear)] = wrong;
      block.candidates = {{"exact", random() % kCases, Severity::kNear, wrong}};
    }
    set_tried_cases(cell);
    campaign.blocks.push_back(std::move(block));
  }
  const auto key = [](const BlockRecord& block) { return std::pair(block.engine, block.property); };
  std::ranges::sort(campaign.blocks, {}, key);
  std::ranges::sort(campaign.header.engines, {}, &EngineRow::name);
  return campaign;
}

/// Adds a campaign as a night.
inline Result<AddedNight> add(History& history, const Campaign& campaign, Day day, const Acceptance& accepted = {}) {
  const Digest digest = digest_of(campaign);
  const Answers answers{wrong_rows(campaign.header, digest.totals, digest.apart),
                        effective_epsilons(campaign.header, digest.totals)};
  return history.add({day, digest.hash, campaign, answers, accepted});
}

/// So many days after New Year of 2026.
inline Day day_of(int number) {
  using namespace std::chrono;
  return Day{sys_days(year(2026) / 1 / 1) + days(number)};
}

}  // namespace assay::simulated
