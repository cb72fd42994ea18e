// The statements of the four articles as rows of the study, each verdict verified.
#pragma once
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/studies/article_rows.h"
#include "studies/articles/statements/statement.h"

namespace assay {

/// The verdict of the statement, verified: refuted only with a case or check that refutes now, any other with none that
/// does, proved with a lemma, not judged with a reason.
///
/// Error    it is contradicted by what was tried, or by a case that it names, or names a case that there is not.
Result<ArticleVerdict> verified(const ArticleStatement& statement, const Tried& tried,
                                const std::vector<ArticleFlaw>& flaws);

/// `flaws`: the committed cases that are violated (causes_of_flaws); a statement may name no other.
///
/// Error    a check or a committed case contradicts the verdict that is printed: a defect of the harness.
Result<std::vector<ArticleRow>> statement_rows(const std::vector<ArticleFlaw>& flaws);

}  // namespace assay
