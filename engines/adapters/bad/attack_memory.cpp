#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/shm.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <new>
#include <string>
#include <thread>

#include "engines/adapters/bad/attack_groups.h"
#include "engines/adapters/bad/attacks.h"

namespace assay::bad {
namespace {

const volatile std::size_t kBombBytes = std::size_t{4} << 30;  // volatile, so that the compiler does not see through it
constexpr std::size_t kPage = 4096;

bool bomb(bool touch) {
  auto* memory = static_cast<volatile char*>(std::malloc(kBombBytes));
  for (std::size_t at = 0; at < (touch ? kBombBytes : 1); at += kPage) memory[at] = 1;
  std::free(const_cast<char*>(memory));
  return true;
}

bool bomb_by_new() {
  auto* memory = static_cast<volatile char*>(::operator new(kBombBytes));
  memory[0] = 1;
  ::operator delete(const_cast<char*>(memory));
  return true;
}

bool bomb_caught() {
  try {
    return bomb_by_new();
  } catch (const std::bad_alloc&) {
    return false;
  }
}

bool bomb_shared() {
  void* memory = mmap(nullptr, kBombBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return false;
  munmap(memory, kBombBytes);
  return true;
}

/// Every mapping that is shared and may be written: "7f..-7f.. rw-s ...".
bool overwrite_shared(std::size_t most, int value) {
  std::ifstream maps("/proc/self/maps");
  bool done = false;
  for (std::string line; std::getline(maps, line);) {
    std::size_t begin = 0, end = 0;
    char mode[8] = {};
    if (std::sscanf(line.c_str(), "%zx-%zx %7s", &begin, &end, mode) != 3 || mode[3] != 's' || mode[1] != 'w') continue;
    std::memset(reinterpret_cast<void*>(begin), value, std::min(most, end - begin));
    done = true;
    if (most == kPage) break;
  }
  return done;
}

bool make_segment() {
  const int segment = shmget(IPC_PRIVATE, kPage, IPC_CREAT | 0600);
  if (segment >= 0) shmctl(segment, IPC_RMID, nullptr);
  return segment >= 0;
}

bool attach_segment() {
  const char* number = std::getenv(kSegment);
  if (number == nullptr) return false;
  void* memory = shmat(std::atoi(number), nullptr, 0);
  if (memory == reinterpret_cast<void*>(-1)) return false;
  *static_cast<char*>(memory) = 1;
  return true;
}

bool write_late(std::uint32_t* entries, std::uint32_t room) {
  std::thread([=] {
    for (int i = 0; i < 200; ++i) {
      std::this_thread::sleep_for(std::chrono::microseconds(200));
      for (std::uint32_t k = 0; k < room; ++k) static_cast<volatile std::uint32_t*>(entries)[k] = 0x77777777;
    }
  }).detach();
  return false;
}

}  // namespace

bool attack_memory(Misdeed misdeed, std::uint32_t* entries, std::uint32_t room) {
  switch (misdeed) {
    case Misdeed::kBombUntouched: return bomb(false);
    case Misdeed::kBombTouched: return bomb(true);
    case Misdeed::kBombNew: return bomb_by_new();
    case Misdeed::kBombCaught: return bomb_caught();
    case Misdeed::kBombShared: return bomb_shared();
    case Misdeed::kOverwriteShared: return overwrite_shared(~std::size_t{0}, 0x5a);
    case Misdeed::kOverwriteControl: return overwrite_shared(kPage, 0);
    case Misdeed::kSharedSegment: return make_segment();
    case Misdeed::kOthersSegment: return attach_segment();
    case Misdeed::kLateThread: return write_late(entries, room);
    default: return false;
  }
}

}  // namespace assay::bad
