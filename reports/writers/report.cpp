#include "reports/writers/report.h"

#include <system_error>
#include <utility>

#include "reports/store/files.h"
#include "reports/store/questions.h"
#include "reports/store/sqlite_export.h"
#include "reports/store/studies/plain_table.h"
#include "reports/writers/junit.h"
#include "reports/writers/markdown.h"
#include "reports/writers/page/page.h"
#include "reports/writers/rates.h"
#include "reports/writers/sarif.h"
#include "reports/writers/selection/report_selection.h"

namespace assay {

namespace {

/// What is accepted, for the end of a Markdown text, in the room that the text leaves. Lines that begin with a word of
/// ours end no block of code.
std::string with_accepted(std::string text, const std::vector<std::string>& sentences) {
  constexpr std::string_view kHead = "\n## Accepted\n\n```text\n", kFoot = "```\n";
  const std::size_t closing = kHead.size() + kFoot.size() + 40;  // of "and N more"
  std::string lines;
  std::size_t left_out = 0;
  for (const std::string& sentence : sentences) {
    if (text.size() + lines.size() + sentence.size() + closing < kMarkdownBytes)
      lines += "- " + sentence + '\n';
    else
      ++left_out;
  }
  if (left_out > 0) lines += "- and " + std::to_string(left_out) + " more\n";
  return lines.empty() ? text : text.append(kHead).append(lines).append(kFoot);
}

/// Reads all findings once.
Result<ReportSelection> chosen_from(const FindingSource& source, const Campaign& campaign, const Digest& digest,
                                    const std::optional<Comparison>& comparison) {
  ReportSelection selection(campaign, digest, comparison);
  const auto read = source.each([&](Finding&& finding) {
    selection.add(std::move(finding));
    return Result<Written>(Written{});
  });
  if (!read) return Error{read.error()};
  return selection;
}

/// Those at the places, in their order.
std::vector<Finding> only(std::vector<Finding> findings, const std::vector<std::size_t>& places) {
  std::vector<Finding> kept;
  for (const std::size_t place : places) kept.push_back(std::move(findings[place]));
  return kept;
}

PlainTable findings_table(const Campaign& campaign) {
  PlainTable table = findings_columns();
  for (const Finding& finding : campaign.findings) table.rows.push_back(finding_row(campaign, finding));
  return table;
}

}  // namespace

Result<Written> make_report_folder(const std::filesystem::path& directory) {
  std::error_code problem;
  if (std::filesystem::is_symlink(directory, problem))
    return Error{directory.string() + ": is a symbolic link, and a folder is wanted"};
  std::filesystem::create_directories(directory, problem);
  if (problem) return system_error(directory, "make", problem.value());
  return Written{};
}

Result<std::vector<std::string>> write_report(SummedCampaign summed, const FindingSource& source,
                                              const std::filesystem::path& directory,
                                              const std::optional<Comparison>& comparison, const Studies& studies,
                                              const Acceptance& accepted) {
  if (const auto made = make_report_folder(directory); !made) return Error{made.error()};
  if (!summed.found) {
    auto found = look_through(source, summed.blocks, accepted);
    if (!found) return Error{found.error()};
    summed.found = *std::move(found);
  }
  Campaign& campaign = summed.campaign;
  AcceptedRows accepted_rows = accepted.of_rows(campaign.blocks);
  Digest digest = digest_of(summed);
  digest.accepted_rows = std::move(accepted_rows);
  std::vector<std::string> names = {(directory / kPageFile).string()};
  const auto named = [&](const std::string& name) {
    names.push_back((directory / name).string());
    return directory / name;
  };
  auto selection = chosen_from(source, campaign, digest, comparison);
  if (!selection) return Error{selection.error()};
  digest.new_findings = selection->new_ones();
  ChosenFindings chosen = (*std::move(selection)).chosen();
  campaign.findings = std::move(chosen.findings);
  if (chosen.tabled.size() < sum_of(digest.findings)) digest.tabled_findings = chosen.tabled.size();
  digest.accepted_findings = accepted.of_all(campaign.findings);
  const std::pair<const char*, std::string> texts[] = {
      {kMarkdownFile,
       with_accepted(markdown_text(campaign, digest, comparison), accepted.sentences(summed.found->accepted))},
      {kStudiesFile, studies_text(studies)},
      {kJunitFile, junit_text(campaign, digest)},
      {kSarifFile, sarif_text(campaign, comparison, {}, accepted)}};
  for (const auto& [name, text] : texts)
    if (!text.empty())
      if (const auto written = replace_file(named(name), text); !written) return Error{written.error()};
  const Result<std::string> page = page_text(campaign, digest, comparison, studies);
  campaign.findings = only(std::move(campaign.findings), chosen.tabled);
  const Answers answers{wrong_rows(campaign.header, digest.totals, digest.apart),
                        effective_epsilons(campaign.header, digest.totals)};
  const auto write_table = [&](const PlainTable& table) {
    return replace_file(named(table.name + ".csv"), csv_text(table));
  };
  for (const PlainTable& table :
       {rates_table(digest), table_of(answers.wrong), table_of(answers.epsilons), findings_table(campaign)})
    if (const auto written = write_table(table); !written) return Error{written.error()};
  const std::vector<PlainTable> tables = plain_tables(studies);
  for (const PlainTable& table : tables)
    if (const auto written = write_table(table); !written) return Error{written.error()};
  const auto exported = export_sqlite(campaign, digest.totals, named(kSqliteFile), tables, answers, digest.findings,
                                      digest.accepted_findings);
  if (!exported) return Error{exported.error()};
  if (!page) return Error{page.error() + "; all other reports are written, the page is not"};
  if (const auto written = replace_file(directory / kPageFile, *page); !written) return Error{written.error()};
  return names;
}

Result<std::vector<std::string>> write_report(SummedCampaign summed, const std::filesystem::path& directory,
                                              const std::optional<Comparison>& comparison, const Studies& studies,
                                              const Acceptance& accepted) {
  const FindingSource source(summed.campaign.findings);
  return write_report(std::move(summed), source, directory, comparison, studies, accepted);
}

}  // namespace assay
