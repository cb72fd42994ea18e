// An error bound of the code on trial: operands from a tape, the error that the code made on them, the bound it used.
#pragma once
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "oracles/exact/rational.h"
#include "properties/choices.h"

namespace assay {

/// |computed - exact| in rationals beside the bound that the code computes for these operands.
struct BoundTrial {
  Rational error = 0;
  double bound = 0;
  int unit = 0;  ///< operands are drawn in units of 2^unit
  std::vector<double> operands;

  /// computed - exact of one more number, and its bound. The greater of two by ratio stands.
  void include(const Rational& other_error, double other_bound);
  bool exceeds() const;
  /// error / bound, rounded; 0 where the bound is infinite or NaN, which claims nothing.
  double ratio() const;
};

/// Whose answers rest on a bound: judges and certified solvers, or our engines.
enum class Claimant : std::uint8_t { kJudges, kEngines };

/// The file in which a bound stands, from the root.
struct BoundPlace {
  Claimant whose;
  std::string_view file;
};
constexpr BoundPlace judges_in(std::string_view file) { return {Claimant::kJudges, file}; }
constexpr BoundPlace engines_in(std::string_view file) { return {Claimant::kEngines, file}; }

/// One bound. `trial` calls the very function of the code that computes it; nothing where the tape's operands are none
/// that the bound is stated for.
struct ErrorBound {
  std::string_view name;
  BoundPlace place;
  std::string_view mathematics;
  std::string_view why_low;  ///< why no operands come near it, where none do
  std::optional<BoundTrial> (*trial)(Choices& choices);
  bool is_loose = false;  ///< no operands found come within half of it: halved, no search would notice
};

/// Those that are searched and held: bounds_of_all_parts, but in a program that plants one.
std::vector<ErrorBound> error_bounds();
/// All that have an entry, in the order of the table.
std::vector<ErrorBound> bounds_of_all_parts();

/// Those of the judges, of predicates, of collision algorithms, of depths, of casts, of bodies that turn, of
/// fixed-point numbers, of sums and of what programs prove.
std::span<const ErrorBound> bounds_of_judges();
std::span<const ErrorBound> bounds_of_predicates();
std::span<const ErrorBound> bounds_of_collisions();
std::span<const ErrorBound> bounds_of_depths();
std::span<const ErrorBound> bounds_of_casts();
std::span<const ErrorBound> bounds_of_turns();
std::span<const ErrorBound> bounds_of_fixed_point();
std::span<const ErrorBound> bounds_of_sums();
std::span<const ErrorBound> bounds_of_programs();

}  // namespace assay
