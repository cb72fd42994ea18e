#include "fuzz/crossing/crossing.h"

#include <array>

#include "fuzz/crossing/crossing_of.h"

namespace assay::crossing {

#define ASSAY_ELSEWHERE(F, name) extern template class CrossingOf<F>;
ASSAY_FOR_EACH_C_FAMILY(ASSAY_ELSEWHERE)
#undef ASSAY_ELSEWHERE

namespace {

struct Entry {
  std::string_view name;
  Crossed (*cross)(Choices&, std::uint64_t, const Effort&);
};

#define ASSAY_ENTRY(F, name) Entry{F::kName, &CrossingOf<F>::cross},
constexpr std::array kFamilies = {ASSAY_FOR_EACH_C_FAMILY(ASSAY_ENTRY)};
#undef ASSAY_ENTRY

const Entry* only = nullptr;

}  // namespace

Crossed cross(Choices& choices, std::uint64_t turn, const Effort& effort) {
  const Entry& drawn = kFamilies[choices.below(kFamilies.size())];
  return (only == nullptr ? drawn : *only).cross(choices, turn, effort);
}

bool restrict_to(std::string_view family) {
  for (const Entry& entry : kFamilies)
    if (entry.name == family) only = &entry;
  return only != nullptr;
}

}  // namespace assay::crossing
