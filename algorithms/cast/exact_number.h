// Exact sums and products of doubles, of any length: the expansions of predicates/expansion.h without a fixed capacity.
#pragma once
#include <vector>

#include "algorithms/predicates/expansion.h"

namespace assay::cast {

/// A nonoverlapping expansion, the smallest part first, no zeros. Exact under the condition of predicates/expansion.h.
class ExactNumber {
 public:
  ExactNumber() = default;
  ExactNumber(double x) { add(x); }  // NOLINT(google-explicit-constructor): a double is an exact number

  static ExactNumber difference(double x, double y) {
    ExactNumber number(x);
    number.add(-y);
    return number;
  }

  /// Shewchuk's grow-expansion with zero elimination.
  void add(double x) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < part_.size(); ++i) {
      const expansion::Sum2 s = expansion::two_sum(x, part_[i]);
      if (s.tail != 0) part_[kept++] = s.tail;
      x = s.head;
    }
    part_.resize(kept);
    if (x != 0) part_.push_back(x);
  }

  friend ExactNumber operator+(ExactNumber x, const ExactNumber& y) {
    for (const double part : y.part_) x.add(part);
    return x;
  }
  friend ExactNumber operator-(ExactNumber x, const ExactNumber& y) {
    for (const double part : y.part_) x.add(-part);
    return x;
  }
  friend ExactNumber operator*(const ExactNumber& x, const ExactNumber& y) {
    ExactNumber product;
    for (const double p : x.part_)
      for (const double q : y.part_) {
        const expansion::Sum2 pq = expansion::two_product(p, q);
        product.add(pq.tail);
        product.add(pq.head);
      }
    return product;
  }

  int sign() const { return part_.empty() ? 0 : part_.back() > 0 ? 1 : -1; }
  /// The number within 2 units in its last place: the largest part is, and the rest is added.
  double estimate() const {
    double sum = 0;
    for (const double part : part_) sum += part;
    return sum;
  }

 private:
  std::vector<double> part_;
};

}  // namespace assay::cast
