// What a variant answers on the first cases of every domain, and the states that it goes through, folded into a number.
#pragma once
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <variant>

#include "algorithms/model/fields_of_answers.h"
#include "algorithms/model/statement.h"
#include "known_answers/folded/folded_run.h"
#include "properties/catalog/batteries.h"
#include "properties/free_of_library.h"
#include "properties/work_on_the_way.h"

namespace assay::known {

template <class Value>
void fold_value(FoldedRun& run, const Value& value) {
  if constexpr (Described<Value>) {
    each_field(value, [&](const auto& field, const auto& member) {
      if constexpr (requires { member.size() + member[0]; }) {
        // Entries that count: of the others nothing is promised.
        for (std::size_t i = 0; i < live_entries(value, field.facts, member); ++i) fold_value(run, member[i]);
        run.take(live_entries(value, field.facts, member));
      } else {
        fold_value(run, member);
      }
    });
  } else if constexpr (requires {
                         value.has_value();
                         *value;
                       }) {
    run.take(value.has_value());
    if (value) fold_value(run, *value);
  } else {
    run.take(value);
  }
}

template <class... Kinds>
void fold_answer(FoldedRun& run, const std::variant<Kinds...>& answer) {
  run.take(answer.index());
  std::visit([&](const auto& kind) { fold_value(run, kind); }, answer);
}

/// Every state that a variant shows, the last one stopped at after so many, the answer, and what filters on the way
/// left open, those of judges that a certified variant asks, too.
template <class Problem, class Solve>
void fold_solve(FoldedRun& run, const Problem& problem, Solve solve, std::uint32_t most_states = 1000) {
  struct Folded {
    FoldedRun& run;
    std::uint32_t left;
  } folded{run, most_states};
  const Watch watch(
      [](void* context, const std::uint32_t* state, std::uint32_t size) {
        auto& looked = *static_cast<Folded*>(context);
        if (looked.left == 0) return false;
        --looked.left;
        for (std::uint32_t i = 0; i < size; ++i) looked.run.take(state[i]);
        looked.run.take(size);
        return true;
      },
      &folded);
  const WorkOnTheWay work;
  fold_answer(run, solve(problem, watch));
  work.each([&run](std::uint64_t word) { run.take(word); });
}

/// On which cases a variant is asked.
enum class Domains : std::uint8_t {
  kAll,
  kFreeOfLibrary,  ///< those that no mathematical library has a part in, as far as drawing them and answering goes
};

/// The first `cases` of every domain of the family, drawn from a fixed seed.
template <Family F>
std::uint64_t folded_variant(typename ListedVariant<F>::Solve solve, std::uint64_t cases,
                             Domains domains = Domains::kAll) {
  FoldedRun run;
  for (const DomainEntry<F>& domain : catalog<F>().domains) {
    if (domains == Domains::kFreeOfLibrary && !is_free_of_library(domain.name)) continue;
    for (std::uint64_t index = 0; index < cases; ++index) {
      Choices choices(stream_key(20261126, domain.name, index));
      const typename F::Problem problem = domain.draw(choices).problem;
      if (domains == Domains::kFreeOfLibrary && !is_free_of_library(problem)) continue;
      fold_solve(run, problem, solve);
    }
  }
  return run.folded();
}

}  // namespace assay::known
