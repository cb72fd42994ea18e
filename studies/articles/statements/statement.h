// What an article says beyond the claims of properties/lp/article, each statement with what its verdict rests on.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "reports/store/studies/article_rows.h"

namespace assay {

/// What a statement's own check saw, in exact arithmetic.
struct Tried {
  std::uint64_t cases = 0, refuted = 0;
  std::string example = {}, evidence = {};  ///< the first case that refutes, as text, and the judge's words
  std::string figures = {};                 ///< what was counted or fitted, a sentence after the grounds
};

struct ArticleStatement {
  std::string_view name, topic, place;
  std::string_view sentence;  ///< the article's idea in our words
  std::string_view formal;
  /// Of a statement that is tried, kNotRefuted stands for "as the trial says": refuted if a case refutes it.
  ArticleVerdict verdict = ArticleVerdict::kNotJudged;
  std::string_view grounds;  ///< the lemma, the counterexample, or why it is not judged
  std::string_view condition = {};
  std::string_view engine = {};
  /// Refuted: at least one case refutes. Else: none does. Null where the grounds say all.
  Tried (*check)() = nullptr;
  std::array<std::string_view, 6> cases = {};  ///< committed ones that refute it, by name
};

std::span<const ArticleStatement> kreuzer_statements();
std::span<const ArticleStatement> kreuzer_cost_statements();
std::span<const ArticleStatement> tutorial_statements();
std::span<const ArticleStatement> alzubaidi_hull_statements();
std::span<const ArticleStatement> alzubaidi_chan_statements();
std::span<const ArticleStatement> alzubaidi_gjk_statements();
std::span<const ArticleStatement> firth_shape_statements();
std::span<const ArticleStatement> firth_motion_statements();

}  // namespace assay
