#include "reports/writers/report_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <tuple>

#include "algorithms/model/engine_kind.h"
#include "properties/evaluate.h"
#include "reports/store/store.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

double rate_of(const CellCounts& cell) {
  return tried(cell) == 0 ? 0 : static_cast<double>(failed(cell)) / static_cast<double>(tried(cell));
}

/// What the engine states leaves claims without a judge; answers and problems leave some cases of the others without
/// one.
std::vector<std::string> not_judged_lines(const CampaignHeader& header, const std::string& engine,
                                          const std::map<std::string, ByPopulation>& by_property) {
  std::vector<std::string> lines;
  for (const NotJudgedRow& row : header.not_judged)
    if (row.engine == engine) lines.push_back("not judged: " + row.property + ": " + row.why);
  for (const auto& [property, counts] : by_property) {
    const auto add = [&, total = counts.all().counts, &property = property](Outcome outcome, std::string_view why) {
      const std::uint64_t open = count_of(total, outcome);
      if (open == 0) return;
      lines.push_back(words_of(outcome) + ": " + property + ": " +
                      (open == asked(total) ? "all of " + counted(open, "case")
                                            : counted(open, "case") + " of " + grouped(asked(total))) +
                      ": " + std::string(why));
    };
    add(Outcome::kNotJudged, "the answer has not what the claim is about, or nothing is promised");
    add(Outcome::kNotAsked, "the engine had crashed, hung or written outside its buffers twice in the block");
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

void add_row(EngineResults& summary, const RowKey& row, const PopulationCounts& own, const CellsByDifficulty& cells,
             const PlannedRow* planned) {
  summary.total += own.counts;
  summary.by_property[row.property].add(row.domain, own);
  if (failed(own.counts) > 0 && (!summary.worst || rate_of(own.counts) > rate_of(summary.worst_total.counts))) {
    summary.worst = row;
    summary.worst_total = own;
  }
  if (planned != nullptr && planned->ranks_engines) {
    summary.ranking_property = row.property;
    summary.ranking_total += own;
  }
  if (planned != nullptr) summary.gaps.add(*planned, cells);
}

/// Reports tell of foreign engines first and of planted faults last.
constexpr std::array kOrderOfKinds = {EngineKind::kForeign, EngineKind::kPublished, EngineKind::kOurs,
                                      EngineKind::kNaive, EngineKind::kFault};
/// Recorded numbers may be anything, and an order must not meet a NaN.
double ordered(double magnitude) { return std::isnan(magnitude) ? HUGE_VAL : magnitude; }

/// What the worst engine of a family has the most of.
std::tuple<double, double, double> badness_of(const EngineResults& engine) {
  const CellCounts& ranking = engine.ranking_total.counts;
  return {rate_of(ranking), ordered(ranking.magnitude_max), rate_of(engine.total)};
}

/// "lp/value_is_right: wrong in plain 12 of 234, by up to 3.1e+02"
std::string ranking_words(const EngineResults& engine) {
  const double most = engine.ranking_total.counts.magnitude_max;
  const std::string text = engine.ranking_property + ": wrong in " + severity_words(engine.ranking_total);
  return most > 0 ? text + fmt::format(", by up to {:.2g}", most) : text;
}

/// Whether the engine crashed, or what it said is no number that could be compared.
bool is_without_answer(const Finding& finding) {
  return failure_of(claim_of_no_judge(finding.claim)) == Outcome::kCrashed || std::isnan(finding.magnitude);
}

}  // namespace

std::ptrdiff_t place_of_kind(EngineKind kind) { return std::ranges::find(kOrderOfKinds, kind) - kOrderOfKinds.begin(); }

PlaceWithinEngine place_within_engine(const Finding& finding, std::string_view ranking_property) {
  const bool ranks = finding.property == ranking_property;
  return {!is_without_answer(finding), finding.severity, !ranks, ranks ? -ordered(finding.magnitude) : 0.0};
}

std::vector<const Finding*> findings_in_order(const Campaign& campaign, const Digest& digest) {
  struct Place {
    std::ptrdiff_t kind = std::ssize(kOrderOfKinds);  // of an engine that the header does not have
    std::size_t engine = 0;
    std::string_view ranking_property;
  };
  std::map<std::string_view, Place> places;
  for (std::size_t i = 0; i < digest.engines.size(); ++i) {
    const EngineResults& engine = digest.engines[i];
    places[engine.engine->name] = {place_of_kind(engine.engine->kind), i, engine.ranking_property};
  }
  const auto key = [&](const Finding& finding) {
    const auto found = places.find(finding.engine);
    const Place place =
        found == places.end() ? Place{.engine = digest.engines.size(), .ranking_property = {}} : found->second;
    return std::tuple(place.kind, place.engine, place_within_engine(finding, place.ranking_property));
  };
  std::vector<const Finding*> list;
  for (const Finding& finding : campaign.findings) list.push_back(&finding);
  std::stable_sort(list.begin(), list.end(),
                   [&](const Finding* left, const Finding* right) { return key(*left) < key(*right); });
  return list;
}

const PlannedRow* planned_row(const CampaignHeader& header, const std::string& property, const std::string& domain) {
  const auto found = std::find_if(header.plan.begin(), header.plan.end(), [&](const PlannedRow& row) {
    return row.property == property && row.domain == domain;
  });
  return found == header.plan.end() ? nullptr : &*found;
}

namespace {

Digest tables_of(const Campaign& campaign, std::map<RowKey, CellsByDifficulty> totals, FindingCounts findings) {
  Digest digest;
  digest.findings = std::move(findings);
  digest.apart = failures_apart(campaign.blocks);
  digest.totals = std::move(totals);
  std::map<std::string, EngineResults> by_name;
  std::map<std::string, std::set<std::string>> families;
  for (const EngineRow& engine : campaign.header.engines) by_name[engine.name].engine = &engine;
  for (const auto& [row, cells] : digest.totals) {
    const auto summary = by_name.find(row.engine);
    if (summary == by_name.end()) continue;
    const PlannedRow* planned = planned_row(campaign.header, row.property, row.domain);
    if (planned != nullptr) families[row.engine].insert(planned->family);
    const PopulationCounts own = digest.counts_of_row(row);
    add_row(summary->second, row, own, cells, planned);
    digest.judgements +=
        asked(own.counts) - count_of(own.counts, Outcome::kNotJudged) - count_of(own.counts, Outcome::kNotAsked);
  }
  for (const auto& [row, count] : digest.findings)
    if (const auto summary = by_name.find(row.first); summary != by_name.end()) summary->second.findings += count;
  for (auto& [name, summary] : by_name) {
    for (const std::string& family : families[name]) summary.family += (summary.family.empty() ? "" : ", ") + family;
    summary.not_judged = not_judged_lines(campaign.header, name, summary.by_property);
    digest.engines.push_back(std::move(summary));
  }
  std::stable_sort(digest.engines.begin(), digest.engines.end(), [](const EngineResults& p, const EngineResults& q) {
    if (p.family.empty() != q.family.empty()) return q.family.empty();
    return p.family != q.family ? p.family < q.family : badness_of(p) > badness_of(q);
  });
  return digest;
}

}  // namespace

PopulationCounts Digest::counts_of_row(const RowKey& row) const {
  PopulationCounts own;
  if (const auto found = totals.find(row); found != totals.end()) own.counts = sum_of(found->second);
  if (const auto found = apart.find(row); found != apart.end()) own.apart = found->second;
  return own;
}

Digest tables_of(const Campaign& campaign) {
  return tables_of(campaign, totals_of(campaign), counts_of(campaign.findings));
}

Digest digest_of(SummedCampaign& summed) {
  std::map<RowKey, CellsByDifficulty> totals;
  for (BlockRecord& row : summed.campaign.blocks)
    totals.emplace(RowKey{row.engine, row.property, row.domain}, std::move(row.cells));
  Digest digest = tables_of(summed.campaign, std::move(totals),
                            summed.found ? summed.found->counts : counts_of(summed.campaign.findings));
  summed.campaign.blocks.clear();
  digest.hash = summed.hash();
  digest.how_far = summed.how_far;
  return digest;
}

Digest digest_of(const Campaign& campaign) {
  Digest digest = tables_of(campaign);
  digest.hash = hash_of(campaign);
  return digest;
}

std::string headline(const EngineResults& engine) {
  const CellCounts& total = engine.total;
  if (asked(total) == 0)
    return engine.not_judged.empty() ? "Not asked anything in this campaign." : "Nothing was judged in this campaign.";
  if (count_of(total, Outcome::kDeclined) == asked(total)) return "Declined all " + counted(asked(total), "case") + ".";
  if (judged(total) == 0)
    return "Nothing was judged in " + counted(asked(total), "case") + ": " + outcome_words(total) + ".";
  std::string text;
  if (failed(total) == 0) {
    text = "No wrong answer in " + counted(judged(total), "judgement") + '.';
  } else {
    const auto is_wrong = [](const auto& claim) { return failed(claim.second.all().counts) > 0; };
    const auto is_judged = [](const auto& claim) { return judged(claim.second.all().counts) > 0; };
    text = fmt::format(
        "Wrong under {} of {}, most of all on {}: {} ({}).", std::ranges::count_if(engine.by_property, is_wrong),
        counted(std::ranges::count_if(engine.by_property, is_judged), "claim"), without_version(engine.worst->domain),
        severity_words(engine.worst_total), engine.worst->property);
  }
  if (failed(engine.ranking_total.counts) > 0) text += ' ' + ranking_words(engine) + '.';
  for (const auto& [outcome, words] : {std::pair{Outcome::kCrashed, "Crashed"}, std::pair{Outcome::kHung, "Hung"},
                                       std::pair{Outcome::kNondeterministic, "Gave two answers to one question"}}) {
    if (const std::uint64_t count = count_of(total, outcome); count > 0)
      text += ' ' + std::string(words) + " on " + counted(count, "case") + '.';
  }
  if (engine.gaps.wrong) text += " Still wrong at a " + engine.gaps.measure + " of " + engine.gaps.words() + '.';
  if (total.cycles > 0) text += " Came back to an earlier state in " + counted(total.cycles, "case") + '.';
  if (const std::uint64_t count = count_of(total, Outcome::kGaveUp); count > 0)
    text += " Gave up on " + counted(count, "case") + '.';
  return text;
}

}  // namespace assay
