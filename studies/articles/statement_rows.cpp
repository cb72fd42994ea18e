#include "studies/articles/statement_rows.h"

#include <algorithm>

#include "studies/articles/in_rationals.h"
#include "studies/articles/statement.h"

namespace assay {
namespace {

Error contradicted(const ArticleStatement& statement, std::string_view why) {
  return Error{std::string(statement.name) + ": " + std::string(why)};
}

/// Whether the case is violated in double, by the engine that it names.
Result<bool> is_violated(std::string_view name) {
  const auto cases = committed_cases();
  const auto found = std::find_if(cases.begin(), cases.end(), [&](const CommittedCase& c) { return c.name == name; });
  if (found == cases.end()) return Error{std::string(name) + ": no such committed case"};
  const auto run = replayed(*found);
  if (!run) return Error{run.error()};
  return run->outcome == Outcome::kViolated;
}

/// The verdict, verified: refuted only with a case or check that refutes now, else with none that does.
Result<ArticleVerdict> verified(const ArticleStatement& statement, const Tried& tried) {
  const bool has_case = !statement.cases.front().empty(), is_tried = statement.check != nullptr;
  for (const std::string_view name : statement.cases) {
    if (name.empty()) continue;
    const auto violated = is_violated(name);
    if (!violated) return Error{violated.error()};
    if (!*violated) return contradicted(statement, std::string(name) + " refutes nothing any more");
  }
  switch (statement.verdict) {
    case ArticleVerdict::kRefuted:
      if (!has_case && tried.refuted == 0) return contradicted(statement, "nothing refutes it");
      return statement.verdict;
    case ArticleVerdict::kNotRefuted:
      if (!is_tried) return contradicted(statement, "it was tried on no case");
      if (tried.cases == 0) return ArticleVerdict::kNotJudged;
      return tried.refuted > 0 ? ArticleVerdict::kRefuted : ArticleVerdict::kNotRefuted;
    case ArticleVerdict::kProved:
    case ArticleVerdict::kTrueUnderCondition:
      // Cases of the latter are outside the condition.
      if (statement.grounds.empty()) return contradicted(statement, "there is no lemma");
      if ((has_case && statement.verdict == ArticleVerdict::kProved) || tried.refuted > 0)
        return contradicted(statement, "a case refutes what is said to be proved");
      return statement.verdict;
    case ArticleVerdict::kNotJudged:
      if (statement.grounds.empty()) return contradicted(statement, "no reason why it is not judged");
      return statement.verdict;
  }
  return contradicted(statement, "no verdict");
}

}  // namespace

Result<std::vector<ArticleRow>> statement_rows() {
  std::vector<ArticleRow> rows;
  for (const auto list : {kreuzer_statements(), tutorial_statements(), alzubaidi_hull_statements(),
                          alzubaidi_gjk_statements(), firth_shape_statements(), firth_motion_statements()}) {
    for (const ArticleStatement& statement : list) {
      const Tried tried = statement.check == nullptr ? Tried{} : statement.check();
      const auto verdict = verified(statement, tried);
      if (!verdict) return Error{verdict.error()};
      ArticleRow row;
      row.article = statement.article;
      row.name = statement.name;
      row.topic = statement.topic;
      row.place = statement.place;
      row.sentence = statement.sentence;
      row.statement = statement.formal;
      row.condition = statement.condition;
      row.verdict = *verdict;
      row.grounds = statement.grounds;
      row.engine = statement.engine;
      for (const std::string_view name : statement.cases)
        if (!name.empty()) row.cases.emplace_back(name);
      row.total.held = tried.cases - tried.refuted;
      row.total.refuted = tried.refuted;
      if (!tried.example.empty()) row.examples.push_back({tried.example, tried.evidence, {}, false});
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

}  // namespace assay
