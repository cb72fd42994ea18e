// An engine's answer in words, for findings: what it said, beside what is true.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/family.h"

namespace assay {

/// "hull 0 3 5", "flat 0 4", "colliding", "not colliding, distance 0x1p-3", "optimal, x = ...", "gave up: cycling":
/// numbers in hexfloat, vertices by index.
template <class Answer>
std::string answer_text(const Answer& answer);

/// The vertex indices of an answer text that begins with "hull" or "flat"; nullopt for any other.
std::optional<std::vector<std::uint32_t>> hull_of_answer(std::string_view answer);

/// The facets of an answer text that begins with "surface"; nullopt for any other.
std::optional<std::vector<std::vector<std::uint32_t>>> facets_of_answer(std::string_view answer);

}  // namespace assay
