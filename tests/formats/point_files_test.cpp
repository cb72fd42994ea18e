// Numbers, plain points, OFF and OBJ: what is read, and that every bad text gets one sentence with its line.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "formats/number.h"
#include "formats/points/point_file.h"
#include "tests/formats/error_of.h"

namespace assay::point_files_test {
namespace {

/// The one list of a file that has one.
Points only_list(const Result<PointFile>& file) {
  EXPECT_TRUE(file) << (file ? "" : file.error());
  if (!file) return {};
  EXPECT_EQ(file->groups.size(), 1u);
  return file->groups.front().points;
}

TEST(Numbers, AreTheNearestDoubles) {
  EXPECT_EQ(*read_number("0.1"), 0.1);
  EXPECT_EQ(*read_number("+1e3"), 1000);
  EXPECT_EQ(*read_number("-0x1.8p+1"), -3);
  EXPECT_EQ(*read_number("0X.8"), 0.5);
  EXPECT_EQ(*read_number("5e-324"), std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(*read_number("1e-400"), 0);
  EXPECT_TRUE(std::signbit(*read_number("-0")));
  EXPECT_EQ(*read_number("-inf"), -std::numeric_limits<double>::infinity());
  EXPECT_TRUE(std::isnan(*read_number("NaN")));
}

TEST(Numbers, OtherWordsAreRefused) {
  for (const char* word : {"", "+", "-", "--1", "+-1", "0x", "0xinf", "0x-1", "1.5f", "1,5", "abc", "1e", "infinit"})
    EXPECT_FALSE(read_number(word)) << word;
  EXPECT_EQ(error_of(read_number("-1e999")), "'-1e999' is beyond the range of doubles");
  EXPECT_EQ(error_of(read_number("0x1p1024")), "'0x1p1024' is beyond the range of doubles");
  EXPECT_EQ(read_count("99999999999999999999999"), std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(read_count("-1"), std::nullopt);
}

const Points kThree{2, {0, 0.5, 1, 0x1.8p+1, -2, 1e300}};
const std::string kThreeLines = "0 0.5\n1 0x1.8p+1\n-2 1e300\n";

TEST(PlainPoints, WithAndWithoutHeadings) {
  for (const std::string heading : {"", "3\n", "2\n", "2\n3\n", "3\n2\n", "2 rbox 3 D2\n3\n", "# a comment\n\n3\n"})
    EXPECT_EQ(only_list(read_plain_points(heading + kThreeLines, "p")), kThree) << heading;
  EXPECT_EQ(only_list(read_plain_points("0,0.5\r\n1;\t0x1.8p+1 # here\r\n-2 , 1e300", "p")), kThree);
  EXPECT_EQ(only_list(read_plain_points("2 rbox 0\n0\n", "p")), (Points{2, {}}));
  EXPECT_EQ(only_list(read_plain_points("3\n0\n", "p")), (Points{3, {}}));
  EXPECT_EQ(only_list(read_plain_points("4\n5\n6\n", "p")), (Points{1, {4, 5, 6}}));
  EXPECT_TRUE(std::isnan(only_list(read_plain_points("nan inf\n0 -inf\n", "p")).coordinates[0]));
}

TEST(PlainPoints, BadOnesNameTheLine) {
  const auto error = [](const std::string& text) { return error_of(read_plain_points(text, "p.txt")); };
  EXPECT_EQ(error(""), "p.txt: holds no points (read as plain points)");
  EXPECT_EQ(error("1 2\n3 x\n"), "p.txt, line 2: 'x' is not a number (read as plain points)");
  EXPECT_EQ(error("1 2\n3 4 5\n"), "p.txt, line 2: expected 2 coordinates, found 3 (read as plain points)");
  EXPECT_EQ(error("4\n1 2\n3 4\n"), "p.txt: declares 4 points and holds 2 (read as plain points)");
  EXPECT_EQ(error("2 rbox\n1\n1 2\n3 4\n"), "p.txt, line 4: more points than the 1 declared (read as plain points)");
  EXPECT_EQ(error("2\n1000000000\n1 2\n"),
            "p.txt, line 3: 1000000000 points are more than the 4194304 that are read (read as plain points)");
  EXPECT_EQ(error("1000000000\n1 2 3\n"),
            "p.txt, line 2: 1000000000 points are more than the 4194304 that are read (read as plain points)");
  EXPECT_EQ(error("999 rbox\n1\n1\n"),
            "p.txt, line 1: points of dimension 999 are not read, only of 1 to 64 (read as plain points)");
  EXPECT_EQ(error("5\n6\n1 2\n"),
            "p.txt, line 3: expected 5 or 6 coordinates, as the first two lines say, found 2 (read as plain points)");
  EXPECT_EQ(error("1 1e999\n"), "p.txt, line 1: '1e999' is beyond the range of doubles (read as plain points)");
}

TEST(Off, VerticesOfAllSpellings) {
  const Points tetrahedron{3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}};
  const std::string faces = "3 0 1 2\n3 0 1 3 255 0 0\n";
  EXPECT_EQ(only_list(read_off("OFF\n4 2 0\n\n0 0 0\n1 0 0\n0 1 0 # y\n0 0 1\n" + faces, "t")), tetrahedron);
  EXPECT_EQ(only_list(read_off("OFF 4 0 0\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n", "t")), tetrahedron);
  EXPECT_EQ(only_list(read_off("4 0 0\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n", "t")), tetrahedron);
  EXPECT_EQ(only_list(read_off("COFF\n1 0 0\n1 2 3 255 255 0 1\n", "t")), (Points{3, {1, 2, 3}}));
  EXPECT_EQ(only_list(read_off("nOFF\n2\n2 0 0\n1 2\n3 4\n", "t")), (Points{2, {1, 2, 3, 4}}));
  EXPECT_EQ(only_list(read_off("nOFF 2\n1 0 0\n1 2\n", "t")), (Points{2, {1, 2}}));
}

TEST(Off, BadOnesNameTheLine) {
  const auto error = [](const std::string& text) { return error_of(read_off(text, "t.off")); };
  EXPECT_EQ(error(""), "t.off: the file is empty (read as OFF)");
  EXPECT_EQ(error("PLY\n"), "t.off, line 1: expected OFF, found 'PLY' (read as OFF)");
  EXPECT_EQ(error("4OFF\n1 0 0\n"),
            "t.off, line 1: '4OFF' is not read, only OFF, COFF, NOFF, STOFF and nOFF (read as OFF)");
  EXPECT_EQ(error("OFF BINARY\n1 0 0\n"), "t.off, line 1: binary OFF is not read (read as OFF)");
  EXPECT_EQ(error("OFF\n"), "t.off: ends before the numbers of vertices and faces (read as OFF)");
  EXPECT_EQ(error("OFF\nx\n"), "t.off, line 2: expected the numbers of vertices, faces and edges (read as OFF)");
  EXPECT_EQ(error("OFF\n1000000000 0 0\n"),
            "t.off, line 2: 1000000000 points are more than the 4194304 that are read (read as OFF)");
  EXPECT_EQ(error("OFF\n2 0 0\n1 2 3\n"), "t.off: declares 2 vertices and ends after 1 (read as OFF)");
  EXPECT_EQ(error("OFF\n1 0 0\n1 2\n"), "t.off, line 3: expected 3 coordinates, found 2 (read as OFF)");
  EXPECT_EQ(error("OFF\n1 0 0\n1 2 3 4\n"), "t.off, line 3: expected 3 coordinates, found more: '4' (read as OFF)");
  EXPECT_EQ(error("OFF\n1 0 0\n1 2 z\n"), "t.off, line 3: 'z' is not a number (read as OFF)");
  EXPECT_EQ(error("OFF\n1 1 0\n1 2 3\n"), "t.off: declares 1 faces and ends after 0 (read as OFF)");
  EXPECT_EQ(error("OFF\n1 1 0\n1 2 3\n3 0 0 1\n"),
            "t.off, line 4: '1' is not the number of a vertex, 0 to the last of 1 (read as OFF)");
  EXPECT_EQ(error("OFF\n1 1 0\n1 2 3\n3 0 0\n"), "t.off, line 4: a face of 3 corners lists 2 (read as OFF)");
  EXPECT_EQ(error("OFF\n1 0 0\n1 2 3\n3 0 0 0\n"),
            "t.off, line 4: something follows the last face: '3 0 0 0' (read as OFF)");
}

TEST(Obj, ObjectsAreLists) {
  const auto file = read_obj(
      "mtllib x.mtl\no left one\nv 0 0 0\nv 1 0 0 1.0\nv 0 1 0 0.5 0.5 0.5\nvn 0 0 1\nf 1//1 2//1 -1//1\n"
      "o right\nv 5 0 0\nv 6 0 0\nl 4 5\n",
      "t");
  ASSERT_TRUE(file) << file.error();
  ASSERT_EQ(file->groups.size(), 2u);
  EXPECT_EQ(file->groups[0].name, "left one");
  EXPECT_EQ(file->groups[0].points, (Points{3, {0, 0, 0, 1, 0, 0, 0, 1, 0}}));
  EXPECT_EQ(file->groups[1].points, (Points{3, {5, 0, 0, 6, 0, 0}}));
}

TEST(Obj, GroupsHaveTheVerticesTheirFacesUse) {
  const auto file = read_obj("v 0 0 0\nv 1 0 0\nv 2 0 0\nv 3 0 0\ng a\nf 1 2 2\ng b\nf 2 3 4\ng a\nf 3 1 1\n", "t");
  ASSERT_TRUE(file) << file.error();
  ASSERT_EQ(file->groups.size(), 2u);
  EXPECT_EQ(file->groups[0].points, (Points{3, {0, 0, 0, 1, 0, 0, 2, 0, 0}}));
  EXPECT_EQ(file->groups[1].points, (Points{3, {1, 0, 0, 2, 0, 0, 3, 0, 0}}));
}

TEST(Obj, VerticesWithoutFacesStayWhereTheyStand) {
  EXPECT_EQ(only_list(read_obj("v 1 2 3\nv nan 0x1p-2 inf\n", "t")).size(), 2u);
  const auto file = read_obj("o a\ng a_mesh\nv 0 0 0\no b\ng b_mesh\nv 1 1 1\n", "t");
  ASSERT_TRUE(file) << file.error();
  EXPECT_EQ(file->groups.size(), 2u);
}

TEST(Obj, NamesMayHoldWhatBeginsComments) {
  const auto file = read_obj("o body#1\nv 0 0 0 # a corner\no body#2\nv 1 1 1\n", "t");
  ASSERT_TRUE(file) << file.error();
  EXPECT_EQ(file->groups.size(), 2u);
}

TEST(Obj, BadOnesNameTheLine) {
  const auto error = [](const std::string& text) { return error_of(read_obj(text, "t.obj")); };
  EXPECT_EQ(error(""), "t.obj: holds no vertices (read as OBJ)");
  EXPECT_EQ(error("v 1 2\n"),
            "t.obj, line 1: expected 3 coordinates, and a weight or colours at most, found 2 numbers (read as OBJ)");
  EXPECT_EQ(error("v 1 2 x\n"), "t.obj, line 1: 'x' is not a number (read as OBJ)");
  EXPECT_EQ(error("v 1 2 3 2\n"), "t.obj, line 1: a vertex of weight other than 1 is not read (read as OBJ)");
  EXPECT_EQ(error("v 1 2 3\nf 1 1 2\n"), "t.obj, line 2: vertex 2 is not there; there are 1 (read as OBJ)");
  EXPECT_EQ(error("v 1 2 3\nf 0\n"), "t.obj, line 2: '0' is not the number of a vertex (read as OBJ)");
  EXPECT_EQ(error("v 1 2 3\nf -2\n"), "t.obj, line 2: '-2' is not the number of a vertex (read as OBJ)");
  EXPECT_EQ(error("curv 0 1 1 2\n"),
            "t.obj, line 1: 'curv' is not read, only vertices and the polygons on them (read as OBJ)");
  EXPECT_EQ(error("v 1 2 \\\n3\n"), "t.obj, line 1: a line that goes on in the next one is not read (read as OBJ)");
}

}  // namespace
}  // namespace assay::point_files_test
