// Hard problems with their exact truth, in a form that other projects import without Assay (docs/corpus.md).
#pragma once
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/model/result.h"
#include "properties/case/case_text.h"
#include "reports/store/files.h"
#include "reports/store/record.h"

namespace assay {

/// Where a problem comes from: a committed case, or a finding of a campaign.
struct CorpusSource {
  std::string name;                           ///< folder and name of the file, or "finding ID"
  std::map<std::string, std::string> header;  ///< of the case: engine, property, claim, source, note ...
  std::string engine_version;                 ///< empty where the source does not say it, as is all below
  std::string severity;                       ///< of the finding; its problem has one of its own
  std::string answer;                         ///< of the engine
  friend auto operator<=>(const CorpusSource&, const CorpusSource&) = default;
};

/// The union of problems: each once, with all sources that have it.
class Corpus {
 public:
  void add(const AnyProblem& problem, CorpusSource source);
  /// The source is the finding.
  ///
  /// Error  its case text is none.
  Result<Written> add(const Finding& finding);

  std::size_t size() const { return cases_.size(); }

  /// The whole file, a case a line: a pure function of the problems and the names of their sources, whatever the order
  /// in which they were added.
  ///
  /// Error  judges and referee contradict each other: the case is named.
  /// Cost   that of proving each truth (truth.h): some milliseconds a case of usual size.
  Result<std::string> text() const;

 private:
  struct Entry {
    AnyProblem problem;
    std::vector<CorpusSource> sources;
  };
  /// By place of the family and by the problem's own JSON.
  std::map<std::pair<std::size_t, std::string>, Entry> cases_;
};

}  // namespace assay
