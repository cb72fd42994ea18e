#include "fuzz/files/kinds.h"

#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "formats/input_file.h"
#include "properties/case/case_text.h"
#include "properties/text/foreign_text.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/blocks/block_line.h"
#include "reports/store/compare/compare.h"
#include "reports/store/json/json.h"
#include "reports/store/merge.h"
#include "reports/store/sha256.h"
#include "reports/store/store.h"
#include "reports/store/store_files.h"
#include "reports/store/studies/studies.h"
#include "reports/writers/junit.h"
#include "reports/writers/markdown.h"
#include "reports/writers/report_rows.h"
#include "reports/writers/sarif.h"

namespace assay::fuzz_files {
namespace {

namespace fs = std::filesystem;
using Texts = std::vector<std::string>;

constexpr const char *kCampaign = "campaign", *kOut = "out";
constexpr std::size_t kMostSeedBytes = 4096;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(path.string() + ": cannot be read");
  return {std::istreambuf_iterator<char>(file), {}};
}

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

std::string gzip(std::string text) {
  z_stream stream{};
  if (deflateInit2(&stream, 1, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("zlib");
  std::string packed(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(text.data());
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

std::string xz(std::string text) {
  std::string packed(lzma_stream_buffer_bound(text.size()), '\0');
  std::size_t length = 0;
  if (lzma_easy_buffer_encode(0, LZMA_CHECK_CRC32, nullptr, reinterpret_cast<const std::uint8_t*>(text.data()),
                              text.size(), reinterpret_cast<std::uint8_t*>(packed.data()), &length,
                              packed.size()) != LZMA_OK)
    throw std::runtime_error("liblzma");
  packed.resize(length);
  return packed;
}

std::string zstd(const std::string& text) {
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  const std::size_t length = ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 1);
  if (ZSTD_isError(length) != 0) throw std::runtime_error("libzstd");
  packed.resize(length);
  return packed;
}

/// Half of the texts are packed as they are, half are packed and then damaged at a place that the text decides.
std::string damaged_now_and_then(std::string packed) {
  const std::size_t place = std::hash<std::string>{}(packed);
  if (place % 2 == 0 && !packed.empty()) packed[place / 2 % packed.size()] ^= static_cast<char>(1 << place / 2 % 8);
  return packed;
}

std::string read_input(const fs::path& path) {
  auto file = read_input_file(path);
  if (!file) return file.error();
  if (const auto* text = std::get_if<CaseText>(&*file))
    if (const auto parsed = parse_case(text->text, path.string()); !parsed) return parsed.error();
  return {};
}

/// Nothing that a reader of a report is shown may be other than plain text.
void must_be_plain(const std::string& text, const char* what) {
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t length = plain_character(rest);
    if (length == 0) throw std::runtime_error(std::string(what) + " holds bytes that are no plain text");
    rest.remove_prefix(length);
  }
}

/// Merges, compares and writes what was read: by then it is believed.
std::string use(const Campaign& campaign, const Studies& studies, const fs::path& scratch) {
  const std::array parts = {scratch / kCampaign, scratch / kCampaign};
  const auto merged = merge_into(scratch / kOut, parts);
  auto again = merged ? read_for_report(scratch / kOut) : Result<SummedCampaign>(Error{merged.error()});
  fs::remove_all(scratch / kOut);
  if (!again) throw std::runtime_error("what was read is written and refused: " + again.error());
  SummedCampaign& summed = *again;
  const Comparison comparison = compare(campaign, summed.campaign);
  const Digest digest = digest_of(summed);
  must_be_plain(markdown_text(summed.campaign, digest, comparison), "the Markdown report");
  must_be_plain(studies_text(studies), "the studies' Markdown");
  must_be_plain(junit_text(summed.campaign, digest), "the JUnit report");
  must_be_plain(sarif_text(summed.campaign, comparison), "the SARIF report");
  (void)missing_blocks(summed.campaign.header, summed.recorded);
  return {};
}

/// One in so many campaigns that are read is also put to use, which costs a hundred times as much.
constexpr std::size_t kUsed = 64;

std::string read_campaign_and_use(const fs::path& scratch, const std::string& file) {
  const auto campaign = read_campaign(scratch / kCampaign);
  if (!campaign) return campaign.error();
  if (std::hash<std::string>{}(text_of(scratch / file)) % kUsed != 0) return {};
  return use(*campaign, {}, scratch);
}

std::string read_studies_and_use(const fs::path& scratch, const std::string& file) {
  const auto studies = read_studies(scratch / kCampaign);
  if (!studies) return studies.error();
  if (std::hash<std::string>{}(text_of(scratch / file)) % kUsed != 0) return {};
  const auto campaign = read_campaign(scratch / kCampaign);
  return campaign ? use(*campaign, *studies, scratch) : campaign.error();
}

/// A run that goes on in the folder: opens every file that grows.
Result<Store> resumed(const fs::path& scratch) {
  const auto header = store_detail::read_header(scratch / kCampaign);
  if (!header) return Error{header.error()};
  return Store::create_or_resume(scratch / kCampaign, *header);
}

std::string resume_reducing(const fs::path& scratch) {
  const auto store = resumed(scratch);
  return store ? std::string() : store.error();
}

std::string resume_observing(const fs::path& scratch) {
  auto store = resumed(scratch);
  if (!store) return store.error();
  const auto written = store->append_observation("{}");
  return written ? std::string() : written.error();
}

/// Findings with their names made right, in three of four files; else nothing but the name would ever be tried.
std::string with_right_ids(std::string text) {
  if (std::hash<std::string>{}(text) % 4 == 0) return text;
  std::string repaired;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin);
    nlohmann::json value = nlohmann::json::parse(line, nullptr, false);
    if (value.is_object() && value.contains("case_text") && value["case_text"].is_string()) {
      value["id"] = finding_id(value["case_text"].get<std::string>());
      repaired += value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
    } else {
      repaired += line + '\n';
    }
    begin = end + 1;
  }
  return repaired;
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
const char* const kJson =
    R"([{"family":"lp","cost":[1,"0x1p-1"],"matrix":[[1,2],[3,4]],"row_upper":[4,null],"maximise":true},
{"family":"gjk","a":[[0,0],[1,0]],"b":[[2,2]]},{"family":"hull2","header":{"note":"x"},"points":[[0,0],[1,1]]},
{"family":"hull3","points":[[0,0,0],[1,1,2]]},
{"family":"shapes","question":"contact","a":{"kind":"ball","dimension":2,"numbers":[0,0,1]},
 "b":{"kind":"ball","dimension":2,"numbers":[3,0,1]}},
{"family":"cast","a":[[0,0]],"b":[[2,2]],"motion_a":{"displacement":[1,0,0]}}])";

}  // namespace

