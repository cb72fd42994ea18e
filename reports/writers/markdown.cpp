#include "reports/writers/markdown.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "reports/writers/markdown_parts.h"
#include "reports/writers/rates.h"
#include "reports/writers/report.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/studies/study_sections.h"
#include "reports/writers/trust/trust_table.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

bool is_on_trial(const TrustRow& row) { return row.group != TrustGroup::kControl; }

std::string family_table(const TrustTable& table) {
  const auto all = static_cast<std::size_t>(std::ranges::count_if(table.rows, is_on_trial));
  if (all == 0) return "";
  std::string text = fmt::format("**{}** ({}) {}\n\n", markdown_cell(table.title), markdown_cell(table.property),
                                 markdown_cell(table.population())) +
                     trust_head("engine");
  std::size_t shown = 0;
  for (const TrustRow& row : table.rows)
    if (is_on_trial(row) && shown < kMarkdownEngines) {
      text += trust_line(markdown_cell(row.engine().name), row);
      ++shown;
    }
  return text + more_text(all, shown, "on the page") + '\n';
}

/// Of engines on trial; with a comparison those that stand for something new, if one does.
std::string worst_findings(const Campaign& campaign, const Digest& digest, const std::vector<TrustTable>& tables,
                           const std::optional<Comparison>& comparison) {
  const std::set<std::string_view> on_trial = engines_on_trial(tables);
  const std::set<Signature> worse = comparison ? comparison->worse_signatures() : std::set<Signature>();
  std::vector<const Finding*> all, fresh;
  for (const Finding& finding : campaign.findings) {
    if (!on_trial.contains(finding.engine)) continue;
    all.push_back(&finding);
    if (std::ranges::any_of(signatures_of(finding), [&](const Signature& one) { return worse.contains(one); }))
      fresh.push_back(&finding);
  }
  const std::vector<const Finding*>& candidates = fresh.empty() ? all : fresh;
  if (candidates.empty()) return "No findings.\n";
  std::string text = fresh.empty() ? "**The worst findings**\n\n" : "**The worst new findings**\n\n";
  const std::vector<const Finding*> worst = worst_of(candidates, kMarkdownFindings);
  for (const Finding* finding : worst) text += finding_line(campaign, *finding);
  std::size_t count = 0;
  for (const EngineResults& engine : digest.engines)
    if (on_trial.contains(engine.engine->name)) count += engine.findings;
  if (!fresh.empty()) count = digest.new_findings.value_or(fresh.size());
  return text + more_text(count, worst.size(), "on the page");
}

}  // namespace

std::string markdown_text(const Campaign& campaign, const Digest& digest, const std::optional<Comparison>& comparison) {
  const std::vector<TrustTable> tables = trust_tables(campaign, digest);
  std::string text = fmt::format(
      "### Assay: battery {}\n\n**{}** {} judged in exact arithmetic, seed {}, results `{}`. All of it: [{}]({})\n\n",
      markdown_cell(battery_in_words(campaign.header)), verdict_counts(campaign, digest),
      counted(digest.judgements, "answer"), campaign.header.seed, digest.hash.substr(0, 16), kPageFile, kPageFile);
  if (const std::string far = words_of(digest.how_far, sum_of(digest.findings)); !far.empty()) text += far + "\n\n";
  std::vector<std::string> parts;
  if (comparison) parts.push_back("**Since the baseline:** " + changes_text(*comparison, kMarkdownChanges) + '\n');
  parts.push_back(worst_findings(campaign, digest, tables, comparison) + '\n');
  for (const TrustTable& table : tables) parts.push_back(family_table(table));
  std::size_t left_out = 0;
  constexpr std::size_t kClosingBytes = 100;
  for (const std::string& part : parts) {
    if (text.size() + part.size() + kClosingBytes <= kMarkdownBytes)
      text += part;
    else
      ++left_out;
  }
  return left_out == 0 ? text : text + counted(left_out, "part") + " did not fit here, and stand on the page.\n";
}

std::string studies_text(const Studies& studies) {
  std::string text;
  for (const std::string& part : studies_markdown(studies))
    if (text.size() + part.size() < kStudiesBytes) text += part;
  return text;
}

}  // namespace assay
