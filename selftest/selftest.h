// A vector of the selftest: a question with an answer that is true of the world, whatever this program computes.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "algorithms/model/lp.h"

namespace assay::selftest {

/// What this build says, and whether that is what is true.
struct Got {
  std::string words;
  bool is_true = false;
};

struct Vector {
  std::string_view name;      ///< what is asked, and by which case
  std::string_view input;     ///< of which numbers, as strtod reads them: no compiler computes with them beforehand
  std::string_view expected;  ///< the true answer; tests/selftest/derive.py derives each from the mathematics
  std::string_view truth;     ///< why it is true, in one sentence
  Got (*ask)(const Vector&);
};

/// True where the words are the expected ones.
inline Got got(const Vector& asked, std::string words) {
  const bool is_true = words == asked.expected;
  return {std::move(words), is_true};
}

using Groups = std::vector<std::vector<double>>;

/// The numbers of the input, in groups between semicolons.
Groups numbers_of(std::string_view input);

/// The exact number in decimal where it is a whole one below 2^53, else "m*2^e" with m odd; "inf", "-inf", "nan".
std::string text(double value);
std::string joined(const std::vector<std::string>& words);

/// Cost; lower bounds; upper bounds; then `rows` rows, the two bounds behind the entries of each.
LpProblem program_of(const Groups& groups, std::size_t rows);
/// Dimension; vertices of a; vertices of b.
ConvexPair pair_of(const Groups& groups);
/// "separated, squared distance 25", "touching", "overlapping".
std::string contact_of(const ConvexPair& pair);

/// In the order in which they rest on each other; those of the last group need the referee.
std::span<const Vector> floating_point_vectors(), arithmetic_vectors(), problem_vectors(), referee_vectors();
std::vector<std::span<const Vector>> all_vectors();

/// Of the first that differs "selftest NAME: expected E, got G: this build (FLAGS) computes wrongly; no verdict of it
/// is worth anything", and what rests on it is not asked; empty where none does. `see` is shown each. An exception is
/// an answer too, and a wrong one.
std::string defect_of(std::span<const Vector> asked, std::string_view flags,
                      void (*see)(const Vector&, const Got&) = nullptr);

}  // namespace assay::selftest
