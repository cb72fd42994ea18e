#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <system_error>
#include <utility>

#include "campaign/commands/case_at_hand.h"
#include "campaign/commands/commands.h"
#include "campaign/crash/at_hand.h"
#include "campaign/hunt/fuzz_program.h"
#include "campaign/input/open_input.h"
#include "campaign/make_small.h"
#include "campaign/provenance.h"
#include "campaign/referee/confirm.h"
#include "campaign/run/interrupt.h"
#include "campaign/streams/standard_streams.h"
#include "engines/host/stopping.h"
#include "properties/case/case_text.h"
#include "properties/text/foreign_text.h"
#include "reports/store/files.h"
#include "reports/store/sha256.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

// libFuzzer's: seconds of wall time and megabytes that one input may take under sanitizers.
constexpr int kInputSeconds = 10, kInputMegabytes = 2048;

/// What a hunt leaves in its folder.
struct HuntFolders {
  explicit HuntFolders(const fs::path& out)
      : corpus(out / "corpus"),
        inputs(out / "inputs"),
        tapes(out / "tapes"),
        found(out / "found"),
        findings(out / "findings"),
        log(out / "libfuzzer.log") {}

  /// Error: one of them cannot be made.
  Result<Written> make() const {
    for (const fs::path& folder : {corpus, inputs, tapes, found, findings}) {
      std::error_code code;
      fs::create_directories(folder, code);
      if (code) return Error{folder.string() + ": " + code.message()};
    }
    return Written{};
  }

  fs::path corpus;    ///< of libFuzzer, from which a second hunt goes on
  fs::path inputs;    ///< that ended it: crashes and time-outs
  fs::path tapes;     ///< as few of the corpus as reach all that it reaches
  fs::path found;     ///< cases of wrong answers, as the target kept them
  fs::path findings;  ///< of those, one under each claim, reduced
  fs::path log;
};

/// Sorted by size and name.
std::vector<fs::path> files_below(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code ignored;
  for (const auto& entry : fs::recursive_directory_iterator(folder, ignored))
    if (entry.is_regular_file(ignored)) files.push_back(entry.path());
  std::ranges::sort(files, {}, [&](const fs::path& path) { return std::pair(fs::file_size(path, ignored), path); });
  return files;
}

std::vector<std::string> words_of(const std::vector<fs::path>& paths) {
  std::vector<std::string> words;
  for (const fs::path& path : paths) words.push_back(path.string());
  return words;
}

/// Writes the case as a finding, tells it, and says what it does to the exit code.
template <Family F>
int keep_finding(const CaseAtHand<F>& at_hand, const EngineSource<F>& source, const PropertyEntry<F>& property,
                 const fs::path& folder) {
  const Court<F> court = at_hand.court(source);
  const HoldAtHand hold({.origin = CaseOrigin::kFile, .reducing = true, .place = at_hand.name, .command = "replay"});
  const Assessment first = Trial<F>(source, property, court).run(at_hand.problem, true);
  if (!first.is_failure()) {
    tell("assay: {}: {} outside of the fuzz target; its build is another\n", at_hand.name, name_of(first.outcome));
    return kNothingNew;
  }
  const std::string claim(first.claim.sentence());
  const MadeSmall<F> small = SmallMaker<F>(source, property, court, claim).make(at_hand.problem);
  Trial<F> fresh(source, property, court);
  const Assessment assessment = fresh.run(small.reduced.problem, true);
  CaseFile file{at_hand.header, small.reduced.problem};
  file.header["engine"] = source.info.name;
  file.header["property"] = property.name;
  file.header["claim"] = claim;
  const std::string text = write_case(file);
  const fs::path path = folder / (finding_id(text) + ".case");
  if (const auto written = write_whole_file(path, text); !written) return fail(written.error());
  begin(Phase::kReferee);
  const SecondOpinion second =
      second_opinion<F>(property, small.reduced.problem, fresh.replies(), assessment, source.info.semantics);
  fmt::print("{}: {}: {}\n  size {} -> {}{}; {}\n  referee: {}\n  {}\n", source.info.name, property.name, claim,
             size_of(at_hand.problem), size_of(small.reduced.problem), small.reduced.minimal ? ", minimal" : "",
             one_line(assessment.evidence), second.sentence, path.string());
  if (second.opinion == Opinion::kDisagrees)
    return fail(path.string() + ": harness defect: the referee contradicts the judges on this case");
  return first.outcome == Outcome::kNondeterministic ? kNondeterministic : kNewFindings;
}

template <Family F>
int keep_findings(const CaseAtHand<F>& at_hand, const fs::path& folder) {
  int code = kNothingNew;
  for (const EngineSource<F>& source : at_hand.engines)
    for (const PropertyEntry<F>* property : at_hand.properties)
      code = worse_exit_code(code, keep_finding(at_hand, source, *property, folder));
  return code;
}

