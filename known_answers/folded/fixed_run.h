// Variants that are held to what they answered before, a line each: what a folder knows of variants is a list of these.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "known_answers/folded/folded_variant.h"
#include "known_answers/known_answer.h"
#include "variants/variants.h"

namespace assay::known {

/// What a variant answered when it was written down: `folded` is folded_variant of its first `cases`.
struct FixedRun {
  std::string_view variant;
  Asked asked;
  std::uint64_t cases, folded;
};

/// What is known of the variants on these domains, one after the other: variants/hull/hull2/40.
template <Family F>
void add_runs(KnownAnswers& all, std::span<const FixedRun> runs, Domains domains = Domains::kAll) {
  for (const FixedRun& run : runs)
    all.push_back({"variants/" + std::string(run.variant) + "/" + std::to_string(run.cases) +
                       (domains == Domains::kAll ? "" : "_without_library"),
                   run.asked,
                   [run, domains] {
                     return KnownWords{folded_variant<F>(variant_named<F>(run.variant)->solve, run.cases, domains)};
                   },
                   {run.folded}});
}

}  // namespace assay::known
