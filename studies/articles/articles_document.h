// The study of the articles as a document and as lines of text.
#pragma once
#include <string>

#include "reports/store/studies/article_rows.h"

namespace assay {

/// "refuted", "not refuted in 480 cases" and so on.
std::string verdict_words(const ArticleRow& row);

/// A row as lines of text: its name and verdict, sentence, statement, condition and grounds.
std::string row_in_words(const ArticleRow& row);

/// docs/articles.md: a table an article, then which flaw of a printed algorithm is logic and which is rounding.
std::string articles_document(const ArticleStudy& study);

}  // namespace assay
