// The memory that a host and its worker process share: a control block, the questions, the answers.
#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engines/host/isolation/last_words.h"
#include "engines/host/isolation/layers.h"

namespace assay {

/// What the worker is doing, as the host sees it without asking.
enum class WorkerPhase : std::uint32_t { kLoading, kServing, kUnloadable };

inline constexpr std::uint32_t kNoCase = 0xffffffffU;
inline constexpr std::size_t kSentenceBytes = 1024;

/// Batches are numbered from 1. The host writes questions and `count`, then sets `asked`; the worker answers, then sets
/// `served` to the same number. Both words are futexes. A worker that writes nonsense here harms its own engine's
/// record only: the host checks every value it reads. Nonsense is told from progress by `seal`, which follows every
/// change of `in_flight` and `answered`: where it does not fit, nothing that the batch has left behind is believed.
struct WorkerControl {
  std::atomic<std::uint32_t> asked{0}, served{0};
  std::atomic<std::uint32_t> worker_sleeps{0}, host_sleeps{0};
  std::atomic<WorkerPhase> phase{WorkerPhase::kLoading};
  std::atomic<std::uint32_t> in_flight{kNoCase};  ///< the case inside the engine now: whom to blame
  std::atomic<std::uint32_t> answered{0};         ///< replies of this batch that are complete
  std::atomic<std::uint32_t> leaving{0};          ///< the worker ends itself after this batch
  std::atomic<std::uint64_t> steps{0};            ///< of the case in flight
  std::atomic<std::uint32_t> count{0};            ///< questions in this batch
  std::atomic<std::int32_t> command{0};           ///< process that the worker has started for its engine's command
  std::atomic<std::uint64_t> seal{0};             ///< seal_of() what is above, as the worker has it
  LastWords last_words{};                         ///< of a worker that dies
  LayerStates layers{};                           ///< of the isolation, before the library is loaded
  char sentence[kSentenceBytes] = {};  ///< why the library cannot be loaded; of a command, what it had left half done
};
static_assert(std::atomic<std::uint32_t>::is_always_lock_free);

/// No number that memory filled with one value has, and another one for every batch and place in it.
constexpr std::uint64_t seal_of(std::uint32_t batch, std::uint32_t answered, std::uint32_t in_flight) {
  const std::uint64_t place = (std::uint64_t{answered} << 32) | in_flight;
  return (place ^ 0x9e3779b97f4a7c15ULL) * (2 * std::uint64_t{batch} + 1) + 0x632be59bd9b4e019ULL;
}

/// Memory without a name, passed to one worker as a descriptor. Its size is sealed, so that no worker can take pages
/// away that the host reads.
class SharedRegion {
 public:
  SharedRegion() = default;
  ~SharedRegion();
  SharedRegion(const SharedRegion&) = delete;
  SharedRegion& operator=(const SharedRegion&) = delete;

  /// New blocks of at least these sizes; what was there is gone. False when the system has no memory.
  bool make(std::size_t question_bytes, std::size_t answer_bytes);
  /// In the worker: the blocks of the host's region, which have exactly these sizes.
  bool map(int file, std::size_t question_bytes, std::size_t answer_bytes);
  /// The descriptor of what make() made; -1 once it is closed.
  int file() const { return file_; }
  /// In the host, once the worker has its own.
  void close_file();
  /// In the worker: an engine that writes into its question is stopped by the processor, in the case that did it.
  void make_questions_read_only();

  WorkerControl& control() const { return *reinterpret_cast<WorkerControl*>(memory_); }
  std::span<std::byte> questions() const { return {memory_ + control_bytes_, question_bytes_}; }
  std::span<std::byte> answers() const { return {memory_ + control_bytes_ + question_bytes_, answer_bytes_}; }

 private:
  int file_ = -1;
  std::byte* memory_ = nullptr;
  std::size_t control_bytes_ = 0, question_bytes_ = 0, answer_bytes_ = 0;
};

/// Sleeps until `word` is no longer `value`, it is woken, or `seconds` have passed (negative: without limit).
void futex_wait(const std::atomic<std::uint32_t>& word, std::uint32_t value, double seconds);
void futex_wake(std::atomic<std::uint32_t>& word);

/// Waits busily for some microseconds until `word` equals `value`; a batch of small cases is over sooner than a sleep.
bool spin_until(const std::atomic<std::uint32_t>& word, std::uint32_t value);

}  // namespace assay
