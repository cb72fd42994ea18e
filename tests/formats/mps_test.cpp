// MPS files: what is read, what is written, that both are inverse to each other bit for bit, and that every bad file
// gets one sentence.
#include "formats/mps.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>

#include "properties/catalog/batteries.h"
#include "tests/formats/scratch.h"

namespace assay::mps_test {
namespace {

namespace fs = std::filesystem;
using test::Scratch;

Result<LpFile> read_text(const std::string& text) { return read_mps(Scratch(".mps", text).path()); }

/// The sentence without the name of the scratch file.
std::string error_of(const std::string& text) {
  const Scratch scratch(".mps", text);
  const auto file = read_mps(scratch.path());
  if (file) return "no error";
  EXPECT_EQ(file.error().find('\n'), std::string::npos) << file.error();
  const std::string shown = scratch.path().string();
  EXPECT_TRUE(file.error().starts_with(shown)) << file.error();
  return file.error().substr(std::min(shown.size(), file.error().size()));
}

const std::string kFixed =
    "* a comment\n"
    "NAME          FIXED\n"
    "ROWS\n"
    " N  COST\n"
    " L  LIM1\n"
    " G  LIM 2\n"
    " E  MYEQN\n"
    " G  RNG1\n"
    " L  RNG2\n"
    " E  RNG3\n"
    " E  RNG4\n"
    "COLUMNS\n"
    "    X         COST               1.0   LIM1               0.1\n"
    "    X         LIM 2              1.0\n"
    "    Y         COST               2.0   LIM1               1.0\n"
    "    Y         MYEQN             -1.0   RNG1               1.0\n"
    "    Z         COST              -1.0   MYEQN              1.0\n"
    "    Z         RNG2               1.0   RNG3               1.0\n"
    "    Z         RNG4               1.0\n"
    "    W         RNG1               3.0\n"
    "    V         RNG1               3.0\n"
    "    U         RNG1               3.0\n"
    "RHS\n"
    "    RHS       COST             -7.25   LIM1               4.0\n"
    "    RHS       LIM 2              1.0   MYEQN              7.0\n"
    "    RHS       RNG1               2.0   RNG2               9.0\n"
    "    RHS       RNG3               5.0   RNG4               5.0\n"
    "RANGES\n"
    "    RNG       RNG1               2.5   RNG2               4.0\n"
    "    RNG       RNG3               3.0   RNG4              -3.0\n"
    "BOUNDS\n"
    " UP BND       X                  4.0\n"
    " LO BND       Y                 -1.0\n"
    " UP BND       Y                  1.0\n"
    " FX BND       Z                  2.5\n"
    " FR BND       W\n"
    " MI BND       V\n"
    " UP BND       V                  3.0\n"
    " PL BND       U\n"
    "ENDATA\n";

TEST(ReadMps, ReadsFixedColumnsRangesAndBounds) {
  const auto file = read_text(kFixed);
  ASSERT_TRUE(file) << file.error();
  const LpProblem& p = file->problem;
  EXPECT_EQ(file->name, "FIXED");
  EXPECT_EQ(file->row_names, (std::vector<std::string>{"LIM1", "LIM_2", "MYEQN", "RNG1", "RNG2", "RNG3", "RNG4"}));
  EXPECT_EQ(file->column_names, (std::vector<std::string>{"X", "Y", "Z", "W", "V", "U"}));
  EXPECT_EQ(p.cost, (std::vector<double>{1, 2, -1, 0, 0, 0}));
  EXPECT_EQ(p.row_lower, (std::vector<double>{-kInfinity, 1, 7, 2, 5, 5, 2}));
  EXPECT_EQ(p.row_upper, (std::vector<double>{4, kInfinity, 7, 4.5, 9, 8, 5}));
  EXPECT_EQ(p.lower, (std::vector<double>{0, -1, 2.5, -kInfinity, -kInfinity, 0}));
  EXPECT_EQ(p.upper, (std::vector<double>{4, 1, 2.5, kInfinity, 3, kInfinity}));
  EXPECT_EQ(p.at(0, 0), 0.1);
  EXPECT_EQ(p.at(2, 1), -1);
  EXPECT_EQ(file->constant, 7.25) << "the right-hand side of the objective is minus the constant";
  EXPECT_FALSE(file->maximise);
}

TEST(ReadMps, ReadsFreeFieldsTabsCarriageReturnsAndOBJSENSE) {
  const std::string text =
      "NAME free\r\nOBJSENSE\r\n\tMAX\r\nROWS\r\n N obj\r\n L a_row_with_a_long_name\r\nCOLUMNS\r\n"
      " a_column_with_a_long_name obj 3 a_row_with_a_long_name 1e-3\r\nRHS\r\n RHS a_row_with_a_long_name "
      "2\r\nENDATA\r\n";
  const auto file = read_text(text);
  ASSERT_TRUE(file) << file.error();
  EXPECT_TRUE(file->maximise);
  EXPECT_EQ(file->problem.cost, std::vector<double>{-3}) << "the problem minimises";
  EXPECT_EQ(file->problem.matrix, std::vector<double>{1e-3});
  EXPECT_EQ(file->row_names, std::vector<std::string>{"a_row_with_a_long_name"});
  const auto minimised = read_text("NAME\nOBJSENSE MIN\nROWS\n N obj\nCOLUMNS\n x obj 1\nENDATA\n");
  ASSERT_TRUE(minimised) << minimised.error();
  EXPECT_FALSE(minimised->maximise);
  EXPECT_EQ(minimised->problem.cost, std::vector<double>{1});
}

TEST(ReadMps, NumbersAreTheNearestDoubles) {
  for (const char* digits : {"0.1", "1.7976931348623157e308", "2.2250738585072014e-308", "9007199254740993", "1e-400",
                             "123456789012345678901234567890",
                             "0.50000000000000011102230246251565404236316680908203125", "1e-13", "-0.0", "+4."}) {
    const auto file = read_text("NAME\nROWS\n N c\n L r\nCOLUMNS\n x c 1 r " + std::string(digits) + "\nENDATA\n");
    ASSERT_TRUE(file) << file.error();
    EXPECT_EQ(file->problem.matrix[0], std::strtod(digits, nullptr)) << digits;
  }
}

TEST(ReadMps, ALastLineWithoutItsEndIsStillALine) {
  std::string text = kFixed;
  text.pop_back();
  EXPECT_TRUE(read_text(text));
}

TEST(ReadMps, EveryBadFileGetsOneSentence) {
  const std::string head = "NAME\nROWS\n N c\n L r\n";
  const auto with_entry = [&](const std::string& number) {
    return head + "COLUMNS\n x c 1 r " + number + "\nENDATA\n";
  };
  EXPECT_EQ(error_of(""), ": the file is empty");
  EXPECT_EQ(error_of("\n"), ", line 1: missing NAME indicator record");
  EXPECT_EQ(error_of(std::string("\x7f"
                                 "ELF\x02\x01\x01\0\0",
                                 9)),
            ", line 1: byte 0x7F is not text");
  EXPECT_EQ(error_of(std::string("NAME\nROWS\n N c\0\n", 16)), ", line 3: byte 0x00 is not text");
  EXPECT_EQ(error_of("hello world\n"), ", line 1: invalid indicator record");
  EXPECT_EQ(error_of("NAME\nCOLUMNS\n x c 1\nENDATA\n"), ", line 2: missing ROWS indicator record");
  EXPECT_EQ(error_of(head + "ENDATA\n"), ", line 5: missing COLUMNS indicator record");
  EXPECT_EQ(error_of(head + "SPECIAL\n"), ", line 5: invalid indicator record");
  EXPECT_EQ(error_of("NAME\nROWS\n N c\n L r\n L r\nCOLUMNS\nENDATA\n"), ", line 5: row 'r' multiply specified");
  EXPECT_EQ(error_of("NAME\nROWS\n N c\n Q r\nCOLUMNS\nENDATA\n"), ", line 4: invalid row type in field 1");
  EXPECT_EQ(error_of(head + "COLUMNS\n x c 1\n y c 1\n x r 1\nENDATA\n"), ", line 8: column 'x' multiply specified");
  EXPECT_EQ(error_of(head + "COLUMNS\n x c 1\n x c 1\nENDATA\n"), ", line 7: duplicate coefficient in row 'c'");
  EXPECT_EQ(error_of(head + "COLUMNS\n x q 1\nENDATA\n"), ", line 6: row 'q' not found");
  EXPECT_EQ(error_of(with_entry("nan")), ", line 6: cannot convert 'nan' to floating-point number");
  EXPECT_EQ(error_of(with_entry("inf")), ", line 6: cannot convert 'inf' to floating-point number");
  EXPECT_EQ(error_of(with_entry("0x1p3")), ", line 6: cannot convert '0x1p3' to floating-point number");
  EXPECT_EQ(error_of(with_entry("1.5.2")), ", line 6: cannot convert '1.5.2' to floating-point number");
  EXPECT_EQ(error_of(with_entry("1e400")), ", line 6: 1e400 is beyond the range of doubles");
  EXPECT_EQ(error_of(with_entry("-1e400")), ", line 6: -1e400 is beyond the range of doubles");
  EXPECT_EQ(error_of(with_entry("1e-310")),
            ", line 6: 1e-310 is below the least normal double, which the reader would take for 0");
  EXPECT_EQ(error_of(with_entry("")), ", line 6: missing numeric value in field 6");
  EXPECT_EQ(error_of(head + "COLUMNS\n x c 1\nBOUNDS\n UP b y 1\nENDATA\n"), ", line 8: column 'y' not found");
  EXPECT_EQ(error_of(head + "COLUMNS\n x c 1\nBOUNDS\n XX b x 1\nENDATA\n"), ", line 8: invalid bound type in field 1");
  EXPECT_EQ(error_of(head + "COLUMNS\n x c 1\nBOUNDS\n UP b x 1\n UP b x 2\nENDATA\n"),
            ", line 9: duplicate upper bound for column 'x'");
  EXPECT_EQ(error_of(head + "COLUMNS\n x c 1\nBOUNDS\n FX b x 1\n FX b x 2\nENDATA\n"),
            ": the bounds of a column are given more than once");
  EXPECT_EQ(error_of(head + "COLUMNS\n x c 1\nBOUNDS\n BV b x\nENDATA\n"),
            ": column 'x' is integer; Assay reads linear programs without integer columns");
  EXPECT_EQ(error_of(head + "COLUMNS\n x c 1\nRHS\n RHS r 1\n RHS r 2\nENDATA\n"),
            ", line 9: duplicate right-hand side for row 'r'");
  EXPECT_EQ(error_of(head + "COLUMNS\n x r 1\nRHS\n RHS r 1.7e308\nRANGES\n R r 1.7e308\nENDATA\n"), "no error");
  EXPECT_EQ(error_of(head + "COLUMNS\n x r 1\nRHS\n RHS r -1.7e308\nRANGES\n R r 1.7e308\nENDATA\n"),
            ": the range of row 'r' leaves the range of doubles");
  EXPECT_EQ(error_of("NAME\nOBJSENSE\n SIDEWAYS\nROWS\n"), ", line 3: OBJSENSE is SIDEWAYS, not MIN or MAX");
  EXPECT_EQ(error_of("NAME\nOBJSENSE\nROWS\n N c\n"), ", line 3: OBJSENSE is not followed by MIN or MAX");
  const auto folder = read_mps(testing::TempDir());
  ASSERT_FALSE(folder);
  EXPECT_TRUE(folder.error().ends_with(": is a directory")) << folder.error();
  const auto nowhere = read_mps("/nowhere/at/all.mps");
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.error(), "/nowhere/at/all.mps: cannot be opened: No such file or directory");
}

/// Every proper beginning of a file that is cut at the end of a line, and at some places within lines, is refused or
/// (only where nothing but the end of the last line is missing) read.
TEST(ReadMps, EveryTruncatedFileIsRefused) {
  for (std::size_t length = 1; length + 1 < kFixed.size(); length += length % 7 == 0 ? 3 : 1) {
    const std::string error = error_of(kFixed.substr(0, length));
    EXPECT_NE(error, "no error") << length;
  }
}

bool has_free_row(const LpProblem& problem) {
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    if (problem.row_lower[i] == -kInfinity && problem.row_upper[i] == kInfinity) return true;
  return false;
}

/// A number that GLPK's reader would turn into 0, which the front refuses.
bool has_subnormal(const LpProblem& problem) {
  for (const auto* values :
       {&problem.cost, &problem.matrix, &problem.row_lower, &problem.row_upper, &problem.lower, &problem.upper})
    for (const double value : *values)
      if (std::fpclassify(value) == FP_SUBNORMAL) return true;
  return false;
}

/// Writes, reads, compares. False where the writer had no words for the problem.
bool comes_back(const LpFile& file) {
  const auto text = write_mps(file, "a comment\nof two lines");
  if (!text) return false;
  const auto again = read_text(*text);
  EXPECT_TRUE(again) << again.error() << "\n" << *text;
  if (!again) return true;
  EXPECT_EQ(again->problem, file.problem) << *text;
  EXPECT_EQ(again->constant, file.constant);
  EXPECT_EQ(again->maximise, file.maximise);
  return true;
}

TEST(WriteMps, EveryDomainComesBackBitForBit) {
  for (const auto& domain : catalog<LpFamily>().domains) {
    int written = 0, without_words = 0;
    for (std::uint64_t index = 0; index < 60; ++index) {
      Choices choices(stream_key(7, domain.versioned_name(), index));
      LpFile file;
      file.problem = domain.draw(choices).problem;
      if (has_free_row(file.problem)) continue;
      if (has_subnormal(file.problem)) {
        const auto text = write_mps(file);
        EXPECT_TRUE(!text || error_of(*text).find("is below the least normal double") != std::string::npos)
            << domain.name;
        continue;
      }
      (comes_back(file) ? written : without_words)++;
    }
    EXPECT_GT(written, without_words) << domain.name;
  }
}

TEST(WriteMps, NamesConstantsAndSenseComeBack) {
  const auto file = read_text(kFixed);
  ASSERT_TRUE(file);
  LpFile changed = *file;
  EXPECT_TRUE(comes_back(changed));
  changed.maximise = true;
  changed.constant = -0x1.fedcba9876543p-3;
  changed.problem.row_lower[0] = -0x1.23456789abcdep+100;
  changed.problem.lower[1] = changed.problem.upper[1] = -0x1p-1022;
  const auto text = write_mps(changed);
  ASSERT_TRUE(text) << text.error();
  const auto again = read_text(*text);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->problem, changed.problem);
  EXPECT_EQ(again->constant, changed.constant);
  EXPECT_EQ(again->row_names, changed.row_names);
  EXPECT_EQ(again->column_names, changed.column_names);
  EXPECT_EQ(again->name, changed.name);
  EXPECT_TRUE(again->maximise);
}

