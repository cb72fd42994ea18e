#include "studies/bounds/bounds_document.h"

#include <fmt/format.h>

#include <array>
#include <set>

#include "studies/document_cell.h"

namespace assay {
namespace {

/// Largest ratios below this are pointed out.
constexpr double kFarBelow = 0.3;
/// Tapes of each bound that are stored, at most: the greatest ratios.
constexpr std::size_t kStored = 2;

/// A number so far above what its derivation asks for that operands tell nothing of it.
struct Margin {
  std::string_view file, where, is, needed;
};

constexpr std::array<Margin, 8> kMargins = {
    {{"oracles/hull3/direction_cells.h", "SureReach::kSlack", "2^-30 of the function of a cell",
      "2^-33, by the roundings of two evaluations of the steepest function"},
     {"oracles/hull3/direction_cells.h", "SureReach::kInset", "2^-20 of a direction", "2^-49, twice kQuotientError"},
     {"algorithms/gjk/depth/expanding_polytope.h", "proves_beyond of faces that are far", "2^-16 of the height",
      "2^-36, by its comment; nearer faces have the rows above"},
     {"algorithms/cast/conservative_advancement.cpp", "the width of a bracket", "2^-20 of the promise",
      "4 u, of two products and a quotient"},
     {"algorithms/lp/final_check.cpp", "kRounded", "2^-40 of a promise", "4 u, of the products in a comparison"},
     {"algorithms/lp/revised/answer/answer_check.cpp", "kPrimal, kDual, kGap; 1 + 2^-52 of a residual",
      "2^-40 of a promise; 2 u", "4 u, of the products in a comparison; u, of one difference"},
     {"algorithms/lp/revised/answer/infeasible_by_row.cpp, unbounded_by_column.cpp", "what a row or column is allowed",
      "2^-40 of a promise", "4 u, of the products in a comparison"},
     {"algorithms/lp/revised/answer/accuracy.cpp", "kComputedMargin, kEstimateMargin", "2 and 10 times a norm",
      "no bound: the norm is computed with the inverse as rounded, or estimated"}}};

std::string remark_on(const SearchedBound& searched) {
  if (searched.worst.trial.exceeds()) return "exceeded";
  if (searched.worst.trial.ratio() >= kFarBelow) return "";
  const std::string_view why = searched.bound.why_low;
  return fmt::format("loose bound or weak search{}{}", why.empty() ? "" : ": ", why);
}

}  // namespace

std::vector<SearchedBound> searched_bounds(std::uint64_t seed) {
  std::vector<SearchedBound> all;
  for (const ErrorBound& bound : error_bounds()) all.push_back({bound, search_worst(bound, kBoundsEvaluations, seed)});
  return all;
}

std::string bound_in_words(const SearchedBound& searched) {
  return fmt::format("{:<34} {:<48} {:.3f} {:>6}  {}\n", searched.bound.name, searched.bound.place.file,
                     searched.worst.trial.ratio(), searched.worst.evaluations, remark_on(searched));
}

std::string bounds_document(const std::vector<SearchedBound>& all, std::uint64_t seed) {
  std::string words = fmt::format(
      "# Error bounds, searched\n\n"
      "Written by `assay study bounds --seed {} --out DIR`. A ratio is the true error, in rationals, over the bound "
      "that the "
      "code\n"
      "computes for the same operands: the largest that hill climbing has found. Above 1 a bound is refuted; below, "
      "it\n"
      "is not refuted in so many evaluations, which proves nothing. u is 2^-53. Of a ratio under {} the search cannot\n"
      "tell whether the bound is loose or the search weak; a reason is given where one is known.\n\n"
      "The {} worst operands of each bound stand in `bounds/worst.list`. Every `assay check` asks them again before "
      "it\n"
      "asks an engine, unless `--no-self-checks` is given: a bound that is exceeded ends the run with exit code 2. So "
      "a\n"
      "bound that is smaller than its largest ratio allows is seen by every run, though no case that is drawn comes "
      "near.\n\n"
      "| bound | where it stands | what it is | largest ratio | evaluations | remark |\n|---|---|---|---|---|---|\n",
      seed, kFarBelow, kStored);
  for (const SearchedBound& searched : all) {
    words += fmt::format("| {} | `{}` | {} | {:.3f} | {} | {} |\n", searched.bound.name, searched.bound.place.file,
                         document_cell(searched.bound.mathematics), searched.worst.trial.ratio(),
                         searched.worst.evaluations, remark_on(searched));
  }
  words +=
      "\n## Margins without a row\n\n"
      "Between what is claimed and what is derived there is so much room that the largest ratio would be 0.000. "
      "Tolerances\n"
      "that only decide when to stop or what to propose are no bounds and stand in neither table. Both are kept by "
      "hand:\n"
      "whoever adds a constant of rounding adds its row, and `make mutants` lists those constants, from the syntax "
      "tree, as\n"
      "mutants of the operator `error_constant_halved`, each with its function.\n\n"
      "| where it stands | function or constant | what it is | what is needed |\n|---|---|---|---|\n";
  for (const Margin& row : kMargins) {
    words += fmt::format("| `{}` | {} | {} | {} |\n", row.file, document_cell(row.where), document_cell(row.is),
                         document_cell(row.needed));
  }
  return words;
}

std::string tapes_to_store(const std::vector<SearchedBound>& all, std::uint64_t seed) {
  std::string words = fmt::format(
      "# The worst operands known of each error bound: where the climbs of a search ended, the greatest ratio first. "
      "Every\n"
      "# `assay check` asks them again (bounds/held.h). Written by `assay study bounds --tapes --seed {} --out DIR`, "
      "never by "
      "hand;\n"
      "# bounds/CMakeLists.txt says what a line is.\n",
      seed);
  for (const SearchedBound& searched : all) {
    words += fmt::format("bound {}\n", searched.bound.name);
    std::set<std::uint64_t> stored;
    for (const Tape& top : searched.worst.tops) {
      const Tape tape = shortened(searched.bound, top);
      const std::uint64_t operands = digest_of_operands(*tried(searched.bound, tape));
      if (stored.size() < kStored && stored.insert(operands).second)
        words += fmt::format("tape {:#018x} {}\n", operands, choices_in_words(tape));
    }
  }
  return words;
}

}  // namespace assay
