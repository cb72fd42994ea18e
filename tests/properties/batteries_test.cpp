// Batteries that are published lists: every row exists, every part of the catalogue is on the list, and rows do not
// change without a version, a digest and a line in the changelog.
#include "properties/catalog/batteries.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace assay::batteries_test {
namespace {

std::string text_of(const std::string& path) {
  const std::ifstream file(ASSAY_SOURCE_DIR "/" + path);
  EXPECT_TRUE(file) << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

Battery battery_of(std::span<const ListedRow> rows) { return {"planted", "", 1, 1, 1, false, rows}; }

TEST(Batteries, HaveRowsOfTheCatalogueAlone) {
  for (const Battery& battery : batteries()) EXPECT_EQ(defect_of(battery), "");
}

TEST(Batteries, NameTheRowThatIsNone) {
  const std::string start = "properties/catalog/batteries/planted.list: ";
  const auto defect = [](std::vector<ListedRow> rows) { return defect_of(battery_of(rows)); };
  EXPECT_EQ(defect({{"hull2/is_exact", "hull2/flat@1", 8}}), "");
  EXPECT_EQ(defect({{"hull2/is_exact", "hull2/flat@1", 8}, {"hull2/is_fine", "hull2/flat@1", 8}}),
            start + "hull2/is_fine on hull2/flat@1: no property has this name");
  EXPECT_EQ(defect({{"hull2/is_exact", "hull3/flat@2", 8}}),
            start + "hull2/is_exact on hull3/flat@2: no domain of its family has this name");
  EXPECT_EQ(defect({{"hull3/is_exact", "hull3/flat@1", 8}}),
            start + "hull3/is_exact on hull3/flat@1: the catalogue has hull3/flat@2");
  EXPECT_EQ(defect({{"hull3/is_exact", "hull3/flat", 8}}),
            start + "hull3/is_exact on hull3/flat: the catalogue has hull3/flat@2");
  EXPECT_EQ(defect({{"hull2/is_exact", "hull2/flat@1", 8}, {"hull2/is_exact", "hull2/flat@1", 9}}),
            start + "hull2/is_exact on hull2/flat@1: stands there twice");
}

TEST(Batteries, GiveTheRowsOfTheirList) {
  for (const Battery& battery : batteries()) {
    if (battery.listed.empty()) continue;
    std::map<std::pair<std::string, std::string>, std::uint64_t> given, listed;
    for (const ListedRow& row : battery.listed)
      listed[{std::string(row.property), std::string(row.domain)}] = row.cases;
    for_each_family([&]<Family F>() {
      for (const BatteryRow<F>& row : battery.rows<F>())
        given[{std::string(row.property->name), row.domain->versioned_name()}] = row.cases;
    });
    EXPECT_EQ(given, listed) << battery.name;
  }
}

/// Domains that are younger than this version of quick: the next one has to have them.
constexpr std::uint32_t kQuickWithoutThem = 9;
constexpr std::string_view kYoungerThanQuick[] = {
    "hull2/end_of_range@1",  "hull2/single_circle@1", "hull2/single_cloud@1",      "hull2/single_near_collinear@1",
    "hull2/single_scaled@1", "hull3/single_cloud@1",  "hull3/single_near_plane@1", "hull3/single_scaled@1",
    "hull3/single_sphere@1", "shapes/sweep_ends@1",   "shapes/sweep_grazing@1",    "shapes/sweep_lattice@1",
    "shapes/sweep_offset@1", "shapes/sweep_scaled@1"};

TEST(Batteries, QuickHasEveryPropertyAndEveryDomain) {
  std::set<std::string_view> on_list;
  if (quick_list().version == kQuickWithoutThem)
    on_list.insert(std::begin(kYoungerThanQuick), std::end(kYoungerThanQuick));
  for (const ListedRow& row : quick_list().rows) on_list.insert({row.property, row.domain});
  for_each_family([&]<Family F>() {
    for (const auto& property : catalog<F>().properties) EXPECT_TRUE(on_list.contains(property.name)) << property.name;
    for (const auto& domain : catalog<F>().domains)
      EXPECT_TRUE(on_list.contains(domain.versioned_name())) << domain.versioned_name();
  });
}

/// The configuration holds the rows to the version and the digest that the list states; here both are held to what is
/// published. Whoever changes rows under the old version has to change a published line.
TEST(Batteries, AreInTheChangelogWithVersionAndDigest) {
  const std::string changelog = text_of("CHANGELOG.md");
  for (const Battery& battery : batteries()) {
    if (battery.listed.empty()) continue;
    const std::string list = text_of("properties/catalog/batteries/" + std::string(battery.name) + ".list");
    std::smatch head;
    ASSERT_TRUE(std::regex_search(list, head, std::regex("battery +([a-z]+) +([0-9]+) +(0x[0-9a-f]{16}) ")));
    EXPECT_EQ(head[1].str(), battery.name);
    EXPECT_EQ(head[2].str(), std::to_string(battery.version));
    std::map<std::string, std::string> published;
    const std::regex line("`" + std::string(battery.name) + "` version ([0-9]+), digest `(0x[0-9a-f]{16})`");
    for (std::sregex_iterator at(changelog.begin(), changelog.end(), line), end; at != end; ++at)
      EXPECT_TRUE(published.emplace((*at)[1].str(), (*at)[2].str()).second)
          << battery.name << ": one version, two digests";
    EXPECT_EQ(published[head[2].str()], head[3].str())
        << "CHANGELOG.md has no line with version and digest of " << battery.name;
  }
}

}  // namespace
}  // namespace assay::batteries_test
