#include "fuzz/drivers/libfuzzer.h"

#include <cstdio>
#include <cstdlib>

#include "fuzz/drivers/tape_bytes.h"
#include "fuzz/drivers/tape_mutator.h"
#include "properties/choices.h"

namespace assay {
namespace {

bool stop_on_first() {
  const char* wish = std::getenv("ASSAY_STOP_ON_FIRST");
  return wish != nullptr && *wish != '\0';
}

}  // namespace

RanCase fuzz_one_input(const FuzzTarget& target, FindingsFolder& findings, std::span<const std::uint8_t> bytes) {
  RanCase ran = target.run_tape(tape_of(bytes));
  if (ran.outcome.outcome != Outcome::kViolated) return ran;
  const auto kept = findings.keep(ran.file);
  if (!kept) {
    std::fprintf(stderr, "fuzz: cannot keep a finding: %s\n", kept.error().c_str());
    std::abort();  // a finding that is lost is worse than a run that ends
  }
  if (kept->first_of_its_claim) {
    std::fprintf(stderr, "FINDING %s: %s: %s\n", ran.file.header["engine"].c_str(),
                 std::string(ran.outcome.claim.sentence()).c_str(), kept->path.c_str());
  }
  if (stop_on_first()) {
    std::fprintf(stderr, "%s\n%s\n", ran.outcome.evidence.c_str(), write_case(ran.file).c_str());
    std::abort();
  }
  return ran;
}

void keep_case_of(const FuzzTarget& target, const std::filesystem::path& folder, std::span<const std::uint8_t> bytes) {
  const auto kept = keep_case(folder, target.draw_tape(tape_of(bytes)));
  if (kept) return;
  std::fprintf(stderr, "fuzz: cannot keep a case: %s\n", kept.error().c_str());
  std::abort();
}

std::filesystem::path folder_for_cases() {
  const char* folder = std::getenv("ASSAY_CASES");
  return folder != nullptr ? folder : "";
}

std::size_t mutate_input(MutableInput input, unsigned seed, ByteMutator byte_mutator) {
  const std::size_t choices_max = input.bytes.size() / kChoiceBytes;
  const bool bytewise = choices_max == 0 || mix64(seed) % kByteMutations == 0;
  if (bytewise && byte_mutator != nullptr) return byte_mutator(input.bytes.data(), input.size, input.bytes.size());
  std::vector<std::uint64_t> tape = tape_of(input.bytes.first(input.size));
  mutate_tape(tape, choices_max, seed);
  return write_tape(tape, input.bytes);
}

std::size_t cross_inputs(std::span<const std::uint8_t> first, std::span<const std::uint8_t> second,
                         std::span<std::uint8_t> out, unsigned seed) {
  return write_tape(cross_tapes(tape_of(first), tape_of(second), out.size() / kChoiceBytes, seed), out);
}

}  // namespace assay
