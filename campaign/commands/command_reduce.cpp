#include <fmt/format.h>

#include <cctype>
#include <filesystem>
#include <set>

#include "campaign/commands/case_at_hand.h"
#include "campaign/commands/commands.h"
#include "campaign/crash/at_hand.h"
#include "campaign/input/visit_inputs.h"
#include "campaign/make_small.h"
#include "campaign/naming/engine_paths.h"
#include "campaign/provenance.h"
#include "campaign/streams/standard_streams.h"
#include "properties/case/case_text.h"
#include "properties/severity/failure.h"
#include "reports/store/files.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

/// Where reduced cases go.
class Outlet {
 public:
  Outlet(std::string out, bool many) : out_(std::move(out)), many_(many) {}

  /// `stem` tells the case from the others where there are many.
  int write(const std::string& stem, const std::string& text) {
    if (out_.empty()) {
      fmt::print("{}", text);
      return kNothingNew;
    }
    fs::path path = out_;
    if (many_) {
      std::error_code ignored;
      fs::create_directories(path, ignored);
      path /= fmt::format("{}_{}.case", ++count_, safe(stem));
      fmt::print("{}\n", path.string());
    }
    const auto written = write_whole_file(path, text);
    return written ? static_cast<int>(kNothingNew) : fail(written.error());
  }

 private:
  static std::string safe(std::string name) {
    for (char& c : name)
      if (!std::isalnum(static_cast<unsigned char>(c)) && c != '.' && c != '-') c = '_';
    return name;
  }

  std::string out_;
  bool many_;
  std::size_t count_ = 0;
};

/// What came of one engine under one property.
struct Attempt {
  Outcome outcome = Outcome::kNotJudged;
  bool fails = false;
  int code = kNothingNew;
};

template <Family F>
Attempt reduce_one(const CaseAtHand<F>& at_hand, const EngineSource<F>& source, const PropertyEntry<F>& property,
                   Outlet& outlet) {
  if (!property.judges(source.info.semantics)) return {};
  const Court<F> court = at_hand.court(source);
  const HoldAtHand hold({.origin = CaseOrigin::kFile, .reducing = true, .place = at_hand.name, .command = "reduce"});
  Trial<F> trial(source, property, court);
  const Assessment first = trial.run(at_hand.problem, true);
  if (!first.is_failure()) return {first.outcome};
  const ReducingTerms<F> terms{
      [most = severity_of_questions<F>(trial.questions())](const Trial<F>& tried, const Assessment&) {
        return severity_of_questions<F>(tried.questions()) <= most;
      },
      {}};
  const MadeSmall<F> small =
      SmallMaker<F>(source, property, court, std::string(first.claim.sentence()), kReductionWork, terms)
          .make(at_hand.problem);
  const Reduced<F>& reduced = small.reduced;
  if (!small.reproduced)
    return {first.outcome, true, fail(at_hand.name + ": the case did not fail again in a fresh engine")};
  CaseFile file{at_hand.header, reduced.problem};
  file.header["engine"] = source.info.name;
  const auto given = at_hand.given.find(source.info.name);
  if (given != at_hand.given.end())
    file.header[kGivenInHeader] = given->second;
  else
    file.header.erase(kGivenInHeader);
  file.header["property"] = property.name;
  file.header["claim"] = first.claim.sentence();
  tell("assay: size {} -> {}{} in {} questions\n", size_of(at_hand.problem), size_of(reduced.problem),
       reduced.minimal ? ", minimal" : "", reduced.questions);
  if (first.outcome == Outcome::kHung) tell("assay: a hang{}\n", hang_caveat<F>());
  return {first.outcome, true, outlet.write(fmt::format("{} {}", source.info.name, property.name), write_case(file))};
}

template <Family F>
int reduce_case(const CaseAtHand<F>& at_hand, Outlet& outlet) {
  int code = kNothingNew;
  bool any = false;
  std::set<Outcome> outcomes;
  for (const EngineSource<F>& source : at_hand.engines) {
    for (const PropertyEntry<F>* property : at_hand.properties) {
      const Attempt attempt = reduce_one(at_hand, source, *property, outlet);
      any |= attempt.fails;
      code = worse_exit_code(code, attempt.code);
      outcomes.insert(attempt.outcome);
    }
  }
  if (any) return code;
  std::vector<std::string_view> names;
  for (const Outcome outcome : outcomes) names.push_back(name_of(outcome));
  return fail(fmt::format("{}: the case does not fail ({}), so there is nothing to reduce", at_hand.name,
                          fmt::join(names, ", ")));
}

}  // namespace

int run_reduce(const FileOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  CaseOpener opener(options);
  if (const std::string complaint = opener.complaint(); !complaint.empty()) return fail(complaint);
  std::vector<AnyCaseAtHand> at_hand;
  int code = visit_inputs(options, [&](Input input) {
    auto one = opener.open(std::move(input));
    if (!one) return fail(one.error());
    at_hand.push_back(*std::move(one));
    return static_cast<int>(kNothingNew);
  });
  const bool many =
      at_hand.size() > 1 ||
      (!at_hand.empty() &&
       std::visit([](const auto& one) { return one.engines.size() * one.properties.size() > 1; }, at_hand.front()));
  if (many && options.out.empty())
    return fail("reduce: more than one case may come out; name a folder for them with --out");
  Outlet outlet(options.out, many);
  for (const AnyCaseAtHand& one : at_hand)
    code = worse_exit_code(code, std::visit([&](const auto& known) { return reduce_case(known, outlet); }, one));
  return code;
}

}  // namespace assay
