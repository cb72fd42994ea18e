// What is exactly true of a linear program, settled by whichever proof is at hand first.
#pragma once
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "algorithms/model/reply.h"
#include "campaign/lp/program_work.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/exact/certify_lp.h"

namespace assay {

/// The exact status with the name of what proves it: an engine whose basis, Farkas vector, ray or tableau line passes
/// the judges without any tolerance, or pivots of our own exact simplex (certify_lp.h) from the basis of an engine.
struct SettledLp {
  LpStatus status = LpStatus::kOptimal;
  Rational objective;  ///< kOptimal
  std::string proof;
  Basis basis;              ///< optimal, or that of the proving line; empty where the proof is another
  std::vector<Rational> x;  ///< a feasible point, where certify_lp found the proof
};

/// A basis re-solved in rationals. Engines often end in the same one, and that is the dear part: kept by basis.
struct BasisFacts {
  std::optional<BasisClass> what;  ///< empty where to solve it would cost more than `allowed`
  Rational objective;

  bool is_solvable() const { return what && *what != BasisClass::kSingular && *what != BasisClass::kMalformed; }
};
class BasisBook {
 public:
  explicit BasisBook(const LpProblem& problem, std::uint64_t allowed = kProgramStepWork)
      : problem_(problem), allowed_(allowed) {}
  const BasisFacts& facts(const Basis& basis);

 private:
  using Key = std::pair<std::vector<std::uint32_t>, std::vector<std::uint32_t>>;
  const LpProblem& problem_;
  std::uint64_t allowed_;
  std::map<Key, BasisFacts> known_;
};

constexpr std::string_view name_of(BasisClass what) {
  switch (what) {
    case BasisClass::kOptimal: return "optimal";
    case BasisClass::kPrimalOnly: return "primal only";
    case BasisClass::kDualOnly: return "dual only";
    case BasisClass::kNeither: return "neither";
    case BasisClass::kSingular: return "singular";
    case BasisClass::kMalformed: return "malformed";
  }
  return "unknown";
}

/// What settling may cost, in units of work_bound.h.
struct SettlingWork {
  LpWork pivots{20000, 1500};
  std::uint64_t step = kProgramStepWork, all = kProgramWork;
};

/// The first of the answers that is a proof, then certify_lp, from an engine's basis where there is one; empty where
/// nothing within `work` settles it.
/// Precondition: the problem can be judged.
std::optional<SettledLp> settle_lp(const LpProblem& problem, std::span<const std::string> engines,
                                   std::span<const Reply<LpFamily>> replies, BasisBook& book,
                                   const SettlingWork& work = {});

}  // namespace assay
