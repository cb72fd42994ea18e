// The page's section about the article on collision by linear programming: its claims, each with its verdict.
#pragma once
#include <string>

#include "reports/store/studies/article_rows.h"

namespace assay {

/// One table of all claims, then every refuted one with its smallest counterexample,
/// drawn where it can be; empty where there is no such study.
std::string article_section(const ArticleStudy& study);

}  // namespace assay
