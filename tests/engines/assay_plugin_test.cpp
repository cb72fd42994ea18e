// Our own variants answer the same, bit for bit, whether they are called directly or through the C interface and a
// worker.
#include <gtest/gtest.h>

#include <algorithm>

#include "algorithms/model/family.h"
#include "campaign/same_answer.h"
#include "engines/host/in_process.h"
#include "properties/catalog/batteries.h"
#include "properties/choices.h"
#include "tests/engines/plugins.h"
#include "variants/variants.h"

namespace assay::assay_plugin_test {
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

void draw(Choices& choices, MovingPair& moving) {
  draw(choices, moving.bodies);
  const std::uint32_t dimension = moving.bodies.a.dimension;
  for (Motion* motion : {&moving.of_a, &moving.of_b}) {
    for (std::uint32_t k = 0; k < dimension; ++k) motion->displacement[k] = draw_number(choices);
    if (choices.chance(1, 8)) motion->rotation[2] = draw_number(choices);
  }
}

template <class Answer>
bool same(const Answer& direct, const Answer& through) {
  const auto* one = std::get_if<GaveUp>(&direct);
  const auto* other = std::get_if<GaveUp>(&through);
  if (one != nullptr && other != nullptr)
    return one->why == other->why;  // the interface does not carry own step counts
  return same_answer(direct, through);
}

/// A listed variant by name, so that each is a test of its own.
struct Exported {
  std::string_view family, name;
};

std::vector<Exported> all_variants() {
  std::vector<Exported> all;
  plugin::for_each_c_family([&]<Family F>() {
    for (const ListedVariant<F>& variant : variants<F>()) all.push_back({F::kName, variant.name});
  });
  return all;
}

std::string test_name(const testing::TestParamInfo<Exported>& info) {
  std::string name(info.param.name);
  std::replace(name.begin(), name.end(), '/', '_');
  return name;
}

void PrintTo(const Exported& exported, std::ostream* out) { *out << exported.name; }

/// The plug-in states what the variant states, as whole as the interface carries it.
template <Family F>
void expect_same_statement(const EngineInfo& info, const Statement<F>& states) {
  EXPECT_EQ(info.kind, states.kind);
  EXPECT_EQ(info.sentence, states.sentence);
  EXPECT_EQ(info.semantics.note, states.note);
  EXPECT_EQ(info.semantics.precision_bits, 53U);
  Promises<F>::each(
      [&](const auto& field) { EXPECT_EQ(field.of(info.semantics.of<F>()), field.of(states.promises)) << field.name; });
}

template <Family F>
void expect_same_engine(std::string_view name) {
  const ListedVariant<F>* variant = variant_named<F>(name);
  ASSERT_NE(variant, nullptr);
  const auto engine = engine_named<F>("assay", std::string(name));
  ASSERT_TRUE(engine);
  expect_same_statement(engine->info(), variant->states);

  const auto& domains = catalog<F>().domains;
  std::vector<typename F::Problem> questions(kCases);  // odd ones, and ones that a domain draws
  for (std::size_t i = 0; i < kCases; ++i) {
    Choices choices(fold_key(i, F::kName));
    if (i % 2 == 0) {
      draw(choices, questions[i]);
    } else {
      questions[i] = domains[i / 2 % domains.size()].draw(choices).problem;
    }
  }
  std::vector<Reply<F>> direct(kCases), through(kCases);
  InProcess<F>({}, variant->solve, Watching::kAlways).solve(questions, direct);
  engine->solve(questions, through);
  std::size_t answered = 0;
  for (std::size_t i = 0; i < kCases; ++i) {
    ASSERT_EQ(through[i].delivery, Delivery::kAnswered) << "case " << i << ": " << through[i].incident;
    ASSERT_TRUE(same(direct[i].answer, through[i].answer)) << "case " << i;
    // The way has what filters left open, too, which a shared object counts for itself.
    ASSERT_EQ(direct[i].trace.steps, through[i].trace.steps) << "case " << i;
    ASSERT_EQ(direct[i].trace.cycle, through[i].trace.cycle) << "case " << i;
    answered +=
        !std::holds_alternative<GaveUp>(direct[i].answer) && !std::holds_alternative<Declined>(direct[i].answer);
  }
  EXPECT_GT(answered, kCases / 40) << "the questions are too odd to tell anything";
}

class AssayPlugin : public testing::TestWithParam<Exported> {};

TEST_P(AssayPlugin, StatesAndAnswersAsTheVariantCalledDirectly) {
  const auto [family, name] = GetParam();
  const auto expect_if_served = [&]<Family F>() {
    if (F::kName == family) expect_same_engine<F>(name);
  };
  plugin::for_each_c_family(expect_if_served);
}

INSTANTIATE_TEST_SUITE_P(All, AssayPlugin, testing::ValuesIn(all_variants()), test_name);

}  // namespace
}  // namespace assay::assay_plugin_test
