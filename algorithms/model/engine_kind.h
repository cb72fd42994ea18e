// Whose algorithm an engine is, and the word for it in records and statements.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

namespace assay {

enum class EngineKind : std::uint8_t { kOurs, kPublished, kFault, kForeign };

constexpr std::string_view name_of(EngineKind kind) {
  switch (kind) {
    case EngineKind::kOurs: return "ours";
    case EngineKind::kPublished: return "published";
    case EngineKind::kFault: return "fault";
    case EngineKind::kForeign: return "foreign";
  }
  return "unknown";
}

/// The kind of that name, if there is one.
constexpr std::optional<EngineKind> engine_kind_named(std::string_view name) {
  for (const EngineKind kind : {EngineKind::kOurs, EngineKind::kPublished, EngineKind::kFault, EngineKind::kForeign})
    if (name_of(kind) == name) return kind;
  return std::nullopt;
}

}  // namespace assay
