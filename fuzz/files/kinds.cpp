#include "fuzz/files/kinds.h"

#include <algorithm>
#include <stdexcept>

#include "formats/input_file.h"
#include "fuzz/files/packers.h"
#include "properties/case/case_text.h"
#include "reports/store/accepted/accepted_file.h"

namespace assay::fuzz_files {
namespace {

namespace fs = std::filesystem;
using Texts = std::vector<std::string>;

constexpr std::size_t kMostSeedBytes = 4096;

/// Small files of one ending anywhere under a folder, in the order of their paths.
Texts texts_under(const fs::path& folder, std::string_view ending) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && entry.path().extension() == ending && entry.file_size() <= kMostSeedBytes)
      paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  Texts texts;
  for (const fs::path& path : paths) texts.push_back(text_of(path));
  if (texts.empty()) throw std::runtime_error(folder.string() + ": no file ends in " + std::string(ending));
  return texts;
}

std::string read_input(const fs::path& path) {
  auto file = read_input_file(path);
  if (!file) return file.error();
  if (const auto* text = std::get_if<CaseText>(&*file))
    if (const auto parsed = parse_case(text->text, path.string()); !parsed) return parsed.error();
  return {};
}

/// An entry more must be written so that it is read again.
std::string read_and_add_accepted(const fs::path& path) {
  const auto read = read_accepted(path);
  if (!read) return read.error();
  AcceptedCluster another{"another/engine", {"lp", FailureMode::kWrongAnswer}, Severity::kExtreme, "a \"reason\"\n"};
  if (std::ranges::any_of(*read, [&](const AcceptedCluster& one) { return one.is_same_cluster(another); })) return {};
  if (const auto added = add_accepted(path, another); !added) throw std::runtime_error(added.error());
  const auto again = read_accepted(path);
  if (!again || again->size() != read->size() + 1) throw std::runtime_error("what was added is not read again");
  return {};
}

const char* const kObj =
    "# a body\no first\nv 0 0 0\nv 1 0 0\nv 0 1 0 1.0\nf 1 2 3\ng second\nv 2 2 2\nv 3 2 2\nf 4//1 5//1 -1//1\n";
const char* const kOff = "OFF\n4 1 0\n0 0 0\n1 0 0\n0 1 0\n0 0 0x1p-3\n3 0 1 2\n";
const char* const kPoints = "3 rbox\n2\n0.5 1 2e3\n-1, 2; 3\n";
const char* const kMps =
    "NAME GOOD\nOBJSENSE\n MAX\nROWS\n N OBJ\n L R1\n G R2\n E R3\nCOLUMNS\n X OBJ 3 R1 1\n X R2 3\n Y OBJ 5 R1 2\n Y "
    "R2 2 R3 1\nRHS\n"
    " RHS OBJ -1 R1 12\n RHS R2 18\nRANGES\n RNG R1 4\nBOUNDS\n UP BND X 4\n MI BND Y\nENDATA\n";
const char* const kFixedMps =
    "NAME          FIXED\nROWS\n N  COST\n L  LIM1\nCOLUMNS\n    X         COST         1.0   LIM1         1.0\nRHS\n"
    "    RHS       LIM1         4.0\nBOUNDS\n UP BND       X            4.0\nENDATA\n";
const char* const kAccepted = R"(# Known.
[[accepted]]
engine = "libccd/gjk"
family = "gjk"
fails = "wrong answer"
severity = "near"
reason = "issue 79"
until = 2026-12-31

[[accepted]]
engine = "mine/hull"
family = "hull2"
fails = "crashes"
severity = "extreme"
reason = """
tried
again"""
engine_version = '1.2'
)";
const char* const kJson =
    R"([{"family":"lp","cost":[1,"0x1p-1"],"matrix":[[1,2],[3,4]],"row_upper":[4,null],"maximise":true},
{"family":"gjk","a":[[0,0],[1,0]],"b":[[2,2]]},{"family":"hull2","header":{"note":"x"},"points":[[0,0],[1,1]]},
{"family":"hull3","points":[[0,0,0],[1,1,2]]},
{"family":"shapes","question":"contact","a":{"kind":"ball","dimension":2,"numbers":[0,0,1]},
 "b":{"kind":"ball","dimension":2,"numbers":[3,0,1]}},
{"family":"cast","a":[[0,0]],"b":[[2,2]],"motion_a":{"displacement":[1,0,0]}}])";

}  // namespace

std::vector<ReadKind> read_kinds(const fs::path& repository, const fs::path& scratch) {
  std::vector<ReadKind> kinds;
  const auto input = [&](std::string_view name, const char* ending, Texts seeds,
                         std::function<std::string(std::string)> finish = {}) {
    const std::string file = std::string("input") + ending;
    kinds.push_back({name, file, std::move(seeds),
                     [file](const fs::path& folder, const std::string&) { return read_input(folder / file); },
                     std::move(finish)});
  };
  Texts cases = texts_under(repository / "fuzz" / "corpus", ".case");
  for (std::string& text : texts_under(repository / "docs", ".case")) cases.push_back(std::move(text));
  input("case", ".case", std::move(cases));
  const Texts programs = {kMps, kFixedMps};
  input("mps", ".mps", programs);
  input("mps_gz", ".mps.gz", programs, [](std::string text) { return damaged_now_and_then(gzip(std::move(text))); });
  input("mps_xz", ".mps.xz", programs, [](std::string text) { return damaged_now_and_then(xz(std::move(text))); });
  input("off", ".off", {kOff});
  input("obj", ".obj", {kObj});
  input("points", ".txt", {kPoints, "2\n3\n0 0\n1 0\n0 1\n", "0 0\n1 0x1p-3\n0 1\n"});
  input("json", ".json", {kJson});
  input("of_no_ending", "", {kMps, kOff, kObj, kPoints, kJson});

  kinds.push_back({"accepted", kAcceptedFile, {kAccepted}, [](const fs::path& folder, const std::string&) {
                     return read_and_add_accepted(folder / kAcceptedFile);
                   }});
  add_record_kinds(kinds, scratch);
  return kinds;
}

}  // namespace assay::fuzz_files
