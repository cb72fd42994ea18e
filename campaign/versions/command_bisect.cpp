#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "campaign/commands/case_at_hand.h"
#include "campaign/commands/commands.h"
#include "campaign/crash/at_hand.h"
#include "campaign/provenance.h"
#include "campaign/referee/confirm.h"
#include "campaign/run/trial.h"
#include "campaign/versions/change_search.h"
#include "campaign/versions/version_list.h"
#include "properties/text/foreign_text.h"
#include "reports/store/given_engines.h"

namespace assay {
namespace {

/// The case before one version of the engine.
struct VersionAtHand {
  std::string label;
  AnyCaseAtHand at_hand;
  std::string words{};  ///< what became of it; empty where it was not asked
};

/// Engine and property are one each, and the engine is the one that is asked for.
template <Family F>
std::string defect_of(const CaseAtHand<F>& at_hand, const std::string& engine) {
  const bool is_it = engine.empty() || stated_name(at_hand.engines.front().info.name) == engine;
  if (at_hand.engines.size() != 1 || !is_it) {
    std::string names;
    for (const auto& source : at_hand.engines) names += (names.empty() ? "" : ", ") + stated_name(source.info.name);
    return engine.empty() ? "has several engines of the family: " + names + "; name one by --engine"
                          : "has no engine " + engine + " of the family, but " + names;
  }
  return at_hand.properties.size() == 1 ? std::string() : "one property is judged; name it by --property";
}

/// The file's problem with one version of the engine and the property.
Result<VersionAtHand> open_version(const EngineVersion& version, const BisectOptions& options) {
  auto inputs = open_input(options.file, {});
  if (!inputs) return Error{inputs.error()};
  if (inputs->size() != 1)
    return Error{fmt::format("{}: holds {} problems, and one is judged", options.file, inputs->size())};
  Input input = std::move(inputs->front());
  if (!options.engine.empty()) input.content.header["engine"] = options.engine;
  const auto named = input.content.header.find("engine");
  const std::string engine = named == input.content.header.end() ? std::string() : stated_name(named->second);
  FileOptions file{{options.file}, {version.selector}, {}, {}, false, {}};
  if (!options.property.empty()) file.properties = {options.property};
  CaseOpener opener(file);
  if (const std::string complaint = opener.complaint(); !complaint.empty())
    return Error{"--version " + version.label + ": " + complaint};
  auto at_hand = opener.open(std::move(input));
  if (!at_hand) return Error{at_hand.error()};
  const std::string defect = std::visit([&](const auto& one) { return defect_of(one, engine); }, *at_hand);
  if (!defect.empty()) return Error{"--version " + version.label + ": " + defect};
  return VersionAtHand{version.label, *std::move(at_hand)};
}

template <Family F>
Result<Outcome> judge(const CaseAtHand<F>& at_hand, std::string& words) {
  const EngineSource<F>& source = at_hand.engines.front();
  const PropertyEntry<F>& property = *at_hand.properties.front();
  if (const std::string_view why = property.why_not_judged(source.info.semantics); !why.empty()) {
    words = fmt::format("{}: {}", name_of(Outcome::kNotJudged), why);
    return Outcome::kNotJudged;
  }
  const Court<F> court = at_hand.court(source);
  const HoldAtHand hold({.origin = CaseOrigin::kFile,
                         .place = at_hand.name,
                         .command = "bisect",
                         .engine = source.info.name,
                         .property = property.name});
  Trial<F> trial(source, property, court);
  const Assessment assessment = trial.run(at_hand.problem, true);
  if (assessment.harness_defect) return Error{at_hand.name + ": harness defect: " + assessment.evidence};
  begin(Phase::kReferee);
  const SecondOpinion second =
      second_opinion<F>(property, at_hand.problem, trial.replies(), assessment, court.semantics);
  if (second.opinion == Opinion::kDisagrees)
    return Error{at_hand.name + ": harness defect: the referee contradicts the judges on this case"};
  const bool is_violated = assessment.outcome == Outcome::kViolated;
  words = fmt::format("{}{}{}", name_of(assessment.outcome), is_violated ? ": " : "",
                      is_violated ? assessment.claim.sentence() : "");
  return assessment.outcome;
}

Result<Outcome> judge(VersionAtHand& version) {
  return std::visit([&](const auto& one) { return judge(one, version.words); }, version.at_hand);
}

Result<OutcomesOf> judge_all(std::vector<VersionAtHand>& versions) {
  OutcomesOf known;
  for (VersionAtHand& version : versions) {
    const auto outcome = judge(version);
    if (!outcome) return Error{outcome.error()};
    known.emplace_back(*outcome);
  }
  return known;
}

void tell_head(const std::string& file, const VersionAtHand& version) {
  std::visit(
      [&](const auto& one) {
        fmt::print("file      {}\nengine    {}\nproperty  {}: {}\n", one_line(file),
                   stated_name(one.engines.front().info.name), one.properties.front()->name,
                   one.properties.front()->sentence);
      },
      version.at_hand);
}

/// Every version in its order, then where the outcome changed.
int tell_changes(const std::vector<VersionAtHand>& versions, const OutcomesOf& known) {
  for (const VersionAtHand& version : versions)
    fmt::print("  {:<16} {}\n", version.label, version.words.empty() ? "not asked" : one_line(version.words));
  const std::vector<std::size_t> changes = changes_in(known);
  for (const std::size_t i : changes)
    fmt::print("changed between {} and {}: {}, then {}\n", versions[i].label, versions[i + 1].label,
               one_line(versions[i].words), one_line(versions[i + 1].words));
  const auto asked = static_cast<std::size_t>(std::ranges::count_if(known, &std::optional<Outcome>::has_value));
  const bool is_whole = asked == known.size();
  if (changes.empty())
    fmt::print("{} {}: {}{}\n", is_whole ? "every version says" : "both ends say", name_of(*known.front()),
               "the outcome did not change", is_whole ? "" : ", or came back; --all asks every version");
  else if (is_whole && changes.size() > 1)
    fmt::print("not monotone: the outcome changed {} times\n", changes.size());
  else if (!is_whole)
    fmt::print("asked {} of {} versions: right if it changed once; --all asks every version\n", asked, known.size());
  return changes.empty() ? kNothingNew : kNewFindings;
}

}  // namespace

int run_bisect(const BisectOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  const auto list = read_versions(options.versions);
  if (!list) return fail(list.error());
  std::vector<VersionAtHand> versions;
  for (const EngineVersion& version : *list) {
    auto opened = open_version(version, options);
    if (!opened) return fail(opened.error());
    versions.push_back(*std::move(opened));
  }
  tell_head(options.file, versions.front());
  const auto known = options.all ? judge_all(versions)
                                 : search_change(versions.size(), [&](std::size_t i) { return judge(versions[i]); });
  return known ? tell_changes(versions, *known) : fail(known.error());
}

}  // namespace assay
