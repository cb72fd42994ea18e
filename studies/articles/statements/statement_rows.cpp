#include "studies/articles/statements/statement_rows.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "studies/articles/statements/statement.h"

namespace assay {
namespace {

Error contradicted(const ArticleStatement& statement, std::string_view why) {
  return Error{std::string(statement.name) + ": " + std::string(why)};
}

}  // namespace

Result<ArticleVerdict> verified(const ArticleStatement& statement, const Tried& tried,
                                const std::vector<ArticleFlaw>& flaws) {
  const bool has_case = !statement.cases.front().empty(), is_tried = statement.check != nullptr;
  for (const std::string_view name : statement.cases) {
    if (!name.empty() && std::ranges::find(flaws, name, &ArticleFlaw::name) == flaws.end())
      return Error{std::string(name) + ": no such committed case"};
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

namespace {

ArticleRow row_of(ArticleName article, const ArticleStatement& statement, const Tried& tried, ArticleVerdict verdict) {
  ArticleRow row;
  row.article = article;
  row.name = statement.name;
  row.topic = statement.topic;
  row.place = statement.place;
  row.sentence = statement.sentence;
  row.statement = statement.formal;
  row.condition = statement.condition;
  row.verdict = verdict;
  row.grounds = statement.grounds;
  if (!tried.figures.empty()) row.grounds += (row.grounds.empty() ? "" : " ") + tried.figures;
  row.engine = statement.engine;
  for (const std::string_view name : statement.cases)
    if (!name.empty()) row.cases.emplace_back(name);
  row.total.held = tried.cases - tried.refuted;
  row.total.refuted = tried.refuted;
  if (!tried.example.empty()) row.examples.push_back({tried.example, tried.evidence, {}, false});
  return row;
}

}  // namespace

Result<std::vector<ArticleRow>> statement_rows(const std::vector<ArticleFlaw>& flaws) {
  const std::array<std::pair<ArticleName, std::span<const ArticleStatement>>, 8> lists = {
      {{ArticleName::kKreuzer, kreuzer_statements()},
       {ArticleName::kKreuzer, kreuzer_cost_statements()},
       {ArticleName::kTutorial, tutorial_statements()},
       {ArticleName::kAlzubaidi, alzubaidi_hull_statements()},
       {ArticleName::kAlzubaidi, alzubaidi_chan_statements()},
       {ArticleName::kAlzubaidi, alzubaidi_gjk_statements()},
       {ArticleName::kFirth, firth_shape_statements()},
       {ArticleName::kFirth, firth_motion_statements()}}};
  std::vector<ArticleRow> rows;
  for (const auto& [article, list] : lists) {
    for (const ArticleStatement& statement : list) {
      const Tried tried = statement.check == nullptr ? Tried{} : statement.check();
      const auto verdict = verified(statement, tried, flaws);
      if (!verdict) return Error{verdict.error()};
      rows.push_back(row_of(article, statement, tried, *verdict));
    }
  }
  return rows;
}

}  // namespace assay
