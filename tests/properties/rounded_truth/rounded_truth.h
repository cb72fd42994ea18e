// Exact answers rounded to doubles number by number, and the claims that have to let them pass: no answer in doubles is
// nearer to the truth, so a claim that refuses one refuses everybody.
#pragma once
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "oracles/exact/rational.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/words.h"
#include "properties/catalog/batteries.h"
#include "properties/evaluate.h"
#include "tests/harness/claim_of.h"

namespace assay::rounded_truth {

/// The double nearest to a number; infinite beyond the doubles.
inline double nearest(const Rational& value) {
  double best = approximate(value);
  for (const double away : {-INFINITY, INFINITY}) {
    const double other = std::nextafter(best, away);
    if (std::isfinite(best) && std::isfinite(other) && abs(exact(other) - value) < abs(exact(best) - value))
      best = other;
  }
  return best;
}
/// The greatest double not above, the least not below.
inline double below(const Rational& value) {
  const double near = nearest(value);
  return exact(near) <= value ? near : std::nextafter(near, -INFINITY);
}
inline double above(const Rational& value) {
  const double near = nearest(value);
  return exact(near) >= value ? near : std::nextafter(near, INFINITY);
}
/// The float nearest to a double; infinite beyond the floats.
inline double single(double x) { return static_cast<double>(static_cast<float>(x)); }
inline std::array<double, 3> single(const std::array<double, 3>& x) {
  return {single(x[0]), single(x[1]), single(x[2])};
}

/// Of a root, by an enclosure of 190 bits, which no double but the root itself falls into.
inline Rational root_of(const Rational& squared) { return enclosed_root(squared).low; }

inline std::vector<double> nearest(const std::vector<Rational>& values) {
  std::vector<double> rounded;
  for (const Rational& value : values) rounded.push_back(nearest(value));
  return rounded;
}

/// A direction in doubles: its greatest entry is in [1, 2), each is the nearest.
inline std::array<double, 3> direction_of(const std::vector<Rational>& exact_direction) {
  Rational most = 0;
  for (const Rational& entry : exact_direction) most = std::max(most, Rational(abs(entry)));
  std::array<double, 3> rounded{};
  for (std::size_t k = 0; k < exact_direction.size() && most != 0; ++k) rounded[k] = nearest(exact_direction[k] / most);
  return rounded;
}

/// Calls look(problem, where) for so many cases of every domain of the family.
template <Family F, class Look>
void each_case(std::uint64_t cases, const Look& look) {
  for (const DomainEntry<F>& domain : catalog<F>().domains)
    for (std::uint64_t index = 0; index < cases; ++index) {
      Choices choices(stream_key(20, domain.versioned_name(), index));
      look(domain.draw(choices).problem, domain.versioned_name() + ", case " + std::to_string(index));
    }
}

/// What a claim says of an answer: "holds", or the broken claim, or why it is open.
template <class P>
std::string said(const typename P::Family::Problem& problem, const typename P::Family::Answer& answer,
                 const Stated<typename P::Family>& stated) {
  std::vector<Reply<typename P::Family>> replies(1);
  replies[0].answer = answer;
  Court<typename P::Family> court;
  court.semantics = stated;
  return test::claim_or_why(judged_within_work([&]() -> Verdict { return P::judge(problem, replies, court); }));
}

}  // namespace assay::rounded_truth
