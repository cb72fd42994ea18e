// Which engines take part: built-in variants, the plug-ins found beside the program, or a shared object named by path.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "campaign/engine_source.h"

namespace assay {

struct Selection {
  EngineSources sources;
  std::vector<std::string> plugins;          ///< paths of the shared objects looked at, and commands, sorted
  std::map<std::string, std::string> given;  ///< engines that a selector named by the path of their object: that path
  std::vector<std::string> left_out;         ///< a clause for what is beside the program and does not take part
};

/// `selectors`: names ("gjk/signed_volumes"), patterns ("published/*"), or paths of shared objects
/// (campaign/naming/engine_paths.h). No selector selects everything: the built-in variants and all plug-ins of the
/// engine directories, except the deliberately bad one, which only a path selects, the one that repeats the built-in
/// variants, and the engines that state a reason why they are asked only by name (EngineInfo::only_by_name), which
/// `left_out` names.
/// Engine directories: the one installed with the program or else the build's own, and those of the environment
/// variable ASSAY_ENGINE_PATH (colon-separated).
///
/// One name is one engine: what is recorded is keyed by it. Where objects share a stated name, or one takes a variant's
/// of the program (whether that is selected or not), each object's engine is called by the name, "@" and the end of its
/// path that tells it apart: "mine/hull@old/mine" and "mine/hull@new/mine". So names are a function of the objects that
/// are looked at (those of the engine directories, unless only paths are given, and those given), not of the selectors'
/// order; `plugins` lists these objects, and selecting them by their paths gives the same names again.
///
/// Scripts of the engine directories (campaign/naming/engine_files.h) are commands; those whose interpreter is absent,
/// or that cannot start, are left out, which `left_out` says.
///
/// Error  a name or pattern that selects nothing; a shared object that is no plug-in or of another ABI version; one
///        whose engines' names are none (campaign/naming/engine_names.h) or twice the same.
Result<Selection> select_engines(const std::vector<std::string>& selectors);

/// Everything that a name selects, those that are asked only by name with the others.
Result<Selection> every_engine();

/// Takes planted faults and variants of published articles out, of this program and of plug-ins.
void leave_out_control_group(EngineSources& sources);

/// The variants that are linked into the program.
EngineSources built_in_engines();

}  // namespace assay
