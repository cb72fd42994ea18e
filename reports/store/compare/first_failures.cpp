#include "reports/store/compare/first_failures.h"

#include <algorithm>
#include <map>

#include "properties/evaluate.h"
#include "reports/store/compare/intervals.h"

namespace assay {
namespace {

using Growths = std::vector<const FailingMore*>;

/// Whether chance can be meant at all.
bool may_be_chance(const FirstFailures& facts, const Signature& signature, const Growths& growths) {
  return !growths.empty() && !facts.on_new_rows.contains(signature) &&
         facts.failed_before.contains({signature.engine, facts.family_of(signature.property)}) &&
         failure_of(claim_of_no_judge(signature.claim)) != Outcome::kNondeterministic &&
         std::ranges::all_of(growths, [](const FailingMore* one) { return one->on_other_cases; });
}

/// Of all rows of the property together, at every severity.
double p_of_all_rows(const FirstFailures& facts, const Signature& signature, const Growths& growths) {
  std::uint64_t failed_after = 0, tried_before = 0, tried_after = 0;
  for (const FailingMore* one : growths) failed_after += one->after.failed;
  for (const RowOfBoth& both : facts.rows)
    if (both.row.engine == signature.engine && both.row.property == signature.property)
      tried_before += tried(both.was), tried_after += tried(both.is);
  return fisher_increase(0, tried_before, failed_after, tried_after);
}

}  // namespace

void set_chance_apart(const FirstFailures& facts, Comparison& comparison) {
  std::map<Signature, Growths> growths;
  for (const FailingMore& one : comparison.increases) growths[signature_of(one)].push_back(&one);
  std::map<Signature, double> p_values;
  for (const Signature& signature : comparison.appeared)
    if (const Growths& own = growths[signature]; may_be_chance(facts, signature, own))
      p_values[signature] = p_of_all_rows(facts, signature, own);
  comparison.tests += p_values.size();
  const double alpha = comparison.threshold();
  std::set<Signature> chance;
  for (const auto& [signature, p_value] : p_values)
    if (p_value >= alpha &&
        std::ranges::all_of(growths[signature], [&](const FailingMore* one) { return one->evidence.p_value >= alpha; }))
      chance.insert(signature);
  std::erase_if(comparison.appeared, [&](const Signature& one) { return chance.contains(one); });
  std::erase_if(comparison.increases, [&](FailingMore& one) {
    if (!chance.contains(signature_of(one))) return false;
    comparison.by_chance.push_back(std::move(one));
    return true;
  });
}

}  // namespace assay
