#include "reports/writers/report_rows.h"

#include <algorithm>
#include <set>

#include "reports/store/store.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

double rate_of(const CellCounts& cell) {
  return tried(cell) == 0 ? 0 : static_cast<double>(failed(cell)) / static_cast<double>(tried(cell));
}

/// "relative gap" of "-log2 relative gap, signed".
std::string measure_of(const std::string& axis) {
  const std::size_t begin = axis.find(' ') + 1;
  return axis.substr(begin, axis.find_first_of(",:;(", begin) - begin);
}

void add_row(EngineSummary& summary, const RowKey& row, const CellsByDifficulty& cells, const PlannedRow* planned) {
  const CellCounts total = sum_of(cells);
  summary.total += total;
  if (failed(total) > 0 && (!summary.worst || rate_of(total) > rate_of(summary.worst_total))) {
    summary.worst = row;
    summary.worst_total = total;
  }
  if (planned == nullptr || !planned->axis.starts_with(kRelativeAxis)) return;
  const auto exponent = effective_exponent(row.property, cells);
  if (exponent && (!summary.effective || *exponent < *summary.effective)) {
    summary.effective = exponent;
    summary.effective_domain = row.domain;
    summary.effective_measure = measure_of(planned->axis);
  }
}

}  // namespace

const PlannedRow* planned_row(const CampaignHeader& header, const std::string& property, const std::string& domain) {
  const auto found = std::find_if(header.plan.begin(), header.plan.end(), [&](const PlannedRow& row) {
    return row.property == property && row.domain == domain;
  });
  return found == header.plan.end() ? nullptr : &*found;
}

Digest digest_of(const Campaign& campaign) {
  Digest digest;
  digest.totals = totals_of(campaign);
  digest.hash = hash_of(campaign);
  std::map<std::string, EngineSummary> by_name;
  std::map<std::string, std::set<std::string>> families;
  for (const EngineRow& engine : campaign.header.engines) by_name[engine.name].engine = &engine;
  for (const auto& [row, cells] : digest.totals) {
    const auto summary = by_name.find(row.engine);
    if (summary == by_name.end()) continue;
    families[row.engine].insert(row.property.substr(0, row.property.find('/')));
    add_row(summary->second, row, cells, planned_row(campaign.header, row.property, row.domain));
    digest.judgements += asked(sum_of(cells));
  }
  for (const Finding& finding : campaign.findings) {
    if (const auto summary = by_name.find(finding.engine); summary != by_name.end()) ++summary->second.findings;
  }
  for (auto& [name, summary] : by_name) {
    for (const std::string& family : families[name]) summary.family += (summary.family.empty() ? "" : ", ") + family;
    digest.engines.push_back(std::move(summary));
  }
  std::stable_sort(digest.engines.begin(), digest.engines.end(), [](const EngineSummary& p, const EngineSummary& q) {
    if (p.family.empty() != q.family.empty()) return q.family.empty();
    return p.family != q.family ? p.family < q.family : rate_of(p.total) > rate_of(q.total);
  });
  return digest;
}

std::string headline(const EngineSummary& engine) {
  const CellCounts& total = engine.total;
  if (asked(total) == 0) return "Not asked anything in this campaign.";
  if (tried(total) == 0) return "Declined all " + counted(asked(total), "case") + ".";
  std::string text;
  if (failed(total) == 0) {
    const Interval interval = clopper_pearson(0, tried(total));
    text = "No wrong answer in " + counted(tried(total), "judgement") + "; a true rate above " +
           percent(interval.high) + " is ruled out with 95 % confidence.";
  } else {
    text = "Wrong in " + percent(failed(total), tried(total)) + " of " + counted(tried(total), "judgement");
    text += ", most of all on " + std::string(without_version(engine.worst->domain)) + ": " +
            percent(failed(engine.worst_total), tried(engine.worst_total)) + " (" + engine.worst->property + ").";
  }
  for (const auto& [outcome, words] : {std::pair{Outcome::kCrashed, "Crashed"}, std::pair{Outcome::kHung, "Hung"},
                                       std::pair{Outcome::kNondeterministic, "Gave two answers to one question"}}) {
    if (const std::uint64_t count = count_of(total, outcome); count > 0)
      text += ' ' + std::string(words) + " on " + counted(count, "case") + '.';
  }
  if (engine.effective)
    text += " Still wrong at a " + engine.effective_measure + " of " + power_of_two(-*engine.effective) + '.';
  if (total.cycles > 0) text += " Came back to an earlier state in " + counted(total.cycles, "case") + '.';
  if (const std::uint64_t count = count_of(total, Outcome::kGaveUp); count > 0)
    text += " Gave up on " + percent(count, tried(total)) + '.';
  return text;
}

}  // namespace assay
