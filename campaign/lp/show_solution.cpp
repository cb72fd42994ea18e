#include "campaign/lp/show_solution.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace assay {
namespace {

SolutionParts parts_of(const std::vector<std::string>& words) {
  const auto has = [&](const char* word) { return std::find(words.begin(), words.end(), word) != words.end(); };
  return {has("x"), has("y"), has("basis")};
}

}  // namespace

Result<Written> show_solution(const LpFile& file, const std::string& name, const std::optional<SettledLp>& truth,
                              std::span<const std::string> engines, std::span<const Reply<LpFamily>> replies,
                              const SolutionWishes& wishes) {
  if (wishes.print.empty() && wishes.file.empty()) return Written{};
  if (!truth) return Error{name + ": no solution to show: nothing at hand settles what is true"};
  const auto solution = exact_solution(file.problem, *truth);
  if (!solution) return Error{name + ": no solution to show: " + solution.error()};
  if (!wishes.print.empty()) {
    const SolutionParts parts = parts_of(wishes.print);
    fmt::print("\nsolution exact\n{}", solution_text(file, *solution, truth->proof, parts));
    for (std::size_t k = 0; k < replies.size(); ++k) {
      if (replies[k].delivery != Delivery::kAnswered) continue;
      const std::string own = answer_text(file, replies[k].answer, parts);
      if (!own.empty()) fmt::print("\nsolution {}\n{}", engines[k], own);
    }
  }
  if (wishes.file.empty()) return Written{};
  return write_whole_file(wishes.file,
                          fmt::format("# solution of {}, by assay; docs/mps-files.md explains the fields\n{}", name,
                                      solution_text(file, *solution, truth->proof)));
}

}  // namespace assay
