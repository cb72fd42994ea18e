// How an iterative algorithm lets somebody look on: its combinatorial state, once an iteration.
#pragma once
#include <cstdint>
#include <span>

namespace assay {

/// Called once an iteration with the state that, together with the input, determines everything that follows: the basis
/// of a simplex tableau, the ordered vertex pairs of a GJK simplex. Answers whether to go on; an algorithm told to stop
/// returns GaveUp{kStopped}. The default watch sees nothing and never stops.
class Watch {
 public:
  using Function = bool (*)(void* context, const std::uint32_t* state, std::uint32_t size);

  constexpr Watch() = default;
  constexpr Watch(Function function, void* context) : function_(function), context_(context) {}

  bool operator()(std::span<const std::uint32_t> state) const {
    return function_ == nullptr || function_(context_, state.data(), static_cast<std::uint32_t>(state.size()));
  }
  explicit operator bool() const { return function_ != nullptr; }

 private:
  Function function_ = nullptr;
  void* context_ = nullptr;
};

}  // namespace assay
