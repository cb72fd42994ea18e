// How far bodies overlap along a normal, compared with lengths: double enclosures first, integers where they do not
// tell.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "oracles/exact/enclosure.h"
#include "oracles/exact/rational.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {

/// With n the normal, H(n) = max over a of n.a - min over b of n.b: along n the bodies overlap by H(n) / |n|, and b
/// moved so far along n leaves no common interior.
///
/// Precondition  a problem of at most three dimensions, no empty body; n finite, not 0, entries past the dimension 0.
class AlongNormal {
 public:
  AlongNormal(const ConvexPair& pair, const std::array<double, 3>& normal);

  /// H(n) <= length |n|, length >= 0; for certain, where double arithmetic tells.
  bool overlap_is_at_most(const Rational& length);
  bool overlap_is_certainly_at_most(const Rational& length) const;
  /// H(n) - n.(a_i - b_j) <= length |n|, length >= 0: how far the difference lies behind the plane that supports a - b.
  bool is_behind_by_at_most(std::uint32_t i, std::uint32_t j, const Rational& length);

  /// The square of H(n) / |n|; 0 where H(n) is negative.
  Rational squared_overlap();
  Rational squared_behind(std::uint32_t i, std::uint32_t j);
  /// Where doubles enclose the length: an upper bound of H(n) / |n|.
  double rounded_overlap() const;
  /// n.n and n in rationals.
  const Rational& length2() const { return length2_; }
  const std::vector<Rational>& normal() const { return normal_; }
  /// Whether double arithmetic was enough for all that was asked.
  bool by_filter() const { return !integers_; }

 private:
  struct InIntegers {
    IntegerPair pair;
    std::vector<Integer> normal;
    Integer support, length2;
  };
  const InIntegers& in_integers();
  Integer behind(std::uint32_t i, std::uint32_t j);
  bool is_at_most(const Integer& value, const Rational& length);

  const ConvexPair& pair_;
  std::array<double, 3> given_;
  std::vector<Rational> normal_;
  Rational length2_;
  Enclosure support_, enclosed_length2_;
  std::optional<InIntegers> integers_;
};

}  // namespace assay
