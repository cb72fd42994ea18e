// What came of the claims of the article on collision by linear programming, and the pivots of its algorithm.
#pragma once
#include <array>
#include <cstdint>

#include "reports/store/studies/columns.h"

namespace assay {

inline constexpr StudyFile kArticleFile{"article", "article.jsonl", "article"};

struct ArticleCounts {
  std::uint64_t held = 0, refuted = 0, not_met = 0, undecided = 0;
  friend bool operator==(const ArticleCounts&, const ArticleCounts&) = default;

  static constexpr auto columns() {
    return std::tuple{column("held", &ArticleCounts::held, "cases on which the claim held"),
                      column("refuted", &ArticleCounts::refuted, "cases that refute it"),
                      column("not_met", &ArticleCounts::not_met, "cases to which it does not apply"),
                      column("undecided", &ArticleCounts::undecided, "cases on which it could not be told")};
  }
};

struct ArticleDomain {
  std::string domain;
  ArticleCounts counts;
  friend bool operator==(const ArticleDomain&, const ArticleDomain&) = default;

  static constexpr auto columns() {
    return std::tuple{column("domain", &ArticleDomain::domain, "that the cases are of"),
                      column("counts", &ArticleDomain::counts, "what came of them")};
  }
};

/// A case that refutes a claim, or that shows what the claim says to be possible.
struct ArticleExample {
  std::string case_text, evidence, referee;
  bool minimal = false;
  friend bool operator==(const ArticleExample&, const ArticleExample&) = default;

  static constexpr auto columns() {
    return std::tuple{column("case", &ArticleExample::case_text, "as properties/case/case_text.h writes it"),
                      column("evidence", &ArticleExample::evidence, "the check's words"),
                      column("referee", &ArticleExample::referee, "the second opinion; empty where none was asked"),
                      column("minimal", &ArticleExample::minimal, "no corner can be left out")};
  }
};

enum class ArticleVerdict : std::uint8_t { kTrue, kTrueUnderCondition, kFalse, kShown, kNotSeen };
inline constexpr std::array<std::string_view, 5> kArticleVerdicts = {"true", "true under the condition", "false",
                                                                     "shown", "not seen"};
constexpr std::span<const std::string_view> words_of(ArticleVerdict) { return kArticleVerdicts; }

struct ArticleRow {
  std::string name, topic, sentence, condition;
  ArticleVerdict verdict = ArticleVerdict::kNotSeen;
  ArticleCounts total;
  std::vector<ArticleDomain> domains;
  std::vector<ArticleExample> examples;
  friend bool operator==(const ArticleRow&, const ArticleRow&) = default;

  static constexpr const char* kRecord = "claim";
  static constexpr auto columns() {
    return std::tuple{column("name", &ArticleRow::name, "of the claim"),
                      column("topic", &ArticleRow::topic, "what it is about"),
                      column("sentence", &ArticleRow::sentence, "the article's idea in our words"),
                      column("condition", &ArticleRow::condition, "ours, without which it is false"),
                      column("verdict", &ArticleRow::verdict, "what the cases make of it"),
                      column("total", &ArticleRow::total, "over all domains"),
                      column("domains", &ArticleRow::domains, "the counts of each"),
                      column("examples", &ArticleRow::examples, "the smallest, then the smallest in the plane")};
  }
};

/// Pivots of Bland's rule on P2 in exact arithmetic.
struct ArticlePivots {
  std::uint32_t dimension = 0, corners = 0, runs = 0, least = 0, greatest = 0;
  std::uint64_t sum = 0;
  friend bool operator==(const ArticlePivots&, const ArticlePivots&) = default;

  static constexpr const char* kRecord = "pivots";
  static constexpr auto columns() {
    return std::tuple{column("dimension", &ArticlePivots::dimension, "of the bodies"),
                      column("corners", &ArticlePivots::corners, "of both together"),
                      column("runs", &ArticlePivots::runs, "pairs tried"),
                      column("least", &ArticlePivots::least, "of a run").in("pivots"),
                      column("greatest", &ArticlePivots::greatest, "of a run").in("pivots"),
                      column("sum", &ArticlePivots::sum, "of all runs").in("pivots")};
  }
};

struct ArticleStudy {
  std::vector<ArticleRow> claims;
  std::vector<ArticlePivots> pivots;
  bool empty() const { return claims.empty() && pivots.empty(); }
  friend bool operator==(const ArticleStudy&, const ArticleStudy&) = default;
};

}  // namespace assay
