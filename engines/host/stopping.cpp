#include "engines/host/stopping.h"

#include <atomic>

namespace assay {
namespace {

std::atomic<bool> is_asked{false};
static_assert(std::atomic<bool>::is_always_lock_free);

}  // namespace

void ask_to_stop() { is_asked = true; }
bool stop_is_asked() { return is_asked.load(std::memory_order_relaxed); }
void forget_stop() { is_asked = false; }

}  // namespace assay
