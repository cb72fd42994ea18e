// LABEL=PATH and LABEL=COMMAND.
#include "campaign/versions/version_list.h"

#include <gtest/gtest.h>

namespace assay::version_list_tests {

TEST(VersionList, KeepsTheOrderAndEverythingBehindTheFirstEqualsSign) {
  const auto versions = read_versions({"1.0=./a.so", "0.9-rc=node engine.mjs --module=x"});
  ASSERT_TRUE(versions) << versions.error();
  EXPECT_EQ((*versions)[0].label, "1.0");
  EXPECT_EQ((*versions)[0].selector, "./a.so");
  EXPECT_EQ((*versions)[1].label, "0.9-rc");
  EXPECT_EQ((*versions)[1].selector, "node engine.mjs --module=x");
}

TEST(VersionList, RefusesWhatNamesNoVersionAndSaysWhy) {
  const auto refusal = [](const std::vector<std::string>& words) {
    const auto versions = read_versions(words);
    return versions ? std::string() : versions.error();
  };
  EXPECT_NE(refusal({"./a.so", "2=./b.so"}).find("not of the form"), std::string::npos);
  for (const char* label : {"", "../up", "a/b", "-O3", "a b"})
    EXPECT_NE(refusal({std::string(label) + "=./a.so", "2=./b.so"}).find("a label is made of"), std::string::npos)
        << label;
  EXPECT_NE(refusal({"1=./a.so", "1=./b.so"}).find("given twice"), std::string::npos);
  EXPECT_NE(refusal({"1=gjk/certified", "2=./b.so"}).find("by the path"), std::string::npos);
  EXPECT_NE(refusal({"1=./a.so"}).find("two at least"), std::string::npos);
}

}  // namespace assay::version_list_tests
