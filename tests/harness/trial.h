// A variant of the registry under a claim of the catalog on one of its domains, by their names: what the tests that
// hold for every family loop over. Compiled once, so that a test of it costs no template.
#pragma once
#include <array>
#include <cctype>
#include <cstdint>
#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/statement.h"
#include "algorithms/model/verdict.h"

namespace assay::test {

/// Every byte that is no letter and no digit is an underscore.
inline std::string test_name(std::string_view name) {
  std::string letters(name);
  for (char& c : letters)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return letters;
}

/// What became of the cases of one trial.
struct Tally {
  std::array<std::uint64_t, kOutcomes> outcomes{};
  std::uint64_t inside_promise = 0;                          ///< part of the undecided
  std::map<std::string, std::uint64_t, std::less<>> claims;  ///< violated, with how often
  double worst = 0;                                          ///< greatest magnitude of a violation
  std::uint64_t defects = 0;                                 ///< violations that the variant does not admit
  std::string first;  ///< the first violation, a defect before all others, with its case

  std::uint64_t of(Outcome outcome) const { return outcomes[static_cast<std::size_t>(outcome)]; }
  std::uint64_t violated() const { return of(Outcome::kViolated); }
  std::uint64_t violated(std::string_view claim) const {
    const auto found = claims.find(claim);
    return found == claims.end() ? 0 : found->second;
  }
};

/// The first cases of the domain, those of a campaign with this seed; of all domains of the family where none is named.
/// None where the claim is not judged for a variant that states what this one does.
/// Error: a name that is not listed fails the running test.
Tally tried(std::string_view variant, std::string_view property, std::string_view domain, std::uint64_t cases,
            std::uint64_t seed = 1);

/// A variant of the registry, or a planted fault.
struct Listed {
  std::string_view family, name;
  EngineKind kind = EngineKind::kOurs;
  friend void PrintTo(const Listed& listed, std::ostream* out) { *out << listed.name; }
};
std::vector<Listed> listed_variants();
/// The variants that this project answers for.
std::vector<Listed> listed_production();
std::vector<Listed> listed_faults();
/// Names of the catalog of a family.
std::vector<std::string_view> properties_of(std::string_view family);
std::vector<std::string_view> domains_of(std::string_view family);

}  // namespace assay::test
