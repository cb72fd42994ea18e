// What the page's tables of engines and cards of tasks are made of: planar and spatial engines apart, ranked on the
// cases of all, and no verdict on who was tried on nothing.
#include "reports/writers/page/trust_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "properties/catalog/batteries.h"
#include "reports/store/row_facts.h"

namespace assay::trust_json_test {
namespace {

using nlohmann::json;
using testing::ElementsAre;

const std::string kVerdict = "gjk/verdict_is_right", kPlane = "gjk/flat_2d@1", kSpace = "gjk/flat_3d@1",
                  kBoxes = "gjk/sample_boxes_3d@1";
constexpr std::uint64_t kCases = 100;

Campaign campaign_of(const std::vector<std::string>& engines) {
  Campaign campaign;
  for (const std::string& name : engines)
    campaign.header.engines.push_back({name, "1", EngineKind::kForeign, "", {}, {"gjk"}});
  for (const std::string& domain : {kPlane, kSpace, kBoxes})
    campaign.header.plan.push_back(
        {"gjk", kVerdict, domain, "size", "The verdict is right.", "sample: boxes of a scene", kCases});
  return campaign;
}

/// All cases of a difficulty of a domain hold but these.
void add(Campaign& campaign, const std::string& engine, const std::string& domain, std::int32_t difficulty,
         const std::map<Outcome, std::uint64_t>& others) {
  BlockRecord block{engine, kVerdict, domain, campaign.blocks.size(), 0, kCases, {}, {}};
  CellCounts& cell = block.cells[difficulty];
  std::uint64_t rest = kCases;
  for (const auto& [outcome, count] : others) {
    cell.outcomes[static_cast<std::size_t>(outcome)] = count;
    rest -= count;
  }
  cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = rest;
  cell.severities[0] = failed(cell);
  cell.cases[0] = tried(cell);
  campaign.blocks.push_back(std::move(block));
}

json page_of(const Campaign& campaign) {
  const Digest digest = tables_of(campaign);
  return json::parse(trust_json(trust_tables(campaign, digest), campaign, digest));
}

std::vector<std::string> names_of(const json& table) {
  std::vector<std::string> names;
  for (const json& row : table["rows"]) names.push_back(row["name"]);
  return names;
}

constexpr std::uint64_t kAll = kCases;

TEST(TrustJson, HasPlanarAndSpatialEnginesInTablesOfTheirOwn) {
  Campaign campaign = campaign_of({"both/e", "plane/e", "space/e"});
  for (const char* engine : {"both/e", "plane/e"}) add(campaign, engine, kPlane, 0, {});
  for (const char* engine : {"both/e", "space/e"}) add(campaign, engine, kSpace, 0, {});
  add(campaign, "plane/e", kSpace, 0, {{Outcome::kDeclined, kAll}});
  add(campaign, "space/e", kPlane, 0, {{Outcome::kDeclined, kAll}});
  const json tables = page_of(campaign)["tables"];
  ASSERT_EQ(tables.size(), 2U);
  EXPECT_EQ(tables[0]["dimension"], 2);
  EXPECT_THAT(names_of(tables[0]), ElementsAre("both/e", "plane/e"));
  EXPECT_EQ(tables[1]["dimension"], 3);
  EXPECT_THAT(names_of(tables[1]), ElementsAre("both/e", "space/e"));
  EXPECT_EQ(tables[0]["rows"][0]["tried"], kAll) << "of the plane alone";
}

/// One that declines what is hard has fewer failures, and is no better for it.
TEST(TrustJson, RanksOnTheCasesThatAllWereTriedOn) {
  Campaign campaign = campaign_of({"picky/e", "thorough/e"});
  add(campaign, "picky/e", kSpace, 0, {{Outcome::kViolated, 5}});
  add(campaign, "picky/e", kSpace, 1, {{Outcome::kDeclined, 40}});
  add(campaign, "thorough/e", kSpace, 0, {{Outcome::kViolated, 4}});
  add(campaign, "thorough/e", kSpace, 1, {{Outcome::kViolated, 60}});
  const json table = page_of(campaign)["tables"].back();
  EXPECT_EQ(table["common"], kAll) << "difficulty 0 alone: of the other one case is not known to be tried by both";
  EXPECT_THAT(names_of(table), ElementsAre("thorough/e", "picky/e"));
}

/// Who takes one kind of case alone takes no case away from the others, and stands below them.
TEST(TrustJson, RanksNobodyWhoWasTriedOnLessThanHalf) {
  Campaign campaign = campaign_of({"boxes/e", "e/1", "e/2"});
  add(campaign, "boxes/e", kSpace, 0, {{Outcome::kDeclined, 60}});
  add(campaign, "boxes/e", kSpace, 1, {{Outcome::kDeclined, kCases}});
  for (const std::int32_t difficulty : {0, 1}) {
    add(campaign, "e/1", kSpace, difficulty, {{Outcome::kViolated, 2}});
    add(campaign, "e/2", kSpace, difficulty, {{Outcome::kViolated, 1}});
  }
  const json table = page_of(campaign)["tables"].back();
  EXPECT_EQ(table["common"], 2 * kCases);
  EXPECT_THAT(names_of(table), ElementsAre("e/2", "e/1", "boxes/e"));
  EXPECT_FALSE(table["rows"][2]["ranked"]);
}

TEST(TrustJson, HasNoVerdictOnWhoDeclinedAll) {
  Campaign campaign = campaign_of({"answers/e", "declines/e"});
  add(campaign, "answers/e", kSpace, 0, {{Outcome::kViolated, 50}, {Outcome::kGaveUp, 7}});
  add(campaign, "declines/e", kSpace, 0, {{Outcome::kDeclined, kAll}});
  const json table = page_of(campaign)["tables"].back();
  EXPECT_THAT(names_of(table), ElementsAre("answers/e", "declines/e")) << "wrong on half, and yet before who has none";
  const json& silent = table["rows"][1];
  EXPECT_EQ(silent["judged"], 0);
  EXPECT_EQ(silent["tried"], 0);
  EXPECT_EQ(silent["declined"], kAll);
  EXPECT_EQ(table["rows"][0]["gave_up"], 7);
  EXPECT_EQ(table["common"], kAll) << "who was tried on nothing takes no case away";
}

TEST(TrustJson, HasATaskForEachSampleOfTheRecord) {
  Campaign campaign = campaign_of({"right/e", "wrong/e"});
  EXPECT_TRUE(page_of(campaign)["tasks"].empty()) << "nobody was asked";
  add(campaign, "right/e", kBoxes, 0, {});
  add(campaign, "wrong/e", kBoxes, 0, {{Outcome::kViolated, 1}});
  add(campaign, "wrong/e", kSpace, 0, {});
  campaign.timings.push_back({"right/e", kBoxes, 0, 10, 20'000});
  const json tasks = page_of(campaign)["tasks"];
  ASSERT_EQ(tasks.size(), 1U) << "domains that were chosen to convict are no task";
  EXPECT_EQ(tasks[0]["words"], "sample: boxes of a scene");
  EXPECT_EQ(tasks[0]["cases"], kCases);
  for (const json& row : tasks[0]["rows"]) {
    EXPECT_EQ(row["right"], row["name"] == "right/e" ? kCases : kCases - 1);
    EXPECT_EQ(row.contains("time"), row["name"] == "right/e");
  }
  EXPECT_DOUBLE_EQ(tasks[0]["rows"][0]["time"], 2) << "microseconds a question";
}

std::uint32_t dimension(const ConvexPair& pair) { return pair.a.dimension; }
std::uint32_t dimension(const MovingPair& pair) { return pair.bodies.a.dimension; }

/// Else cases of a domain would stand in a table of the wrong dimension, or in none.
template <Family F>
void expect_names_to_say_the_dimension() {
  for (const DomainEntry<F>& domain : catalog<F>().domains) {
    std::set<std::uint32_t> drawn;
    for (std::uint64_t key = 0; key < 50; ++key) {
      Choices choices{mix64(key)};
      drawn.insert(dimension(domain.draw(choices).problem));
    }
    const auto said = dimension_of(domain.name);
    EXPECT_EQ(said.has_value(), drawn.size() == 1) << domain.name;
    EXPECT_EQ(static_cast<std::uint32_t>(said.value_or(static_cast<int>(*drawn.begin()))), *drawn.begin())
        << domain.name;
  }
}

TEST(NamesOfDomains, SayTheDimensionOfAllTheirProblems) {
  expect_names_to_say_the_dimension<GjkFamily>();
  expect_names_to_say_the_dimension<CastFamily>();
}

}  // namespace
}  // namespace assay::trust_json_test
