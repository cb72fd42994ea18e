#include "reports/writers/report.h"

#include <system_error>
#include <utility>

#include "reports/store/files.h"
#include "reports/store/sqlite_export.h"
#include "reports/store/studies/plain_table.h"
#include "reports/writers/junit.h"
#include "reports/writers/markdown.h"
#include "reports/writers/page/page.h"
#include "reports/writers/rates.h"
#include "reports/writers/sarif.h"

namespace assay {

namespace {

/// What is accepted, for the end of a Markdown text. Lines that begin with a word of ours end no block of code.
std::string accepted_in_markdown(const Acceptance& accepted, const std::vector<Finding>& findings) {
  constexpr std::size_t kMostBytes = 40'000;  // with kMarkdownBytes below what a job summary may have
  std::string text;
  std::size_t left_out = 0;
  for (const std::string& sentence : accepted.sentences(findings)) {
    if (text.size() + sentence.size() < kMostBytes)
      text += "- " + sentence + '\n';
    else
      ++left_out;
  }
  if (left_out > 0) text += "- and " + std::to_string(left_out) + " more\n";
  return text.empty() ? "" : "\n## Accepted\n\n```text\n" + text + "```\n";
}

}  // namespace

Result<std::vector<std::string>> write_report(SummedCampaign summed, const std::filesystem::path& directory,
                                              const std::optional<Comparison>& comparison, const Studies& studies,
                                              const Acceptance& accepted) {
  std::error_code problem;
  if (std::filesystem::is_symlink(directory, problem))
    return Error{directory.string() + ": is a symbolic link, and a folder is wanted"};
  std::filesystem::create_directories(directory, problem);
  if (problem) return system_error(directory, "make", problem.value());
  const Campaign& campaign = summed.campaign;
  const Digest digest = digest_of(summed);
  const std::pair<const char*, std::string> texts[] = {
      {kMarkdownFile,
       markdown_text(campaign, digest, comparison, studies) + accepted_in_markdown(accepted, campaign.findings)},
      {kJunitFile, junit_text(campaign, digest)},
      {kSarifFile, sarif_text(campaign, comparison, {}, accepted)}};
  std::vector<std::string> names = {(directory / kPageFile).string()};
  for (const auto& [name, text] : texts) {
    if (const auto written = replace_file(directory / name, text); !written) return Error{written.error()};
    names.push_back((directory / name).string());
  }
  const auto write_table = [&](const PlainTable& table) -> Result<Written> {
    const std::filesystem::path path = directory / (table.name + ".csv");
    names.push_back(path.string());
    return replace_file(path, csv_text(table));
  };
  if (const auto written = write_table(rates_table(digest)); !written) return Error{written.error()};
  const std::vector<PlainTable> tables = plain_tables(studies);
  for (const PlainTable& table : tables)
    if (const auto written = write_table(table); !written) return Error{written.error()};
  const auto exported = export_sqlite(campaign, digest.totals, directory / kSqliteFile, tables);
  if (!exported) return Error{exported.error()};
  names.push_back((directory / kSqliteFile).string());
  const Result<std::string> page = page_text(campaign, digest, comparison, studies);
  if (!page) return Error{page.error() + "; all other reports are written, the page is not"};
  if (const auto written = replace_file(directory / kPageFile, *page); !written) return Error{written.error()};
  return names;
}

}  // namespace assay
