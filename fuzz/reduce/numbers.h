// Simpler numbers: candidates for one double, and moves that simplify many doubles at once.
#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "fuzz/reduce/descent.h"

namespace assay {

/// Numbers of the problem that a move changes, as places in it.
using Places = std::vector<double*>;

/// x rounded to the nearest number of at most `bits` significand bits; x itself where that overflows or x is not
/// finite.
double keep_bits(double x, int bits);

/// x - shift where the subtraction is exact.
std::optional<double> subtract_exactly(double x, double shift);

/// Subtracts `shift` from the places if that is exact for every one; otherwise changes nothing and is false.
bool shift_exactly(const Places& places, double shift);

/// Stand-ins for x that are simpler by complexity_of(double), simplest first: 0, 1, small integers, x with fewer bits,
/// x scaled towards exponent 0.
std::vector<double> simpler_values(double x);

/// One change of many numbers together. Single moves stall where the failure is a relation between numbers, such as
/// three points that are nearly on a line: no coordinate can change alone, all of them can.
using JointMove = std::function<void(const Places&)>;

/// All joint moves, from the one that simplifies most: everything 0; everything rounded to k bits, k growing;
/// everything snapped to the lattice of spacing 2^-k times the largest power of two present; everything scaled by a
/// power of two.
const std::vector<JointMove>& joint_moves();

/// Tries every joint move on the places that `places_of(problem)` names, until the first that is accepted.
template <class Problem, class PlacesOf>
bool simplify_jointly(Descent<Problem>& descent, PlacesOf places_of) {
  const std::vector<JointMove>& moves = joint_moves();
  return descent.first_accepted(moves.size(), [&](Problem& problem, std::size_t number) {
    moves[number](places_of(problem));
  }) < moves.size();
}

/// Places beyond this many are not given each other's values: the number of candidates is quadratic.
inline constexpr std::size_t kEqualisedPlaces = 64;

/// Tries simpler values for each place alone, then the value of every other place in `places_of(problem)`.
template <class Problem, class PlacesOf>
bool simplify_singly(Descent<Problem>& descent, PlacesOf places_of) {
  const auto values_now = [&] {
    Problem copy = descent.best();
    std::vector<double> values;
    for (const double* place : places_of(copy)) values.push_back(*place);
    return values;
  };
  bool better = false;
  std::vector<double> values = values_now();
  for (std::size_t at = 0; at < values.size() && !descent.exhausted(); ++at) {
    std::vector<double> candidates = simpler_values(values[at]);
    if (values.size() <= kEqualisedPlaces) candidates.insert(candidates.end(), values.begin(), values.end());
    const auto set = [&](Problem& problem, std::size_t number) { *places_of(problem)[at] = candidates[number]; };
    if (descent.first_accepted(candidates.size(), set) == candidates.size()) continue;
    better = true;
    values = values_now();
  }
  return better;
}

}  // namespace assay
