// The statements of the four articles as rows of the study, each verdict verified.
#pragma once
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/studies/article_rows.h"

namespace assay {

/// Error    a check or a committed case contradicts the verdict that is printed: a defect of the harness.
Result<std::vector<ArticleRow>> statement_rows();

}  // namespace assay
