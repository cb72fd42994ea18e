// A record that says its columns once: its JSON there and back, what is refused of it, its plain cells, its CSV
// and SQLite.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <limits>
#include <set>

#include "reports/store/sqlite_export.h"
#include "reports/store/studies/plain_table.h"
#include "reports/store/studies/study_file.h"
#include "reports/writers/studies/study_sections.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/example_collision.h"
#include "tests/reports/temporary_directory.h"

namespace assay::study_table_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

enum class Colour : std::uint8_t { kRed, kGreen, kBlue };
constexpr std::array<std::string_view, 3> kColours = {"red", "green", "dark blue"};
constexpr std::span<const std::string_view> words_of(Colour) { return kColours; }

struct Part {
  std::uint32_t count = 0;
  std::optional<double> size;
  bool operator==(const Part&) const = default;
  std::optional<Misfit> misfit() const { return count > 9 ? std::optional(Misfit{"count", "a digit"}) : std::nullopt; }
  static constexpr auto columns() {
    return std::tuple{column("count", &Part::count, "how many").unless_zero(),
                      column("size", &Part::size, "how large").in("m")};
  }
};

struct Whole {
  std::string name;
  std::int32_t offset = 0;
  bool is_open = false;
  Colour colour = Colour::kRed;
  double weight = 0;
  Part inside;
  std::optional<Part> beside;
  std::vector<std::vector<std::uint32_t>> lists;
  bool operator==(const Whole&) const = default;
  static constexpr auto columns() {
    return std::tuple{column("name", &Whole::name, "its name"),
                      column("offset", &Whole::offset, "where"),
                      column("open", &Whole::is_open, "whether"),
                      column("colour", &Whole::colour, "which"),
                      column("weight", &Whole::weight, "how heavy").in("kg"),
                      columns_of(&Whole::inside),
                      column("beside", &Whole::beside, "another"),
                      column("lists", &Whole::lists, "more").at_most(2)};
  }
};
constexpr StudyFile kFile{"wholes", "wholes.jsonl", "whole"};

const Whole kFull{"a \"b\", c", -3, true, Colour::kBlue, 0.1, {7, 0x1p-1074}, Part{2, {}}, {{1, 2}, {}}};

std::string line_of(const Whole& whole) { return json_detail::text_of(json_detail::value_json(whole)); }

Result<std::vector<Whole>> read_back(const std::string& text) {
  const TemporaryDirectory folder;
  std::vector<Whole> rows;
  EXPECT_TRUE(json_detail::write_study_lines(folder.path(), kFile.name, text));
  const auto read = read_study_file(folder.path(), kFile, rows);
  if (!read) return Error{read.error()};
  return rows;
}

TEST(StudyTable, ComesBackBitForBitWhateverItsColumnsAre) {
  EXPECT_EQ(line_of(Whole{}),
            R"({"colour":"red","lists":[],"name":"","offset":0,"open":false,"weight":"0x0.0000000000000p+0000"})");
  Whole odd = kFull;
  odd.weight = -std::numeric_limits<double>::infinity();
  odd.beside.reset();
  const auto rows = read_back(line_of(Whole{}) + '\n' + line_of(kFull) + '\n' + line_of(odd));
  ASSERT_TRUE(rows) << rows.error();
  EXPECT_THAT(*rows, ElementsAre(Whole{}, kFull, odd));
}

TEST(StudyTable, IsRefusedByFileLineAndField) {
  const auto with = [](const char* field, const char* value) {
    auto object = json_detail::Json::parse(line_of(kFull));
    object[field] = json_detail::Json::parse(value);
    return json_detail::text_of(object);
  };
  struct Damage {
    const char *field, *value, *expected;
  };
  for (const auto& [field, value, expected] :
       {Damage{"name", "3", "a string"}, Damage{"offset", "0.5", "a whole number in range"},
        Damage{"offset", "2147483648", "a whole number in range"}, Damage{"open", "1", "true or false"},
        Damage{"colour", "\"blue\"", "\"red\", \"green\" or \"dark blue\""}, Damage{"weight", "0.1", "a string"},
        Damage{"weight", "\"0.1\"", "a double in hexadecimal"}, Damage{"count", "-1", "a count in range"},
        Damage{"count", "10", "a digit"}, Damage{"size", "null", "a string"}, Damage{"lists", "{}", "a list"},
        Damage{"lists", "[[1],2]", "a list"}, Damage{"lists", "[[1,-2]]", "a count in range"},
        Damage{"lists", "[[],[],[]]", "a list of at most 2 entries"}}) {
    const auto wrong = read_back(line_of(kFull) + '\n' + with(field, value) + '\n');
    ASSERT_FALSE(wrong) << field << ' ' << value;
    EXPECT_THAT(wrong.error(),
                HasSubstr(std::string("wholes.jsonl, line 2: whole: the field \"") + field + "\" is not "));
    EXPECT_THAT(wrong.error(), HasSubstr(expected));
  }
  for (const auto& [field, value, expected] : {Damage{"beside", "3", "beside: expected an object"},
                                               Damage{"beside", R"({"count":10})", "\"count\" is not a digit"},
                                               Damage{"beside", R"({"other":1})", "beside: an unknown field"},
                                               Damage{"other", "1", "whole: an unknown field"}}) {
    const auto wrong = read_back(with(field, value));
    ASSERT_FALSE(wrong) << field << ' ' << value;
    EXPECT_THAT(wrong.error(), HasSubstr(expected));
  }
  auto object = json_detail::Json::parse(line_of(kFull));
  object.erase("weight");
  EXPECT_THAT(read_back(object.dump()).error(), HasSubstr("the field \"weight\" is absent"));
}

