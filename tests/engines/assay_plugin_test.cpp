// Our own variants answer the same, bit for bit, whether they are called directly or through the C interface and a
// worker.
#include <gtest/gtest.h>

#include <type_traits>

#include "algorithms/gjk/distance/boolean.h"
#include "algorithms/gjk/distance/hill_climbing.h"
#include "algorithms/gjk/distance/warm_start.h"
#include "algorithms/gjk/distance/wolfe.h"
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/hull/chan.h"
#include "algorithms/hull/graham_scan.h"
#include "algorithms/hull/hull2.h"
#include "algorithms/hull/incremental_hull.h"
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/hull3/hull3.h"
#include "algorithms/hull3/quickhull.h"
#include "algorithms/lp/collision/collision_lp.h"
#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/published/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk_tutorial_2d.h"
#include "algorithms/published/jarvis_alzubaidi.h"
#include "algorithms/published/kreuzer_tableau.h"
#include "algorithms/shapes/plain_shapes.h"
#include "algorithms/shapes/robust_shapes.h"
#include "campaign/same_answer.h"
#include "certified/lp/certified_lp.h"
#include "engines/host/in_process.h"
#include "properties/choices.h"
#include "tests/engines/plugins.h"

namespace assay {
namespace {

constexpr std::size_t kCases = 2000;

/// A small integer, now and then an ulp beside it, a tenth, huge, tiny, or not a number at all.
double draw_number(Choices& choices) {
  const auto small = static_cast<double>(choices.around_zero(4));
  switch (choices.below(24)) {
    case 20: return nudge(small, choices.around_zero(3));
    case 21: return small / 10;
    case 22: return std::ldexp(small, static_cast<int>(choices.around_zero(1000)));
    case 23: return choices.chance(1, 20) ? (choices.chance(1, 2) ? kInfinity : kInfinity - kInfinity) : small;
    default: return small;
  }
}

Points draw_points(Choices& choices, std::uint32_t dimension, std::uint64_t most) {
  Points points{dimension, {}};
  for (std::uint64_t n = choices.below(most + 1) * dimension; n > 0; --n)
    points.coordinates.push_back(draw_number(choices));
  return points;
}

void draw(Choices& choices, ConvexPair& pair) {
  const auto dimension = static_cast<std::uint32_t>(2 + choices.below(2));
  pair.a = draw_points(choices, dimension, 7);
  pair.b = draw_points(choices, choices.chance(1, 50) ? 5 - dimension : dimension, 7);
}

void draw(Choices& choices, Cloud2& cloud) {
  for (std::uint64_t n = choices.below(20); n > 0; --n)
    cloud.points.push_back({draw_number(choices), draw_number(choices)});
}

void draw(Choices& choices, Cloud3& cloud) {
  for (std::uint64_t n = choices.below(16); n > 0; --n) {
    const double x = draw_number(choices), y = draw_number(choices);
    cloud.points.push_back({x, y, draw_number(choices)});
  }
}

void draw(Choices& choices, ShapesProblem& problem) {
  constexpr ShapeKind kBodies[] = {ShapeKind::kBall, ShapeKind::kBox, ShapeKind::kOrientedBox, ShapeKind::kPolygon};
  const auto shape = [&](ShapeKind kind) {
    Shape drawn{kind, 2, std::vector<double>(numbers_each(kind, 2) * (is_list(kind) ? 1 + choices.below(5) : 1))};
    for (double& x : drawn.numbers) x = draw_number(choices);
    return drawn;
  };
  problem.question = static_cast<ShapesQuestion>(choices.below(5));
  const bool ring = problem.question == ShapesQuestion::kCentroid, lone = problem.question == ShapesQuestion::kBounds;
  const bool motion = problem.question == ShapesQuestion::kMotion, merge = problem.question == ShapesQuestion::kMerge;
  problem.a = shape(ring             ? ShapeKind::kPolygon
                    : lone || motion ? ShapeKind::kPoints
                    : merge          ? ShapeKind::kBox
                                     : kBodies[choices.below(4)]);
  problem.b = shape(ring || lone ? ShapeKind::kNone
                    : motion     ? ShapeKind::kMap
                    : merge      ? ShapeKind::kBox
                                 : kBodies[choices.below(4)]);
}

void draw(Choices& choices, LpProblem& problem) {
  problem.rows = static_cast<std::uint32_t>(choices.below(6));
  problem.columns = static_cast<std::uint32_t>(choices.below(6));
  const auto numbers = [&](std::size_t count) {
    std::vector<double> values(count);
    for (double& value : values) value = draw_number(choices);
    return values;
  };
  problem.cost = numbers(problem.columns);
  problem.matrix = numbers(std::size_t{problem.rows} * problem.columns);
  problem.row_lower.assign(problem.rows, choices.chance(1, 30) ? -1 : -kInfinity);
  problem.row_upper = numbers(problem.rows);
  problem.lower.assign(problem.columns, 0);
  problem.upper.assign(problem.columns, kInfinity);
}

template <class Answer>
bool same(const Answer& direct, const Answer& through) {
  const auto* one = std::get_if<GaveUp>(&direct);
  const auto* other = std::get_if<GaveUp>(&through);
  if (one != nullptr && other != nullptr)
    return one->why == other->why;  // the interface does not carry own step counts
  return same_answer(direct, through);
}

template <Family F, AlgorithmOf<F> A>
struct Exported {
  using Served = F;
  using Variant = A;
};

template <class E>
class AssayPlugin : public testing::Test {};

using AllVariants = testing::Types<
    Exported<GjkFamily, GjkSignedVolumes>, Exported<GjkFamily, GjkBoolean>, Exported<GjkFamily, GjkHillClimbing>,
    Exported<GjkFamily, GjkWarmStart>, Exported<GjkFamily, GjkWolfe>, Exported<GjkFamily, CollisionBland>,
    Exported<GjkFamily, CollisionDantzig>, Exported<GjkFamily, GjkAlzubaidi2d>, Exported<GjkFamily, GjkTutorial2d>,
    Exported<GjkFamily, KreuzerTableau>, Exported<Hull2Family, GrahamScan<ExactTurn>>,
    Exported<Hull2Family, GrahamScan<NaiveTurn>>, Exported<Hull2Family, MonotoneChain<ExactTurn>>,
    Exported<Hull2Family, MonotoneChain<NaiveTurn>>, Exported<Hull2Family, ProductionHull2>,
    Exported<Hull2Family, IncrementalHull<NaiveTurn>>, Exported<Hull2Family, Chan<NaiveTurn>>,
    Exported<Hull2Family, JarvisAlzubaidi<alzubaidi::Reading::kEmended>>, Exported<Hull3Family, ProductionHull3>,
    Exported<Hull3Family, QuickHull3<NaiveSide>>, Exported<LpFamily, CertifiedLp>, Exported<LpFamily, TableauBland>,
    Exported<LpFamily, TableauDantzig>, Exported<ShapesFamily, RobustShapes>, Exported<ShapesFamily, PlainShapes>>;

struct VariantNames {
  template <class E>
  static std::string GetName(int) {
    std::string name(E::Variant::kName);
    std::replace(name.begin(), name.end(), '/', '_');
    return name;
  }
};

TYPED_TEST_SUITE(AssayPlugin, AllVariants, VariantNames);

TYPED_TEST(AssayPlugin, AnswersAsTheVariantCalledDirectly) {
  using F = typename TypeParam::Served;
  using A = typename TypeParam::Variant;
  std::vector<typename F::Problem> questions(kCases);
  for (std::size_t i = 0; i < kCases; ++i) {
    Choices choices(fold_key(i, F::kName));
    draw(choices, questions[i]);
  }
  std::vector<Reply<F>> direct(kCases), through(kCases);
  InProcess<F, A>({}, Watching::kAlways).solve(questions, direct);
  const auto engine = engine_named<F>("assay", std::string(A::kName));
  ASSERT_TRUE(engine);
  engine->solve(questions, through);
  std::size_t answered = 0;
  for (std::size_t i = 0; i < kCases; ++i) {
    ASSERT_EQ(through[i].delivery, Delivery::kAnswered) << "case " << i << ": " << through[i].incident;
    ASSERT_TRUE(same(direct[i].answer, through[i].answer)) << "case " << i;
    ASSERT_EQ(direct[i].trace, through[i].trace) << "case " << i;
    answered +=
        !std::holds_alternative<GaveUp>(direct[i].answer) && !std::holds_alternative<Declined>(direct[i].answer);
  }
  EXPECT_GT(answered, kCases / 10) << "the questions are too odd to tell anything";
}

TEST(AssayPlugin, StatesWhatTheVariantsPromise) {
  const auto engines = engines_of<GjkFamily>("assay");
  ASSERT_EQ(engines.size(), 18u);
  const EngineInfo& info = engines.front()->info();
  EXPECT_EQ(info.name, "gjk/signed_volumes");
  EXPECT_EQ(info.kind, "ours");
  EXPECT_TRUE(info.semantics.witness);
  EXPECT_GT(info.semantics.distance_gap, 0);
}

}  // namespace
}  // namespace assay
