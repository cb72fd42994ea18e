// What a command says of itself before it is asked anything: which engines it has and what they state.
#pragma once
#include <string_view>
#include <vector>

#include "algorithms/model/result.h"
#include "engines/host/plugin.h"

namespace assay {

inline constexpr std::string_view kHelloBegins = "assay pipe 1\n", kHelloEnds = "\nready\n";
inline constexpr std::size_t kMostHelloBytes = std::size_t{1} << 18;

/// The engines of a hello, kHelloEnds included, in the order in which they stand.
///
/// Error  the line that is none of the protocol's, with its reason; no engine. What a list of engines must be besides,
///        read_engine_list (engine_list.h) says.
Result<std::vector<EngineSummary>> read_hello(std::string_view text);

}  // namespace assay
