// Every domain of the catalogue keeps the laws of domains, and its tapes decode to what they did at its version. A new
// number here needs a raised kVersion there; a number that differs between compilers tells of two draws in one
// expression.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "properties/catalog/batteries.h"
#include "tests/properties/domains/domain_laws.h"

namespace assay {
namespace {

const std::map<std::string, std::uint64_t, std::less<>> kDigests = {
    {"cast/ending_2d@1", 0x8f761d979e78b315},
    {"cast/ending_3d@1", 0x6457d7687cfa676d},
    {"cast/fast_movers_2d@1", 0xd4d5da6cfd3097ab},
    {"cast/fast_movers_3d@1", 0x7c7dd2ef398cb844},
    {"cast/grazing_2d@1", 0xc616fcf5a6aea258},
    {"cast/grazing_3d@1", 0xcbaee4683afb0092},
    {"cast/head_on_2d@1", 0x1a85e2dfa280609f},
    {"cast/head_on_3d@1", 0x9871aa5918584524},
    {"cast/lattice_2d@1", 0x2fcf39f7e5fc329f},
    {"cast/lattice_3d@1", 0xa0c485caecab3a2a},
    {"cast/points_2d@1", 0x18206775373e2eb2},
    {"cast/points_3d@1", 0x3d0663c844ed678c},
    {"cast/scaled_2d@1", 0x5be70417815121d8},
    {"cast/scaled_3d@1", 0xa19d53dd88d593be},
    {"cast/single_2d@1", 0xb48b6e6266ae7494},
    {"cast/single_3d@1", 0xc5822b2f596d1cb3},
    {"cast/single_grazing_2d@1", 0x52204bed8af2d206},
    {"cast/single_grazing_3d@1", 0xe0371d2e137374d5},
    {"cast/single_tumble_2d@1", 0x7830bd8eaaa54d7a},
    {"cast/single_tumble_3d@1", 0x0c6f10ce4249b058},
    {"cast/slow_2d@1", 0x123b3ac651af59db},
    {"cast/slow_3d@1", 0x5306631b7d396aad},
    {"cast/spin_2d@1", 0x84b4f51e9a63955f},
    {"cast/spin_3d@1", 0x696eb4e0285a9459},
    {"cast/start_2d@1", 0xfbc232558ac77dff},
    {"cast/start_3d@1", 0xfd4994d1e6f67ed7},
    {"cast/tumble_2d@1", 0x28ff87d6f89813a2},
    {"cast/tumble_3d@1", 0xfc1ea95c9ddabc3d},
    {"hull3/ball@1", 0x6181d6e2d4986fc0},
    {"hull3/coplanar_clusters@1", 0x4f7bc0e9930df2be},
    {"hull3/cube_surface@1", 0x0d328281155fef11},
    {"hull3/cylinder@1", 0x6ad01eb18376e56a},
    {"hull3/far_outlier@1", 0x16dac3247af53f3a},
    {"hull3/flat@2", 0x435b1e0c85d9e5ac},
    {"hull3/lattice@1", 0x3cc487187c86a32f},
    {"hull3/mixed_scales@1", 0xc075d6e280e18d38},
    {"hull3/near_duplicates@1", 0xf0f039f8b2f9d2c7},
    {"hull3/needle@1", 0xcae72a2919936422},
    {"hull3/offset@1", 0x98f700e261380290},
    {"hull3/rotated_lattice@1", 0xa57d8a7810543f78},
    {"hull3/scales@1", 0x4e1b91439da38751},
    {"hull3/sphere@1", 0x6d392707fc90e752},
    {"hull3/ulp_grid@1", 0x89879ac6da82cca4},
    {"hull3/ulp_plane@1", 0x850b324d530342c5},
    {"lp/assignment@1", 0xbed8c582ba9fac3e},
    {"lp/big_m@1", 0x96c2ced41203356d},
    {"lp/chebyshev_centre@1", 0xa4913d04eebf5f53},
    {"lp/classics@2", 0xa14913efdff1be41},
    {"lp/collision@1", 0x5034fa7f9db39d8a},
    {"lp/collision_forms@1", 0x0b6dc8d3fc711431},
    {"lp/cube_roots@1", 0xb4c53365bf874712},
    {"lp/cyclers@1", 0x29caa46b503a8ece},
    {"lp/facets@1", 0x5787db9924899614},
    {"lp/free_columns@1", 0x72cb7a4f4895e8e9},
    {"lp/general_bounds@1", 0xdf451c57f166bbb0},
    {"lp/hilbert@1", 0x4d5473677c871671},
    {"lp/near_parallel@1", 0x62e50e5cfdbca6e6},
    {"lp/planted_degenerate@1", 0xb3f799f124ca9d39},
    {"lp/planted_infeasible@1", 0x0d2ab3f279d65984},
    {"lp/planted_optimum@1", 0xa106f8801e163571},
    {"lp/planted_ray@1", 0x6565046733922037},
    {"lp/scaled@1", 0x2385c6258a07214c},
    {"lp/small_integer@1", 0xf83d278352d72806},
    {"lp/tiny_entries@1", 0xe74ae9074c2a6d83},
    {"lp/wide_costs@1", 0x128d0e006d8e9b0c},
    {"gjk/far_offset_2d@1", 0x815af04dbf9c1659},
    {"gjk/far_offset_3d@1", 0xfb0872b9423fbc33},
    {"gjk/flat_2d@1", 0x6ecb5b774c565a7f},
    {"gjk/flat_3d@1", 0x3d73cc1abdf2947d},
    {"gjk/lattice_2d@1", 0x42da9a1df705b714},
    {"gjk/lattice_3d@1", 0xd0adf2e480f4cb3a},
    {"gjk/near_touching_2d@1", 0xc1ddc4dad86fe54b},
    {"gjk/near_touching_3d@1", 0x9aba51376aa6c613},
    {"gjk/lattice_nd@1", 0x52f267bb92887a98},
    {"gjk/random_8_3d@1", 0x2fc2c24ee75424fa},
    {"gjk/random_2d@1", 0x0a028c4738fb7e38},
    {"gjk/random_3d@1", 0xd5461f865600684c},
    {"gjk/scaled_2d@1", 0xceb74b6516cc16d7},
    {"gjk/scaled_3d@1", 0x3a6da3183b12ee08},
    {"gjk/slivers_2d@1", 0x7de377618d4fcc8e},
    {"gjk/slivers_3d@1", 0xc712cd1fd97d4829},
    {"gjk/touching_2d@1", 0x800c1579354c9df6},
    {"gjk/touching_3d@1", 0x257ed8b65a721886},
    {"gjk/single_near_touching_2d@1", 0x492b569d722ac927},
    {"gjk/single_near_touching_3d@1", 0x70cc71016c83a605},
    {"gjk/single_scaled_2d@1", 0x7aa81521b7319e0f},
    {"gjk/single_scaled_3d@1", 0x2bce1fa82ba2e31f},
    {"gjk/single_random_8_3d@1", 0x615ed1bda3b525a9},
    {"gjk/coplanar_3d@1", 0x1e9a06a200d767f4},
    {"gjk/edges_only_3d@1", 0x2c7968fa7ceaff6c},
    {"gjk/tilted_caps_3d@1", 0xe816af506aa3f35f},
    {"gjk/integer_solids_2d@1", 0xccb46956b6d09d16},
    {"gjk/integer_solids_3d@1", 0x9fe9705c7be9b2f5},
    {"gjk/jittered_twins_2d@1", 0x517a5cdaf237a7d7},
    {"gjk/jittered_twins_3d@1", 0x28a8de9611f9d40c},
    {"gjk/kissing_boxes_2d@1", 0x502f6c1a84c9ad60},
    {"gjk/kissing_boxes_3d@1", 0xdcadec2c13dcd70d},
    {"gjk/nested_2d@1", 0x2736da1482e2d24b},
    {"gjk/nested_3d@1", 0xa28242db9236b368},
    {"gjk/shared_feature_2d@1", 0x7cf0d9b3ed6ae59c},
    {"gjk/shared_feature_3d@1", 0x738ec885e335bdb6},
    {"gjk/size_ratio_2d@1", 0xa12db7cdb5a0d382},
    {"gjk/size_ratio_3d@1", 0x6bba8ff47dc968e1},
    {"gjk/ulp_grid_2d@1", 0x7566ef03539b171e},
    {"gjk/ulp_grid_3d@1", 0x97394d67941fb643},
    {"hull2/clamped_rotated@1", 0x1995516c9c264423},
    {"hull2/classroom_failures@1", 0xac7a763995523ac6},
    {"hull2/classroom_grid@1", 0xfd0e217671d2bea1},
    {"hull2/collinear_ulps@1", 0x4321c2bc3576a894},
    {"hull2/duplicates@1", 0x7e3ae7baf4173ea5},
    {"hull2/far_outlier@1", 0xfca562c4c33a9c41},
    {"hull2/flat@1", 0x48cfcc46e48de364},
    {"hull2/ladder_circle@1", 0x4aafdb2e0f7dcd5d},
    {"hull2/ladder_square@1", 0xb56b9cab656498d5},
    {"hull2/lattice_cloud@1", 0x5a2927fc26a5770e},
    {"hull2/mixed_scales@1", 0x0aff90aa47c7ffa3},
    {"hull2/near_collinear@1", 0xf75f3ed3b05e9e0f},
    {"hull2/near_duplicates@1", 0x42d3d7d33c6aa4c0},
    {"hull2/needle@1", 0x3420dc61d6ed6914},
    {"hull2/offset@1", 0x2023c3fe7e9be3f7},
    {"hull2/orders@1", 0x47add803fb3b744e},
    {"hull2/rotated_lattice@1", 0x08434e7919e5b070},
    {"hull2/scales@1", 0xfddee78122eba96d},
    {"hull2/small_grid@1", 0x91eb3c3479acb4b5},
    {"hull2/twins@1", 0xb3da93142148e29c},
    {"shapes/bounds@1", 0xfa78dbe18315dfbe},
    {"shapes/centroid_flat@1", 0xd3b0c20025a6213c},
    {"shapes/centroid_offset@1", 0x984a34ddf89a4260},
    {"shapes/concentric@1", 0xefb82326b9b025d3},
    {"shapes/kissing_boxes@1", 0x2c0c817f8ac25a33},
    {"shapes/lattice@1", 0x3a08d3657795554c},
    {"shapes/motion@1", 0x6dab227b2f7c5072},
    {"shapes/near_touching@1", 0x9df4e5f2e1d4d2ca},
    {"shapes/offset@1", 0x7254ff90a761a76e},
    {"shapes/scaled@1", 0xa6f119a92d4621ce},
    {"shapes/sizes@1", 0xd873c64cf339ea9f},
    {"shapes/touching@1", 0x2da661d77c2e58c4},
};

template <Family F>
std::uint64_t digest_of(const DomainEntry<F>& domain) {
  std::uint64_t folded = 0;
  for (std::uint64_t key = 0; key < 200; ++key) {
    Choices choices{mix64(key)};
    const auto drawn = domain.draw(choices);
    for (const std::uint64_t word : laws::bits_of(drawn.problem)) folded = mix64(folded ^ word) + 1;
    folded = mix64(folded ^ static_cast<std::uint32_t>(drawn.difficulty));
  }
  return folded;
}

template <Family F>
void expect_pinned(const DomainEntry<F>& domain) {
  const auto pinned = kDigests.find(domain.versioned_name());
  const std::uint64_t now = digest_of(domain);
  if (pinned == kDigests.end()) {
    ADD_FAILURE() << domain.versioned_name() << " is not pinned: 0x" << std::hex << now;
  } else {
    EXPECT_EQ(now, pinned->second) << domain.versioned_name() << std::hex << ": 0x" << now;
  }
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
}  // namespace assay
