// Plain points, OFF, OBJ, JSON and packed files: what is read, and that every bad text gets one sentence with its place.
#include <gtest/gtest.h>
#include <lzma.h>
#include <unistd.h>
#include <zlib.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <random>

#include "formats/file_kind.h"
#include "formats/input_file.h"
#include "formats/mps.h"
#include "formats/number.h"
#include "formats/text_file.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

std::string gzip_of(const std::string& text) {
  std::string packed(compressBound(text.size()) + 64, '\0');
  z_stream stream{};
  EXPECT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY), Z_OK);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

std::string xz_of(const std::string& text) {
  std::string packed(lzma_stream_buffer_bound(text.size()), '\0');
  std::size_t length = 0;
  EXPECT_EQ(
      lzma_easy_buffer_encode(1, LZMA_CHECK_CRC64, nullptr, reinterpret_cast<const std::uint8_t*>(text.data()),
                              text.size(), reinterpret_cast<std::uint8_t*>(packed.data()), &length, packed.size()),
      LZMA_OK);
  packed.resize(length);
  return packed;
}

template <class T>
std::string error_of(const Result<T>& result) {
  if (result) return "no error";
  EXPECT_EQ(result.error().find('\n'), std::string::npos) << result.error();
  return result.error();
}

/// The one list of a file that has one.
Points only_list(const Result<PointFile>& file) {
  EXPECT_TRUE(file) << (file ? "" : file.error());
  if (!file) return {};
  EXPECT_EQ(file->groups.size(), 1u);
  return file->groups.front().points;
}

using testing::TempDir;

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

template <class Problem>
Problem only_json(const std::string& text) {
  const auto problems = read_json_problems(text, "p.json");
  EXPECT_TRUE(problems) << (problems ? "" : problems.error());
  if (!problems || problems->size() != 1) return {};
  const auto* problem = std::get_if<Problem>(&problems->front().problem);
  EXPECT_NE(problem, nullptr);
  return problem == nullptr ? Problem{} : *problem;
}

TEST(Json, EveryFamily) {
  const auto lp = only_json<LpFile>(
      R"({"family": "lp", "maximise": true, "constant": 2, "cost": [3, "0x1p-1"], "matrix": [[1, 2], [3, 4]],
          "row_lower": [null, 1], "row_upper": [4, "inf"], "upper": [null, 9]})");
  EXPECT_EQ(lp.problem,
            (LpProblem{2, 2, {-3, -0.5}, {1, 2, 3, 4}, {-kInfinity, 1}, {4, kInfinity}, {0, 0}, {kInfinity, 9}}));
  EXPECT_TRUE(lp.maximise);
  EXPECT_EQ(lp.constant, 2);
  EXPECT_EQ(only_json<Cloud2>(R"({"family": "hull2", "points": [[0, 1], [2, 3]]})"), (Cloud2{{{0, 1}, {2, 3}}}));
  EXPECT_EQ(only_json<Cloud3>(R"({"family": "hull3", "points": [[0, 1, 2]]})"), (Cloud3{{{0, 1, 2}}}));
  EXPECT_EQ(only_json<ConvexPair>(R"({"family": "gjk", "a": [[0, 1]], "b": []})"), (ConvexPair{{2, {0, 1}}, {2, {}}}));
  EXPECT_EQ(only_json<ConvexPair>(R"({"family": "gjk", "dimension": 3, "a": [], "b": []})"),
            (ConvexPair{{3, {}}, {3, {}}}));
  const auto shapes = only_json<ShapesProblem>(
      R"({"family": "shapes", "question": "contact", "a": {"kind": "ball", "dimension": 3, "numbers": [0, 0, 0, 1]},
          "b": {"kind": "box", "dimension": 3, "numbers": [1, 1, 1, 2, 2, 2]}})");
  EXPECT_TRUE(is_posed(shapes));
  const auto ring = only_json<ShapesProblem>(
      R"({"family": "shapes", "question": "centroid", "a": {"kind": "polygon", "points": [[0, 0], [1, 0], [0, 1]]}})");
  EXPECT_TRUE(is_posed(ring));
  const auto cast = only_json<MovingPair>(
      R"({"family": "cast", "a": [[0, 0]], "b": [[3, 0]], "motion_b": {"displacement": [-4, 0, 0], "rotation": [0, 0, 1]}})");
  EXPECT_EQ(cast.of_b.displacement[0], -4);
  EXPECT_TRUE(cast.turns());
  EXPECT_FALSE(cast.of_a.turns());
}

