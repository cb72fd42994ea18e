#include "studies/command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>

#include "campaign/commands/commands.h"
#include "campaign/lp/lp_at_hand.h"
#include "campaign/naming/engine_paths.h"
#include "campaign/provenance.h"
#include "campaign/select_engines.h"
#include "campaign/streams/standard_streams.h"
#include "properties/case/case_text.h"
#include "properties/gjk/verdict_is_right.h"
#include "properties/text/shell_word.h"
#include "reports/store/disk/program_place.h"
#include "reports/store/files.h"
#include "studies/articles/article_study.h"
#include "studies/articles/articles_document.h"
#include "studies/bounds/bounds_document.h"
#include "studies/collision/collision_study.h"
#include "studies/cycling_study.h"
#include "studies/grid_study.h"
#include "studies/growth/engine_study.h"
#include "studies/growth/hull_study.h"
#include "studies/growth/pivot_study.h"
#include "studies/netlib_study.h"

namespace assay {
namespace {

/// The study's rows where they belong.
template <class Rows>
Result<Studies> with(Rows Studies::*place, Result<Rows> rows) {
  if (!rows) return Error{rows.error()};
  Studies all;
  all.*place = *std::move(rows);
  return all;
}

void tell_name(const std::string& name) { tell("  {}\n", name); }

std::string why_no_files(const StudyOptions& options) {
  std::error_code ignored;
  if (options.folder != kNetlibFolder || std::filesystem::exists(options.folder, ignored)) return {};
  return options.folder + " is absent and no --folder is given";
}

Result<Studies> run_netlib(const StudyOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return Error{defect};
  const auto engines = lp_engines(options.engines);
  if (!engines) return Error{engines.error()};
  NetlibPlan plan;
  plan.folder = options.folder;
  plan.seconds = options.seconds.value_or(plan.seconds);
  plan.progress = tell_name;
  return with(&Studies::netlib, netlib_study(plan, *engines));
}

/// Of every engine, domain and way to move the pair that it was most wrong about, each a file to replay.
class WrongPairs {
 public:
  explicit WrongPairs(const StudyOptions& options)
      : folder_(std::filesystem::path(options.out) / kStudiesFolder / "collision_cases") {}

  void keep(const WrongPair& one) { pairs_.push_back(one); }

  Result<Written> write(const std::map<std::string, std::string>& given) const {
    std::error_code defect;
    std::filesystem::remove_all(folder_, defect);
    if (pairs_.empty()) return Written{};
    std::filesystem::create_directories(folder_, defect);
    if (defect) return system_error(folder_, "make", defect.value());
    for (const WrongPair& one : pairs_) {
      CaseFile file{{{"engine", one.engine}, {"property", std::string(VerdictIsRight::kName)}}, one.pair};
      if (const auto path = given.find(one.engine); path != given.end()) file.header[kGivenInHeader] = path->second;
      if (auto written = write_whole_file(path_of(one), write_case(file)); !written) return written;
    }
    const WrongPair& widest = *std::ranges::max_element(pairs_, {}, &WrongPair::margin);
    tell("{} wrong verdicts are kept, the widest of each engine, domain and way to move; of them all: {} replay {}\n",
         pairs_.size(), program_word(), shell_word(path_of(widest).string()));
    return Written{};
  }

 private:
  /// "libccd_gjk.near_touching_3d.offset.case".
  std::filesystem::path path_of(const WrongPair& one) const {
    std::string engine = one.engine;
    std::ranges::replace(engine, '/', '_');
    return folder_ / fmt::format("{}.{}.{}.case", engine, one.domain.substr(one.domain.rfind('/') + 1),
                                 words_of(one.moved)[static_cast<std::size_t>(one.moved)]);
  }

