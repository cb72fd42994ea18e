#include "campaign/case_at_hand.h"

#include "campaign/lp/lp_at_hand.h"
#include "campaign/select_engines.h"
#include "formats/mps.h"
#include "reports/store/files.h"

namespace assay {
namespace {

/// The header's word unless the command line overrides it.
std::string chosen(const CaseFile& file, const std::string& key, const std::string& override_word) {
  if (!override_word.empty()) return override_word;
  const auto at = file.header.find(key);
  return at == file.header.end() ? std::string() : at->second;
}

template <Family F>
Result<AnyCaseAtHand> look_up(CaseFile file, const FileOptions& options) {
  const std::string engine_name = chosen(file, "engine", options.engine);
  const std::string property_name = chosen(file, "property", options.property);
  if (engine_name.empty()) return Error{options.file + ": engine: not named in the file; use --engine"};
  if (property_name.empty()) return Error{options.file + ": property: not named in the file; use --property"};
  auto selection = select_engines({engine_name});
  if (!selection)
    return Error{options.file + ": engine " + engine_name + ": not known here; use --engine NAME or --engine PATH.so"};
  auto& sources = selection->sources.of<F>();
  if (sources.empty())
    return Error{options.file + ": engine " + engine_name + ": does not serve the family " + std::string(F::kName)};
  std::size_t at = 0;
  if (engine_name.ends_with(".so")) {
    // A shared object may hold several engines: the one that the file names, if it is among them.
    const std::string inside = chosen(file, "engine", "");
    for (std::size_t i = 0; i < sources.size(); ++i)
      if (sources[i].info.name == inside) at = i;
  }
  const PropertyEntry<F>* property = catalog<F>().property(property_name);
  if (property == nullptr)
    return Error{options.file + ": property " + property_name + ": not a property of the family " +
                 std::string(F::kName)};
  auto problem = std::get<typename F::Problem>(file.problem);
  const Court<F> court = selection->sources.court<F>(sources[at].info.semantics);
  return AnyCaseAtHand(CaseAtHand<F>{std::move(file), std::move(problem), sources[at], property, court});
}

}  // namespace

Result<AnyCaseAtHand> open_case(const FileOptions& options) {
  if (is_mps(options.file)) {
    auto program = read_mps(options.file);
    if (!program) return Error{program.error()};
    return look_up<LpFamily>(CaseFile{{}, std::move(program->problem)}, options);
  }
  auto text = read_whole_file(options.file);
  if (!text) return Error{text.error()};
  auto file = parse_case(*text, options.file);
  if (!file) return Error{file.error()};
  if (std::holds_alternative<LpProblem>(file->problem)) return look_up<LpFamily>(std::move(*file), options);
  if (std::holds_alternative<ConvexPair>(file->problem)) return look_up<GjkFamily>(std::move(*file), options);
  if (std::holds_alternative<Cloud3>(file->problem)) return look_up<Hull3Family>(std::move(*file), options);
  if (std::holds_alternative<ShapesProblem>(file->problem)) return look_up<ShapesFamily>(std::move(*file), options);
  if (std::holds_alternative<MovingPair>(file->problem)) return look_up<CastFamily>(std::move(*file), options);
  return look_up<Hull2Family>(std::move(*file), options);
}

}  // namespace assay
