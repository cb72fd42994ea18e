// Box2D's engines on small integers, and Box2D replaced by a library that errs nowhere but in rounding to floats.
#include <limits>

#include "engines/adapters/box2d/translation.h"
#include "properties/cast/bracket_holds_time.h"
#include "tests/engines/collision_adapters/box2d/read_proxy.h"
#include "tests/engines/collision_adapters/trial/adapter.h"
#include "tests/engines/collision_adapters/trial/exact_library.h"
#include "tests/engines/collision_adapters/trial/planted.h"

extern "C" const assay_plugin* box2d_entry(uint32_t host_abi_version);

namespace assay {
namespace {

using namespace box2d_adapter;
using namespace trial;

const assay_engine& engine(std::string_view name) { return engine_named(box2d_entry(ASSAY_ABI_VERSION), name); }

// Measured on 2000 pairs each; a limit is about twice what was seen, at least one in a hundred.
TEST(Box2dRates, OnSmallIntegers) {
  // Overlaps with the origin on a segment of its simplex, whose rounded distance is not 0, are given up: 69 of 4000.
  expect_within(rates_of_collisions(engine("box2d/distance"), 2, 4000), {.verdicts = 1, .distances = 1, .points = 1},
                0.95, "box2d/distance");
}

TEST(Box2dRates, OfCastsOnSmallIntegers) {
  // Times at a slant are told within 0.0125.
  expect_within(rates_of_casts(engine("box2d/shape_cast"), 2, 2000), {.verdicts = 1, .times = 2}, 0,
                "box2d/shape_cast");
  // Two turns in a hundred are separated to it though they meet.
  for (const double turn : {0.0, 3.0}) {
    const double limit = turn > 0 ? 5 : 1;
    expect_within(rates_of_casts(engine("box2d/time_of_impact"), 2, turn > 0 ? 300 : 2000, {0, turn}),
                  {.verdicts = limit, .times = limit}, 0, "box2d/time_of_impact turning up to " + std::to_string(turn));
  }
}

b2Vec2 rounded(const std::array<double, 3>& point) { return {float(point[0]), float(point[1])}; }

/// A distance that floats do not hold is given up.
struct ExactDistance {
  static constexpr std::string_view kName = "exact/distance";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (const char* why = why_declined(pair)) return Declined{why};
    const Polygons polygons(pair);
    const b2DistanceInput input = distance_input(polygons);
    const auto truth = exact_contact({read_back(input.proxyA), read_back(input.proxyB)});
    if (!truth) return GaveUp{};
    b2DistanceOutput output{};
    if (!truth->meets()) {
      output.distance = float(truth->distance);
      output.pointA = rounded(truth->on_a), output.pointB = rounded(truth->on_b);
      if (!(std::abs(double(output.distance) - truth->distance) <= 0x1p-20 * truth->distance)) return GaveUp{};
    }
    return answer_of(output);
  }
};

TEST(Box2dInverted, AnswersOfAnExactLibraryAreNeverConvicted) {
  // Planar bodies of at most eight float vertices: few of the domains draw them.
  expect_innocent<GjkFamily>(answered_exactly<ExactDistance>(engine("box2d/distance")), 20000, 0.05);
}

/// The pair as the input has it, the first body at rest.
struct ExactShapeCast {
  static constexpr std::string_view kName = "exact/shape_cast";
  static CastAnswer solve(const MovingPair& pair, const Watch&) {
    if (const char* why = why_declined(pair)) return Declined{why};
    if (pair.turns()) return Declined{"b2ShapeCast moves straight on"};
    const Polygons polygons(pair.bodies);
    const auto input = shape_cast_input(polygons, pair);
    if (!input) return Declined{"displacements whose difference single precision does not hold"};
    MovingPair read{{read_back(input->proxyA), read_back(input->proxyB)}, {}, {}};
    read.of_b.displacement = {double(input->translationB.x), double(input->translationB.y), 0};
    const auto truth = exact_time(read);
    if (!truth) return GaveUp{};
    const bool at_start = truth->kind == ExactTime::Kind::kAtStart;
    b2DistanceOutput start{};
    const auto contact = exact_contact(read.bodies);
    if (contact && !contact->meets())
      start.distance = std::max(float(contact->distance), std::numeric_limits<float>::min());
    // b2TestOverlap calls near what is nearer than ten epsilons; an exact library would not be asked for such.
    if (overlap(start) != at_start) return GaveUp{};
    if (overlap(start)) return InitiallyOverlapping{};
    b2ShapeCastOutput output{};
    const bool hit = truth->kind == ExactTime::Kind::kLater;
    output.iterations = 1, output.lambda = hit ? float(truth->time) : 1;
    return answer_of(hit, output);
  }
};

/// The pair as the sweeps have it: centre, way and angle.
struct ExactImpact {
  static constexpr std::string_view kName = "exact/time_of_impact";
  static CastAnswer solve(const MovingPair& pair, const Watch&) {
    if (const char* why = why_declined(pair)) return Declined{why};
    const Polygons polygons(pair.bodies);
    const auto input = impact_input(polygons, pair);
    if (!input) return Declined{"a centre that single precision does not hold at the end"};
    MovingPair read{{read_back(input->proxyA), read_back(input->proxyB)}, {}, {}};
    for (const auto& [motion, sweep] : {std::pair(&read.of_a, &input->sweepA), std::pair(&read.of_b, &input->sweepB)}) {
      motion->centre = {double(sweep->c0.x), double(sweep->c0.y), 0};
      motion->displacement = {double(sweep->c.x) - double(sweep->c0.x), double(sweep->c.y) - double(sweep->c0.y), 0};
      motion->rotation[2] = double(sweep->a) - double(sweep->a0);
    }
    const auto truth = exact_time(read);
    if (!truth) return GaveUp{};
    using Kind = ExactTime::Kind;
    b2TOIOutput output{};
    output.state = truth->kind == Kind::kAtStart ? b2TOIOutput::e_overlapped
                   : truth->kind == Kind::kLater ? b2TOIOutput::e_touching
                                                 : b2TOIOutput::e_separated;
    output.t = truth->kind == Kind::kLater ? float(truth->time) : 1;
    return answer_of(output, pair.turns());
  }
};

TEST(Box2dInverted, CastsOfAnExactLibraryAreNeverConvicted) {
  expect_innocent<CastFamily>(cast_exactly<ExactShapeCast>(engine("box2d/shape_cast")), 1500, 0.02);
  expect_innocent<CastFamily>(cast_exactly<ExactImpact>(engine("box2d/time_of_impact")), 1500, 0.02);
}

/// That the tests above can fail.
TEST(Box2dInverted, ATimeToldFromTheEndIsConvicted) {
  const assay_engine spoiled = cast_exactly<Spoiled<ExactImpact, &tell_from_the_end>>(engine("box2d/time_of_impact"));
  expect_convicted<CastFamily>(spoiled, 1500, BracketHoldsTime::kName);
  const Rates rates = rates_of_casts(spoiled, 2, 200);
  EXPECT_GT(rates.wrong_times * 2, rates.times);
}

}  // namespace
}  // namespace assay
