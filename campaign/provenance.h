// Where the numbers come from: everything a reader needs to get them again, probed rather than believed where possible.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "engines/engine.h"

namespace assay {

/// Flat keys: revision, compiler, flags, libraries, CPU, libc, the floating-point state, hashes of the plug-ins, UTC
/// time; of the engines that were named by a path, that path. Recorded, never hashed.
std::map<std::string, std::string> collect_provenance(const std::vector<std::string>& plugin_paths,
                                                      const std::map<std::string, std::string>& given = {});

/// The project's own version, which our engines carry.
std::string project_version();

/// One sentence if doubles do not behave as the proofs assume on this machine and in this build (the first vectors of
/// the selftest); empty otherwise.
std::string floating_point_defect();

}  // namespace assay
