// What the page holds ready and shows on demand.
#pragma once
#include <string>
#include <string_view>

#include "algorithms/model/result.h"

namespace assay {

/// A <script> element that a browser does not run: the text as gzip (RFC 1952) in base64, for packed(NAME) of
/// viewer/viewer.js.
///
/// Error   the library's, out of memory.
Result<std::string> packed_element(std::string_view name, std::string_view text);

}  // namespace assay
