// What a worker's engine writes to standard error: the end of it is kept for the day that it crashes.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace assay {

/// So much of what is printed is kept, and so much of that is told.
inline constexpr std::size_t kKeptErrorBytes = 4096, kToldErrorLines = 5, kToldErrorLineBytes = 200;

/// The last lines of a text that an engine printed, joined by " | ": kToldErrorLines at most, none longer than
/// kToldErrorLineBytes, empty ones left out. Indented ones give way to others: where a stack is printed below what went
/// wrong, as JavaScript does, the frames are not all that is told. What is not plain is "?". Addresses ("0x7ffd3c0a")
/// and numbers of processes ("==1234==") are "0x*" and "==*==", since they differ between equal runs.
std::string last_lines(std::string_view printed);

/// The host's end of a pipe. Neither end ever waits: what does not fit into the pipe before the host looks is lost.
class ErrorStream {
 public:
  ErrorStream() = default;
  ~ErrorStream() { close(); }
  ErrorStream(const ErrorStream&) = delete;
  ErrorStream& operator=(const ErrorStream&) = delete;

  /// A fresh pipe, before a worker is forked; without one (no descriptors left) nothing is kept.
  void open();
  /// For the worker; -1 where there is none.
  int writing_end() const { return writing_; }
  /// In the host, once the worker has its own copy.
  void close_writing_end();
  void close();

  /// Takes what is there.
  void drain();
  /// What was printed so far is of no interest any more.
  void forget();
  /// "; the last lines of its standard error: ...", or empty where it printed nothing.
  std::string words();

 private:
  int reading_ = -1, writing_ = -1;
  std::string kept_;
};

}  // namespace assay
