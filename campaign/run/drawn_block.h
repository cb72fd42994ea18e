// The cases of one block of a domain.
#pragma once
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/model/severity.h"
#include "campaign/crash/at_hand.h"
#include "properties/entry.h"

namespace assay {

/// The cases of a block, drawn once and shared by all engines. Sorted by difficulty (then index), so that cases of one
/// difficulty can be timed together; records do not depend on the order.
template <Family F>
struct DrawnBlock {
  std::uint64_t seed = 0, first = 0;
  std::vector<std::uint64_t> indices;
  std::vector<typename F::Problem> problems;
  std::vector<std::int32_t> difficulties;
  std::vector<Case<F>> drawn;  ///< in the order of indices while a block is drawn; then storage for the next one
  /// Of the questions about each case, by severity_of_questions; found for the first engine that is tried on it.
  mutable std::vector<std::optional<Severity>> severities;
};

template <Family F>
void draw_block(const DomainEntry<F>& domain, std::uint64_t seed, std::uint64_t first, std::uint64_t count,
                DrawnBlock<F>& block) {
  const std::string versioned = domain.versioned_name();
  const std::uint64_t key = domain_key(seed, versioned);
  std::vector<Case<F>>& drawn = block.drawn;
  drawn.resize(count);
  const HoldAtHand hold({.origin = CaseOrigin::kDrawn, .phase = Phase::kDrawing, .place = versioned, .seed = seed});
  for (std::uint64_t i = 0; i < count; ++i) {
    at_hand().index = first + i;
    begin(Phase::kDrawing);
    Choices choices(key_of_case(key, first + i));
    if (domain.draw_over != nullptr)
      domain.draw_over(choices, drawn[i]);
    else
      drawn[i] = domain.draw(choices);
  }
  block.seed = seed;
  block.first = first;
  block.indices.resize(count);
  std::iota(block.indices.begin(), block.indices.end(), first);
  std::stable_sort(block.indices.begin(), block.indices.end(), [&](std::uint64_t left, std::uint64_t right) {
    return drawn[left - first].difficulty < drawn[right - first].difficulty;
  });
  block.problems.resize(count);
  block.difficulties.resize(count);
  block.severities.assign(count, std::nullopt);
  for (std::uint64_t i = 0; i < count; ++i) {
    Case<F>& from = drawn[block.indices[i] - first];
    std::swap(block.problems[i], from.problem);
    block.difficulties[i] = from.difficulty;
  }
}

}  // namespace assay
