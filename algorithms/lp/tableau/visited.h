// Which states an algorithm has been in, and whether their sequence repeats.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace assay::lp {

/// From state `first` on, states equal those `period` before, `length` states long.
struct Repetition {
  std::uint32_t first = 0, period = 0, length = 0;
  friend bool operator==(const Repetition&, const Repetition&) = default;
};

/// The states s_0, s_1, ... in order, compared word by word.
class Visited {
 public:
  /// Notes the next state; the number of the last equal one before it, if any.
  std::optional<std::uint32_t> note(std::span<const std::uint32_t> state);

  std::uint32_t count() const { return static_cast<std::uint32_t>(ends_.size()); }
  std::span<const std::uint32_t> operator[](std::uint32_t number) const;
  /// The longest stretch i = first + period, ..., in which every state's last equal one is `period` before it; nothing
  /// unless the stretch has seen its period twice.
  std::optional<Repetition> repetition() const;

 private:
  static constexpr std::size_t kWordsMax = std::size_t{1} << 24;  ///< 64 MiB; states beyond are not noted

  std::vector<std::uint32_t> words_, ends_;
  std::unordered_map<std::uint64_t, std::uint32_t> last_;  // by hash; a collision forgets the older state
  std::uint32_t period_ = 0, start_ = 0, run_ = 0;
  Repetition longest_;
};

}  // namespace assay::lp
