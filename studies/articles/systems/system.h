// The systems that the articles describe: each algorithm, structure and test, with the engines that are it.
#pragma once
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/studies/article_rows.h"

namespace assay {

struct DescribedSystem {
  std::string_view name, place;
  std::string_view sentence;                     ///< what it does, in our words
  std::array<std::string_view, 4> printed = {};  ///< variants of the registry that follow the listing
  std::array<std::string_view, 6> ours = {};     ///< variants of the registry that do the same
  std::string_view note = {};                    ///< what stands for it that is no engine, or why nothing does
  bool shares_engine = false;                    ///< the listing's engine has other systems, too: only `cases` count
  std::array<std::string_view, 4> cases = {};    ///< committed ones; without any, all cases of `printed` count
};

std::span<const DescribedSystem> kreuzer_systems();
std::span<const DescribedSystem> tutorial_systems();
std::span<const DescribedSystem> alzubaidi_systems();
std::span<const DescribedSystem> firth_systems();

/// The systems of all articles; the verdict on a listing is what `flaws` say of its cases.
///
/// Error   an engine or case that there is not, a listing that is no published variant, a system for which nothing
///         stands and no reason is given: a defect of the harness.
Result<std::vector<ArticleSystem>> system_rows(const std::vector<ArticleFlaw>& flaws);

}  // namespace assay
