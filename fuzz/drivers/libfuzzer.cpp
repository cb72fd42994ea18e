#include "fuzz/drivers/libfuzzer.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "fuzz/drivers/tape_bytes.h"
#include "fuzz/drivers/tape_mutator.h"
#include "properties/case/case_reader.h"
#include "properties/choices.h"

namespace assay {
namespace {

bool stop_on_first() {
  const char* wish = std::getenv("ASSAY_STOP_ON_FIRST");
  return wish != nullptr && *wish != '\0';
}

std::string_view text_of(std::span<const std::uint8_t> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// The tape, or none where the bytes are the text of a case: such a case is asked as it stands, and one that no domain
/// can draw (NaN in a point) is asked of nobody.
std::vector<std::uint64_t> changeable(std::span<const std::uint8_t> bytes) {
  return is_case_text(bytes) ? std::vector<std::uint64_t>{} : tape_of(bytes);
}

[[noreturn]] void abort_with(const RanCase& ran) {
  std::fprintf(stderr, "%s\n%s\n", ran.outcome.evidence.c_str(), write_case(ran.file).c_str());
  std::abort();
}

}  // namespace

bool is_case_text(std::span<const std::uint8_t> bytes) { return begins_as_case(text_of(bytes)); }

std::vector<RanCase> run_input(const FuzzTarget& target, std::span<const std::uint8_t> bytes) {
  std::vector<RanCase> ran;
  if (!is_case_text(bytes)) {
    ran.push_back(target.run_tape(tape_of(bytes)));
    return ran;
  }
  const auto file = parse_case(text_of(bytes), "input");
  if (!file) return ran;
  if (auto of_file = target.run_file(*file)) ran = std::move(*of_file);
  return ran;
}

void judge_one_input(const FuzzTarget& target, std::span<const std::uint8_t> bytes) {
  for (const RanCase& ran : run_input(target, bytes)) {
    if (ran.outcome.outcome != Outcome::kViolated || !target.is_defect(ran.outcome.claim)) continue;
    std::fprintf(stderr, "WRONG ANSWER of %s: %s: %s\n%s\n", std::string(target.engine()).c_str(),
                 ran.file.header.at("property").c_str(), std::string(ran.outcome.claim.sentence()).c_str(),
                 std::string(kReplayLine).c_str());
    abort_with(ran);
  }
}

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
  if (stop_on_first()) abort_with(ran);
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
  std::vector<std::uint64_t> tape = changeable(input.bytes.first(input.size));
  if (bytewise && byte_mutator != nullptr) {
    const std::size_t size = tape.empty() ? 0 : input.size;
    return byte_mutator(input.bytes.data(), size, input.bytes.size());
  }
  mutate_tape(tape, choices_max, seed);
  return write_tape(tape, input.bytes);
}

std::size_t cross_inputs(std::span<const std::uint8_t> first, std::span<const std::uint8_t> second,
                         std::span<std::uint8_t> out, unsigned seed) {
  return write_tape(cross_tapes(changeable(first), changeable(second), out.size() / kChoiceBytes, seed), out);
}

}  // namespace assay
