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

namespace assay {

namespace {

/// What is accepted, for the end of a Markdown text, in the room that the text leaves. Lines that begin with a word of
/// ours end no block of code.
std::string with_accepted(std::string text, const Acceptance& accepted, const std::vector<Finding>& findings) {
  constexpr std::string_view kHead = "\n## Accepted\n\n```text\n", kFoot = "```\n";
  const std::size_t closing = kHead.size() + kFoot.size() + 40;  // of "and N more"
  std::string lines;
  std::size_t left_out = 0;
  for (const std::string& sentence : accepted.sentences(findings)) {
    if (text.size() + lines.size() + sentence.size() + closing < kMarkdownBytes)
      lines += "- " + sentence + '\n';
    else
      ++left_out;
  }
  if (left_out > 0) lines += "- and " + std::to_string(left_out) + " more\n";
  return lines.empty() ? text : text.append(kHead).append(lines).append(kFoot);
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

Result<std::vector<std::string>> write_report(SummedCampaign summed, const std::filesystem::path& directory,
                                              const std::optional<Comparison>& comparison, const Studies& studies,
                                              const Acceptance& accepted) {
  if (const auto made = make_report_folder(directory); !made) return Error{made.error()};
  const Campaign& campaign = summed.campaign;
  const Digest digest = digest_of(summed);
  const std::pair<const char*, std::string> texts[] = {
      {kMarkdownFile, with_accepted(markdown_text(campaign, digest, comparison), accepted, campaign.findings)},
      {kStudiesFile, studies_text(studies)},
      {kJunitFile, junit_text(campaign, digest)},
      {kSarifFile, sarif_text(campaign, comparison, {}, accepted)}};
  std::vector<std::string> names = {(directory / kPageFile).string()};
  for (const auto& [name, text] : texts) {
    if (text.empty()) continue;
    if (const auto written = replace_file(directory / name, text); !written) return Error{written.error()};
    names.push_back((directory / name).string());
  }
  const auto write_table = [&](const PlainTable& table) -> Result<Written> {
    const std::filesystem::path path = directory / (table.name + ".csv");
    names.push_back(path.string());
    return replace_file(path, csv_text(table));
  };
  const Answers answers{wrong_per_million(campaign.header, digest.totals, digest.no_answer),
                        effective_epsilons(campaign.header, digest.totals)};
  for (const PlainTable& table :
       {rates_table(digest), table_of(answers.wrong), table_of(answers.epsilons), findings_table(campaign)})
    if (const auto written = write_table(table); !written) return Error{written.error()};
  const std::vector<PlainTable> tables = plain_tables(studies);
  for (const PlainTable& table : tables)
    if (const auto written = write_table(table); !written) return Error{written.error()};
  const auto exported = export_sqlite(campaign, digest.totals, directory / kSqliteFile, tables, answers);
  if (!exported) return Error{exported.error()};
  names.push_back((directory / kSqliteFile).string());
  const Result<std::string> page = page_text(campaign, digest, comparison, studies);
  if (!page) return Error{page.error() + "; all other reports are written, the page is not"};
  if (const auto written = replace_file(directory / kPageFile, *page); !written) return Error{written.error()};
  return names;
}

}  // namespace assay
