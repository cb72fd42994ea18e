#include "campaign/certificates/vipr.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "oracles/exact/rational.h"
#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/sums/lp_sums.h"

namespace assay {
namespace {

std::string text_of(const Rational& value) {
  const std::string above = numerator(value).str();
  return denominator(value) == 1 ? above : above + '/' + denominator(value).str();
}

std::vector<Rational> rationals(const std::vector<Fraction>& list) {
  std::vector<Rational> values;
  for (const Fraction& one : list) values.emplace_back(Integer(one.numerator), Integer(one.denominator));
  return values;
}

/// Place and value of what is not 0, after how many they are.
std::string sparse(const std::vector<Rational>& values) {
  std::string text;
  std::size_t count = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] == 0) continue;
    text += fmt::format(" {} {}", i, text_of(values[i]));
    ++count;
  }
  return fmt::format("{}{}", count, text);
}

/// The constraints of a program, numbered as they stand in the file: those of columns first, each bound by itself.
class Constraints {
 public:
  explicit Constraints(const LpProblem& program) {
    lower_.assign(program.columns + program.rows, kNone);
    upper_ = lower_;
    for (std::uint32_t v = 0; v < program.columns + program.rows; ++v) {
      const bool is_row = v >= program.columns;
      const std::uint32_t i = is_row ? v - program.columns : v;
      std::vector<Rational> left(program.columns);
      if (is_row)
        for (std::uint32_t j = 0; j < program.columns; ++j) left[j] = exact(program.at(i, j));
      else
        left[i] = 1;
      const std::string name = fmt::format("{}{}", is_row ? 'r' : 'x', i), terms = sparse(left);
      add(lower_[v], name + "_lower G", lower_of(program, v), terms);
      add(upper_[v], name + "_upper L", upper_of(program, v), terms);
      if (!is_row) bounds_ = count_;
    }
  }

  std::string section() const { return fmt::format("CON {} {}\n{}", count_, bounds_, lines_); }

  /// A multiplier of each variable, columns, then rows, on the bound that it leans on. Precondition: that bound exists.
  std::string combination(const std::vector<Rational>& multipliers) const {
    std::string text;
    std::size_t used = 0;
    for (std::size_t v = 0; v < multipliers.size(); ++v) {
      if (multipliers[v] == 0) continue;
      text += fmt::format(" {} {}", (multipliers[v] > 0 ? lower_ : upper_)[v], text_of(multipliers[v]));
      ++used;
    }
    return fmt::format("{{ lin {}{} }}", used, text);
  }

  /// The lower bound of a variable less its upper one.
  std::string crossing(std::uint32_t v) const { return fmt::format("{{ lin 2 {} 1 {} -1 }}", lower_[v], upper_[v]); }

 private:
  static constexpr std::size_t kNone = SIZE_MAX;

  void add(std::size_t& place, const std::string& name, double bound, const std::string& terms) {
    if (std::isinf(bound)) return;
    place = count_++;
    lines_ += fmt::format("{} {} {}\n", name, text_of(exact(bound)), terms);
  }

  std::vector<std::size_t> lower_, upper_;
  std::size_t count_ = 0, bounds_ = 0;
  std::string lines_;
};

/// d = cost - A^T y, then y: the multipliers of columns and rows whose combination of constraints is cost.x >= a bound;
/// without the cost 0 >= a bound.
std::vector<Rational> multipliers_of(const LpProblem& program, const std::vector<Rational>& y, bool with_cost) {
  std::vector<Rational> all;
  for (std::uint32_t j = 0; j < program.columns; ++j)
    all.push_back(reduced_cost<Rational>(program, j, with_cost ? program.cost[j] : 0.0, y));
  all.insert(all.end(), y.begin(), y.end());
  return all;
}

/// What the combination of bounds with these multipliers is at least.
Rational bound_of(const LpProblem& program, const std::vector<Rational>& multipliers) {
  Rational sum = 0;
  for (std::uint32_t v = 0; v < multipliers.size(); ++v)
    if (multipliers[v] != 0)
      sum += multipliers[v] * exact(multipliers[v] > 0 ? lower_of(program, v) : upper_of(program, v));
  return sum;
}

/// What stands before the relation that is proved.
std::string head(const LpProblem& program, const Constraints& constraints) {
  std::string names;
  for (std::uint32_t j = 0; j < program.columns; ++j) names += fmt::format("x{}\n", j);
  std::vector<Rational> cost;
  for (const double c : program.cost) cost.push_back(exact(c));
  return fmt::format("VER 1.0\nVAR {}\n{}INT 0\nOBJ min\n{}\n{}", program.columns, names, sparse(cost),
                     constraints.section());
}

/// The file of a program without any x: the combination says 0 >= bound, which is positive.
std::string refuted(const LpProblem& program, const Constraints& constraints, const Rational& bound,
                    const std::string& combination) {
  return fmt::format("{}RTP infeas\nSOL 0\nDER 1\nnone G {} 0 {} -1\n", head(program, constraints), text_of(bound),
                     combination);
}

}  // namespace

Result<std::string> vipr_of(const LpProblem& program, const Certificate& certificate) {
  if (certificate.proves == Proves::kNothing) return Error{"no proof: " + certificate.reason};
  const Constraints constraints(program);
  if (certificate.proves == Proves::kCrossedBounds) {
    const std::uint32_t v = certificate.indices[0][0];
    const Rational apart = exact(lower_of(program, v)) - exact(upper_of(program, v));
    return refuted(program, constraints, apart, constraints.crossing(v));
  }
  if (certificate.proves == Proves::kInfeasible) {
    const auto multipliers = multipliers_of(program, rationals(certificate.numbers[0]), false);
    return refuted(program, constraints, bound_of(program, multipliers), constraints.combination(multipliers));
  }
  if (certificate.proves != Proves::kOptimal)
    return Error{"a VIPR file has no place for the proof of an unbounded program"};
  const auto multipliers = multipliers_of(program, rationals(certificate.numbers[1]), true);
  const std::string value = text_of(bound_of(program, multipliers));
  return fmt::format("{}RTP range {} {}\nSOL 1\noptimum {}\nDER 1\nbound G {} OBJ {} -1\n", head(program, constraints),
                     value, value, sparse(rationals(certificate.numbers[0])), value,
                     constraints.combination(multipliers));
}

}  // namespace assay
