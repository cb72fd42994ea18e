#include <array>
#include <fstream>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <tuple>

#include "fuzz/files/kinds.h"
#include "fuzz/files/packers.h"
#include "properties/text/foreign_text.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/blocks/block_line.h"
#include "reports/store/blocks/block_stream.h"
#include "reports/store/compare/compare.h"
#include "reports/store/disk/kept_finding.h"
#include "reports/store/disk/observed.h"
#include "reports/store/json/json.h"
#include "reports/store/merge.h"
#include "reports/store/sha256.h"
#include "reports/store/store.h"
#include "reports/store/store_files.h"
#include "reports/store/studies/studies.h"
#include "reports/store/studies/study_file.h"
#include "reports/writers/junit.h"
#include "reports/writers/markdown.h"
#include "reports/writers/report_rows.h"
#include "reports/writers/sarif.h"

namespace assay::fuzz_files {
namespace {

namespace fs = std::filesystem;

constexpr const char *kCampaign = "campaign", *kOut = "out";

/// Nothing that a reader of a report is shown may be other than plain text.
void must_be_plain(const std::string& text, const char* what) {
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t length = plain_character(rest);
    if (length == 0) throw std::runtime_error(std::string(what) + " holds bytes that are no plain text");
    rest.remove_prefix(length);
  }
}

/// Merges, compares and writes what was read: by then it is believed.
void use(const Campaign& campaign, const Studies& studies, const fs::path& scratch) {
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
}

/// One in so many records that are taken is read again among all others, and one in so many is then put to use: those
/// cost ten and a hundred times what a refusal does. The file's bytes decide.
constexpr std::size_t kReadAmongAll = 32, kUsed = 64;
static_assert(kUsed % kReadAmongAll == 0);

bool one_in(std::size_t count, const std::string& bytes) { return std::hash<std::string>{}(bytes) % count == 0; }

template <class T>
std::string refusal_of(const Result<T>& result) {
  return result ? std::string() : result.error();
}

std::string read_campaign_and_use(const fs::path& scratch, const std::string& bytes) {
  const auto campaign = read_campaign(scratch / kCampaign);
  if (campaign && one_in(kUsed, bytes)) use(*campaign, {}, scratch);
  return refusal_of(campaign);
}

std::string read_studies_and_use(const fs::path& scratch, const std::string& bytes) {
  const auto studies = read_studies(scratch / kCampaign);
  if (!studies || !one_in(kUsed, bytes)) return refusal_of(studies);
  const auto campaign = read_campaign(scratch / kCampaign);
  if (campaign) use(*campaign, *studies, scratch);
  return refusal_of(campaign);
}

/// A run that goes on in the folder: opens every file that grows.
Result<Store> resumed(const fs::path& scratch) {
  const auto header = store_detail::read_header(scratch / kCampaign);
  if (!header) return Error{header.error()};
  return Store::create_or_resume(scratch / kCampaign, *header);
}

std::string resume_reducing(const fs::path& scratch, const std::string&) { return refusal_of(resumed(scratch)); }

std::string resume_observing(const fs::path& scratch, const std::string&) {
  auto store = resumed(scratch);
  return store ? refusal_of(store->append_observation("{}")) : store.error();
}

/// Findings with their names made right, in three of four files; else nothing but the name would ever be tried. A line
/// of the good file has its right name.
std::string with_right_ids(const std::string& good, std::string text) {
  if (one_in(4, text)) return text;
  std::string repaired;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin) + '\n';
    begin = end + 1;
    nlohmann::json value;
    if (good.find(line) == std::string::npos) value = nlohmann::json::parse(line, nullptr, false);
    if (value.is_object() && value.contains("case_text") && value["case_text"].is_string()) {
      value["id"] = finding_id(value["case_text"].get<std::string>());
      repaired += value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
    } else {
      repaired += line;
    }
  }
  return repaired;
}

/// Puts kinds of records into the table.
class Records {
 public:
  Records(std::vector<ReadKind>& kinds, const fs::path& scratch) : kinds_(kinds), scratch_(scratch) {}

