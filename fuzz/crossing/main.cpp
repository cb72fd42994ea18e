// Drives the crossing from a seed: the same count and seed, the same answers.
//
//   fuzz_crossing [--count N] [--seed S] [--first I] [--family NAME] [--referee N] [--reduce N] [--draw N]
//                 [--slow FOLDER]
//
// Exit 0: every answer was stood. 1: the judges or the referee contradicted each other, or an answer took over a
// second and --strict was given. 2: bad arguments. A crash names the answer: --first and --count 1 give it again.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>

#include "fuzz/crossing/crossing.h"

namespace {

using namespace assay::crossing;

volatile std::sig_atomic_t told = 0;
volatile std::uint64_t in_flight = 0;

/// Says which answer it was; the default action then follows.
void tell_where(int number) {
  const bool first = told == 0;
  told = 1;
  if (first) std::fprintf(stderr, "signal %d in answer %llu\n", number, static_cast<unsigned long long>(in_flight));
  std::signal(number, SIG_DFL);
  std::raise(number);
}

struct Arguments {
  std::uint64_t count = 100000, seed = 1, first = 0;
  Effort effort{256, 1024, 16};
  std::string slow;
  bool strict = false;
};

bool read(int argc, char** argv, Arguments& arguments) {
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--strict") {
      arguments.strict = true;
      continue;
    }
    if (++i == argc) return false;
    char* end = nullptr;
    const std::uint64_t number = std::strtoull(argv[i], &end, 10);
    const bool is_number = end != argv[i] && *end == '\0';
    if (word == "--slow") {
      arguments.slow = argv[i];
    } else if (word == "--family") {
      if (!restrict_to(argv[i])) return false;
    } else if (!is_number) {
      return false;
    } else if (word == "--count") {
      arguments.count = number;
    } else if (word == "--seed") {
      arguments.seed = number;
    } else if (word == "--first") {
      arguments.first = number;
    } else if (word == "--referee") {
      arguments.effort.referee = number;
    } else if (word == "--reduce") {
      arguments.effort.reduce = number;
    } else if (word == "--draw") {
      arguments.effort.draw = number;
    } else {
      return false;
    }
  }
  return true;
}

struct Totals {
  std::uint64_t answers = 0, by_bytes = 0, refused = 0, violated = 0;
};

}  // namespace

int main(int argc, char** argv) {
  Arguments arguments;
  if (!read(argc, argv, arguments)) {
    std::fprintf(stderr, "fuzz_crossing: see the head of fuzz/crossing/main.cpp for its arguments\n");
    return 2;
  }
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);  // a crash later must not take what was found before it
  for (const int number : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL}) std::signal(number, &tell_where);
  std::map<std::string, Totals, std::less<>> totals;
  std::uint64_t defects = 0, slow = 0;
  for (std::uint64_t i = arguments.first; i < arguments.first + arguments.count; ++i) {
    in_flight = i;
    assay::Choices choices(assay::mix64(arguments.seed * 0x9e3779b97f4a7c15ULL + i));
    const Crossed crossed = cross(choices, i, arguments.effort);
    Totals& total = totals[std::string(crossed.family)];
    ++total.answers;
    total.by_bytes += crossed.by_bytes, total.refused += crossed.refused, total.violated += crossed.violated;
    if (!crossed.defect && crossed.seconds <= kSlowSeconds) continue;
    defects += crossed.defect;
    slow += crossed.seconds > kSlowSeconds;
    std::printf("%s answer %llu: %s, %.2f s in the %.*s\n%s\n", crossed.defect ? "DEFECT" : "SLOW",
                static_cast<unsigned long long>(i), std::string(crossed.family).c_str(), crossed.seconds,
                static_cast<int>(crossed.where.size()), crossed.where.data(), crossed.story.c_str());
    if (arguments.slow.empty()) continue;
    const std::string stem = arguments.slow + "/crossing-" + std::to_string(arguments.seed) + "-" + std::to_string(i);
    std::ofstream(stem + ".case") << crossed.case_text;
    std::ofstream(stem + ".txt") << crossed.where << " " << crossed.seconds << " s\n" << crossed.story << "\n";
  }
  for (const auto& [family, total] : totals)
    std::printf("%-7s %10llu answers, %10llu as bytes, %10llu not handed on, %10llu convicted\n", family.c_str(),
                static_cast<unsigned long long>(total.answers), static_cast<unsigned long long>(total.by_bytes),
                static_cast<unsigned long long>(total.refused), static_cast<unsigned long long>(total.violated));
  std::printf("%llu contradictions, %llu over a second\n", static_cast<unsigned long long>(defects),
              static_cast<unsigned long long>(slow));
  return defects > 0 || (arguments.strict && slow > 0) ? 1 : 0;
}
