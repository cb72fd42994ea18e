// What is asked: the rows of a battery's list, of them those that somebody names, and the catalogue where the list has
// none or where the number of cases is given.
#include "campaign/run/plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>

#include "campaign/select_engines.h"
#include "properties/catalog/batteries.h"

namespace assay {
namespace {

using testing::HasSubstr;
using Rows = std::map<std::pair<std::string, std::string>, std::uint64_t>;

Rows rows_of(const Plan& plan) {
  Rows rows;
  for_each_family([&]<Family F>() {
    for (const BatteryRow<F>& row : plan.of<F>())
      rows[{std::string(row.property->name), row.domain->versioned_name()}] = row.cases;
  });
  return rows;
}

const EngineSources& engines() {
  static const EngineSources all = built_in_engines();
  return all;
}

PlanMade planned(const PlanRequest& request) {
  auto plan = make_plan(request, engines());
  EXPECT_TRUE(plan) << plan.error();
  return plan ? std::move(*plan) : PlanMade{};
}

std::size_t every_row_of_the_catalogue() {
  std::size_t count = 0;
  for_each_family([&]<Family F>() { count += catalog<F>().properties.size() * catalog<F>().domains.size(); });
  return count;
}

/// Of a family a property and a domain that no row of the list has together.
std::pair<std::string, std::string> off_the_list() {
  Rows listed;
  for (const ListedRow& row : quick_list().rows)
    listed[{std::string(row.property), std::string(row.domain)}] = row.cases;
  std::pair<std::string, std::string> found;
  for (const auto& property : catalog<GjkFamily>().properties)
    for (const auto& domain : catalog<GjkFamily>().domains)
      if (!listed.contains({std::string(property.name), domain.versioned_name()}))
        found = {std::string(property.name), std::string(domain.name)};
  return found;
}

TEST(Plan, OfQuickIsItsList) {
  const PlanMade made = planned({.battery = "quick"});
  Rows listed;
  for (const ListedRow& row : quick_list().rows)
    listed[{std::string(row.property), std::string(row.domain)}] = row.cases;
  EXPECT_EQ(rows_of(made.rows), listed);
  EXPECT_EQ(made.note, "");
}

TEST(Plan, WithCasesIsTheWholeCatalogue) {
  const PlanMade made = planned({.battery = "quick", .cases = 7});
  const Rows rows = rows_of(made.rows);
  EXPECT_EQ(rows.size(), every_row_of_the_catalogue());
  for (const auto& [row, cases] : rows) EXPECT_EQ(cases, 7u) << row.first << ", " << row.second;
  EXPECT_EQ(made.note, "");
}

TEST(Plan, OfSmokeIsTheWholeCatalogueByClaim) {
  const Rows rows = rows_of(planned({.battery = "smoke"}).rows);
  EXPECT_EQ(rows.size(), every_row_of_the_catalogue());
  EXPECT_EQ((rows.at({"gjk/verdict_is_right", "gjk/flat_2d@1"})), 128u);
  EXPECT_EQ((rows.at({"gjk/normal_is_right", "gjk/flat_2d@1"})), 32u);
  EXPECT_EQ((rows.at({"lp/terminates", "lp/cyclers@1"})), 32u);
}

TEST(Plan, SaysHowManyOfTheNamedRowsAreOnTheList) {
  const auto [property, domain] = off_the_list();
  const PlanMade made = planned({.battery = "quick", .properties = {"gjk/*"}});
  Rows listed;
  for (const ListedRow& row : quick_list().rows)
    if (row.property.starts_with("gjk/")) listed[{std::string(row.property), std::string(row.domain)}] = row.cases;
  EXPECT_EQ(rows_of(made.rows), listed);
  const std::size_t every = catalog<GjkFamily>().properties.size() * catalog<GjkFamily>().domains.size();
  EXPECT_EQ(made.note, std::to_string(listed.size()) + " of the " + std::to_string(every) +
                           " rows that match are on the list of quick, version " +
                           std::to_string(quick_list().version) + ", and are asked; --cases NUMBER asks all of them");
}

TEST(Plan, AsksARowOffTheListThatIsNamedAndSaysSo) {
  const auto [property, domain] = off_the_list();
  ASSERT_NE(property, "") << "the list has every row";
  const PlanMade made = planned({.battery = "quick", .properties = {property}, .domains = {domain}});
  const Battery& quick = *find_battery("quick");
  ASSERT_EQ(rows_of(made.rows).size(), 1u);
  const PropertyEntry<GjkFamily>& entry = *catalog<GjkFamily>().property(property);
  EXPECT_EQ(rows_of(made.rows).begin()->second,
            (is_tried_most(entry) ? quick.principal_cases : quick.further_cases) / GjkFamily::kThinning);
  EXPECT_THAT(made.note, HasSubstr("of the rows that match (1) none is on the list of quick, version"));
}

TEST(Plan, RefusesPatternsThatNothingOfTheCatalogueMatches) {
  const auto refused = make_plan({.battery = "quick", .properties = {"no/such"}}, engines());
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error(), HasSubstr("--property no/such: no property has this name"));
}

TEST(Plan, TheHeaderHasTheVersionOfTheBattery) {
  for (const Battery& battery : batteries()) {
    const PlanRequest request{.battery = std::string(battery.name), .domains = {"hull2/flat"}};
    const CampaignHeader header = make_header(request, planned(request).rows, engines(), {});
    EXPECT_EQ(header.battery, battery.name);
    EXPECT_EQ(header.battery_version, battery.version);
  }
  EXPECT_GE(find_battery("quick")->version, 2u) << "version 1 was every property on every domain";
}

}  // namespace
}  // namespace assay
