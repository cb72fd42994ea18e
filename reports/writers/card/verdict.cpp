#include "reports/writers/card/verdict.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "properties/catalog/batteries.h"
#include "properties/evaluate.h"
#include "reports/store/compare/intervals.h"
#include "reports/writers/card/defect_words.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

/// How directly a property speaks of answers: 0 the principal claim, 1 other claims on single answers, 2 relations.
int rank_of(const std::string& name) {
  int rank = 1;
  any_family([&]<Family F>() {
    const PropertyEntry<F>* property = catalog<F>().property(name);
    if (property != nullptr) rank = property->is_principal ? 0 : property->is_metamorphic() ? 2 : 1;
    return property != nullptr;
  });
  return rank;
}

bool is_no_answer(std::string_view claim) {
  return claim == ClaimId(kClaimCrashed).sentence() || claim == ClaimId(kClaimHung).sentence();
}

/// The claim that most of the failures broke, as the engine's findings tell; as all failures of the property tell where
/// no finding does.
std::string claim_of(const Campaign& campaign, const Defect& defect, const CellCounts& total) {
  std::map<std::string, std::uint64_t> counts;
  const auto add = [&](const std::string& claim, std::uint64_t count) {
    if (count > 0 && is_no_answer(claim) == defect.is_no_answer) counts[claim] = std::max(counts[claim], count);
  };
  for (const Finding& finding : campaign.findings)
    for (const SeenAs& one : finding.seen_as)
      if (finding.engine == defect.signature.engine && one.property == defect.signature.property &&
          one.severity == defect.severity)
        add(one.claim, one.cases);
  if (counts.empty()) {
    for (const auto& [claim, count] : total.violations) add(claim, count);
    for (const Outcome outcome : {Outcome::kCrashed, Outcome::kHung, Outcome::kNondeterministic})
      add(std::string(name_of(outcome)), count_of(total, outcome));
  }
  const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
  return most == counts.end() ? "" : most->first;
}

/// Crashes and hangs of the engine under a property, by severity.
BySeverity no_answer_of(const Digest& digest, const std::string& engine, const std::string& property) {
  BySeverity counts{};
  for (auto at = digest.no_answer.lower_bound({engine, property, ""});
       at != digest.no_answer.end() && at->first.engine == engine && at->first.property == property; ++at)
    for (std::size_t i = 0; i < kSeverities; ++i) counts[i] += at->second[i];
  return counts;
}

std::string sentence_of(const Defect& defect) {
  const Interval interval = clopper_pearson(defect.failures, defect.tried);
  return fmt::format("{} on {} input: {} of {}{} ({} per million, {} to {}).", defect_words(defect.signature),
                     name_of(defect.severity), grouped(defect.failures), counted(defect.tried, "case"),
                     defect.is_no_answer ? "" : " wrong",
                     per_million(1e6 * static_cast<double>(defect.failures) / static_cast<double>(defect.tried)),
                     per_million(1e6 * interval.low), per_million(1e6 * interval.high));
}

}  // namespace

std::optional<Defect> worst_defect(const Campaign& campaign, const Digest& digest, const EngineResults& engine) {
  std::optional<Defect> worst;
  const auto key = [](const Defect& one) {
    return std::tuple(one.severity, rank_of(one.signature.property),
                      -static_cast<double>(one.failures) / static_cast<double>(one.tried));
  };
  const auto weigh = [&](Defect one, const CellCounts& total) {
    if (one.failures == 0 || (worst && key(*worst) <= key(one))) return;
    one.signature.claim = claim_of(campaign, one, total);
    worst = std::move(one);
  };
  for (const auto& [property, total] : engine.by_property) {
    const Signature signature{engine.engine->name, property, ""};
    const BySeverity silent = no_answer_of(digest, signature.engine, property);
    for (const Severity severity : {Severity::kPlain, Severity::kNear, Severity::kExtreme, Severity::kDegenerate}) {
      const std::uint64_t all = count_of(total, severity),
                          mute = std::min(all, silent[static_cast<std::size_t>(severity)]);
      weigh({signature, severity, false, all - mute, tried(total)}, total);
      weigh({signature, severity, true, mute, tried(total)}, total);
    }
  }
  return worst;
}

std::string verdict_of(const Campaign& campaign, const Digest& digest, const EngineResults& engine) {
  if (const auto defect = worst_defect(campaign, digest, engine)) return sentence_of(*defect);
  const CellCounts& total = engine.total;
  if (asked(total) == 0) return "Nothing was asked of it in this campaign.";
  if (judged(total) == 0)
    return "Nothing was judged in " + counted(asked(total), "case") + ": " + outcome_words(total) + '.';
  const std::uint64_t stated = count_of(total, Severity::kStated);
  if (failed(total) > stated)
    return "Wrong in " + counted(failed(total) - stated, "case") + ", of severities that this record does not tell.";
  return "No wrong answer in " + counted(judged(total), "judgement") +
         (stated == 0 ? "." : " but what its own statement leaves open, in " + counted(stated, "case") + ".");
}

}  // namespace assay
