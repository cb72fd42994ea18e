// A problem from a file with the engines and the properties that it is put to: what replay and reduce begin with.
#pragma once
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "algorithms/model/result.h"
#include "campaign/commands/commands.h"
#include "campaign/engine_source.h"
#include "campaign/input/open_input.h"
#include "campaign/select_engines.h"
#include "properties/catalog/batteries.h"

namespace assay {

template <Family F>
struct CaseAtHand {
  std::string name, taken_for;  ///< as of the input
  std::map<std::string, std::string> header;
  typename F::Problem problem;
  EngineList<F> engines;                            ///< one at least, sorted by name
  std::map<std::string, std::string> given;         ///< as of a Selection
  std::vector<const PropertyEntry<F>*> properties;  ///< one at least, sorted by name
  GjkAnswer (*propose_collision)(const ConvexPair&) = nullptr;

  Court<F> court(const EngineSource<F>& source) const {
    EngineSources bench;
    bench.propose_collision = propose_collision;
    return bench.court<F>(source.info.semantics);
  }
};

using AnyCaseAtHand = Families::Variant<CaseAtHand>;

/// Looks engines and properties up for one input after the other; what was selected once is kept, since asking every
/// shared object for its engines costs processes.
class CaseOpener {
 public:
  /// `options` must outlive this.
  explicit CaseOpener(const FileOptions& options) : options_(options) {}

  /// Why the engines that the options name cannot be had, whatever the input; empty where they can, or none are named.
  std::string complaint();

  /// All engines of the input's family that the options name or match, else the one that the file names, from the
  /// shared object or by the command that its campaign or the file itself was given; likewise properties. A shared
  /// object may hold several engines: where only paths are named and the file names an engine inside, it is that one. A
  /// linear program is tried as the minimised one.
  ///
  /// Error  no engine or property named; names that nobody has, or that serve another family.
  Result<AnyCaseAtHand> open(Input input);

 private:
  template <Family F>
  Result<AnyCaseAtHand> look_up(Input& input, typename F::Problem problem);
  /// What the options name; else the path or command that the file's campaign was given its engine by, or that the file
  /// names; else the engine's name.
  ///
  /// Error  nothing stands at that path any more; it would not run in isolation.
  Result<std::vector<std::string>> engines_for(const Input& input) const;
  const Result<Selection>& selection_of(const std::vector<std::string>& selectors);

  const FileOptions& options_;
  std::map<std::vector<std::string>, Result<Selection>> selected_;
};

}  // namespace assay
