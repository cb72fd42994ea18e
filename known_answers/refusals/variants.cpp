// What engines that refuse what is no problem answer to questions that are none.
#include "variants/variants.h"

#include <string>

#include "algorithms/model/family.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"
#include "properties/refusal/refuses_no_problem.h"
#include "properties/refusal/spoilt.h"

namespace assay::known {
namespace {

/// Two problems of every domain that no mathematical library has a part in, each spoilt in several ways.
template <Family F>
KnownWords refusals() {
  FoldedRun run;
  for (const DomainEntry<F>& domain : catalog<F>().domains) {
    if (!is_free_of_library(domain.name)) continue;
    for (std::uint64_t index = 0; index < 2; ++index) {
      Choices choices(stream_key(20261128, domain.name, index));
      const typename F::Problem problem = domain.draw(choices).problem;
      if (!is_free_of_library(problem)) continue;
      for (const Spoilt<typename F::Problem>& question : spoilt(problem))
        for (const ListedVariant<F>& variant : variants<F>()) {
          if (!variant.states.promises.refuses_no_problem) continue;
          const typename F::Answer answer = variant.solve(question.asked, Watch{});
          run.take(answer.index());
          if (is_refusal(answer)) fold_answer(run, answer);
        }
    }
  }
  return {run.folded()};
}

}  // namespace

void add_refusals_of_variants(KnownAnswers& all) {
  for_each_family([&all]<Family F>() {
    constexpr std::uint64_t kFolded[] = {8823957391396179260u,  2370719449747764325u,  6760708702046177381u,
                                         12023912447396972191u, 14471288393245720039u, 521818423615490307u};
    static_assert(std::size(kFolded) == Families::kCount);
    all.push_back(
        {"refusals/" + std::string(F::kName), Asked::kByCheck, refusals<F>, {kFolded[Families::place_of<F>()]}});
  });
}

}  // namespace assay::known
