// The list of a plug-in's engines on its way from a worker to the host, which believes none of it.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/result.h"
#include "engines/host/byte_stream.h"
#include "engines/host/plugin.h"

namespace assay {

/// A plug-in lists at most this many engines. A name and a version, a sentence and a note are at most this long.
inline constexpr std::uint32_t kMostEngines = 4096;
inline constexpr std::size_t kMostNameBytes = 96, kMostSentenceBytes = 4096;

void write_engine_list(const std::vector<EngineSummary>& engines, ByteWriter& out);

/// The list, with the path at which the host finds the library.
///
/// Promise  names are folder/variant of letters, digits and _ - + . and kinds the four of EngineInfo; texts have no
///          control characters; promises are no NaN; enums and counts are in range; engines stand in the order of
///          their indices.
/// Error    what of it is not so, with the number of the engine; the bytes are no list.
Result<std::vector<EngineSummary>> read_engine_list(ByteReader& in, const std::filesystem::path& library);

/// A stranger's text on one line: control characters become question marks.
std::string on_one_line(std::string_view text);

}  // namespace assay
