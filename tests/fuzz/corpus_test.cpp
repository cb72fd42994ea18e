// Every committed case parses, and every production variant keeps every claim on it; suspects are run to the end.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "fuzz/targets/listed.h"
#include "tests/harness/claim_words.h"

namespace assay::corpus_test {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> cases_of(std::string_view family) {
  std::vector<fs::path> files;
  const fs::path folder = fs::path(ASSAY_SOURCE_DIR) / "fuzz/corpus" / family;
  if (!fs::exists(folder)) return files;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".case") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

template <Family F>
class Corpus : public testing::Test {};

struct FamilyName {
  template <class F>
  static std::string GetName(int) {
    return std::string(F::kName);
  }
};
using Families = testing::Types<LpFamily, GjkFamily, Hull2Family, Hull3Family, ShapesFamily, CastFamily>;
TYPED_TEST_SUITE(Corpus, Families, FamilyName);

TYPED_TEST(Corpus, HoldsForProductionVariantsAndConvictsWhomItNames) {
  using F = TypeParam;
  const auto files = cases_of(F::kName);
  EXPECT_FALSE(files.empty()) << "the corpus of the family is missing";
  for (const fs::path& path : files) {
    SCOPED_TRACE(path.string());
    std::ifstream in(path);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    auto file = parse_case(text, path.filename().string());
    ASSERT_TRUE(file) << file.error();
    ASSERT_TRUE(std::holds_alternative<typename F::Problem>(file->problem));
    EXPECT_EQ(write_case(*file), text) << "a committed case is stored as it would be written";
    const std::string accused = file->header["engine"], property = file->header["property"],
                      claim = file->header["claim"];
    file->header.erase("property");
    for (const Suspect<F>& variant : listed_suspects<F>()) {
      const auto ran = FamilyTarget<F>(variant).run_file(*file);
      ASSERT_TRUE(ran) << ran.error();
      bool convicted = false;
      for (const RanCase& one : *ran) {
        convicted |= one.file.header.at("property") == property && one.outcome.claim == claim;
        EXPECT_FALSE(one.outcome.outcome == Outcome::kViolated && variant.is_defect(one.outcome.claim))
            << variant.name << ": " << one.outcome.claim << ": " << one.outcome.evidence;
      }
      if (variant.name == accused && !claim.empty()) {
        EXPECT_TRUE(convicted) << variant.name << " no longer violates '" << claim << "'";
      }
    }
  }
}

}  // namespace
}  // namespace assay::corpus_test