TEST(Json, ManyProblemsAndHeaders) {
  const auto problems = read_json_problems(
      R"([{"family": "hull2", "points": [], "header": {"engine": "hull/hull2", "property": "hull2/is_exact"}},
          {"family": "hull3", "points": [["nan", "-inf", -0.0]]}])",
      "p");
  ASSERT_TRUE(problems) << problems.error();
  ASSERT_EQ(problems->size(), 2u);
  EXPECT_EQ(problems->front().header.at("engine"), "hull/hull2");
  EXPECT_TRUE(std::isnan(std::get<Cloud3>(problems->back().problem).points[0].x));
}

TEST(Json, BadOnesNameTheField) {
  const auto error = [](const std::string& text) { return error_of(read_json_problems(text, "p.json")); };
  EXPECT_NE(error("{\n  \"family\": }").find("p.json: parse error at line 2, column 13"), std::string::npos)
      << error("{\n  \"family\": }");
  EXPECT_EQ(error("[]"), "p.json: holds no problem");
  EXPECT_EQ(error("3"), "p.json: problem: expected an object with a field family");
  EXPECT_EQ(error("{}"), "p.json: family: is missing");
  EXPECT_EQ(error(R"({"family": "hull9"})"),
            "p.json: family: expected lp, gjk, hull2, hull3, shapes or cast, found 'hull9'");
  EXPECT_EQ(error(R"({"family": "hull2", "points": [[1, 2]], "pionts": 1})"),
            "p.json: hull2: the field 'pionts' is not known; known are family, header, points");
  EXPECT_EQ(error(R"({"family": "hull2", "points": [[1, 2], [1, 2, 3]]})"),
            "p.json: points, point 2: expected 2 numbers, found 3");
  EXPECT_EQ(error(R"([{"family": "hull2", "points": []}, {"family": "hull2", "points": [[1, "x"]]}])"),
            "p.json, problem 2: points, point 1, number 2: 'x' is not a number");
  EXPECT_EQ(error(R"({"family": "hull2", "points": [[1, null]]})"),
            "p.json: points, point 1, number 2: expected a number");
  EXPECT_EQ(error(R"({"family": "hull2", "points": 1, "points": 2})"), "p.json: the field 'points' is given twice");
  EXPECT_EQ(error(R"({"family": "gjk", "a": [], "b": []})"), "p.json: dimension: is missing, and no point tells it");
  EXPECT_EQ(error(R"({"family": "lp", "cost": [1], "matrix": [[1, 2]]})"),
            "p.json: matrix, row 1: expected 1 numbers, found 2");
  EXPECT_EQ(error(R"({"family": "lp", "cost": [1], "matrix": [[1]], "row_upper": []})"),
            "p.json: row_upper: expected 1 numbers, found 0");
  EXPECT_EQ(error(R"({"family": "shapes", "question": "why", "a": {}})"),
            "p.json: question: 'why' is none of contact, bounds, merge, centroid, motion");
  EXPECT_EQ(error(R"({"family": "shapes", "question": "contact", "a": {"kind": "ball", "numbers": [1, 2]}})"),
            "p.json: a: 2 numbers are not those of the kind ball in dimension 2");
  EXPECT_EQ(error(R"({"family": "cast", "a": [[1, 2]], "b": [[1, 2]], "motion_a": {"rotation": [1]}})"),
            "p.json: motion_a, rotation: expected 3 numbers, found 1");
  EXPECT_NE(error(R"({"family": "hull2", "points": [[1, 1e999]]})").find("1e999"), std::string::npos);
  EXPECT_EQ(error(std::string(1000, '[')).substr(0, 8), "p.json: ");
  EXPECT_EQ(error(std::string(100, '[') + std::string(100, ']')), "p.json: nested deeper than any problem is");
}

