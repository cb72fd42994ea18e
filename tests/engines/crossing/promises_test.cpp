// Every promise that a family makes comes through the C interface and through the list of a plug-in's engines, as does
// what one engine states under one name for several families.
#include <gtest/gtest.h>

#include <type_traits>
#include <vector>

#include "engines/host/engine_list.h"
#include "engines/plugin_kit.h"

namespace assay {
namespace {

/// Each promise another than its default, and no number twice; whole ones, as answers_up_to is.
template <Family F>
Promises<F> all_stated() {
  Promises<F> promises;
  double next = 1;
  Promises<F>::each([&](const auto& field) {
    auto& promise = field.of(promises);
    using Value = std::remove_reference_t<decltype(promise)>;
    if constexpr (std::same_as<Value, double>)
      promise = next *= 2;
    else
      promise = static_cast<Value>(1);
  });
  return promises;
}

/// As a plug-in states it, and as its list arrives.
template <Family F>
Semantics across(const plugin::Statement<F>& states) {
  EngineSummary summary;
  summary.info = info_of(plugin::engine_stating<F>("test/engine", states));
  summary.serve<F>();
  std::vector<std::byte> memory(1 << 16);
  ByteWriter out(memory);
  write_engine_list({summary}, out);
  PrivateCopies copies;
  ByteReader in(memory, copies);
  const auto read = read_engine_list(in, "/there/x.so");
  EXPECT_TRUE(read) << read.error();
  return read ? read->front().info.semantics : Semantics();
}

template <Family F>
void expect_same(const Promises<F>& came, const Promises<F>& stated) {
  Promises<F>::each(
      [&](const auto& field) { EXPECT_EQ(field.of(came), field.of(stated)) << F::kName << ' ' << field.name; });
}

TEST(Promises, CrossOneByOne) {
  for_each_family([]<Family F>() {
    expect_same<F>(across<F>({.promises = all_stated<F>()}).template of<F>(), all_stated<F>());
    expect_same<F>(across<F>({}).template of<F>(), {});
  });
}

TEST(Promises, OfOneNameAreOneStatement) {
  const Semantics semantics = across<GjkFamily>({.promises = {.touching = Touching::kMiss}});
  EXPECT_EQ(semantics.of<CastFamily>().touching, Touching::kMiss);
  EXPECT_EQ(semantics.of<ShapesFamily>().touching, Touching::kMiss);
}

TEST(Promises, StandInTheCStructUnderTheirNames) {
  const assay_semantics gjk =
      plugin::engine_stating<GjkFamily>("test/engine",
                                        {.promises = {.touching = Touching::kHit, .witness = true, .depth_gap = 0.25}})
          .semantics;
  EXPECT_EQ(gjk.touching, std::uint32_t{ASSAY_TOUCHING_HIT});
  EXPECT_EQ(gjk.witness, 1U);
  EXPECT_EQ(gjk.depth_gap, 0.25);
  EXPECT_EQ(gjk.distance_gap, -1);
  EXPECT_EQ(gjk.lp_primal, -1) << "what another family promises is not stated";
  const assay_semantics lp =
      plugin::engine_stating<LpFamily>("test/engine", {.promises = {.primal = 0.5, .dual = 0.25, .gap = 0.125}})
          .semantics;
  EXPECT_EQ(lp.lp_primal, 0.5);
  EXPECT_EQ(lp.lp_dual, 0.25);
  EXPECT_EQ(lp.lp_gap, 0.125);
  EXPECT_EQ(lp.touching, std::uint32_t{ASSAY_TOUCHING_UNSPECIFIED});
  EXPECT_EQ(lp.precision_bits, 53U);
}

}  // namespace
}  // namespace assay
