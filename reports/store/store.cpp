#include "reports/store/store.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "properties/case/case_reader.h"
#include "properties/text/foreign_text.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/blocks/block_line.h"
#include "reports/store/blocks/block_stream.h"
#include "reports/store/disk/directory_lock.h"
#include "reports/store/disk/file_batch.h"
#include "reports/store/disk/line_file.h"
#include "reports/store/disk/observed.h"
#include "reports/store/disk/own_file.h"
#include "reports/store/json/json.h"
#include "reports/store/merge.h"
#include "reports/store/quickest.h"
#include "reports/store/sha256.h"
#include "reports/store/store_files.h"

namespace assay {
namespace {

using namespace store_detail;
namespace fs = std::filesystem;

/// The names in a directory.
Result<std::vector<std::string>> names_in(const fs::path& directory) {
  std::vector<std::string> names;
  std::error_code problem;
  fs::directory_iterator entry(directory, problem);
  while (!problem && entry != fs::directory_iterator()) {
    names.push_back(entry->path().filename().string());
    entry.increment(problem);
  }
  if (problem) return system_error(directory, "look into", problem.value());
  return names;
}

/// True for a campaign with an equal header, false for a place where one can begin.
Result<bool> is_resumable(const fs::path& directory, const CampaignHeader& header) {
  std::error_code problem;
  const bool exists = fs::exists(directory, problem);
  if (problem) return system_error(directory, "look into", problem.value());
  if (!exists) return false;
  if (!fs::is_directory(directory, problem)) return Error{directory.string() + ": not a directory"};
  if (fs::exists(directory / kHeaderFile, problem)) {
    const Result<CampaignHeader> found = read_header(directory);
    if (!found) return Error{found.error()};
    const std::string different = difference(*found, header);
    if (different.empty()) return true;
    return Error{directory.string() + ": holds another campaign than the one asked for: " + different};
  }
  if (problem) return system_error(directory / kHeaderFile, "look at", problem.value());
  const Result<std::vector<std::string>> names = names_in(directory);
  if (!names) return Error{names.error()};
  const bool only_ours = std::all_of(names->begin(), names->end(), [](const std::string& name) {
    return name == kLockFile || name.starts_with(std::string(kHeaderFile) + ".part");
  });
  if (!only_ours) return Error{directory.string() + ": not empty and not a campaign (campaign.json is absent)"};
  return false;
}

/// Why the header, once written, could not be read: better said before a run than after it. Empty where it can.
std::string unreadable(const CampaignHeader& header) {
  for (const EngineRow& engine : header.engines)
    if (!is_name(engine.name))
      return "the engine '" + CaseReader::shortened(engine.name) +
             "' cannot be recorded: a name is words of letters, digits and _+.@- joined by slashes";
  const auto again = parse_header(json_text(header));
  return again ? std::string() : "this campaign cannot be recorded: " + again.error();
}

std::string lines_of(const auto& records) {
  std::string text;
  for (const auto& record : records) text += json_text(record) + '\n';
  return text;
}

}  // namespace

struct Store::State {
  explicit State(CampaignHeader its) : header(std::move(its)), lines(header) {}
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  fs::path directory;
  CampaignHeader header;
  BlockLines lines;
  DirectoryLock lock;
  LineFile blocks, timings, observations, reductions;
  RecordedBlocks recorded;
  std::vector<KeptFinding> reduced;
  bool timings_grew = false;