TEST(Packed, GzipAndXzAreUnpacked) {
  for (const std::string text : {std::string(), kThreeLines, std::string(1 << 20, 'x')}) {
    EXPECT_EQ(*unpacked(gzip_of(text), "f"), text);
    EXPECT_EQ(*unpacked(gzip_of(text) + gzip_of("more"), "f"), text + "more");
    EXPECT_EQ(*unpacked(xz_of(text), "f"), text);
    EXPECT_EQ(*unpacked(xz_of(text) + xz_of("more"), "f"), text + "more");
  }
}

TEST(Packed, BadOnesAreRefused) {
  std::string text(1 << 20, 'x');
  std::mt19937_64 random(1);
  for (char& c : text) c = static_cast<char>(random());
  for (const std::string& packed : {gzip_of(text), xz_of(text)}) {
    EXPECT_EQ(error_of(unpacked(packed, "f", text.size() - 1)),
              "f: unpacks to more than the 1048575 bytes that are read");
    EXPECT_EQ(error_of(unpacked(packed.substr(0, packed.size() / 2), "f")), "f: the packed file ends too early");
    EXPECT_NE(error_of(unpacked(packed + "rest", "f")), "no error");
    std::string damaged = packed;
    damaged[damaged.size() / 2] = static_cast<char>(damaged[damaged.size() / 2] ^ 0x55);
    EXPECT_NE(error_of(unpacked(damaged, "f")), "no error");
  }
}

TEST(Kinds, ByNameThenByContent) {
  EXPECT_EQ(kind_by_name("a/B.MPS.gz"), FileKind::kMps);
  EXPECT_EQ(kind_by_name("a.off.xz"), FileKind::kOff);
  EXPECT_EQ(kind_by_name("cloud.xyz"), FileKind::kPoints);
  EXPECT_EQ(kind_by_name("cloud"), std::nullopt);
  EXPECT_EQ(kind_by_content("assay-case 1\n"), FileKind::kCase);
  EXPECT_EQ(kind_by_content("\n {\"family\": 1}"), FileKind::kJson);
  EXPECT_EQ(kind_by_content("3 rbox 4\n4\n"), FileKind::kPoints);
  EXPECT_EQ(kind_by_content("OFF\n"), FileKind::kOff);
  EXPECT_EQ(kind_by_content("v 0 0 0\n"), FileKind::kObj);
  EXPECT_EQ(kind_by_content("NAME x\n"), FileKind::kMps);
  EXPECT_EQ(kind_by_content("\177ELF"), std::nullopt);
}

