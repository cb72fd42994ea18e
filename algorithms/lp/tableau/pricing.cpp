#include "algorithms/lp/tableau/pricing.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace assay::lp {
namespace {

// Every change of the edge's variables, the entering one by 1.
double edge_squared(const Dictionary& tableau, std::uint32_t column) {
  double sum = 1;
  for (std::uint32_t i = 0; i < tableau.rows(); ++i) sum += tableau.at(i, column) * tableau.at(i, column);
  return sum;
}

double score_of(const Improving& candidate, Pricing pricing, const Dictionary& tableau, const Stopper& stopper,
                const PricingMemory& memory) {
  switch (pricing) {
    case Pricing::kBland: return -static_cast<double>(candidate.variable);
    case Pricing::kGreatestImprovement: return candidate.rate * stopper(candidate.column, candidate.direction).step;
    case Pricing::kDevex: return candidate.rate * candidate.rate / memory.weight(candidate.column);
    case Pricing::kSteepestEdge: return candidate.rate / std::sqrt(edge_squared(tableau, candidate.column));
    case Pricing::kDantzig:
    case Pricing::kRandomEdge: break;
  }
  return candidate.rate;
}

}  // namespace

const Improving& chosen(const std::vector<Improving>& improving, Pricing pricing, const Dictionary& tableau,
                        const Stopper& stopper, PricingMemory& memory) {
  if (pricing == Pricing::kRandomEdge) return improving[memory.random_below(improving.size())];
  const Improving* best = nullptr;
  double best_score = 0;
  for (const Improving& candidate : improving) {
    const double score = score_of(candidate, pricing, tableau, stopper, memory);
    if (best == nullptr || score > best_score || (score == best_score && candidate.variable < best->variable)) {
      best = &candidate;
      best_score = score;
    }
  }
  return *best;
}

void PricingMemory::note_pivot(const Dictionary& tableau, std::uint32_t row, std::uint32_t column) {
  const double pivot = tableau.at(row, column), entering = weight_[column];
  double most = 0;
  for (std::uint32_t k = 0; k < tableau.columns(); ++k) {
    const double quotient = tableau.at(row, k) / pivot;
    weight_[k] =
        k == column ? std::max(entering / (pivot * pivot), 1.0) : std::max(weight_[k], quotient * quotient * entering);
    most = std::max(most, weight_[k]);
  }
  if (!(most <= kDevexWeightMax)) std::fill(weight_.begin(), weight_.end(), 1.0);
}

// SplitMix64 over a counter, one stream a seed: Steele, Lea, Flood, OOPSLA 2014.
std::uint64_t PricingMemory::random_below(std::uint64_t count) {
  std::uint64_t z = ((seed_ << 32) + ++drawn_) * 0x9e3779b97f4a7c15ULL;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  z ^= z >> 31;
  return ((z >> 32) * count) >> 32;
}

void PricingMemory::append_to(std::vector<std::uint32_t>& state) const {
  const auto append = [&state](std::uint64_t bits) {
    state.push_back(static_cast<std::uint32_t>(bits));
    state.push_back(static_cast<std::uint32_t>(bits >> 32));
  };
  for (const double weight : weight_) append(std::bit_cast<std::uint64_t>(weight));
  append(drawn_);
}

}  // namespace assay::lp
