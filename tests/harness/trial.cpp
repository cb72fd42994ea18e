#include "tests/harness/trial.h"

#include <gtest/gtest.h>

#include "fuzz/targets/listed.h"

namespace assay::test {
namespace {

template <Family F>
void add_case(const Suspect<F>& on_trial, const PropertyEntry<F>& property, const DomainEntry<F>& domain,
              std::uint64_t seed, std::uint64_t index, Tally& tally) {
  Choices choices(stream_key(seed, domain.versioned_name(), index));
  const auto problem = domain.draw(choices).problem;
  const Assessment outcome = run_case(on_trial, property, problem);
  ++tally.outcomes[static_cast<std::size_t>(outcome.outcome)];
  tally.inside_promise += outcome.inside_promise ? 1 : 0;
  EXPECT_FALSE(outcome.harness_defect) << outcome.evidence;
  if (outcome.outcome != Outcome::kViolated) return;
  ++tally.claims[std::string(outcome.claim.sentence())];
  tally.worst = std::max(tally.worst, outcome.magnitude);
  const bool first_defect = !on_trial.admits(outcome.claim) && tally.defects++ == 0;
  if (tally.first.empty() || first_defect) {
    tally.first = domain.versioned_name() + " " + std::to_string(index) + ": " + std::string(outcome.claim.sentence()) +
                  ": " + outcome.evidence + "\n" +
                  write_case(case_file(on_trial, property, domain.versioned_name(), outcome, problem));
  }
}

template <Family F>
void add_trial(const ListedVariant<F>& variant, std::string_view property, std::string_view domain, std::uint64_t cases,
               std::uint64_t seed, Tally& tally) {
  const PropertyEntry<F>* claim = catalog<F>().property(property);
  ASSERT_NE(claim, nullptr) << "no property " << property;
  ASSERT_TRUE(domain.empty() || catalog<F>().domain(domain) != nullptr) << "no domain " << domain;
  const Suspect<F> on_trial = suspect_of_listed(variant);
  if (!claim->judges(on_trial.court.semantics)) return;
  for (const DomainEntry<F>& entry : catalog<F>().domains) {
    if (!domain.empty() && entry.name != domain) continue;
    for (std::uint64_t index = 0; index < cases; ++index) add_case(on_trial, *claim, entry, seed, index, tally);
  }
}

template <Family F>
void add_names(std::span<const ListedVariant<F>> variants, std::vector<Listed>& list) {
  for (const ListedVariant<F>& variant : variants) list.push_back({F::kName, variant.name, variant.states.kind});
}

template <class Names>
std::vector<std::string_view> names_of(std::string_view family, Names names) {
  std::vector<std::string_view> list;
  for_each_family([&]<Family F>() {
    if (F::kName != family) return;
    for (const auto& entry : names.template operator()<F>()) list.push_back(entry.name);
  });
  return list;
}

}  // namespace

Tally tried(std::string_view variant, std::string_view property, std::string_view domain, std::uint64_t cases,
            std::uint64_t seed) {
  Tally tally;
  bool found = false;
  for_each_family([&]<Family F>() {
    for (const auto& list : {variants<F>(), planted_faults<F>()}) {
      for (const ListedVariant<F>& listed : list) {
        if (listed.name != variant) continue;
        found = true;
        add_trial(listed, property, domain, cases, seed, tally);
      }
    }
  });
  EXPECT_TRUE(found) << variant << " is not listed";
  return tally;
}

std::vector<Listed> listed_variants() {
  std::vector<Listed> list;
  for_each_family([&]<Family F>() { add_names(variants<F>(), list); });
  return list;
}

std::vector<Listed> listed_production() {
  std::vector<Listed> list = listed_variants();
  std::erase_if(list, [](const Listed& variant) { return standing_of(variant.kind) != Standing::kProduction; });
  return list;
}

std::vector<Listed> listed_faults() {
  std::vector<Listed> list;
  for_each_family([&]<Family F>() { add_names(planted_faults<F>(), list); });
  return list;
}

std::vector<std::string_view> properties_of(std::string_view family) {
  return names_of(
      family, []<Family F>() -> const auto& { return catalog<F>().properties; });
}
std::vector<std::string_view> domains_of(std::string_view family) {
  return names_of(
      family, []<Family F>() -> const auto& { return catalog<F>().domains; });
}

}  // namespace assay::test
