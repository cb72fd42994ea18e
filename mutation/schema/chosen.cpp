#include "mutation/schema/chosen.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>

// A trace is a table of 2^16 numbers, each 0 or the id of a mutant that was evaluated, in a file that is mapped: so it
// stands when the program crashes, and programs that share it add to it.
namespace assay::mutation {

std::uint32_t the_chosen_one = 0;
bool is_traced = false;

namespace {

constexpr std::uint32_t kPlaces = 1u << 16;
std::atomic<std::uint32_t>* trace = nullptr;

[[noreturn]] void refuse(const char* sentence, const char* value) {
  std::fprintf(stderr, "assay: %s: %s\n", value, sentence);
  std::_Exit(2);
}

void open_trace(const char* path) {
  constexpr std::size_t kBytes = kPlaces * sizeof(*trace);
  const int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file < 0 || ftruncate(file, kBytes) != 0) refuse("the trace of mutants cannot be opened", path);
  void* const memory = mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (memory == MAP_FAILED) refuse("the trace of mutants cannot be mapped", path);
  trace = static_cast<std::atomic<std::uint32_t>*>(memory);
  is_traced = true;
}

/// Before the constructors of other files, which may evaluate mutants.
[[gnu::constructor(101)]] void read_environment() {
  if (const char* id = std::getenv("ASSAY_MUTANT"); id != nullptr && *id != 0) {
    char* end = nullptr;
    the_chosen_one = static_cast<std::uint32_t>(std::strtoul(id, &end, 16));
    if (*end != 0 || the_chosen_one == 0) refuse("not the id of a mutant", id);
  }
  if (const char* path = std::getenv("ASSAY_MUTANT_TRACE"); path != nullptr && *path != 0) open_trace(path);
}

}  // namespace

bool note(std::uint32_t id) {
  // Ids are digests: their lowest bits are a place to begin looking.
  for (std::uint32_t i = 0; i < kPlaces; ++i) {
    std::atomic<std::uint32_t>& place = trace[(id + i) % kPlaces];
    std::uint32_t there = place.load(std::memory_order_relaxed);
    if (there == 0 && place.compare_exchange_strong(there, id, std::memory_order_relaxed)) return false;
    if (there == id) return false;
  }
  return false;
}

}  // namespace assay::mutation
