// Whose algorithm an engine is, and the word for it in records and statements.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace assay {

enum class EngineKind : std::uint8_t {
  kOurs,       ///< meant to be right: a violation is a defect of this project
  kNaive,      ///< ours in plain rounded arithmetic, kept to show what that gets wrong
  kPublished,  ///< as an article prints it
  kFault,      ///< ours with a planted defect
  kForeign,    ///< of another library
};

inline constexpr std::array kEngineKinds = {EngineKind::kOurs, EngineKind::kNaive, EngineKind::kPublished,
                                            EngineKind::kFault, EngineKind::kForeign};

constexpr std::string_view name_of(EngineKind kind) {
  switch (kind) {
    case EngineKind::kOurs: return "ours";
    case EngineKind::kNaive: return "naive";
    case EngineKind::kPublished: return "published";
    case EngineKind::kFault: return "fault";
    case EngineKind::kForeign: return "foreign";
  }
  return "unknown";
}

/// The kind of that name, if there is one.
constexpr std::optional<EngineKind> engine_kind_named(std::string_view name) {
  for (const EngineKind kind : kEngineKinds)
    if (name_of(kind) == name) return kind;
  return std::nullopt;
}

/// Whether engines of this kind show that a battery sees anything, rather than being on trial themselves.
constexpr bool is_control(EngineKind kind) {
  return kind == EngineKind::kNaive || kind == EngineKind::kPublished || kind == EngineKind::kFault;
}

}  // namespace assay
