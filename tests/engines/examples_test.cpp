// The plug-ins that docs/adding-an-engine.md prints are the ones that are built, and they work.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/engines/plugins.h"

namespace assay::examples_test {
namespace {

std::string text_of(const std::string& path) {
  std::ifstream file(std::string(ASSAY_SOURCE_DIR) + "/" + path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(AddingAnEngine, PrintsTheExamplesAsTheyAre) {
  const std::string page = text_of("docs/adding-an-engine.md");
  for (const char* example : {"adapters/examples/boxes.c", "adapters/examples/gift_wrapping.cpp",
                              "adapters/examples/facets.cpp", "pipe_kit/gift_wrapping.mjs", "pipe_kit/boxes.py"}) {
    const std::string source = text_of(std::string("engines/") + example);
    ASSERT_FALSE(source.empty());
    EXPECT_NE(page.find(source), std::string::npos) << example << " differs from docs/adding-an-engine.md";
  }
}

TEST(AddingAnEngine, TheExampleInCSeparatesAlongEveryAxis) {
  const auto engine = engine_named<GjkFamily>("examples/boxes", "example/boxes");
  ASSERT_TRUE(engine);
  const Points cube{3, {0, 0, 0, 1, 1, 1}};
  for (std::size_t k = 0; k < 3; ++k)
    for (const double sign : {-1.0, 1.0}) {
      ConvexPair pair{cube, cube};
      pair.a.coordinates[k] += 1.5 * sign;
      pair.a.coordinates[3 + k] += 1.5 * sign;
      std::vector<Reply<GjkFamily>> replies(1);
      engine->solve(std::span(&pair, 1), replies);
      std::array<double, 3> axis{};
      axis[k] = sign;
      ASSERT_TRUE(std::holds_alternative<SeparatedAlong>(replies[0].answer));
      EXPECT_EQ(std::get<SeparatedAlong>(replies[0].answer).direction, axis);
    }
  const ConvexPair same{cube, cube};
  std::vector<Reply<GjkFamily>> replies(1);
  engine->solve(std::span(&same, 1), replies);
  EXPECT_EQ(std::get<GaveUp>(replies[0].answer).why, GaveUp::Why::kUncertain);
}

TEST(AddingAnEngine, TheExampleOfMeshesPartsSolidsByAFacet) {
  const auto engine = engine_named<GjkFamily>("examples/facets", "example/facets");
  ASSERT_TRUE(engine);
  const Points tetrahedron{3, {0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4}};
  const std::vector<ConvexPair> questions = {{tetrahedron, {3, {4, 4, 4, 5, 4, 4, 4, 5, 4, 4, 4, 5}}},
                                             {tetrahedron, tetrahedron},
                                             {tetrahedron, {3, {9, 9, 9}}}};
  std::vector<Reply<GjkFamily>> replies(3);
  engine->solve(questions, replies);
  EXPECT_EQ(std::get<SeparatedAlong>(replies[0].answer).direction, (std::array<double, 3>{-16, -16, -16}));
  EXPECT_EQ(std::get<GaveUp>(replies[1].answer).why, GaveUp::Why::kUncertain);
  EXPECT_TRUE(std::holds_alternative<Declined>(replies[2].answer));
}

TEST(AddingAnEngine, TheExampleInCppWrapsASquare) {
  const auto engine = engine_named<Hull2Family>("examples/gift_wrapping", "example/gift_wrapping");
  ASSERT_TRUE(engine);
  const std::vector<Cloud2> questions = {{{{1, 1}, {0, 2}, {2, 2}, {0, 0}, {2, 0}}}, {{{0, 0}, {1, 1}}}};
  std::vector<Reply<Hull2Family>> replies(2);
  engine->solve(questions, replies);
  EXPECT_EQ(std::get<Hull>(replies[0].answer).ccw, (std::vector<std::uint32_t>{3, 4, 2, 1}));
  EXPECT_EQ(replies[0].trace.steps, 4u);
  EXPECT_TRUE(std::holds_alternative<Declined>(replies[1].answer));
}

}  // namespace
}  // namespace assay::examples_test
