// What each thread is doing, for the last words of a program that crashes: a few stores a case, nothing is copied.
#pragma once
#include <atomic>
#include <cstdint>
#include <string_view>

namespace assay {

/// Whose code runs.
enum class Phase : std::uint8_t { kNothing, kDrawing, kQuestions, kAsking, kJudging, kReferee, kLying };

/// Where the case comes from.
enum class CaseOrigin : std::uint8_t { kNone, kDrawn, kFile, kPlain };

/// The texts must live, and stay where they are, as long as they are held here. An empty one is not known.
struct AtHand {
  CaseOrigin origin = CaseOrigin::kNone;
  Phase phase = Phase::kNothing;
  bool reducing = false;          ///< the case was found; what runs now are smaller ones
  std::string_view place = {};    ///< versioned domain, file, or what a plain case is
  std::string_view command = {};  ///< of `assay`, that tries a file
  std::string_view engine = {}, property = {};
  std::uint64_t seed = 0, index = 0;  ///< of a drawn case
  std::uint64_t count = 1;            ///< a worker process gets so many cases at once, from `index` on
};

inline thread_local constinit AtHand this_threads_case{};

/// The thread's own. A signal handler of the same thread reads it, so what is stored must be stored before the code
/// that may crash begins: begin() after any change.
inline AtHand& at_hand() { return this_threads_case; }

inline void begin(Phase phase) {
  at_hand().phase = phase;
  std::atomic_signal_fence(std::memory_order_seq_cst);
}

/// Gives the calling thread a stack on which last words can be said after its own has overflowed; once a thread, and
/// only where install_last_words() was called (last_words.cpp).
void prepare_last_words();

/// Restores at its end what the thread was doing before.
class HoldAtHand {
 public:
  HoldAtHand() : earlier_(at_hand()) { prepare_last_words(); }
  explicit HoldAtHand(const AtHand& now) : HoldAtHand() {
    at_hand() = now;
    begin(now.phase);
  }
  HoldAtHand(const HoldAtHand&) = delete;
  HoldAtHand& operator=(const HoldAtHand&) = delete;
  ~HoldAtHand() { at_hand() = earlier_; }

 private:
  AtHand earlier_;
};

}  // namespace assay
