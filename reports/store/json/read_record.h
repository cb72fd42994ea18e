// A record from its text.
#pragma once
#include <exception>
#include <string>
#include <string_view>

#include "algorithms/model/result.h"
#include "reports/store/json/json_fields.h"
#include "reports/store/sha256.h"
#include "reports/store/untrusted/record_json.h"

namespace assay::json_detail {

/// Of a header: the SHA-256 of its text without this field. It shows an edit of what identifies a record, by mistake or
/// by a tool; whoever means to deceive can make it again.
inline constexpr const char* kChecksumField = "checksum";

inline std::string checksum_of(Json object) {
  object.erase(kChecksumField);
  return sha256_hex(object.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// The one place where exceptions of a record's reader, and of the library, become a sentence.
template <class Read>
auto read_record(std::string_view text, Read read) -> Result<decltype(read(Json{}))> {
  try {
    const Result<Json> value = parse_record_json(text);
    if (!value) return Error{value.error()};
    return read(*value);
  } catch (const Malformed& malformed) {
    return Error{malformed.sentence};
  } catch (const std::exception& exception) {
    return Error{exception.what()};
  }
}

}  // namespace assay::json_detail
