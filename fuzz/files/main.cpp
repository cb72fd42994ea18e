// fuzz_files [KIND|all] [RUNS] [SEED]          reads RUNS files made wrong of each kind
// fuzz_files write KIND COUNT SEED FOLDER      writes such files into FOLDER, for programs that are tried from outside
// fuzz_files campaign FOLDER                   writes the good campaign that records are made wrong from
//
// Exit 0: no crash, no hang, no file elsewhere, one sentence each. 1: something was wrong; the file is kept and named.
// A crash leaves the file where it lay, and its path is the last line that was printed.
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <exception>
#include <fstream>
#include <sstream>
#include <string>

#include "fuzz/files/mutate.h"
#include "fuzz/files/try_file.h"

namespace {

using namespace assay::fuzz_files;

constexpr std::uint64_t kListEvery = 64;

std::uint64_t number(const char* word, std::uint64_t otherwise) {
  std::uint64_t value = otherwise;
  if (word != nullptr) std::from_chars(word, word + std::char_traits<char>::length(word), value);
  return value;
}

std::string bytes_of(const ReadKind& kind, std::uint64_t seed, std::uint64_t run) {
  std::uint64_t mixed = seed;
  for (const char c : kind.name) mixed = mixed * 131 + static_cast<unsigned char>(c);
  Dice dice(Dice(mixed + (run << 20)).next());
  std::string bytes = mutant(kind.seeds, dice);
  return kind.finish ? kind.finish(std::move(bytes)) : bytes;
}

/// Files that were read wrongly; each is kept.
std::uint64_t try_kind(const ReadKind& kind, const Scratch& scratch, std::uint64_t runs, std::uint64_t seed) {
  std::printf("%s: %s\n", std::string(kind.name).c_str(), (scratch.folder() / kind.file).c_str());
  std::fflush(stdout);
  std::stringstream good;
  good << std::ifstream(scratch.folder() / kind.file, std::ios::binary).rdbuf();
  (void)try_file(kind, scratch.folder(), kind.seeds.front());  // locks and parts appear before the first look
  const auto before = scratch.listing();
  std::uint64_t read = 0, wrong = 0;
  double slowest = 0;
  const auto keep = [&](std::uint64_t run, const std::string& bytes, const std::string& reason) {
    const std::string kept = "wrong-" + std::string(kind.name) + '-' + std::to_string(run);
    std::ofstream(kept, std::ios::binary) << bytes;
    std::printf("WRONG %s (kept as %s)\n", reason.c_str(), kept.c_str());
    ++wrong;
  };
  constexpr std::uint64_t kMostKept = 20;
  for (std::uint64_t run = 0; run < runs && wrong < kMostKept; ++run) {
    const std::string bytes = bytes_of(kind, seed, run);
    const Tried tried = try_file(kind, scratch.folder(), bytes);
    read += tried.read ? 1 : 0;
    slowest = std::max(slowest, tried.seconds);
    if (!tried.wrong.empty()) keep(run, bytes, tried.wrong);
    if ((run % kListEvery == 0 || run + 1 == runs) && scratch.listing() != before) {
      keep(run, bytes, "this file, or one of the " + std::to_string(kListEvery) + " before it, made or removed a file");
      break;
    }
  }
  // The next kind finds the folder as it was.
  std::ofstream(scratch.folder() / kind.file, std::ios::binary | std::ios::trunc) << good.str();
  std::printf("%s: %llu files, %llu read, slowest %.4f s, %llu wrong\n", std::string(kind.name).c_str(),
              static_cast<unsigned long long>(runs), static_cast<unsigned long long>(read), slowest,
              static_cast<unsigned long long>(wrong));
  std::fflush(stdout);
  return wrong;
}

int run(int argc, char** argv) {
  if (argc == 3 && std::string(argv[1]) == "campaign") {
    write_small_campaign(argv[2]);
    return 0;
  }
  const Scratch scratch;
  const auto kinds = read_kinds(ASSAY_SOURCE_DIR, scratch.folder());
  const bool writes = argc == 6 && std::string(argv[1]) == "write";
  const std::string wanted = writes ? argv[2] : argc > 1 ? argv[1] : "all";
  std::uint64_t wrong = 0, known = 0;
  for (const ReadKind& kind : kinds) {
    if (wanted != "all" && wanted != kind.name) continue;
    ++known;
    if (!writes) {
      wrong +=
          try_kind(kind, scratch, number(argc > 2 ? argv[2] : nullptr, 1000), number(argc > 3 ? argv[3] : nullptr, 1));
      continue;
    }
    for (std::uint64_t i = 0; i < number(argv[3], 1); ++i) {
      const auto name = std::filesystem::path(kind.file).filename().string();
      const std::string bytes = bytes_of(kind, number(argv[4], 1), i);
      std::ofstream(std::filesystem::path(argv[5]) / (std::to_string(i) + '-' + name), std::ios::binary) << bytes;
    }
  }
  if (known == 0) {
    std::fprintf(stderr, "fuzz_files: %s is no kind; there are:", wanted.c_str());
    for (const ReadKind& kind : kinds) std::fprintf(stderr, " %s", std::string(kind.name).c_str());
    std::fprintf(stderr, "\n");
    return 2;
  }
  return wrong == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& exception) {
    std::fprintf(stderr, "fuzz_files: %s\n", exception.what());
    return 2;
  }
}
