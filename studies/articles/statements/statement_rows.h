// The statements of the four articles as rows of the study, each verdict verified.
#pragma once
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/studies/article_rows.h"

namespace assay {

/// `flaws`: the committed cases that are violated (causes_of_flaws); a statement may name no other.
///
/// Error    a check or a committed case contradicts the verdict that is printed: a defect of the harness.
Result<std::vector<ArticleRow>> statement_rows(const std::vector<ArticleFlaw>& flaws);

}  // namespace assay
