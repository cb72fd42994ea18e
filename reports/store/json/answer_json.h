// An engine's answer as structured JSON: what other programs read; answer_text.h has the same in words.
#pragma once
#include <nlohmann/json.hpp>

#include "algorithms/model/family.h"

namespace assay {

/// {"kind": "separated", ...}: one key a field of the answer, under the field's own name; doubles in hexfloat as text,
/// vertices by index. A field that the answer does not have is absent, never null.
template <class Answer>
nlohmann::json answer_json(const Answer& answer);

}  // namespace assay
