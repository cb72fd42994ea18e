#include "campaign/commands/case_at_hand.h"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <concepts>
#include <optional>

#include "campaign/naming/engine_paths.h"
#include "campaign/naming/suggestions.h"
#include "campaign/worker_settings.h"
#include "reports/store/given_engines.h"

namespace assay {
namespace {

using Words = std::vector<std::string>;

/// The header's word; empty where it has none.
std::string header_word(const Input& input, const std::string& key) {
  const auto at = input.content.header.find(key);
  return at == input.content.header.end() ? std::string() : at->second;
}

/// What the command line names, else the file.
Words chosen(const Input& input, const std::string& key, const Words& overriding) {
  if (!overriding.empty()) return overriding;
  const std::string word = header_word(input, key);
  return word.empty() ? Words() : Words{word};
}

std::string listed(const Words& words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
  return list;
}

/// The problem, where it is of the family F; null otherwise.
template <Family F>
typename F::Problem* problem_in(decltype(FileProblem::problem)& any) {
  if constexpr (std::same_as<F, LpFamily>) {
    auto* file = std::get_if<LpFile>(&any);
    return file == nullptr ? nullptr : &file->problem;
  } else {
    return std::get_if<typename F::Problem>(&any);
  }
}

template <Family F>
Words properties_of() {
  Words names;
  for (const auto& property : catalog<F>().properties) names.emplace_back(property.name);
  return names;
}

}  // namespace

const Result<Selection>& CaseOpener::selection_of(const Words& selectors) {
  const auto found = selected_.find(selectors);
  if (found != selected_.end()) return found->second;
  return selected_.emplace(selectors, select_engines(selectors)).first->second;
}

std::string CaseOpener::complaint() {
  if (options_.engines.empty()) return {};
  const auto& selection = selection_of(options_.engines);
  return selection ? std::string() : selection.error();
}

Result<Words> CaseOpener::engines_for(const Input& input) const {
  if (!options_.engines.empty()) return options_.engines;
  const std::string engine = header_word(input, "engine");
  const auto recorded = recorded_engine_path(input.name, engine);
  if (!recorded) return Error{recorded.error()};
  const std::string path = recorded->value_or(is_from_outside(engine) ? engine : header_word(input, kGivenInHeader));
  if (path.empty()) return engine.empty() ? Words() : Words{engine};
  const std::string given = fmt::format("{}: engine{}: the {} was given it as {}", input.name,
                                        engine.empty() ? "" : ' ' + engine, *recorded ? "campaign" : "file", path);
  if (const std::string defect = is_engine_command(path) ? "" : why_no_shared_object(path); !defect.empty())
    return Error{given + ", and that is not there as it was (" + defect + "); use --engine PATH.so"};
  // Whoever made the record chose the path: what stands there runs shut in or by the user's own word.
  if (!is_shut_in())
    return Error{given + ", and what a record names runs in isolation only; with --in-process and --no-isolation say " +
                 "--engine " + path};
  return Words{path};
}

template <Family F>
Result<AnyCaseAtHand> CaseOpener::look_up(Input& input, typename F::Problem problem) {
  const Result<Words> names = engines_for(input);
  if (!names) return Error{names.error()};
  const Words& engine_names = *names;
  const Words property_names = chosen(input, "property", options_.properties);
  if (engine_names.empty())
    return Error{input.name +
                 ": engine: not named in the file; use --engine NAME, or --engine '*' for all of the family " +
                 std::string(F::kName)};
  if (property_names.empty())
    return Error{input.name + ": property: not named in the file; use --property with one or a pattern of " +
                 listed(properties_of<F>())};
  const auto& selection = selection_of(engine_names);
  if (!selection)
    return Error{input.name + ": " + selection.error() + "; the file names the engine, and --engine NAME or " +
                 "--engine PATH.so another one"};
  CaseAtHand<F> at_hand;
  at_hand.engines = selection->sources.template of<F>();
  if (at_hand.engines.empty())
    return Error{input.name + ": engine " + listed(engine_names) + ": does not serve the family " +
                 std::string(F::kName)};
  const std::string inside = header_word(input, "engine");
  const std::string stated = stated_name(inside);
  const auto is_inside = [&](const auto& source) { return source.info.name == inside || source.stated == stated; };
  if (std::all_of(engine_names.begin(), engine_names.end(), is_from_outside) &&
      std::any_of(at_hand.engines.begin(), at_hand.engines.end(), is_inside))
    std::erase_if(at_hand.engines, [&](const auto& source) { return !is_inside(source); });
  for (const auto& property : catalog<F>().properties)
    if (std::any_of(property_names.begin(), property_names.end(), [&](const std::string& pattern) {
          return fnmatch(pattern.c_str(), std::string(property.name).c_str(), 0) == 0;
        }))
      at_hand.properties.push_back(&property);
  if (at_hand.properties.empty())
    return Error{input.name + ": property " + listed(property_names) + ": not a property of the family " +
                 std::string(F::kName) +
                 did_you_mean(property_names.front(), properties_of<F>(), "it has " + listed(properties_of<F>()))};
  at_hand.given = selection->given;
  at_hand.propose_collision = selection->sources.propose_collision;
  at_hand.name = std::move(input.name);
  at_hand.taken_for = std::move(input.taken_for);
  at_hand.header = std::move(input.content.header);
  at_hand.problem = std::move(problem);
  return AnyCaseAtHand(std::move(at_hand));
}

Result<AnyCaseAtHand> CaseOpener::open(Input input) {
  std::optional<Result<AnyCaseAtHand>> found;
  any_family([&]<Family F>() {
    auto* problem = problem_in<F>(input.content.problem);
    if (problem != nullptr) found.emplace(look_up<F>(input, std::move(*problem)));
    return problem != nullptr;
  });
  return std::move(*found);
}

}  // namespace assay
