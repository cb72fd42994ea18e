// The memory that a host and its worker process share: a control block, the questions, the answers.
#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

namespace assay {

/// What the worker is doing, as the host sees it without asking.
enum class WorkerPhase : std::uint32_t { kLoading, kServing, kUnloadable };

inline constexpr std::uint32_t kNoCase = 0xffffffffU;
inline constexpr std::size_t kSentenceBytes = 1024;

/// Batches are numbered from 1. The host writes questions and `count`, then sets `asked`; the worker answers, then sets
/// `served` to the same number. Both words are futexes. A worker that writes nonsense here harms its own engine's
/// record only: the host checks every value it reads.
struct WorkerControl {
  std::atomic<std::uint32_t> asked{0}, served{0};
  std::atomic<std::uint32_t> worker_sleeps{0}, host_sleeps{0};
  std::atomic<WorkerPhase> phase{WorkerPhase::kLoading};
  std::atomic<std::uint32_t> in_flight{kNoCase};  ///< the case inside the engine now: whom to blame
  std::atomic<std::uint32_t> answered{0};         ///< replies of this batch that are complete
  std::atomic<std::uint32_t> leaving{0};          ///< the worker ends itself after this batch
  std::atomic<std::uint64_t> steps{0};            ///< of the case in flight
  std::uint32_t count = 0;                        ///< questions in this batch
  char sentence[kSentenceBytes] = {};             ///< why the library cannot be loaded
};
static_assert(std::atomic<std::uint32_t>::is_always_lock_free);

/// Anonymous shared memory, inherited across fork.
class SharedRegion {
 public:
  SharedRegion() = default;
  ~SharedRegion();
  SharedRegion(const SharedRegion&) = delete;
  SharedRegion& operator=(const SharedRegion&) = delete;

  /// Maps blocks of at least these sizes; what was there is gone. False when the system has no memory.
  bool map(std::size_t question_bytes, std::size_t answer_bytes);
  /// In the worker: an engine that writes into its question is stopped by the processor, in the case that did it.
  void make_questions_read_only();

  WorkerControl& control() const { return *reinterpret_cast<WorkerControl*>(memory_); }
  std::span<std::byte> questions() const { return {memory_ + control_bytes_, question_bytes_}; }
  std::span<std::byte> answers() const { return {memory_ + control_bytes_ + question_bytes_, answer_bytes_}; }

 private:
  std::byte* memory_ = nullptr;
  std::size_t control_bytes_ = 0, question_bytes_ = 0, answer_bytes_ = 0;
};

/// Sleeps until `word` is no longer `value`, it is woken, or `seconds` have passed (negative: without limit).
void futex_wait(const std::atomic<std::uint32_t>& word, std::uint32_t value, double seconds);
void futex_wake(std::atomic<std::uint32_t>& word);

/// Waits busily for some microseconds until `word` equals `value`; a batch of small cases is over sooner than a sleep.
bool spin_until(const std::atomic<std::uint32_t>& word, std::uint32_t value);

}  // namespace assay
