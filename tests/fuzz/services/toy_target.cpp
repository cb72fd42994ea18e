// A small fuzz target for the tests of fuzz/services and of scripts/merge_corpus.sh: much code, and bad where told so.
//   TOY_LEANS_ON  a file that must exist, as a path of the build does until it is moved
//   TOY_FAILS     aborts on an input that begins with '!'
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

volatile int lists[64][64];

// Enough branches and memory accesses for the thresholds of a service; no two alike.
template <int N>
struct Steps {
  static __attribute__((noinline)) int taken(const std::uint8_t* bytes, std::size_t size) {
    int sum = 0;
    if (size > N && bytes[N % size] == N) lists[N % 64][bytes[0] % 64] = lists[bytes[0] % 64][N % 64] + N;
    for (std::size_t i = N % 3; i < size; i += N + 1) sum += lists[bytes[i] % 64][i % 64] << (bytes[i] % 8);
    return sum + Steps<N - 1>::taken(bytes, size);
  }
};

template <>
struct Steps<0> {
  static int taken(const std::uint8_t*, std::size_t) { return 0; }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
#ifdef TOY_LEANS_ON
  if (std::FILE* file = std::fopen(TOY_LEANS_ON, "r"))
    std::fclose(file);
  else
    std::abort();
#endif
#ifdef TOY_FAILS
  if (size > 0 && bytes[0] == '!') {
    std::fprintf(stderr, "FINDING %d\n", size > 1 ? bytes[1] : 0);
    std::abort();
  }
#endif
  return Steps<80>::taken(bytes, size) == 1 << 30 ? 0 : 0;
}
