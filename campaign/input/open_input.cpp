#include "campaign/input/open_input.h"

#include <fmt/format.h>

#include <utility>

#include "campaign/input/choose_family.h"
#include "formats/input_file.h"
#include "properties/case/case_text.h"

namespace assay {
namespace {

std::string_view family_of(const FileProblem& content) { return name_of_family(content.problem.index()); }

using Inputs = std::vector<Input>;

Result<Inputs> problems_of(CaseText&& source, const std::string& path, const std::string&) {
  auto file = parse_case(source.text, path);
  if (!file) return Error{file.error()};
  FileProblem content;
  content.header = std::move(file->header);
  std::visit(
      [&]<class Problem>(Problem& problem) {
        if constexpr (std::same_as<Problem, LpProblem>)
          content.problem.emplace<LpFile>().problem = std::move(problem);
        else
          content.problem = std::move(problem);
      },
      file->problem);
  Inputs inputs;
  inputs.push_back({path, std::move(content), {}});
  return inputs;
}

Result<Inputs> problems_of(LpFile&& file, const std::string& path, const std::string&) {
  Inputs inputs;
  inputs.push_back({path, {{}, std::move(file)}, {}});
  return inputs;
}

Result<Inputs> problems_of(PointFile&& file, const std::string& path, const std::string& family) {
  auto chosen = choose_family(std::move(file), path, family);
  if (!chosen) return Error{chosen.error()};
  Inputs inputs;
  inputs.push_back({path, std::move(chosen->content), std::move(chosen->taken_for)});
  return inputs;
}

Result<Inputs> problems_of(std::vector<FileProblem>&& problems, const std::string& path, const std::string&) {
  Inputs inputs;
  for (FileProblem& problem : problems) {
    const std::string name = problems.size() == 1 ? path : fmt::format("{}, problem {}", path, inputs.size() + 1);
    inputs.push_back({name, std::move(problem), {}});
  }
  return inputs;
}

Result<PointFile> open_points(const std::string& path) {
  auto file = read_input_file(path);
  if (!file) return Error{file.error()};
  auto* points = std::get_if<PointFile>(&*file);
  if (points == nullptr) return Error{path + ": is a problem of its own, and --pair takes files of points"};
  return std::move(*points);
}

}  // namespace

AnyProblem any_problem_of(const FileProblem& content) {
  return std::visit(
      []<class Held>(const Held& held) -> AnyProblem {
        if constexpr (std::same_as<Held, LpFile>)
          return held.problem;
        else
          return held;
      },
      content.problem);
}

Result<std::vector<Input>> open_input(const std::string& path, const std::string& family) {
  auto file = read_input_file(path);
  if (!file) return Error{file.error()};
  auto inputs = std::visit([&](auto& held) { return problems_of(std::move(held), path, family); }, *file);
  if (!inputs || family.empty()) return inputs;
  for (const Input& input : *inputs)
    if (family_of(input.content) != family)
      return Error{fmt::format("{}: is of the family {} by itself, so --family {} cannot be", input.name,
                               family_of(input.content), family)};
  return inputs;
}

Result<std::vector<Input>> open_pair(const std::string& path_a, const std::string& path_b, const std::string& family) {
  auto a = open_points(path_a), b = open_points(path_b);
  if (!a) return Error{a.error()};
  if (!b) return Error{b.error()};
  PointFile pair;
  for (auto* file : {&*a, &*b}) pair.groups.push_back({{}, all_points(std::move(*file))});
  const std::uint32_t first = pair.groups[0].points.dimension, second = pair.groups[1].points.dimension;
  const std::string name = path_a + " and " + path_b;
  if (first != second)
    return Error{fmt::format("{}: points of {} and of {} coordinates are no pair", name, first, second)};
  return problems_of(std::move(pair), name, family);
}

Result<std::vector<Input>> open_lps(const std::string& path) {
  auto inputs = open_input(path, {});
  if (!inputs) return inputs;
  for (const Input& input : *inputs)
    if (!std::holds_alternative<LpFile>(input.content.problem))
      return Error{
          fmt::format("{}: is of the family {}, and a linear program is wanted: an MPS file, or a case or JSON "
                      "file of the family lp",
                      input.name, family_of(input.content))};
  return inputs;
}

Result<LpFile> open_lp(const std::string& path) {
  auto inputs = open_lps(path);
  if (!inputs) return Error{inputs.error()};
  if (inputs->size() != 1) return Error{fmt::format("{}: holds {} programs, and one is wanted", path, inputs->size())};
  return std::get<LpFile>(std::move(inputs->front().content.problem));
}

}  // namespace assay