  /// `read_alone` is the file's own reader, `read_among_all` what reads the campaign that the file belongs to. The
  /// other files are good, so the second can refuse only what the first takes.
  template <class ReadAlone, class ReadAmongAll>
  ReadKind& add(std::string_view name, const std::string& path, ReadAlone read_alone, ReadAmongAll read_among_all) {
    const std::string file = std::string(kCampaign) + '/' + path;
    const auto read = [read_alone, read_among_all](const fs::path& folder, const std::string& bytes) {
      std::string refusal = read_alone(folder / kCampaign);
      if (!refusal.empty() || !one_in(kReadAmongAll, bytes)) return refusal;
      return read_among_all(folder, bytes);
    };
    kinds_.push_back({name, file, {text_of(scratch_ / file)}, read});
    return kinds_.back();
  }

 private:
  std::vector<ReadKind>& kinds_;
  const fs::path& scratch_;
};

void add_studies(Records& records) {
  const Studies none;
  visit_study_files(none, [&]<class... Row>(const StudyFile& file, const std::vector<Row>&...) {
    const auto read = [&file](const fs::path& campaign) {
      std::tuple<std::vector<Row>...> rows;
      return refusal_of(std::apply([&](auto&... list) { return read_study_file(campaign, file, list...); }, rows));
    };
    const std::string_view name = file.name;
    records.add(name.substr(0, name.find('.')), std::string(kStudiesFolder) + '/' + file.name, read,
                read_studies_and_use);
  });
}

}  // namespace

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(path.string() + ": cannot be read");
  return {std::istreambuf_iterator<char>(file), {}};
}

void add_record_kinds(std::vector<ReadKind>& kinds, const fs::path& scratch) {
  using namespace store_detail;
  write_small_campaign(scratch / kCampaign);
  const auto good = read_campaign(scratch / kCampaign);
  if (!good) throw std::runtime_error(good.error());
  const auto header = std::make_shared<const CampaignHeader>(good->header);
  const auto read_blocks = [header](const fs::path& campaign) {
    std::vector<BlockRecord> blocks;
    return refusal_of(each_block(campaign, *header, [&](BlockRecord&& block) {
      blocks.push_back(std::move(block));
      return std::string();
    }));
  };
  std::string packed, of_old;
  const BlockLines lines(*header);
  for (const BlockRecord& block : good->blocks) {
    packed += *lines.text(block) + '\n';
    of_old += json_text(block) + '\n';
  }

  Records records(kinds, scratch);
  records.add(
      "campaign", kHeaderFile, [](const fs::path& campaign) { return refusal_of(read_campaign(campaign)); },
      read_campaign_and_use);
  records.add(
      "provenance", kProvenanceFile, [](const fs::path& campaign) { return refusal_of(read_provenance(campaign)); },
      read_campaign_and_use);
  records.add("blocks", kBlocksFile, read_blocks, read_campaign_and_use)
      .seeds.push_back(of_old);  // as schemas 1 and 2 wrote them
  ReadKind& frames = records.add("blocks_packed", kPackedBlocksFile, read_blocks, read_campaign_and_use);
  frames.seeds = {packed};
  frames.finish = [](std::string text) { return damaged_now_and_then(zstd(text)); };
  ReadKind& findings = records.add(
      "findings", kFindingsFile,
      [header](const fs::path& campaign) {
        const auto list = read_findings(campaign, *header);
        if (list) (void)merge_findings(std::span(&*list, 1));
        return refusal_of(list);
      },
      read_campaign_and_use);
  findings.finish = [good = findings.seeds.front()](std::string text) { return with_right_ids(good, std::move(text)); };
  records.add(
      "timings", kTimingsFile,
      [header](const fs::path& campaign) { return refusal_of(read_timings(campaign, *header)); },
      read_campaign_and_use);
  RecordedBlocks recorded;
  for (const BlockRecord& block : good->blocks) recorded.insert(key_of(block));
  records.add(
      "observations", kObservationsFile,
      [header, recorded](const fs::path& campaign) {
        LineFile file;
        return refusal_of(open_observations(file, campaign / kObservationsFile, recorded, header->block_size));
      },
      resume_observing);
  records.add(
      "reduced", kReducedFile,
      [header](const fs::path& campaign) { return refusal_of(read_reduced(campaign, *header)); }, resume_reducing);
  add_studies(records);
}

}  // namespace assay::fuzz_files
