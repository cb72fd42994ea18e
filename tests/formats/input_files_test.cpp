// Files of any kind: packed, too large, of no known kind, with changed bytes.
#include <gtest/gtest.h>
#include <lzma.h>
#include <zlib.h>

#include <filesystem>
#include <random>

#include "formats/file_kind.h"
#include "formats/input_file.h"
#include "formats/mps.h"
#include "formats/text_file.h"
#include "tests/formats/error_of.h"
#include "tests/formats/scratch.h"

namespace assay::input_files_test {
namespace {

using test::Scratch;

namespace fs = std::filesystem;
using testing::TempDir;

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

TEST(Packed, GzipAndXzAreUnpacked) {
  for (const std::string& text : {std::string(), std::string("0 0.5\n1 0x1.8p+1\n"), std::string(1 << 20, 'x')}) {
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

TEST(InputFile, SizesAreRefusedWithoutReading) {
  const Scratch huge("huge.txt", "0 0\n");
  fs::resize_file(huge.path(), std::uintmax_t{10} << 30);  // sparse
  EXPECT_EQ(error_of(read_input_file(huge.path())),
            huge.path().string() + ": its 10737418240 bytes are more than the 268435456 that are read");
  EXPECT_EQ(error_of(read_text_file("/dev/zero", 1000)), "/dev/zero: is a device, and a file is wanted");
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  const std::string text(2000, '1'), path = "/proc/self/fd/" + std::to_string(ends[0]);
  ASSERT_EQ(::write(ends[1], text.data(), text.size()), 2000);
  ::close(ends[1]);
  EXPECT_EQ(error_of(read_text_file(path, 1000)), path + ": more than the 1000 bytes that are read");
  ::close(ends[0]);
}

TEST(InputFile, SentencesRepeatLittleOfTheFileAndNothingThatIsNotPrintable) {
  constexpr std::size_t kMostSentence = 400;
  const std::string column = "NAME P\nROWS\n N c\nCOLUMNS\n x ";
  for (const auto& [name, text] :
       {std::pair{"long.json", "[" + std::string(20000, '9') + "]"},
        std::pair{"word.json", "[\"" + std::string(20000, 'x')}, std::pair{"byte.mps", column + "c\xE3 1\n"},
        std::pair{"long.mps", column + std::string(5000, 'r') + " 1\n"}}) {
    const Scratch file(name, text);
    const std::string error = error_of(read_input_file(file.path()));
    EXPECT_LT(error.size(), kMostSentence) << name;
    for (const char c : error) EXPECT_TRUE(c >= 0x20 && c < 0x7f) << name << ": " << error;
  }
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
      R"({"family": "shapes", "question": "contact", "a": {"kind": "ball", "numbers": [0, 0, 1]}, )"
      R"("b": {"kind": "none"}})",
      R"({"family": "cast", "a": [[0, 0]], "b": [[3, 0]], )"
      R"("motion_b": {"displacement": [-4, 0, 0], "rotation": [0, 0, 1]}})",
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
}  // namespace assay::input_files_test
