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

std::string sentence_of(const Defect& defect) {
  std::string text = fmt::format("{} on {} input: {}", defect_words(defect.signature), name_of(defect.severity),
                                 defect.is_no_answer ? "" : "wrong in ");
  if (defect.sample.tried > 0) text += rate_words(defect.sample) + " of a sample";
  if (defect.sample.tried > 0 && defect.chosen.failed > 0) text += ", and ";
  if (defect.sample.tried == 0 || defect.chosen.failed > 0)
    text += fmt::format("{} cases of rows chosen to convict", count_words(defect.chosen));
  return text + '.';
}

/// The order of defects: the worst first.
auto place_of(const Defect& one) {
  const Share& share = one.sample.failed > 0 ? one.sample : one.chosen;
  return std::tuple(one.severity, rank_of(one.signature.property), one.sample.failed == 0, -share.value());
}

}  // namespace

std::optional<Defect> worst_defect(const Campaign& campaign, const EngineResults& engine) {
  std::optional<Defect> worst;
  for (const auto& [property, counts] : engine.by_property) {
    const Signature signature{engine.engine->name, property, ""};
    for (std::size_t i = 0; i < kSeverities; ++i)
      for (const bool no_answer : {false, true}) {
        const auto severity = static_cast<Severity>(i);
        const auto of = no_answer ? &PopulationCounts::without_answer : &PopulationCounts::wrong;
        Defect one{signature, severity, no_answer, (counts.sample.*of)(severity), (counts.chosen.*of)(severity)};
        if (one.sample.failed + one.chosen.failed == 0 || (worst && place_of(*worst) <= place_of(one))) continue;
        one.signature.claim = claim_of(campaign, one, counts.all().counts);
        worst = std::move(one);
      }
  }
  return worst;
}

std::string verdict_of(const Campaign& campaign, const EngineResults& engine) {
  if (const auto defect = worst_defect(campaign, engine)) return sentence_of(*defect);
  const CellCounts& total = engine.total;
  if (asked(total) == 0) return "Nothing was asked of it in this campaign.";
  if (judged(total) == 0)
    return "Nothing was judged in " + counted(asked(total), "case") + ": " + outcome_words(total) + '.';
  const std::uint64_t stated = count_of(total, Outcome::kWithinDocumented);
  return "No wrong answer in " + counted(judged(total), "judgement") +
         (stated == 0 ? "." : " but what its own statement leaves open, in " + counted(stated, "case") + ".");
}

}  // namespace assay
