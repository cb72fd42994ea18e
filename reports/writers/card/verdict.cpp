#include "reports/writers/card/verdict.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "properties/catalog/batteries.h"
#include "reports/store/compare/intervals.h"
#include "reports/store/failure_modes.h"
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

/// Of the failures of that severity the claim that most of them broke, as the findings of the engine tell; of all
/// failures where they do not.
std::string claim_of(const Campaign& campaign, const std::string& engine, const std::string& property,
                     Severity severity, const CellCounts& total) {
  std::map<std::string, std::uint64_t> counts;
  for (const Finding& finding : campaign.findings)
    for (const SeenAs& one : finding.seen_as)
      if (finding.engine == engine && one.property == property && one.severity == severity)
        counts[one.claim] = std::max(counts[one.claim], one.cases);
  if (counts.empty()) {
    counts = total.violations;
    for (const Outcome outcome : {Outcome::kCrashed, Outcome::kHung, Outcome::kNondeterministic})
      if (count_of(total, outcome) > 0) counts[std::string(name_of(outcome))] += count_of(total, outcome);
  }
  const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
  return most == counts.end() ? "" : most->first;
}

/// "4 000", "12", "0.31": wrong per million.
std::string per_million(double share) {
  const double rate = 1e6 * share;
  return rate >= 100 ? grouped(static_cast<std::uint64_t>(std::llround(rate))) : fmt::format("{:.2g}", rate);
}

std::string sentence_of(const Defect& defect) {
  const Interval interval = clopper_pearson(defect.failures, defect.tried);
  return fmt::format("{} on {} input: {} of {} wrong ({} per million, {} to {}).", defect_words(defect.signature),
                     name_of(defect.severity), grouped(defect.failures), counted(defect.tried, "case"),
                     per_million(static_cast<double>(defect.failures) / static_cast<double>(defect.tried)),
                     per_million(interval.low), per_million(interval.high));
}

}  // namespace

std::optional<Defect> worst_defect(const Campaign& campaign, const EngineResults& engine) {
  std::optional<Defect> worst;
  const auto key = [](const Defect& one) {
    return std::tuple(one.severity, rank_of(one.signature.property),
                      -static_cast<double>(one.failures) / static_cast<double>(one.tried));
  };
  for (const auto& [property, total] : engine.by_property)
    for (const Severity severity : {Severity::kPlain, Severity::kNear, Severity::kExtreme, Severity::kDegenerate}) {
      Defect one{{engine.engine->name, property, ""}, severity, count_of(total, severity), tried(total)};
      if (one.failures == 0 || (worst && key(*worst) <= key(one))) continue;
      one.signature.claim = claim_of(campaign, engine.engine->name, property, severity, total);
      worst = std::move(one);
    }
  return worst;
}

std::string verdict_of(const Campaign& campaign, const EngineResults& engine) {
  if (const auto defect = worst_defect(campaign, engine)) return sentence_of(*defect);
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