std::vector<ReadKind> read_kinds(const fs::path& repository, const fs::path& scratch) {
  write_small_campaign(scratch / kCampaign);
  std::vector<ReadKind> kinds;
  const auto input = [&](std::string_view name, const char* ending, Texts seeds,
                         std::function<std::string(std::string)> finish = {}) {
    const std::string file = std::string("input") + ending;
    kinds.push_back({name, file, std::move(seeds), [file](const fs::path& folder) { return read_input(folder / file); },
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

  const auto record = [&](std::string_view name, const std::string& path, auto read,
                          std::function<std::string(std::string)> finish = {}) {
    const std::string file = std::string(kCampaign) + '/' + path;
    kinds.push_back({name,
                     file,
                     {text_of(scratch / file)},
                     [file, read](const fs::path& folder) { return read(folder, file); },
                     std::move(finish)});
  };
  using namespace store_detail;
  record("campaign", kHeaderFile, read_campaign_and_use);
  record("provenance", kProvenanceFile, read_campaign_and_use);
  record("blocks", kBlocksFile, read_campaign_and_use);
  const auto good = read_campaign(scratch / kCampaign);
  if (!good) throw std::runtime_error(good.error());
  const BlockLines lines(good->header);
  std::string packed, of_old;
  for (const BlockRecord& block : good->blocks) {
    packed += *lines.text(block) + '\n';
    of_old += json_text(block) + '\n';
  }
  kinds.back().seeds.push_back(of_old);  // as schemas 1 and 2 wrote them
  record("blocks_packed", kPackedBlocksFile, read_campaign_and_use,
         [](std::string text) { return damaged_now_and_then(zstd(text)); });
  kinds.back().seeds = {packed};
  record("findings", kFindingsFile, read_campaign_and_use, with_right_ids);
  record("timings", kTimingsFile, read_campaign_and_use);
  record("observations", kObservationsFile,
         [](const fs::path& folder, const std::string&) { return resume_observing(folder); });
  record("reduced", kReducedFile, [](const fs::path& folder, const std::string&) { return resume_reducing(folder); });
  const Studies none;
  visit_study_files(none, [&](const StudyFile& file, const auto&...) {
    const std::string_view name = file.name;
    record(name.substr(0, name.find('.')), std::string(kStudiesFolder) + '/' + file.name, read_studies_and_use);
  });
  return kinds;
}

}  // namespace assay::fuzz_files
