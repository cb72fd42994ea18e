// libFuzzer as a driver: bytes -> tape -> domain -> property. What it finds goes to a folder, and it goes on.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

#include "fuzz/drivers/findings_folder.h"
#include "fuzz/drivers/fuzz_target.h"

namespace assay {

/// A place to mutate bytes in: `size` of `bytes.size()` are in use.
struct MutableInput {
  std::span<std::uint8_t> bytes;
  std::size_t size;
};

/// libFuzzer's own byte mutator; null in builds without it.
using ByteMutator = std::size_t (*)(std::uint8_t* bytes, std::size_t size, std::size_t size_max);

/// One seed in kByteMutations goes to the byte mutator, which knows the values that comparisons in the engine met.
inline constexpr unsigned kByteMutations = 8;

/// Runs the case and keeps it if it violates a claim. Aborts only where $ASSAY_STOP_ON_FIRST is set and not empty.
RanCase fuzz_one_input(const FuzzTarget& target, FindingsFolder& findings, std::span<const std::uint8_t> bytes);

/// Whether the bytes are the text of a case and no tape: they begin as every case file does.
bool is_case_text(std::span<const std::uint8_t> bytes);

/// What came of an input: of the case of its tape, or, where it is the text of a case, of that case under each property
/// that its header asks for. Empty: text that is no case of the target's family. Precondition: the target has pairs.
std::vector<RanCase> run_input(const FuzzTarget& target, std::span<const std::uint8_t> bytes);

/// Runs the input, keeps no file, and aborts at the first answer that is a defect of this project, with the claim, the
/// evidence and the case on standard error. For fuzzing services, which know of a finding by the crash alone.
/// Precondition: as above.
void judge_one_input(const FuzzTarget& target, std::span<const std::uint8_t> bytes);

/// Keeps the case that the bytes stand for in `folder`, and asks nothing: so the case of an input that crashes can be
/// had. Aborts where it cannot be kept. Precondition: the target has pairs.
void keep_case_of(const FuzzTarget& target, const std::filesystem::path& folder, std::span<const std::uint8_t> bytes);

/// $ASSAY_CASES, where inputs are to be kept as cases instead of being tried; empty where they are to be tried.
std::filesystem::path folder_for_cases();

/// Mutates in place and answers the new size; the text of a case gives way to a fresh tape. Promise: at most
/// input.bytes.size(); a function of the input and the seed, as far as `byte_mutator` is.
std::size_t mutate_input(MutableInput input, unsigned seed, ByteMutator byte_mutator);

/// Crosses two inputs over into `out` and answers the number of bytes written; at most out.size().
std::size_t cross_inputs(std::span<const std::uint8_t> first, std::span<const std::uint8_t> second,
                         std::span<std::uint8_t> out, unsigned seed);

}  // namespace assay
