// The process of a command and both ends of its pipes, as its worker has them.
#pragma once
#include <sys/types.h>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "algorithms/model/result.h"

namespace assay {

class CommandProcess {
 public:
  /// Starts the words as a program, looked for as a shell does; its standard error is this process's.
  ///
  /// Error  no pipe, no process. A program that is not there ends with code 127 and a line on standard error.
  Result<bool> start(const std::vector<std::string>& words);

  pid_t process() const { return process_; }
  /// What has come and was not taken yet.
  std::span<const std::byte> come() const { return std::span(come_).subspan(taken_); }
  void take(std::size_t bytes);
  /// Adds to what is yet to be written to it; it is written by move().
  std::vector<std::byte>& to_write() { return to_write_; }

  /// Writes and reads what can be, sleeping until something can. False once it has closed its output or ended, and all
  /// that came before that is in come().
  bool move();
  /// Sleeps for a millisecond, so that what it writes meanwhile comes together and this process is not woken for each
  /// of many answers.
  static void rest();
  /// Writes what can be written without sleeping.
  void write_some();
  /// Ends this process as the command has ended: by its signal or with its code. Returns where it goes on.
  void end_like_it();

 private:
  bool read_some();

  pid_t process_ = -1;
  int to_ = -1, from_ = -1, status_ = 0;
  bool ended_ = false;
  std::vector<std::byte> come_, to_write_;
  std::size_t taken_ = 0, written_ = 0;
};

}  // namespace assay
