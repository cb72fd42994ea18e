#include "campaign/certificates/written_proof.h"

#include <algorithm>
#include <string>
#include <utility>

#include "reports/store/untrusted/limits.h"

namespace assay {

Certificate no_proof(std::string_view reason) { return {Proves::kNothing, std::string(reason), {}, {}}; }

Certificate written_proof(Proves kind, std::initializer_list<const std::vector<Rational>*> lists,
                          std::vector<std::vector<std::uint32_t>> indices) {
  Certificate certificate{kind, {}, {}, std::move(indices)};
  std::size_t bytes = 0, longest = 0, entries = 0;
  for (const std::vector<Rational>* list : lists) {
    auto& numbers = certificate.numbers.emplace_back();
    for (const Rational& one : *list) {
      numbers.push_back({numerator(one).str(), denominator(one).str()});
      const std::size_t digits = std::max(numbers.back().numerator.size(), numbers.back().denominator.size());
      longest = std::max(longest, digits);
      bytes += 2 * digits;
    }
    entries = std::max(entries, list->size());
  }
  for (const auto& list : certificate.indices) entries = std::max(entries, list.size());
  if (longest > kMostCertificateDigits || bytes > kMostCertificateBytes || entries > kMostCertificateEntries)
    return no_proof("the certificate is too long");
  return certificate;
}

}  // namespace assay
