#include "engines/host/worker/shared_region.h"

#include <fcntl.h>
#include <linux/futex.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cmath>
#include <ctime>
#include <new>

namespace assay {
namespace {

constexpr int kSpins = 300;  // 10 to 30 us

std::size_t whole_pages(std::size_t bytes) {
  static const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  return (bytes + page - 1) / page * page;
}

long futex(const std::atomic<std::uint32_t>& word, int operation, std::uint32_t value, const timespec* timeout) {
  return syscall(SYS_futex, reinterpret_cast<const std::uint32_t*>(&word), operation, value, timeout, nullptr, 0);
}

void relax() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

}  // namespace

SharedRegion::~SharedRegion() {
  if (memory_ != nullptr) munmap(memory_, control_bytes_ + question_bytes_ + answer_bytes_);
  close_file();
}

bool SharedRegion::make(std::size_t question_bytes, std::size_t answer_bytes) {
  close_file();
  const std::size_t questions = whole_pages(question_bytes), answers = whole_pages(answer_bytes);
  const std::size_t bytes = whole_pages(sizeof(WorkerControl)) + questions + answers;
  file_ = memfd_create("assay", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file_ < 0 || ftruncate(file_, static_cast<off_t>(bytes)) != 0 ||
      fcntl(file_, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0 || !map(file_, questions, answers))
    return false;
  // A fork server that is started now must not have it: its children are workers of other engines, too.
  madvise(memory_, bytes, MADV_DONTFORK);
  new (memory_) WorkerControl;
  return true;
}

bool SharedRegion::map(int file, std::size_t question_bytes, std::size_t answer_bytes) {
  const std::size_t control = whole_pages(sizeof(WorkerControl));
  void* fresh = mmap(nullptr, control + question_bytes + answer_bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (fresh == MAP_FAILED) return false;
  if (memory_ != nullptr) munmap(memory_, control_bytes_ + question_bytes_ + answer_bytes_);
  memory_ = static_cast<std::byte*>(fresh);
  control_bytes_ = control;
  question_bytes_ = question_bytes;
  answer_bytes_ = answer_bytes;
  return true;
}

void SharedRegion::close_file() {
  if (file_ >= 0) close(file_);
  file_ = -1;
}

void SharedRegion::make_questions_read_only() { mprotect(memory_ + control_bytes_, question_bytes_, PROT_READ); }

void futex_wait(const std::atomic<std::uint32_t>& word, std::uint32_t value, double seconds) {
  if (seconds < 0) {
    futex(word, FUTEX_WAIT, value, nullptr);
    return;
  }
  timespec limit{};
  limit.tv_sec = static_cast<time_t>(seconds);
  limit.tv_nsec = static_cast<long>((seconds - std::floor(seconds)) * 1e9);
  futex(word, FUTEX_WAIT, value, &limit);
}

void futex_wake(std::atomic<std::uint32_t>& word) { futex(word, FUTEX_WAKE, 1, nullptr); }

bool spin_until(const std::atomic<std::uint32_t>& word, std::uint32_t value) {
  for (int i = 0; i < kSpins; ++i) {
    if (word.load(std::memory_order_acquire) == value) return true;
    relax();
  }
  return false;
}

}  // namespace assay
