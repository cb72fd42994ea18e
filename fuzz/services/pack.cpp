// What a fuzzing service gets beside the targets, from where it stands: the variants exported, seeds, dictionaries.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/drivers/findings_folder.h"
#include "fuzz/drivers/tape_bytes.h"
#include "fuzz/targets/listed.h"

namespace assay {

// Compiled for the targets (fuzz/targets/targets.cmake).
#define ASSAY_COMPILED_ELSEWHERE(F) extern template const FuzzTarget& listed_target<F>(std::string_view name);
ASSAY_FOR_EACH_FAMILY(ASSAY_COMPILED_ELSEWHERE)
#undef ASSAY_COMPILED_ELSEWHERE

namespace {

constexpr int kGood = 0, kBadArguments = 2;
constexpr std::uint64_t kSeed = 1;

constexpr const char* kUsage =
    "usage: fuzz_pack exported                 the production variants, each with its family\n"
    "       fuzz_pack seeds VARIANT FOLDER     writes a tape for each claim on each domain\n"
    "       fuzz_pack dictionary VARIANT       the choices that mean each of these, for libFuzzer\n";

/// The variant as a target; null where no list has the name.
const FuzzTarget* target_named(std::string_view name) {
  const FuzzTarget* target = nullptr;
  for_each_family([&]<Family F>() {
    if (variant_named<F>(name) != nullptr) target = &listed_target<F>(name);
  });
  return target;
}

int print_exported() {
  for_each_family([]<Family F>() {
    for (const ListedVariant<F>& variant : variants<F>()) {
      if (standing_of(variant.states.kind) != Standing::kProduction) continue;
      std::printf("%s %s\n", std::string(variant.name).c_str(), std::string(F::kName).c_str());
    }
  });
  return kGood;
}

std::string bytes_of(const std::vector<std::uint64_t>& tape) {
  std::vector<std::uint8_t> bytes(tape.size() * kChoiceBytes);
  write_tape(tape, bytes);
  return {bytes.begin(), bytes.end()};
}

int write_seeds(const FuzzTarget& target, const std::filesystem::path& folder) {
  for (std::size_t pair = 0; pair < target.pairs(); ++pair) {
    const std::string bytes = bytes_of(target.tape_of_stream(pair, kSeed, 0));
    const auto path = folder / content_name(bytes);
    std::ofstream out(path, std::ios::binary);
    out << bytes;
    if (!out.flush()) {
      std::fprintf(stderr, "%s: cannot be written\n", path.c_str());
      return kBadArguments;
    }
  }
  return kGood;
}

int print_dictionary(const FuzzTarget& target) {
  for (std::size_t pair = 0; pair < target.pairs(); ++pair) {
    std::printf("# %s\n\"", target.words_of_pair(pair).c_str());
    for (const char c : bytes_of({least_choice_for(pair, target.pairs())}))
      std::printf("\\x%02x", static_cast<unsigned>(static_cast<unsigned char>(c)));
    std::printf("\"\n");
  }
  return kGood;
}

int run(const std::vector<std::string>& words) {
  if (words.size() == 1 && words[0] == "exported") return print_exported();
  const bool seeds = words.size() == 3 && words[0] == "seeds";
  const bool dictionary = words.size() == 2 && words[0] == "dictionary";
  if (!seeds && !dictionary) {
    std::fprintf(stderr, "%s", kUsage);
    return kBadArguments;
  }
  const FuzzTarget* target = target_named(words[1]);
  if (target == nullptr) {
    std::fprintf(stderr, "fuzz_pack: %s: no list has this variant\n", words[1].c_str());
    return kBadArguments;
  }
  return seeds ? write_seeds(*target, words[2]) : print_dictionary(*target);
}

}  // namespace
}  // namespace assay

int main(int argc, char** argv) { return assay::run({argv + 1, argv + argc}); }
