// What the study of the article's claims found: one JSON record a line in studies/article.jsonl of a campaign
// directory. Same program, same bytes.
#pragma once
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "reports/store/files.h"

namespace assay {

inline constexpr const char* kArticleFile = "article.jsonl";

/// How often a claim held, was refuted, did not apply, or could not be told.
struct ArticleCounts {
  std::uint64_t held = 0, refuted = 0, not_met = 0, undecided = 0;
  friend bool operator==(const ArticleCounts&, const ArticleCounts&) = default;
};

struct ArticleDomain {
  std::string domain;
  ArticleCounts counts;
  friend bool operator==(const ArticleDomain&, const ArticleDomain&) = default;
};

/// A case that refutes a claim, or that shows what the claim says to be possible.
struct ArticleExample {
  std::string case_text;  ///< properties/case_text.h
  std::string evidence;   ///< the check's words
  std::string referee;    ///< what the second opinion says; empty where none was asked
  bool minimal = false;   ///< no corner can be left out
  friend bool operator==(const ArticleExample&, const ArticleExample&) = default;
};

struct ArticleRow {
  std::string name, topic, sentence, condition;
  std::string verdict;  ///< "true", "true under the condition", "false", "shown", "not seen"
  ArticleCounts total;
  std::vector<ArticleDomain> domains;
  std::vector<ArticleExample> examples;  ///< the smallest; then the smallest in the plane, if that is another
  friend bool operator==(const ArticleRow&, const ArticleRow&) = default;
};

/// Pivots of Bland's rule on P2 in exact arithmetic.
struct ArticlePivots {
  std::uint32_t dimension = 0, corners = 0, runs = 0, least = 0, greatest = 0;
  std::uint64_t sum = 0;
  friend bool operator==(const ArticlePivots&, const ArticlePivots&) = default;
};

struct ArticleStudy {
  std::vector<ArticleRow> claims;
  std::vector<ArticlePivots> pivots;
  bool empty() const { return claims.empty() && pivots.empty(); }
  friend bool operator==(const ArticleStudy&, const ArticleStudy&) = default;
};

/// Into studies/ of `directory`, which is made if absent.
Result<Written> write_article(const std::filesystem::path& directory, const ArticleStudy& study);

/// What studies/ of `directory` holds of it; nothing where there is no such file.
///
/// Error   a line that is no record: the sentence names file, line and field.
Result<ArticleStudy> read_article(const std::filesystem::path& directory);

}  // namespace assay
