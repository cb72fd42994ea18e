#include "reports/writers/card/card.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <system_error>
#include <tuple>

#include "reports/store/compare/intervals.h"
#include "reports/store/files.h"
#include "reports/writers/card/verdict.h"
#include "reports/writers/markdown_parts.h"
#include "reports/writers/page/page.h"
#include "reports/writers/report.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/selection/report_selection.h"
#include "reports/writers/trust/trust_table.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

const EngineResults& results_of(const Digest& digest, const std::string& engine) {
  return *std::ranges::find(digest.engines, engine, [](const EngineResults& one) { return one.engine->name; });
}

std::string about(const Campaign& campaign, const Digest& digest, const EngineRow& engine) {
  const std::string note = engine.semantics.note.empty() ? "" : "\n\nIt states: " + short_cell(engine.semantics.note);
  return fmt::format("{}{}\n\nBattery {}, seed {}, results `{}`. Every answer was judged in exact arithmetic.\n\n",
                     short_cell(engine.sentence), note, markdown_cell(battery_in_words(campaign.header)),
                     campaign.header.seed, digest.hash.substr(0, 16));
}

/// The claims of all families with a failure, the most severe first, then the highest rate.
std::string broken_claims(const EngineResults& results) {
  std::vector<std::pair<std::string, CellCounts>> broken;
  std::size_t whole = 0;
  for (const auto& [property, counts] : results.by_property) {
    CellCounts total = counts.all().counts;
    whole += judged(total) > 0 && failed(total) == 0;
    if (failed(total) > 0) broken.emplace_back(property, std::move(total));
  }
  if (broken.empty()) return fmt::format("None of {} is broken.\n\n", counted(whole, "claim"));
  std::ranges::stable_sort(broken, std::greater(), [](const auto& one) {
    return std::tuple(one.second.severities, static_cast<double>(failed(one.second)) /
                                                 static_cast<double>(std::max<std::uint64_t>(tried(one.second), 1)));
  });
  std::string text = "| broken claim | failed, of the cases of that severity | judged |\n|---|---|--:|\n";
  const std::size_t shown = std::min(broken.size(), kCardClaims);
  for (const auto& [property, total] : std::span(broken).first(shown)) {
    text += fmt::format("| {} | {} | {} |\n", markdown_cell(property), severity_words(results.by_property.at(property)),
                        grouped(judged(total)));
  }
  return text + more_text(broken.size(), shown, "on the card's page") +
         (whole > 0 ? "\n" + counted(whole, "other claim") + " held in every case.\n\n" : "\n");
}

std::string worst_findings(const Campaign& campaign, const Digest& digest, const std::string& engine) {
  std::vector<const Finding*> own;
  for (const Finding& finding : campaign.findings)
    if (finding.engine == engine) own.push_back(&finding);
  if (own.empty()) return "";
  std::string text = "**The worst, each reduced to a smallest case:**\n\n";
  const std::vector<const Finding*> worst = worst_of(own, kCardFindings);
  for (const Finding* finding : worst) text += finding_line(campaign, *finding);
  return text + more_text(results_of(digest, engine).findings, worst.size(), "on the card's page") + '\n';
}

std::string not_judged(const EngineResults& results) {
  std::string text;
  const std::size_t shown = std::min(results.not_judged.size(), kCardSilent);
  for (const std::string& line : std::span(results.not_judged).first(shown)) text += "- " + short_cell(line) + '\n';
  return text + more_text(results.not_judged.size(), shown, "on the card's page");
}

}  // namespace

Comparison of_engine(Comparison comparison, const std::string& engine) {
  const auto is_other = [&](const std::string& name) { return name != engine; };
  std::erase_if(comparison.appeared, [&](const Signature& one) { return is_other(one.engine); });
  std::erase_if(comparison.disappeared, [&](const Signature& one) { return is_other(one.engine); });
  std::erase_if(comparison.increases, [&](const FailingMore& one) { return is_other(one.row.engine); });
  std::erase_if(comparison.by_chance, [&](const FailingMore& one) { return is_other(one.row.engine); });
  std::erase_if(comparison.giving_up, [&](const GivingUp& one) { return is_other(one.row.engine); });
  std::erase_if(comparison.costs, [&](const CostChange& one) { return is_other(one.row.engine); });
  return comparison;
}

std::string card_text(const Campaign& campaign, const Digest& digest, const std::string& engine,
                      const std::optional<Comparison>& comparison) {
  const EngineResults& results = results_of(digest, engine);
  const EngineRow& row = *results.engine;
  std::string text = fmt::format("### Report card of {}, version {}\n\n**{}**\n\n", markdown_cell(engine),
                                 short_cell(row.version), markdown_cell(verdict_of(campaign, results)));
  if (const std::string far = words_of(digest.how_far, sum_of(digest.findings)); !far.empty()) text += far + "\n\n";
  std::vector<std::string> parts = {about(campaign, digest, row)};
  if (comparison) parts.push_back(changes_text(*comparison, kCardChanges) + '\n');
  std::string table, populations;
  for (const TrustTable& family : trust_tables(campaign, digest, {engine}))
    for (const TrustRow& one : family.rows) {
      table += trust_line(markdown_cell(family.title), one);
      populations += markdown_cell(family.title) + ": " + markdown_cell(family.population()) + '\n';
    }
  if (!table.empty())
    parts.push_back("Wrong answers under the principal claim. " + populations + '\n' + trust_head("asked for") + table +
                    '\n');
  parts.push_back(broken_claims(results));
  parts.push_back(worst_findings(campaign, digest, engine));
  parts.push_back(not_judged(results));
  for (const std::string& part : parts)
    if (text.size() + part.size() < kCardBytes) text += part;
  return text;
}

Result<std::vector<std::string>> write_card(SummedCampaign summed, const FindingSource& source,
                                            const std::filesystem::path& directory, const std::string& engine,
                                            const std::optional<Comparison>& comparison) {
  Campaign& campaign = summed.campaign;
  const Digest digest = digest_of(summed);
  ReportSelection selection(campaign, digest, comparison, engine);
  const auto read = source.each([&](Finding&& finding) {
    selection.add(std::move(finding));
    return Result<Written>(Written{});
  });
  if (!read) return Error{read.error()};
  campaign.findings = std::move(selection).chosen().findings;
  const std::filesystem::path folder = directory / kCardFolder / engine;
  if (const auto made = make_report_folder(folder); !made) return Error{made.error()};
  const std::filesystem::path text = folder / kCardMarkdownFile, page = folder / kCardPageFile;
  if (const auto written = replace_file(text, card_text(campaign, digest, engine, comparison)); !written)
    return Error{written.error()};
  const Result<std::string> html = page_text(campaign, digest, comparison, {}, {engine});
  if (!html) return Error{html.error() + "; " + text.string() + " is written, the page is not"};
  if (const auto written = replace_file(page, *html); !written) return Error{written.error()};
  return std::vector{page.string(), text.string()};
}

}  // namespace assay