/// A file that lives as long as a test.
class Scratch {
 public:
  Scratch(const std::string& name, const std::string& text)
      : path_(fs::path(TempDir()) / (std::to_string(getpid()) + "_" + name)) {
    std::ofstream(path_, std::ios::binary) << text;
  }
  ~Scratch() {
    std::error_code ignored;
    fs::remove(path_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

TEST(InputFile, SizesAreRefusedWithoutReading) {
  const Scratch huge("huge.txt", "0 0\n");
  fs::resize_file(huge.path(), std::uintmax_t{10} << 30);  // sparse
  EXPECT_EQ(error_of(read_input_file(huge.path())),
            huge.path().string() + ": its 10737418240 bytes are more than the 268435456 that are read");
  EXPECT_EQ(error_of(read_text_file("/dev/zero", 1000)), "/dev/zero: more than the 1000 bytes that are read");
}

TEST(InputFile, UnknownKindsNameTheFormats) {
  const Scratch noise("noise.bin", "\177ELF\2\1");
  const std::string error = error_of(read_input_file(noise.path()));
  for (const char* word : {".case", ".mps", ".off", ".obj", ".json", ".txt", ".gz", ".xz"})
    EXPECT_NE(error.find(word), std::string::npos) << error;
  EXPECT_NE(error_of(read_input_file("/nowhere/at/all.off")).find("cannot be opened"), std::string::npos);
  EXPECT_NE(error_of(read_input_file(TempDir())).find("is a directory"), std::string::npos);
}

TEST(InputFile, PackedMpsIsTheProgram) {
  const std::string text = "NAME P\nROWS\n N c\n G r\nCOLUMNS\n x c 1 r 1\nRHS\n RHS r 2\nENDATA\n";
  const Scratch plain("p.mps", text), gz("p.mps.gz", gzip_of(text)), xz("p.mps.xz", xz_of(text));
  const auto expected = read_mps(plain.path());
  ASSERT_TRUE(expected) << expected.error();
  for (const Scratch* packed : {&gz, &xz}) {
    const auto file = read_input_file(packed->path());
    ASSERT_TRUE(file) << file.error();
    EXPECT_EQ(std::get<LpFile>(*file).problem, expected->problem);
  }
}

/// Random bytes of good texts changed, dropped, doubled or cut: whatever comes is a problem or one sentence.
TEST(InputFile, ChangedBytesNeverCrash) {
  const std::string seeds[] = {
      "3 rbox 3 D3\n3\n0 0.5 0x1p3\n1 2 nan\n-1 1e30 4\n",
      "3\n0 0\n1 0\n0 1\n",
      "OFF\n4 2 6\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n3 0 1 2\n3 0 1 3\n",
      "nOFF\n2\n2 0 0\n1 2\n3 4\n",
      "o a\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\no b\nv 5 0 0 1\nv 6 0 0\nl 4//1 -1/2/3\n",
      R"({"family": "lp", "maximise": true, "cost": [3, "0x1p-1"], "matrix": [[1, 2]], "row_lower": [null]})",
      R"([{"family": "gjk", "dimension": 2, "a": [[0, 1]], "b": []}, {"family": "hull2", "points": [[1, 2]]}])",
      R"({"family": "shapes", "question": "contact", "a": {"kind": "ball", "numbers": [0, 0, 1]}, "b": {"kind": "none"}})",
      R"({"family": "cast", "a": [[0, 0]], "b": [[3, 0]], "motion_b": {"displacement": [-4, 0, 0], "rotation": [0, 0, 1]}})",
      "NAME P\nROWS\n N c\n G r\n L s\nCOLUMNS\n x c 1 r 1\n x s 2\n y s 1e3\nRHS\n b r 2\nRANGES\n g s 4\n"
      "BOUNDS\n UP d x 4\n MI d y\nENDATA\n"};
  std::mt19937_64 random(20240611);
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  std::size_t read = 0, refused = 0;
  const auto seen = [&](const auto& result) {
    ++(result ? read : refused);
    if (!result) {
      EXPECT_EQ(result.error().find('\n'), std::string::npos) << result.error();
      EXPECT_TRUE(result.error().starts_with("f")) << result.error();
    }
  };
  constexpr std::string_view kLikely = "0123456789.-+exn \n\t\"[]{}:,#/pinfaOv";
  for (int i = 0; i < 5000; ++i) {
    std::string text = seeds[below(std::size(seeds))];
    for (std::size_t changes = 1 + below(6); changes > 0 && !text.empty(); --changes) {
      const std::size_t at = below(text.size());
      switch (below(5)) {
        case 0: text[at] = static_cast<char>(below(256)); break;
        case 1: text[at] = kLikely[below(kLikely.size())]; break;
        case 2: text.erase(at, 1 + below(8)); break;
        case 3: text.insert(at, text.substr(below(text.size()), below(12))); break;
        default: text.resize(below(20) == 0 ? at : text.size());
      }
    }
    seen(read_plain_points(text, "f"));
    seen(read_off(text, "f"));
    seen(read_obj(text, "f"));
    seen(read_json_problems(text, "f"));
    seen(parse_mps(text, "f"));
    std::string packed = i % 2 == 0 ? gzip_of(text) : xz_of(text);
    for (std::size_t changes = below(4); changes > 0; --changes)
      packed[below(packed.size())] = static_cast<char>(below(256));
    seen(unpacked(std::move(packed), "f", 1 << 16));
  }
  EXPECT_GT(read, 1000u);
  EXPECT_GT(refused, 1000u);
}

}  // namespace
}  // namespace assay
