#include "studies/bounds/bounds_document.h"

#include <fmt/format.h>

#include <array>

#include "studies/document_cell.h"

namespace assay {
namespace {

/// Largest ratios below this are pointed out.
constexpr double kFarBelow = 0.3;

struct Unsearched {
  std::string_view file, where, mathematics;
};

constexpr std::array<Unsearched, 9> kUnsearched = {
    {{"oracles/lp/exact/tableau_line.cpp", "close", "(n + 9) 2^-52 of the terms, and underflow"},
     {"oracles/lp/exact/tableau_line.cpp", "ExactLine::is_clear", "2^-50 of the value, 2^-52 of the difference"},
     {"algorithms/gjk/proofs.h", "proves_inside in more than three dimensions", "(D + 5) u of the sums, and 64 u"},
     {"algorithms/gjk/depth/minimum_translation_2d.cpp", "the proof of its answer", "8 u of the edge's length"},
     {"algorithms/gjk/depth/minimum_translation_2d.cpp", "walk",
      "support_error and 2 u of the size; 8 u of the length"},
     {"algorithms/gjk/depth/epa.cpp", "the proof of its answer, attained",
      "support_error of face and corner; 8 u of the length"},
     {"algorithms/gjk/depth/expanding_polytope.h", "ExpandingPolytope::proves_beyond",
      "(D + 3) u of the height's terms, 8 u and 16 u"},
     {"algorithms/gjk/support/prepared_body.h", "PreparedBody::climb", "the band 2 (D + 3) u sum |v_k| E_k"},
     {"algorithms/cast/edges_2d.cpp", "greatest", "2^-48 of the dot product's terms"}}};

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
  return fmt::format("{:<34} {:<48} {:.3f} {:>6}  {}\n", searched.bound.name, searched.bound.file,
                     searched.worst.trial.ratio(), searched.worst.evaluations, remark_on(searched));
}

std::string bounds_document(const std::vector<SearchedBound>& all, std::uint64_t seed) {
  std::string words = fmt::format(
      "# Error bounds, searched\n\n"
      "Written by `assay study bounds --seed {}`; the suite compares. A ratio is the true error, in rationals, over "
      "the\n"
      "bound that the code computes for the same operands: the largest that hill climbing has found. Above 1 a bound "
      "is\n"
      "refuted; below, it is not refuted in so many evaluations, which proves nothing. u is 2^-53. Of a ratio under "
      "{}\n"
      "the search cannot tell whether the bound is loose or the search weak; a reason is given where one is known.\n\n"
      "| bound | where it stands | what it is | largest ratio | evaluations | remark |\n|---|---|---|---|---|---|\n",
      seed, kFarBelow);
  for (const SearchedBound& searched : all) {
    words += fmt::format("| {} | `{}` | {} | {:.3f} | {} | {} |\n", searched.bound.name, searched.bound.file,
                         document_cell(searched.bound.mathematics), searched.worst.trial.ratio(),
                         searched.worst.evaluations, remark_on(searched));
  }
  words +=
      "\n## Bounds without a row yet\n\n"
      "Nothing searches these; the list is kept by hand and may miss some. Tolerances that only decide when to stop "
      "or\n"
      "what to propose are no bounds, and are not in it.\n\n"
      "| where it stands | function or constant | what it is |\n|---|---|---|\n";
  for (const Unsearched& row : kUnsearched)
    words += fmt::format("| `{}` | {} | {} |\n", row.file, document_cell(row.where), document_cell(row.mathematics));
  return words;
}

}  // namespace assay
