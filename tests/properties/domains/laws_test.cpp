// Every domain of the catalogue keeps the laws of domains, and its tapes decode to what they did at its version. A new
// digest there needs a raised version there; a digest that differs between compilers tells of two draws in one
// expression.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "properties/catalog/batteries.h"
#include "tests/properties/domains/domain_laws.h"

namespace assay::laws_test {
namespace {

/// Digests by versioned name, as the lists of the catalogue state them.
std::map<std::string, std::uint64_t, std::less<>> stated_digests() {
  std::map<std::string, std::uint64_t, std::less<>> digests;
  for_each_family([&]<Family F>() {
    std::ifstream list(ASSAY_SOURCE_DIR "/properties/catalog/" + std::string(F::kName) + ".list");
    EXPECT_TRUE(list) << F::kName;
    for (std::string line; std::getline(list, line);) {
      std::istringstream words(line);
      std::string what, name, digest;
      if (words >> what >> name >> digest && what == "domain") digests[name] = std::stoull(digest, nullptr, 16);
    }
  });
  return digests;
}

template <Family F>
std::uint64_t digest_of(const DomainEntry<F>& domain) {
  std::uint64_t folded = 0;
  for (std::uint64_t key = 0; key < 200; ++key) {
    Choices choices{mix64(key)};
    const auto drawn = domain.draw(choices);
    folded = mix64(folded ^ fingerprint_of(drawn.problem)) + 1;
    folded = mix64(folded ^ static_cast<std::uint32_t>(drawn.difficulty));
  }
  return folded;
}

template <Family F>
void expect_pinned(const DomainEntry<F>& domain) {
  static const auto digests = stated_digests();
  const auto stated = digests.find(domain.versioned_name());
  ASSERT_NE(stated, digests.end()) << domain.versioned_name();
  const std::uint64_t now = digest_of(domain);
  EXPECT_EQ(now, stated->second) << domain.versioned_name() << std::hex << ": 0x" << now;
}

struct Named {
  std::string_view family, domain;
  friend void PrintTo(const Named& named, std::ostream* out) { *out << named.domain; }
};

std::vector<Named> all_domains() {
  std::vector<Named> list;
  for_each_family([&]<Family F>() {
    for (const auto& domain : catalog<F>().domains) list.push_back({F::kName, domain.name});
  });
  return list;
}

class EveryDomain : public testing::TestWithParam<Named> {};

TEST_P(EveryDomain, KeepsTheLawsAndDecodesAsItsVersionSays) {
  const bool is_large = GetParam().domain.find("ladder") != std::string_view::npos;
  for_each_family([&]<Family F>() {
    if (F::kName != GetParam().family) return;
    const DomainEntry<F>& domain = *catalog<F>().domain(GetParam().domain);
    laws::expect_domain_laws(domain, is_large ? 200 : 1000);
    expect_pinned(domain);
  });
}
INSTANTIATE_TEST_SUITE_P(All, EveryDomain, testing::ValuesIn(all_domains()), [](const auto& one) {
  std::string name(one.param.domain);
  std::ranges::replace(name, '/', '_');
  return name;
});

}  // namespace
}  // namespace assay::laws_test
