// Every case file of the tree is read and written back as it was, but for blanks: older programs padded numbers to
// another width.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "properties/case/case_text.h"

namespace assay::case_files_test {
namespace {

namespace fs = std::filesystem;

std::string with_single_blanks(std::string text) {
  text.erase(std::unique(text.begin(), text.end(), [](char a, char b) { return a == ' ' && b == ' '; }), text.end());
  return text;
}

TEST(CaseFiles, AreWrittenAsTheyWereRead) {
  std::size_t files = 0, of_family[std::variant_size_v<AnyProblem>] = {};
  for (const char* folder : {"docs", "fuzz/corpus"}) {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(fs::path(ASSAY_SOURCE_DIR) / folder)) {
      if (entry.path().extension() != ".case") continue;
      std::ifstream stream(entry.path(), std::ios::binary);
      const std::string text{std::istreambuf_iterator<char>(stream), {}};
      const auto file = parse_case(text, entry.path().string());
      ASSERT_TRUE(file) << file.error();
      const std::string written = write_case(*file);
      EXPECT_EQ(with_single_blanks(written), with_single_blanks(text)) << entry.path();
      const auto again = parse_case(written, entry.path().string());
      ASSERT_TRUE(again) << again.error();
      EXPECT_EQ(write_case(*again), written) << entry.path();
      ++files, ++of_family[file->problem.index()];
    }
  }
  EXPECT_GT(files, 100U);
  for (const std::size_t count : of_family) EXPECT_GE(count, 20U);
}

}  // namespace
}  // namespace assay::case_files_test
