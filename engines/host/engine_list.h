// The list of a plug-in's engines on its way from a worker to the host, which believes none of it.
#pragma once
#include <filesystem>
#include <vector>

#include "algorithms/model/result.h"
#include "engines/host/plugin.h"
#include "processes/byte_stream.h"

namespace assay {

/// A plug-in lists at most this many engines. A version, a sentence and a note are at most this long.
inline constexpr std::uint32_t kMostEngines = 4096;
inline constexpr std::size_t kMostVersionBytes = 96, kMostSentenceBytes = 4096;

void write_engine_list(const std::vector<EngineSummary>& engines, ByteWriter& out);

/// The list, with the path at which the host finds the library.
///
/// Promise  names are ones (engine_name.h) and kinds the four of EngineInfo; texts have no
///          control characters, and the reason of one that is asked only by name is a label
///          (foreign_text.h); promises are no NaN; enums and counts are in range; engines stand in the order of
///          their indices.
/// Error    what of it is not so, with the number of the engine; the bytes are no list.
Result<std::vector<EngineSummary>> read_engine_list(ByteReader& in, const std::filesystem::path& library);

}  // namespace assay
