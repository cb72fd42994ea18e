#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>

#include "campaign/commands/commands.h"
#include "campaign/corpus/corpus.h"
#include "campaign/input/open_input.h"
#include "campaign/provenance.h"
#include "formats/file_kind.h"
#include "reports/store/disk/program_place.h"
#include "reports/store/findings/finding_source.h"
#include "reports/store/store_files.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

constexpr const char* kCorpusFile = "corpus.json";
/// What stands beside the corpus, for those who have nothing else of Assay.
constexpr std::array kCompanions{"corpus.schema.json", "read_corpus.py", "read_corpus.hpp"};

Result<Written> add_campaign(const fs::path& folder, Corpus& corpus) {
  const auto header = store_detail::read_header(folder);
  if (!header) return Error{header.error()};
  const auto findings = FindingSource::open(folder, *header);
  if (!findings) return Error{findings.error()};
  return findings->each([&](Finding&& finding) -> Result<Written> {
    const auto added = corpus.add(finding);
    return added ? added : Result<Written>(Error{folder.string() + ": " + added.error()});
  });
}

/// All problems of a file; the name of a source does not depend on where the reader stands.
Result<Written> add_file(const fs::path& file, Corpus& corpus) {
  auto inputs = open_input(file.string(), {});
  if (!inputs) return Error{inputs.error()};
  const fs::path whole = fs::absolute(file).lexically_normal();
  const std::string name = (whole.parent_path().filename() / whole.filename()).string();
  for (std::size_t i = 0; i < inputs->size(); ++i) {
    CorpusSource source{inputs->size() == 1 ? name : fmt::format("{}, problem {}", name, i + 1), {}, {}, {}, {}};
    FileProblem& content = (*inputs)[i].content;
    source.header = std::move(content.header);
    corpus.add(any_problem_of(content), std::move(source));
  }
  return Written{};
}

/// A campaign's folder, a folder of case files, or a file.
Result<Written> add_source(const fs::path& source, Corpus& corpus) {
  std::error_code ignored;
  if (!fs::is_directory(source, ignored)) return add_file(source, corpus);
  if (fs::exists(source / store_detail::kHeaderFile, ignored)) return add_campaign(source, corpus);
  std::vector<fs::path> cases;
  for (const auto& entry : fs::directory_iterator(source, ignored))
    if (kind_by_name(entry.path().string()) == FileKind::kCase) cases.push_back(entry.path());
  if (cases.empty()) return Error{source.string() + ": neither a campaign nor a folder of case files"};
  std::ranges::sort(cases);
  for (const fs::path& file : cases)
    if (const auto added = add_file(file, corpus); !added) return added;
  return Written{};
}

Result<Written> add_companions(const fs::path& folder) {
  const char* given = std::getenv("ASSAY_CORPUS_DIR");
  const bool is_given = given != nullptr && *given != '\0';
  const fs::path from = is_given ? fs::path(given) : installed_or(ASSAY_INSTALLED_CORPUS, ASSAY_CORPUS_DIR);
  for (const char* name : kCompanions) {
    const auto text = read_whole_file(from / name);
    if (!text) return Error{text.error() + " (ASSAY_CORPUS_DIR can name the folder docs/corpus)"};
    if (const auto written = write_whole_file(folder / name, *text); !written) return written;
  }
  return Written{};
}

}  // namespace

int run_corpus(const std::vector<std::string>& sources, const std::string& out) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  Corpus corpus;
  for (const std::string& source : sources)
    if (const auto added = add_source(source, corpus); !added) return fail(added.error());
  const auto text = corpus.text();
  if (!text) return fail(text.error());
  std::error_code refused;
  fs::create_directories(out, refused);
  if (refused) return fail(out + ": cannot make the folder: " + refused.message());
  if (const auto written = write_whole_file(fs::path(out) / kCorpusFile, *text); !written) return fail(written.error());
  if (const auto added = add_companions(out); !added) return fail(added.error());
  fmt::print("{} problems in {}\n", corpus.size(), (fs::path(out) / kCorpusFile).string());
  return kNothingNew;
}

}  // namespace assay