Studies example() {
  Studies studies;
  studies.collision = example::collision();
  studies.pivots = {{{"a, \"b\"", "r", 4, 1, 0, 0.1, 1, 3}}, {{"f", "", GrowthModel::kPower, 1, 0x1p-1074, -2, 3}}};
  studies.grids = {{"a", "p", GridTest::kNaive, 2, 1, 1, {"+00-"}}};
  return studies;
}

TEST(PlainTables, HaveAColumnForEveryPartWithItsMeaning) {
  const std::vector<PlainTable> tables = plain_tables(example());
  std::vector<std::string> names;
  for (const PlainTable& table : tables) {
    names.push_back(table.name);
    std::set<std::string> columns;
    for (const PlainColumn& column : table.columns) {
      EXPECT_TRUE(columns.insert(column.name).second) << table.name << ' ' << column.name;
      EXPECT_FALSE(column.meaning.empty()) << column.name;
    }
    for (const auto& row : table.rows) EXPECT_EQ(row.size(), table.columns.size()) << table.name;
  }
  EXPECT_THAT(names, ElementsAre("study_pivots_mean", "study_pivots_fit", "study_grids", "study_collision_gaps",
                                 "study_collision_errors"));
  const auto& columns = tables.back().columns;
  EXPECT_TRUE(std::any_of(columns.begin(), columns.end(), [](const PlainColumn& column) {
    return column.name == "depth_p999" && column.kind == CellKind::kNumber && column.unit == "2^-53 L";
  }));
}

TEST(PlainTables, AreCsvWithQuotesWhereTheyAreNeeded) {
  const std::vector<PlainTable> tables = plain_tables(example());
  EXPECT_EQ(csv_text(tables[0]),
            "family,rule,size,runs,unfinished,mean,least,greatest,counted\n\"a, \"\"b\"\"\",r,4,1,0,0.1,1,3,pivots\n");
  EXPECT_EQ(csv_text(tables[1]),
            "family,rule,model,slope,standard_error,intercept,points,counted\nf,\"\",power,1,5e-324,-2,3,pivots\n");
  EXPECT_THAT(csv_text(tables[2]), HasSubstr("\na,p,plain double,2,1,1,\"[\"\"1+2=1-\"\"]\"\n"));
  EXPECT_THAT(csv_text(tables.back()), HasSubstr("\nwrong,gjk/random_3d,1000,2,3,4,5,6,7,8,9,,,,,,,"));
}

TEST(PlainTables, StandInSqliteWithTheSameNumbers) {
  const TemporaryDirectory folder;
  ASSERT_TRUE(export_sqlite(example::campaign(), {}, folder / "x.sqlite", plain_tables(example())));
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open_v2((folder / "x.sqlite").c_str(), &handle, SQLITE_OPEN_READONLY, nullptr), SQLITE_OK);
  const auto number = [&](const char* query) {
    sqlite3_stmt* statement = nullptr;
    EXPECT_EQ(sqlite3_prepare_v2(handle, query, -1, &statement, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
    EXPECT_EQ(sqlite3_step(statement), SQLITE_ROW) << query;
    const double value = sqlite3_column_double(statement, 0);
    sqlite3_finalize(statement);
    return value;
  };
  EXPECT_EQ(number("SELECT count(*) FROM study_collision_gaps"), example().collision.gaps.size());
  EXPECT_EQ(number("SELECT widest_gap FROM study_collision_gaps WHERE false_hits = 7"), 0.125);
  EXPECT_EQ(number("SELECT count(*) FROM study_collision_errors WHERE distance_median IS NULL"), 1);
  EXPECT_EQ(number("SELECT distance_greatest FROM study_collision_errors WHERE engine = 'right'"),
            std::numeric_limits<double>::infinity());
  EXPECT_EQ(number("SELECT standard_error FROM study_pivots_fit"), 0x1p-1074);
  sqlite3_close(handle);
}

TEST(StudySections, ExplainTheColumnsOfWhatWasRun) {
  const auto sections = study_sections(example(), [](const auto&) { return Result(std::string("<figure>")); });
  ASSERT_TRUE(sections);
  std::vector<std::string> ids;
  for (const StudySection& section : *sections) ids.push_back(section.id);
  EXPECT_THAT(ids, ElementsAre("study-pivots", "study-grids", "study-collision"));
  EXPECT_EQ(sections->back().heading, "Collision engines in figures");
  EXPECT_THAT(sections->back().html, HasSubstr("<summary>Columns of study_collision_errors</summary>"));
  EXPECT_THAT(sections->back().html,
              HasSubstr("<th scope=\"row\">depth_p999</th><td>number</td><td>2^-53 L</td><td>99.9 % quantile</td>"));
  const auto failed = study_sections(example(), [](const auto&) -> Result<std::string> { return Error{"no viewer"}; });
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error(), "no viewer");
}

}  // namespace
}  // namespace assay::study_table_test