  std::filesystem::path folder_;
  std::vector<WrongPair> pairs_;
};

Result<Studies> run_collision(const StudyOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return Error{defect};
  auto selection = select_engines(options.engines);
  if (!selection) return Error{selection.error()};
  auto& engines = selection->sources.of<GjkFamily>();
  if (options.engines.empty())
    std::erase_if(engines, [](const auto& source) { return source.info.kind == EngineKind::kFault; });
  if (engines.empty()) return Error{"--engine: none of the engines named serves the family gjk"};
  CollisionPlan plan;
  plan.seed = options.seed;
  plan.jobs = options.jobs;
  plan.cases = options.cases;
  plan.error_cases = options.cases * kErrorCasesForEach;
  plan.seconds = options.seconds.value_or(plan.seconds);
  plan.propose = selection->sources.propose_collision;
  plan.progress = tell_name;
  WrongPairs wrong(options);
  plan.wrong = [&](const WrongPair& one) { wrong.keep(one); };
  auto study = collision_study(plan, engines);
  if (study)
    if (const auto written = wrong.write(selection->given); !written) return Error{written.error()};
  return with(&Studies::collision, std::move(study));
}

Result<Studies> run_growth(const StudyOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return Error{defect};
  const auto selection = select_engines(options.engines);
  if (!selection) return Error{selection.error()};
  EngineGrowthPlan plan;
  plan.all_engines = !options.engines.empty();
  plan.seconds = options.seconds.value_or(plan.seconds);
  plan.progress = tell_name;
  auto growth = engine_growth(plan, selection->sources);
  if (!growth) return Error{growth.error()};
  Studies all;
  all.growth = std::move(growth->counts);
  all.growth_times = std::move(growth->times);
  return all;
}

/// The document beside the record, and a line for each claim, or all about one.
Result<Written> tell_articles(const StudyOptions& options, const Studies& studies) {
  const ArticleStudy& study = studies.article;
  const auto named = [&](const ArticleRow& row) { return row.name == options.claim; };
  if (!options.claim.empty() && std::none_of(study.claims.begin(), study.claims.end(), named))
    return Error{"claim " + options.claim + ": no article makes it"};
  for (const ArticleRow& row : study.claims) {
    if (options.claim.empty()) fmt::print("{:<10} {:<40} {}\n", word_of(row.article), row.name, verdict_words(row));
    if (named(row)) fmt::print("{}", row_in_words(row));
  }
  return write_whole_file(std::filesystem::path(options.out) / kStudiesFolder / "articles.md",
                          articles_document(study));
}

/// The document, the tapes if they are asked for, and a line for each bound; of this study there are no records.
Result<Written> tell_bounds(const StudyOptions& options, const Studies&) {
  const auto folder = std::filesystem::path(options.out) / kStudiesFolder;
  std::error_code defect;
  std::filesystem::create_directories(folder, defect);
  if (defect) return system_error(folder, "make", defect.value());
  const std::vector<SearchedBound> all = searched_bounds(options.seed);
  for (const SearchedBound& searched : all) fmt::print("{}", bound_in_words(searched));
  if (options.tapes) {
    const auto kept = write_whole_file(folder / "worst.list", tapes_to_store(all, options.seed));
    if (!kept) return kept;
  }
  return write_whole_file(folder / "bounds.md", bounds_document(all, options.seed));
}

constexpr std::array<Study, 9> kStudies = {
    {{"cycling", "pricing x tie-break x anti-cycling on the classics",
      [](const StudyOptions&) { return with(&Studies::cycling, Result(cycling_study())); }},
     {"pivots", "growth under each pricing rule",
      [](const StudyOptions&) { return with(&Studies::pivots, Result(pivot_study())); }},
     {"article", "the claims of four articles on collision detection",
      [](const StudyOptions&) { return with(&Studies::article, article_study()); }, nullptr, tell_articles},
     {"grids", "orientation tests one ulp around a line",
      [](const StudyOptions&) { return with(&Studies::grids, Result(grid_study())); }},
     {"hulls", "growth of predicate calls",
      [](const StudyOptions&) { return with(&Studies::hulls, Result(hull_study())); }},
     {"growth", "steps, times and judging of engines", run_growth},
     {"netlib", "the engines on MPS files", run_netlib, why_no_files},
     {"collision", "the engines near contact", run_collision},
     {"bounds", "error bounds against the worst errors found", [](const StudyOptions&) { return Result(Studies{}); },
      nullptr, tell_bounds}}};

}  // namespace

std::span<const Study> studies() { return kStudies; }

std::string studies_in_words() {
  std::string words;
  for (const Study& study : kStudies)
    words += fmt::format("{}{}: {}", words.empty() ? "" : "; ", study.name, study.sentence);
  return words;
}

int run_study(const StudyOptions& options) {
  const auto study =
      std::find_if(kStudies.begin(), kStudies.end(), [&](const Study& s) { return s.name == options.name; });
  if (study == kStudies.end()) {
    std::vector<std::string_view> names;
    for (const Study& known : kStudies) names.push_back(known.name);
    return fail(fmt::format("study {}: there are {}", options.name, in_quotes(names, "and")));
  }
  if (const std::string why = study->why_skipped == nullptr ? "" : study->why_skipped(options); !why.empty()) {
    fmt::print("study {}: skipped, since {}\n", study->name, why);
    return kNothingNew;
  }
  const auto rows = study->run(options);
  if (!rows) return fail(rows.error());
  const auto written = write_studies(options.out, *rows, study->name);
  if (!written) return fail(written.error());
  if (study->tell != nullptr) {
    if (const auto told = study->tell(options, *rows); !told) return fail(told.error());
  }
  for (const auto& [path, records] : *written) fmt::print("{}: {} records\n", path.string(), records);
  return kNothingNew;
}

}  // namespace assay
