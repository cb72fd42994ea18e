// A main for fuzz targets without libFuzzer: replays files, reduces one, or runs a short smoke of campaign streams.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/drivers/tape_bytes.h"

namespace assay {
namespace {

constexpr int kClean = 0, kDefects = 1, kBadArguments = 2;
constexpr std::uint64_t kSmokeSeed = 1;

constexpr const char* kUsage =
    "usage: %s [--smoke N] [FILE...]\n"
    "       %s --reduce FILE\n"
    "  FILE       a case (*.case), or anything else as a tape of bytes; replayed and told\n"
    "  --smoke N  N cases of the campaign's streams, spread over all properties and domains; 2000 without arguments\n"
    "  --reduce   print the case made small\n"
    "exit code: 1 for a defect: a production variant violates a claim that it does not admit to break (a suspected one "
    "may);\n"
    "           2 for bad arguments or files\n";

void tell(const std::string& name, const RanCase& ran) {
  const auto property = ran.file.header.find("property");
  std::printf("%s: %s: %s", name.c_str(), property == ran.file.header.end() ? "" : property->second.c_str(),
              std::string(name_of(ran.outcome.outcome)).c_str());
  if (ran.outcome.claim) std::printf(": %s", std::string(ran.outcome.claim.sentence()).c_str());
  if (!ran.outcome.evidence.empty()) std::printf(": %s", ran.outcome.evidence.c_str());
  std::printf("\n");
}

/// Every verdict on one file. Error: unreadable, malformed, or of another family.
Result<std::vector<RanCase>> replay(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  const std::string content((std::istreambuf_iterator<char>(in)), {});
  if (!in.is_open() || in.bad()) return Error{name + ": cannot be read"};
  if (name.ends_with(".case")) {
    const auto file = parse_case(content, name);
    if (!file) return Error{file.error()};
    auto ran = fuzz_target().run_file(*file);
    if (!ran) return Error{name + ": " + ran.error()};
    return ran;
  }
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(content.data());
  return std::vector<RanCase>{fuzz_target().run_tape(tape_of({bytes, content.size()}))};
}

/// Defects among `count` cases; every distinct claim is told once.
std::uint64_t smoke(std::uint64_t count) {
  const FuzzTarget& target = fuzz_target();
  std::map<std::string, std::uint64_t> outcomes;
  std::uint64_t defects = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    const RanCase ran = target.run_stream(i % target.pairs(), kSmokeSeed, i / target.pairs());
    std::string key(name_of(ran.outcome.outcome));
    if (ran.outcome.outcome == Outcome::kViolated) {
      if (target.is_defect(ran.outcome.claim)) ++defects;
      key += ": " + std::string(ran.outcome.claim.sentence());
      if (!outcomes.contains(key)) std::printf("%s\n%s", ran.outcome.evidence.c_str(), write_case(ran.file).c_str());
    }
    ++outcomes[key];
  }
  for (const auto& [key, times] : outcomes) {
    std::printf("%s: %llu x %s\n", std::string(target.engine()).c_str(), static_cast<unsigned long long>(times),
                key.c_str());
  }
  return defects;
}

int reduce_file(const std::string& name) {
  const auto ran = replay(name);
  if (!ran) {
    std::fprintf(stderr, "%s\n", ran.error().c_str());
    return kBadArguments;
  }
  for (const RanCase& one : *ran) {
    if (one.outcome.outcome != Outcome::kViolated) continue;
    std::printf("%s", write_case(fuzz_target().reduced(one)).c_str());
    return kClean;
  }
  std::fprintf(stderr, "%s: no claim is violated, so there is nothing to reduce\n", name.c_str());
  return kBadArguments;
}

bool parse_count(std::string_view word, std::uint64_t& count) {
  if (word.empty() || word.size() > 15) return false;
  count = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return false;
    count = 10 * count + static_cast<std::uint64_t>(c - '0');
  }
  return true;
}

int run(int argc, char** argv) {
  std::uint64_t smoke_cases = argc == 1 ? 2000 : 0;
  std::vector<std::string> files;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--smoke" && i + 1 < argc && parse_count(argv[i + 1], smoke_cases)) {
      ++i;
    } else if (word == "--reduce" && argc == 3 && i + 1 < argc) {
      return reduce_file(argv[i + 1]);
    } else if (word.starts_with("--")) {
      std::fprintf(stderr, kUsage, argv[0], argv[0]);
      return kBadArguments;
    } else {
      files.emplace_back(word);
    }
  }
  if (fuzz_target().pairs() == 0) {
    std::fprintf(stderr, "%s: no property or no domain is known for this family\n", argv[0]);
    return kBadArguments;
  }
  std::uint64_t defects = 0;
  for (const std::string& name : files) {
    const auto ran = replay(name);
    if (!ran) {
      std::fprintf(stderr, "%s\n", ran.error().c_str());
      return kBadArguments;
    }
    for (const RanCase& one : *ran) {
      tell(name, one);
      if (one.outcome.outcome == Outcome::kViolated && fuzz_target().is_defect(one.outcome.claim)) ++defects;
    }
  }
  if (smoke_cases > 0) defects += smoke(smoke_cases);
  return defects > 0 ? kDefects : kClean;
}

}  // namespace
}  // namespace assay

int main(int argc, char** argv) { return assay::run(argc, argv); }
