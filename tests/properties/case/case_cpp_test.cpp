// Problems as C++ source: literals that name the same doubles, arrays of the right shape, words for what C++ has no
// literal for.
#include "properties/case/case_cpp.h"

#include <gtest/gtest.h>

#include <limits>

#include "properties/case/case_python.h"

namespace assay::case_cpp_test {
namespace {

TEST(CaseCpp, WritesBodiesPointByPoint) {
  EXPECT_EQ(cpp_of(ConvexPair{{2, {0, 1, 0x1.8p-1, -3}}, {2, {0.1, 1e300}}}),
            "const double a[2][2] = {\n"
            "    {0.0, 1.0},\n"
            "    {0x1.8p-1, -3.0},\n"
            "};\n"
            "const double b[1][2] = {\n"
            "    {0x1.999999999999ap-4, 0x1.7e43c8800759cp+996},\n"
            "};\n");
}

TEST(CaseCpp, WritesWhatHasNoLiteral) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  EXPECT_EQ(cpp_of(Cloud2{{{kInf, -kInf}, {std::numeric_limits<double>::quiet_NaN(), -0.0}}}),
            "const double points[2][2] = {\n    {INFINITY, -INFINITY},\n    {NAN, -0.0},\n};\n");
}

TEST(CaseCpp, EmptyListsAreComments) {
  EXPECT_EQ(cpp_of(Cloud3{}), "// points is empty\n");
  EXPECT_EQ(cpp_of(ConvexPair{{2, {}}, {2, {1, 2}}}), "// a is empty\nconst double b[1][2] = {\n    {1.0, 2.0},\n};\n");
}

TEST(CaseCpp, WritesPrograms) {
  LpProblem program;
  program.rows = 1, program.columns = 2;
  program.cost = {1, 2}, program.lower = {0, 0}, program.upper = {kInfinity, 0.5};
  program.matrix = {3, 4}, program.row_lower = {-kInfinity}, program.row_upper = {5};
  EXPECT_EQ(cpp_of(program),
            "const double cost[2] = {1.0, 2.0};\nconst double lower[2] = {0.0, 0.0};\n"
            "const double upper[2] = {INFINITY, 0x1p-1};\nconst double matrix[1][2] = {\n    {3.0, 4.0},\n};\n"
            "const double row_lower[1] = {-INFINITY};\nconst double row_upper[1] = {5.0};\n");
}

TEST(CasePython, SaysTheSameInLists) {
  EXPECT_EQ(python_of(ConvexPair{{2, {0, 1, 0x1.8p-1, -0.0}}, {2, {}}}),
            "a = [\n    [0.0, 1.0],\n    [float.fromhex(\"0x1.8p-1\"), -0.0],\n]\nb = []\n");
  constexpr double kInf = std::numeric_limits<double>::infinity();
  EXPECT_EQ(python_of(Cloud2{{{kInf, -kInf}, {std::numeric_limits<double>::quiet_NaN(), 1e300}}}),
            "points = [\n    [float(\"inf\"), -float(\"inf\")],\n"
            "    [float(\"nan\"), float.fromhex(\"0x1.7e43c8800759cp+996\")],\n]\n");
  EXPECT_EQ(python_of(ShapesProblem{ShapesQuestion::kBounds, {ShapeKind::kPoints, 2, {1, 2}}, {}}),
            "# bounds\n# a: points\na = [\n    [1.0, 2.0],\n]\n");
}

}  // namespace
}  // namespace assay::case_cpp_test