class Hunt {
 public:
  Hunt(const HuntOptions& options, FuzzProgram program)
      : options_(options), program_(std::move(program)), folders_(options.out) {}

  int run() {
    if (const auto made = folders_.make(); !made) return fail(made.error());
    tell("assay: {} for {} s, into {}\n", program_.name, options_.seconds, options_.out);
    begin_interruptible_stage();
    const auto ended =
        start({fmt::format("-max_total_time={:.0f}", options_.seconds), fmt::format("-timeout={}", kInputSeconds),
               fmt::format("-rss_limit_mb={}", kInputMegabytes), "-print_final_stats=1",
               "-artifact_prefix=" + folders_.inputs.string() + "/", folders_.corpus.string()},
              {{"ASSAY_FINDINGS", folders_.found.string()}});
    if (!ended) return fail(ended.error());
    const bool was_interrupted = interrupted();
    forget_stop();  // what was found is put to its engine now
    // A crash ends libFuzzer; its input is drawn without being tried, and is then a case as any other.
    const std::vector<fs::path> inputs = files_below(folders_.inputs);
    if (*ended != 0 && inputs.empty() && !was_interrupted)
      return fail(
          fmt::format("{}: ended with code {}; {} has its words", program_.name, *ended, folders_.log.string()));
    if (const auto drawn = draw(inputs, folders_.found / "ended"); !drawn) return fail(drawn.error());
    int code = tell_findings();
    for (const fs::path& input : inputs) {  // under sanitizers: a finding whether or not a worker sees anything
      fmt::print("{} ended on {}; {} says how\n", program_.name, input.string(), folders_.log.string());
      code = worse_exit_code(code, kNewFindings);
    }
    const auto kept = keep_tapes();
    if (!kept) return fail(kept.error());
    fmt::print("{} tapes reach what {} do; {} cases in {}\n", files_below(folders_.tapes).size(),
               files_below(folders_.corpus).size(), *kept, options_.keep);
    return code;
  }

 private:
  Result<int> start(std::vector<std::string> arguments, std::map<std::string, std::string> environment) const {
    return run_fuzz_program(program_, {std::move(arguments), std::move(environment), folders_.log});
  }

  /// The cases that inputs stand for, into a folder.
  Result<Written> draw(const std::vector<fs::path>& inputs, const fs::path& folder) const {
    if (inputs.empty()) return Written{};
    const auto drawn = start(words_of(inputs), {{"ASSAY_CASES", folder.string()}});
    if (!drawn) return Error{drawn.error()};
    if (*drawn != 0)
      return Error{fmt::format("{}: cannot draw its inputs again: {} says why", program_.name, folders_.log.string())};
    return Written{};
  }

  /// libFuzzer keeps the smallest of the inputs that reach one thing; what is kept is what they stand for, since a tape
  /// means another case as soon as the catalogue grows.
  Result<std::size_t> keep_tapes() const {
    const auto merged = start({"-merge=1", folders_.tapes.string(), folders_.corpus.string()},
                              {{"ASSAY_FINDINGS", folders_.found.string()}});
    if (!merged) return Error{merged.error()};
    if (*merged != 0)
      return Error{fmt::format("{}: cannot minimise: {} says why", program_.name, folders_.log.string())};
    if (const auto drawn = draw(files_below(folders_.tapes), options_.keep); !drawn) return Error{drawn.error()};
    return files_below(options_.keep).size();
  }

  /// The smallest case under each claim of each property; of inputs that ended the target all.
  int tell_findings() const {
    const FileOptions none;
    CaseOpener opener(none);
    std::set<std::pair<std::string, std::string>> told;
    int code = kNothingNew;
    for (const fs::path& path : files_below(folders_.found)) {
      auto opened = open_input(path.string(), "");
      if (!opened) return fail(opened.error());
      auto& header = opened->front().content.header;
      if (header.contains("claim") && !told.insert({header["property"], header["claim"]}).second) continue;
      const auto at_hand = opener.open(std::move(opened->front()));
      if (!at_hand) return fail(at_hand.error());
      code = worse_exit_code(
          code, std::visit([&](const auto& one) { return keep_findings(one, folders_.findings); }, *at_hand));
    }
    return code;
  }

  const HuntOptions& options_;
  FuzzProgram program_;
  HuntFolders folders_;
};

}  // namespace

int run_hunt(const HuntOptions& given) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  HuntOptions options = given;
  auto program = find_fuzz_program(options.build, options.engine);
  if (!program) return fail(program.error());
  if (options.out.empty()) options.out = "out/hunt/" + program->name;
  if (options.keep.empty()) options.keep = options.out + "/cases";
  return Hunt(options, *std::move(program)).run();
}

}  // namespace assay