  fs::path path(const char* name) const { return directory / name; }
  /// What the campaign has; nothing is changed.
  Result<Written> read();
  /// Opens what grows, without torn lines and without observations of blocks that are not recorded.
  Result<Written> open();
  /// Appends a line to a file that comes into being with its first one.
  Result<Written> append(LineFile& file, const char* name, std::string_view line) {
    if (!file.is_open())
      if (auto opened = file.open(path(name)); !opened) return opened;
    return file.append(line);
  }
  /// All blocks and timings of the directories in this one, as a run leaves them that is at its end.
  Result<Written> pack(std::span<const fs::path> directories);
};

Result<Written> Store::State::read() {
  const auto blocks_read = each_block(directory, header, [&](BlockRecord&& block) {
    recorded.insert(key_of(block));
    return std::string();
  });
  if (!blocks_read) return blocks_read;
  Result<std::vector<KeptFinding>> kept = read_reduced(directory, header);
  if (!kept) return Error{kept.error()};
  reduced = *std::move(kept);
  return Written{};
}

Result<Written> Store::State::open() {
  // An earlier schema's header must not stand over records of this one.
  const std::string text = indented(json_text(header));
  if (!has_text(path(kHeaderFile), text)) {
    if (auto written = replace_file(path(kHeaderFile), text); !written) return written;
  }
  std::error_code problem;
  for (const auto& [file, name] : {std::pair{&blocks, kBlocksFile}, std::pair{&timings, kTimingsFile}})
    if (fs::exists(path(name), problem))
      if (auto opened = file->open(path(name)); !opened) return opened;
  if (!fs::exists(path(kObservationsFile), problem)) return Written{};
  return open_observations(observations, path(kObservationsFile), recorded, header.block_size);
}

Result<Written> Store::State::pack(std::span<const fs::path> directories) {
  for (LineFile* file : {&blocks, &timings, &observations})
    if (auto closed = file->close(); !closed) return closed;
  QuickestTimings quickest;
  for (const fs::path& part : directories) {
    Result<std::vector<Timing>> of_part = read_timings(part, header);
    if (!of_part) return Error{of_part.error()};
    for (Timing& timing : *of_part) quickest.add(std::move(timing));
  }
  // Before the blocks: once those are packed, nothing comes here again after a kill.
  const std::string text = lines_of(std::move(quickest).list());
  if (!has_text(path(kTimingsFile), text))
    if (auto written = replace_file(path(kTimingsFile), text); !written) return written;
  return pack_blocks(directory, header, directories, [&](const BlockRecord& block) { recorded.insert(key_of(block)); });
}

Store::Store(std::unique_ptr<State> state) : state_(std::move(state)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

const RecordedBlocks& Store::recorded() const { return state_->recorded; }
const std::vector<KeptFinding>& Store::reduced() const { return state_->reduced; }

Result<Store> Store::create_or_resume(const fs::path& directory, const CampaignHeader& header) {
  if (const std::string why = unreadable(header); !why.empty()) return Error{directory.string() + ": " + why};
  if (const Result<bool> welcome = is_resumable(directory, header); !welcome) return Error{welcome.error()};
  auto state = std::make_unique<State>(header);
  state->directory = directory;
  std::error_code problem;
  fs::create_directories(directory, problem);
  if (problem) return system_error(directory, "make", problem.value());
  if (const auto locked = state->lock.take(directory); !locked) return Error{locked.error()};
  // Another run may have begun, and even ended, until the lock was ours.
  const Result<bool> resumable = is_resumable(directory, header);
  if (!resumable) return Error{resumable.error()};
  if (*resumable) {
    // Everything is read before anything is cut off: a malformed record must not cost a torn line as well.
    if (const auto read = state->read(); !read) return Error{read.error()};
  }
  if (const auto opened = state->open(); !opened) return Error{opened.error()};
  return Store(std::move(state));
}

Result<Written> Store::append(const BlockRecord& block) {
  const BlockKey key = key_of(block);
  if (state_->recorded.contains(key))
    return Error{state_->path(kBlocksFile).string() + ": recorded already: " + words_of(key)};
  const Result<std::string> line = state_->lines.text(block);
  if (!line) return Error{state_->path(kBlocksFile).string() + ": " + line.error()};
  Result<Written> written = state_->append(state_->blocks, kBlocksFile, *line);
  if (written) state_->recorded.insert(key);
  return written;
}

Result<Written> Store::append(const Timing& timing) {
  state_->timings_grew = true;
  return state_->append(state_->timings, kTimingsFile, json_text(timing));
}

Result<Written> Store::append(const KeptFinding& reduced) {
  return state_->append(state_->reductions, kReducedFile, json_text(reduced));
}

Result<Written> Store::append_observation(std::string_view json_line) {
  return state_->append(state_->observations, kObservationsFile, json_line);
}

Result<Written> Store::set_provenance(const std::map<std::string, std::string>& provenance) {
  const auto earlier = read_provenance(state_->directory);
  if (!earlier) return Error{earlier.error()};
  const std::array both = {*earlier, provenance};
  return replace_file(state_->path(kProvenanceFile), indented(json_text(merged_provenance(both))));
}

Result<Written> Store::absorb(std::span<const fs::path> parts) {
  std::vector<fs::path> directories(parts.begin(), parts.end());
  directories.push_back(state_->directory);
  return state_->pack(directories);
}

Result<Written> Store::set_findings(std::vector<Finding> findings, bool more_to_come) {
  const std::vector<Finding> sorted = merge_findings(std::span(&findings, 1));
  const fs::path folder = state_->path(kFindingsFolder);
  std::error_code problem;
  if (fs::is_symlink(folder, problem)) return Error{folder.string() + ": is a symbolic link, and a folder is wanted"};
  fs::create_directories(folder, problem);
  if (problem) return system_error(folder, "make", problem.value());
  std::set<std::string> named;
  FileBatch cases(folder);
  for (const Finding& finding : sorted) {
    const std::string name = finding_id(finding.case_text) + ".case";  // never a word that somebody wrote
    if (!named.insert(name).second) continue;
    if (auto written = cases.add(name, finding.case_text); !written) return written;
  }
  if (auto written = cases.commit(); !written) return written;
  if (auto written = replace_file(state_->path(kFindingsFile), lines_of(sorted)); !written) return written;
  const Result<std::vector<std::string>> names = names_in(folder);
  if (!names) return Error{names.error()};
  for (const std::string& name : *names) {
    if (named.contains(name) || !(name.ends_with(".case") || name.ends_with(".part"))) continue;
    if (!fs::remove(folder / name, problem) && problem) return system_error(folder / name, "remove", problem.value());
  }
  if (more_to_come) return Written{};
  // The findings are on the disk, so what was kept to make them again has done its duty.
  if (auto closed = state_->reductions.close(); !closed) return closed;
  state_->reduced.clear();
  const fs::path kept = state_->path(kReducedFile);
  if (!fs::remove(kept, problem) && problem) return system_error(kept, "remove", problem.value());
  return Written{};
}

Result<Written> Store::finish() {
  // What an earlier run packed is left as it is where this one had nothing to add.
  std::error_code problem;
  const bool is_packed = !state_->blocks.is_open() && fs::exists(state_->path(kPackedBlocksFile), problem);
  if (is_packed && !state_->timings_grew) return state_->observations.close();
  return state_->pack(std::span(&state_->directory, 1));
}

Result<Written> write_campaign(const Campaign& campaign, const fs::path& directory) {
  Result<Store> store = Store::create_or_resume(directory, campaign.header);
  if (!store) return Error{store.error()};
  if (store->recorded().size() > 0) return Error{directory.string() + ": has blocks already"};
  for (const BlockRecord& block : campaign.blocks)
    if (auto written = store->append(block); !written) return written;
  for (const Timing& timing : campaign.timings)
    if (auto written = store->append(timing); !written) return written;
  if (auto finished = store->finish(); !finished) return finished;
  if (auto written = store->set_provenance(campaign.provenance); !written) return written;
  return store->set_findings(campaign.findings);
}

}  // namespace assay