TEST(WriteMps, AwkwardNamesAreReplaced) {
  LpFile file;
  file.problem = {3, 2, {1, 2}, {1, 0, 0, 1, 1, 1}, {0, 0, 0}, {5, 5, 5}, {0, 0}, {kInfinity, kInfinity}};
  file.row_names = {"COST", "a b", "a_b"};
  file.column_names = {"$x", ""};
  const auto text = write_mps(file);
  ASSERT_TRUE(text);
  const auto again = read_text(*text);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->row_names, (std::vector<std::string>{"R1", "a_b", "R3"}));
  EXPECT_EQ(again->column_names, (std::vector<std::string>{"C1", "C2"}));
  EXPECT_EQ(again->problem, file.problem);
}

TEST(WriteMps, WhatMpsHasNoWordsForIsAnError) {
  const LpProblem plain{1, 1, {1}, {1}, {0}, {1}, {0}, {1}};
  const auto reason = [&](auto change) {
    LpFile file;
    file.problem = plain;
    change(file.problem);
    const auto text = write_mps(file);
    return text ? std::string("no error") : text.error();
  };
  EXPECT_EQ(reason([](LpProblem& p) { p.cost[0] = NAN; }), "as MPS: the cost of column C1 is not finite");
  EXPECT_EQ(reason([](LpProblem& p) { p.matrix[0] = kInfinity; }),
            "as MPS: the entry in row R1, column C1 is not finite");
  EXPECT_EQ(reason([](LpProblem& p) { p.row_lower[0] = 2; }),
            "as MPS: the lower bound of row R1 exceeds its upper bound");
  EXPECT_EQ(reason([](LpProblem& p) { p.lower[0] = NAN; }), "as MPS: the bounds of column C1 are no numbers");
  EXPECT_EQ(reason([](LpProblem& p) { p.row_upper[0] = -kInfinity; }), "as MPS: the bounds of row R1 are no numbers");
  EXPECT_EQ(reason([](LpProblem& p) { p.row_lower[0] = -1.7e308, p.row_upper[0] = 1.7e308; }),
            "as MPS: no right-hand side and range give the bounds of row R1 exactly");
}

TEST(Netlib, EveryFileIsReadAndComesBack) {
  const fs::path folder = ASSAY_SOURCE_DIR "/../shared/netlib";
  if (!fs::exists(folder)) GTEST_SKIP() << "skipped: ../shared/netlib is absent";
  int files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".mps") continue;
    const auto file = read_mps(entry.path());
    ASSERT_TRUE(file) << file.error();
    ++files;
    EXPECT_TRUE(has_free_row(file->problem) || comes_back(*file)) << entry.path();
  }
  EXPECT_GE(files, 20);
}

}  // namespace
}  // namespace assay::mps_test
