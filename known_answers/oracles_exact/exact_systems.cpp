// Linear systems without rounding, fractions from their residues, and inverses modulo the prime.
#include <optional>
#include <vector>

#include "known_answers/drawn/adversarial_doubles.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/exact/linear.h"
#include "oracles/exact/mersenne.h"
#include "oracles/exact/rational_reconstruction.h"

namespace assay::known {
namespace {

void take_solution(FoldedRun& run, const std::optional<std::vector<Rational>>& x) { run.take(x); }

/// Systems with no solution, with one and with many, more rows than columns and fewer.
KnownWords systems() {
  FoldedRun run;
  AdversarialDoubles draw(74);
  for (int k = 0; k < 240; ++k) {
    const std::size_t rows = draw.below(5), columns = draw.below(5), least = draw.below(3);
    RationalMatrix matrix(rows, columns);
    for (Rational& entry : matrix.entries) entry = draw.below(least + 1) == 0 ? exact(draw.lattice()) : Rational(0);
    if (k % 3 == 0 && rows > 2)
      for (std::size_t c = 0; c < columns; ++c) matrix(rows - 1, c) = matrix(0, c) + matrix(1, c);
    std::vector<Rational> at(rows);
    for (std::size_t r = 0; r < rows; ++r)
      for (std::size_t c = 0; c < columns; ++c) at[r] += matrix(r, c) * Rational(static_cast<int>(c) + 1, 3);
    take_solution(run, solve(matrix, at));
    if (rows > 0) at[draw.below(rows)] += 1;
    take_solution(run, solve(matrix, at));
    take_solution(run, kernel_vector(matrix));
    run.take(rank(matrix));
  }
  return {run.folded(), run.units()};
}

/// Fractions from their residues, and inverses modulo the prime.
KnownWords residues() {
  FoldedRun run;
  AdversarialDoubles draw(75);
  const Integer prime = mersenne::kPrime;
  for (int k = 0; k < 100; ++k) {
    const mersenne::Residue bottom = 1 + draw.below(k % 2 == 0 ? 1000 : mersenne::kPrime - 1);
    const mersenne::Residue inverse = mersenne::inverse(bottom);
    run.take(inverse);
    const Integer top = static_cast<int>(draw.below(2001)) - 1000;
    const mersenne::Residue residue = mersenne::multiply(mersenne::residue_of(top), inverse);
    const Fraction found = reconstruct(Integer(residue), prime);
    run.take(Rational(found.numerator));
    run.take(Rational(found.denominator));
  }
  for (const mersenne::Residue end : {mersenne::Residue{0}, mersenne::Residue{1}, mersenne::kPrime - 1})
    for (const mersenne::Residue other : {mersenne::Residue{1}, mersenne::kPrime - 1}) {
      run.take(mersenne::add(end, other));
      run.take(mersenne::subtract(end, other));
      run.take(mersenne::multiply(end, other));
    }
  return {run.folded()};
}

}  // namespace

void add_exact_systems(KnownAnswers& all) {
  all.push_back({"oracles/exact/systems", Asked::kByCheck, systems, {1807844157976454058u, 1159296u}});
  all.push_back({"oracles/exact/residues", Asked::kByCheck, residues, {4967042184255907154u}});
}

}  // namespace assay::known
