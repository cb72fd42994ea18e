// Which nonbasic variable enters.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/lp/tableau/ratio_test.h"

namespace assay::lp {

/// A nonbasic variable that improves the objective when it moves up (direction 1) or down (-1), and how fast.
struct Improving {
  std::uint32_t column = 0, variable = 0;
  double rate = 0, direction = 1;
};

/// Devex weights and the state of the random rule: what a pricing rule remembers from pivot to pivot.
class PricingMemory {
 public:
  explicit PricingMemory(std::uint32_t columns, std::uint64_t seed = 0) : weight_(columns, 1.0), seed_(seed) {}

  double weight(std::uint32_t column) const { return weight_[column]; }
  /// To be called before the exchange. Source  Harris 1973, section 3, with the reference framework of the first basis.
  void note_pivot(const Dictionary& tableau, std::uint32_t row, std::uint32_t column);
  std::uint64_t random_below(std::uint64_t count);
  /// Everything here, as words of the algorithm's state.
  void append_to(std::vector<std::uint32_t>& state) const;

 private:
  std::vector<double> weight_;
  std::uint64_t seed_, drawn_ = 0;
};

/// The entry of `improving` that the rule takes; ties go to the lowest-numbered variable. Precondition: not empty.
const Improving& chosen(const std::vector<Improving>& improving, Pricing pricing, const Dictionary& tableau,
                        const Stopper& stopper, PricingMemory& memory);

}  // namespace assay::lp
