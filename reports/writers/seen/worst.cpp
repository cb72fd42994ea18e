#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <tuple>

#include "properties/catalog/batteries.h"
#include "properties/failure_mode.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/seen/worst_candidates.h"

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

/// Where there are findings of this degree they come after all of lower ones: last what did not fail again.
int degree_of(const Finding& finding) {
  if (!finding.failed_again) return static_cast<int>(kSeverities) + 1;
  return static_cast<int>(finding.severity);
}
double ordered_magnitude(const Finding& finding) {
  return std::isnan(finding.magnitude) ? HUGE_VAL : finding.magnitude;
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
      return std::tuple(degree_of(finding), one.is_later, libraries[library_of(finding.engine)], modes[one.mode],
                        std::get<bool>(one.mode), finding.size, -ordered_magnitude(finding), finding.id);
    };
    const auto next = std::ranges::min_element(open, {}, key);
    ++libraries[library_of(next->finding->engine)];
    ++modes[next->mode];
    chosen.push_back(next->finding);
    open.erase(next);
  }
  return chosen;
}

void WorstCandidates::add(std::size_t number, const std::shared_ptr<Finding>& finding) {
  const Degree degree(degree_of(*finding), std::ranges::find(first_, finding->engine) == first_.end());
  std::size_t worse = 0;
  for (const auto& [other, one] : degrees_)
    if (other < degree) worse += one.count;
  if (worse >= most_) return;
  const auto& [family, is_metamorphic, asks, claim] = mode_of(*finding);
  OfDegree& own = degrees_[degree];
  ++own.count;
  auto& group = own.groups[{std::string(library_of(finding->engine)), family, is_metamorphic, static_cast<int>(asks),
                            std::string(claim)}];
  group.emplace(Key(finding->size, -ordered_magnitude(*finding), finding->id, number), finding);
  if (group.size() > most_) group.erase(std::prev(group.end()));
  std::size_t so_far = 0;
  for (auto at = degrees_.begin(); at != degrees_.end();) {
    const bool is_enough = so_far >= most_;
    so_far += at->second.count;
    at = is_enough ? degrees_.erase(at) : std::next(at);
  }
}

}  // namespace assay
