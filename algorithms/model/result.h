// A value or one clear sentence; to be replaced by std::expected when the project moves to C++23.
#pragma once
#include <string>
#include <utility>
#include <variant>

namespace assay {

/// One sentence that names the file, the field and the reason.
struct Error {
  std::string sentence;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}      // NOLINT(google-explicit-constructor): reads as a return value
  Result(Error error) : state_(std::move(error)) {}  // NOLINT(google-explicit-constructor)
  explicit operator bool() const { return state_.index() == 0; }
  T& operator*() & { return std::get<0>(state_); }
  const T& operator*() const& { return std::get<0>(state_); }
  T&& operator*() && { return std::get<0>(std::move(state_)); }
  T* operator->() { return &std::get<0>(state_); }
  const T* operator->() const { return &std::get<0>(state_); }
  const std::string& error() const { return std::get<1>(state_).sentence; }

 private:
  std::variant<T, Error> state_;
};

}  // namespace assay
