// What stands between an engine's process and everything else, layer by layer, and which of them the kernel granted.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace assay {

enum class Layer : std::uint8_t {
  kMemory,        ///< RLIMIT_DATA and RLIMIT_AS
  kCapabilities,  ///< root's powers are laid down, and no program gives any back (no_new_privs)
  kLandlock,      ///< no file is written, no process outside signalled or looked into
  kSeccomp,       ///< system calls of refused_calls.h
  kUndumpable,    ///< the host's and the workers' memory cannot be opened by way of /proc
};
inline constexpr std::size_t kLayers = 5;
inline constexpr std::array<std::string_view, kLayers> kLayerNames{"memory limit", "capabilities", "landlock",
                                                                   "seccomp", "undumpable"};

/// Which layers are wanted. Without one for tests of the others; without all for a debugger, or an engine that needs
/// what they refuse.
struct Isolation {
  bool capabilities = true, landlock = true, seccomp = true, undumpable = true;

  static constexpr Isolation none() { return {false, false, false, false}; }
};

inline constexpr std::int32_t kLeftOut = -1;

/// For each layer 0 where it is in force, kLeftOut, or the errno with which the kernel refused it.
using LayerStates = std::array<std::int32_t, kLayers>;

inline std::int32_t& state_of(LayerStates& states, Layer layer) { return states[static_cast<std::size_t>(layer)]; }
inline bool in_force(const LayerStates& states, Layer layer) { return states[static_cast<std::size_t>(layer)] == 0; }

/// "yes", "left out", "no: Function not implemented".
std::string state_in_words(std::int32_t state);

}  // namespace assay
