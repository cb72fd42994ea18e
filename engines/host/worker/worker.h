// One worker process: started, given batches, watched, killed when it hangs, reaped when it dies.
#pragma once
#include <sys/types.h>

#include <cstdint>
#include <string>

#include "algorithms/model/result.h"
#include "engines/host/isolation/scratch_folder.h"
#include "engines/host/worker/error_stream.h"
#include "engines/host/worker/worker_process.h"

namespace assay {

/// How a batch ended. `answered` replies are complete in any case.
struct BatchEnd {
  enum class How : std::uint8_t {
    kServed,   ///< the worker is ready for the next batch; it may have answered fewer than were asked
    kLeft,     ///< the worker ended itself after the last reply, because that case left it unusable
    kDied,     ///< signal or exit
    kHung,     ///< killed by the host
    kDamaged,  ///< the control block says what no worker leaves there; nothing of the batch is believed
  } how = How::kServed;
  std::uint32_t asked = 0;  ///< of the questions given
  std::uint32_t answered = 0;
  bool in_flight = false;  ///< a case was inside the engine: case number `answered`
  std::string sentence;    ///< of death or hanging: "was killed by SIGSEGV (Segmentation fault)"
  std::string printed{};   ///< of death: ErrorStream::words()
  bool was_first = false;  ///< the process had answered nothing before the case in flight
};

/// Room that a batch takes of the shared memory, in bytes, and what the largest of its cases takes.
struct Room {
  std::size_t questions = 0, answers = 0, largest_case = 0;
};

class Worker {
 public:
  Worker(WorkerMain main, Hosted hosted, WorkerOptions options);
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  /// A running worker that has at least this room; starts one, or a larger one, where needed.
  /// Error  the library cannot be loaded; the process ended or hung while starting (tried three times).
  Result<bool> prepare(const Room& room);
  /// Asks the `count` questions that lie in region().questions(), or fewer of them: after a batch that left the control
  /// block damaged none of it is believed, and as many cases are asked one by one, so that the right one is blamed.
  BatchEnd run(std::uint32_t count);
  /// Kills and reaps the process, if there is one, and whatever it has started.
  void stop();

  const SharedRegion& region() const { return region_; }
  const WorkerOptions& options() const { return order_.options; }
  pid_t pid() const { return pid_; }
  /// What the kernel granted to the worker last started.
  const LayerStates& layers() const { return layers_; }

 private:
  Result<bool> start();
  /// Awaits that the library is loaded.
  Result<bool> await_serving();
  /// Awaits the end of batch_; true where it was served.
  bool await_batch(std::uint32_t asked, BatchEnd& end);
  bool watch_batch(std::uint32_t asked, BatchEnd& end);
  /// Whether the process has ended by itself; then what it has started ends, too, and status_ is filled.
  bool gone();
  /// How the process ended, and what is known of why.
  std::string death() const;
  /// Of the process, and of the command that it hosts.
  double processor_seconds_used() const;
  /// What a hosted command had left half done when it ended or was ended.
  std::string left_behind() const;
  std::uint64_t memory_bytes() const;
  /// Whether the control block says of a batch of `asked` what a worker can have left there.
  bool is_credible(std::uint32_t asked) const;

  WorkerOrder order_;
  SharedRegion region_;
  Room room_;
  pid_t pid_ = -1;
  int status_ = 0;
  std::uint32_t batch_ = 0;
  bool has_answered_ = false;     ///< the process now running
  std::uint32_t one_by_one_ = 0;  ///< so many cases are asked alone yet
  LayerStates layers_{};
  ScratchFolder scratch_;
  ErrorStream errors_;     ///< of this batch
  bool hopeless_ = false;  ///< the last start failed for a reason that trying again does not mend
};

}  // namespace assay
