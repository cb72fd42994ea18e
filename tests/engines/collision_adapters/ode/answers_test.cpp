// ODE's engines on small integers, and ODE replaced by a library that errs nowhere.
#include "engines/adapters/ode/translation.h"
#include "properties/choices.h"
#include "tests/engines/collision_adapters/trial/adapter.h"
#include "tests/engines/collision_adapters/trial/exact_library.h"

extern "C" const assay_plugin* ode_entry(uint32_t host_abi_version);

namespace assay {
namespace {

using namespace ode_adapter;
using namespace trial;

const assay_engine& engine(std::string_view name) { return engine_named(ode_entry(ASSAY_ABI_VERSION), name); }

// Measured on 2000 pairs; a limit is about twice what was seen, at least one in a hundred.
TEST(OdeRates, OfConvexGeomsOnSmallIntegers) {
  const Rates rates = rates_of_collisions(engine("ode/convex"), 3, 2000);
  // Not answered: means of the corners that are no short binary fractions. MPR's depth and normal need not be the
  // least; the move along them fails to part the bodies where the nearest point of its last portal is not inside of it.
  expect_within(rates, {.verdicts = 1, .moves = 30}, 0.5, "ode/convex");
  EXPECT_GT(rates.depths, rates.answered / 5);
}

/// Boxes with integer corners: their depth is plain, along one axis.
TEST(OdeRates, OfBoxesOnSmallIntegers) {
  struct Boxes {
    static Points draw(Choices& choices) {
      double low[3], high[3];
      for (int k = 0; k < 3; ++k)
        low[k] = double(choices.around_zero(3)), high[k] = low[k] + double(choices.between(1, 4));
      Points box{3, {}};
      for (int i = 0; i < 8; ++i)
        for (int k = 0; k < 3; ++k) box.coordinates.push_back(i >> k & 1 ? high[k] : low[k]);
      return box;
    }
  };
  Choices choices(11);
  int wrong_verdicts = 0, wrong_depths = 0, wrong_normals = 0, hits = 0;
  for (int i = 0; i < 4000; ++i) {
    const ConvexPair pair{Boxes::draw(choices), Boxes::draw(choices)};
    const auto truth = exact_contact(pair);
    ASSERT_TRUE(truth);
    ASSERT_TRUE(start());
    const Geom a = geom_of(*box_of(pair.a)), b = geom_of(*box_of(pair.b));
    std::array<dContactGeom, 16> contacts{};
    const GjkAnswer answer = answer_of(dCollide(a.id(), b.id(), 16, contacts.data(), sizeof(dContactGeom)), contacts);
    if (truth->contact == Contact::kTouching) continue;
    const auto* deep = std::get_if<Penetrating>(&answer);
    if ((deep != nullptr) != truth->meets()) ++wrong_verdicts;
    if (deep == nullptr || !truth->meets()) continue;
    ++hits;
    if (std::abs(deep->depth - truth->depth) > 1e-12) ++wrong_depths;
    // Several axes may be as short; along the normal b, moved by the depth, has to be out.
    double greatest = -1e9, least = 1e9;
    for (std::uint32_t j = 0; j < 8; ++j) {
      double of_a = 0, of_b = 0;
      for (std::uint32_t k = 0; k < 3; ++k)
        of_a += deep->normal[k] * pair.a[j][k], of_b += deep->normal[k] * pair.b[j][k];
      greatest = std::max(greatest, of_a), least = std::min(least, of_b);
    }
    if (greatest - least > truth->depth + 1e-12) ++wrong_normals;
  }
  EXPECT_GT(hits, 300);
  EXPECT_EQ(wrong_verdicts, 0);
  EXPECT_EQ(wrong_depths, 0);
  EXPECT_EQ(wrong_normals, 0);
}

GjkAnswer told_exactly(const ConvexPair& read) {
  const auto truth = exact_contact(read);
  if (!truth) return GaveUp{};
  std::array<dContactGeom, 16> contacts{};
  if (truth->meets()) {
    contacts[0].depth = truth->depth;
    for (std::size_t k = 0; k < 3; ++k) contacts[0].normal[k] = -truth->normal[k];
  }
  return answer_of(truth->meets() ? 1 : 0, contacts);
}

Points read_back(const Mesh& mesh) {
  Points body{3, {}};
  for (std::size_t i = 0; i < mesh.points.size(); i += 3)
    body.push_back(
        {mesh.centre.x + mesh.points[i], mesh.centre.y + mesh.points[i + 1], mesh.centre.z + mesh.points[i + 2]});
  return body;
}

struct ExactConvex {
  static constexpr std::string_view kName = "exact/convex";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (!collision_adapter::in_space(pair)) return Declined{"not a pair in space"};
    const std::optional<Mesh> a = mesh_of(pair.a), b = mesh_of(pair.b);
    if (!a || !b) return Declined{"not two solids that can be placed exactly"};
    return told_exactly({read_back(*a), read_back(*b)});
  }
};

Points read_back(const Box& box) {
  Points body{3, {}};
  for (int i = 0; i < 8; ++i)
    for (std::size_t k = 0; k < 3; ++k)
      body.coordinates.push_back(box.centre[k] + ((i >> k & 1) != 0 ? box.side[k] : -box.side[k]) / 2);
  return body;
}

struct ExactBox {
  static constexpr std::string_view kName = "exact/box";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (!collision_adapter::in_space(pair)) return Declined{"not a pair in space"};
    const std::optional<Box> a = box_of(pair.a), b = box_of(pair.b);
    if (!a || !b) return Declined{"not two boxes"};
    return told_exactly({read_back(*a), read_back(*b)});
  }
};

TEST(OdeInverted, AnswersOfAnExactLibraryAreNeverConvicted) {
  // Solids that can be placed, and boxes: few of the domains draw them.
  expect_innocent<GjkFamily>(answered_exactly<ExactConvex>(engine("ode/convex")), 20000, 0.05);
  expect_innocent<GjkFamily>(answered_exactly<ExactBox>(engine("ode/box")), 20000, 0.01);
}

}  // namespace
}  // namespace assay
