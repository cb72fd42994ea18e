#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "properties/catalog/batteries.h"
#include "properties/failure_mode.h"
#include "reports/writers/seen/seen.h"

namespace assay {
namespace {

/// A family's mode of failing, as far as a record tells it: which question, and whether there was an answer.
using Mode = std::tuple<std::size_t, bool, Question, std::string_view>;

Mode mode_of(const Finding& finding) {
  Mode mode{Families::kCount, false, Question::kOther, {}};
  for_each_family([&]<Family F>() {
    const PropertyEntry<F>* property = catalog<F>().property(finding.property);
    if (property == nullptr) return;
    const bool delivers =
        finding.claim != ClaimId(kClaimCrashed).sentence() && finding.claim != ClaimId(kClaimHung).sentence();
    mode = {Families::place_of<F>(), property->is_metamorphic(), property->asks,
            delivers ? std::string_view() : std::string_view(finding.claim)};
  });
  return mode;
}

std::string_view library_of(std::string_view engine) { return engine.substr(0, engine.find('/')); }

}  // namespace

std::vector<const Finding*> worst_of(std::span<const Finding* const> candidates, std::size_t most,
                                     std::span<const std::string> first) {
  struct Open {
    const Finding* finding;
    Mode mode;
    bool is_later;
  };
  std::vector<Open> open;
  for (const Finding* finding : candidates)
    open.push_back({finding, mode_of(*finding), std::ranges::find(first, finding->engine) == first.end()});
  std::map<std::string_view, int> libraries;
  std::map<Mode, int> modes;
  std::vector<const Finding*> chosen;
  while (chosen.size() < most && !open.empty()) {
    const auto key = [&](const Open& one) {
      const Finding& finding = *one.finding;
      const double magnitude = std::isnan(finding.magnitude) ? HUGE_VAL : finding.magnitude;
      const int severity = finding.severity ? static_cast<int>(*finding.severity) : static_cast<int>(kSeverities);
      return std::tuple(severity, one.is_later, libraries[library_of(finding.engine)], modes[one.mode],
                        std::get<bool>(one.mode), finding.size, -magnitude, finding.id);
    };
    const auto next = std::ranges::min_element(open, {}, key);
    ++libraries[library_of(next->finding->engine)];
    ++modes[next->mode];
    chosen.push_back(next->finding);
    open.erase(next);
  }
  return chosen;
}

}  // namespace assay
