// Where in a row of versions an outcome changed.
#pragma once
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "algorithms/model/result.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// What is known of each version; nothing where it was not asked.
using OutcomesOf = std::vector<std::optional<Outcome>>;

/// Asks both ends, and where they differ those between that halve what is left, until two neighbours differ of which
/// the first is as the first end. Where outcomes change once only, that is the place; else one of them.
///
/// Error  that of the first question that has one.
/// Cost   at most 2 + ceil(log2(count - 1)) questions. Precondition: count >= 2.
Result<OutcomesOf> search_change(std::size_t count, const std::function<Result<Outcome>(std::size_t)>& ask);

/// The places i at which what is known of i and of i + 1 differs; ascending.
std::vector<std::size_t> changes_in(const OutcomesOf& outcomes);

}  // namespace assay
