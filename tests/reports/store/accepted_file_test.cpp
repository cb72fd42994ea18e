// The list of accepted findings as somebody else may have written it.
#include "reports/store/accepted/accepted_file.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "tests/reports/temporary_directory.h"

namespace assay::accepted_file_test {
namespace {

std::string entry(const std::string& fails, const std::string& more = "") {
  return "[[accepted]]\nengine = \"mine/hull\"\nfamily = \"hull2\"\nfails = \"" + fails +
         "\"\nseverity = \"near\"\nreason = \"known\"\n" + more;
}

Result<std::vector<AcceptedCluster>> read(const std::string& text) {
  const TemporaryDirectory folder;
  const std::filesystem::path path = folder.path() / kAcceptedFile;
  std::ofstream(path) << text;
  return read_accepted(path);
}

TEST(AcceptedFile, ARefusalIsShortHoweverLongTheWordsAre) {
  constexpr std::size_t kLong = 100000, kShort = 700;
  ASSERT_TRUE(read(entry("crashes")));
  for (const std::string& text : {entry(std::string(kLong, '{')), entry("crashes", std::string(kLong, 'a') + " = 1\n"),
                                  std::string(kLong, 'b') + " = 1\n", "[[" + std::string(kLong, 'c') + "]]\n",
                                  std::string(kLong, 'd') + " = 1\n" + std::string(kLong, 'd') + " = 2\n"}) {
    const auto refused = read(text);
    ASSERT_FALSE(refused);
    EXPECT_LT(refused.error().size(), kShort);
    EXPECT_NE(refused.error().find("line "), std::string::npos) << refused.error();
  }
}

}  // namespace
}  // namespace assay::accepted_file_test
