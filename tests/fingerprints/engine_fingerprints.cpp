// Holds the engines of ours to the fingerprints that stand in a reviewed list, or puts new ones there, each with a
// reason.
//
//   engine_fingerprints LIST                 compares; 1 and a line an engine that differs
//   engine_fingerprints LIST ENGINE REASON   writes the line of the engine, or of all that match the pattern
//   engine_fingerprints show ENGINE          what it does domain by domain, to be compared with another build's
#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>

#include "algorithms/gjk/support/four_lanes.h"
#include "tests/fingerprints/fingerprint.h"
#include "variants/variants.h"

namespace assay {
namespace {

struct Line {
  std::uint64_t value = 0;
  std::string reason;
};
using List = std::map<std::string, Line>;

constexpr std::string_view kTitle = "# engine, fingerprint, why it is what it is (tests/fingerprints)\n";

/// Calls see(name, fingerprint) for each engine of ours whose name matches.
template <class See>
void each_engine(const std::string& pattern, See&& see) {
  for_each_family([&]<Family F>() {
    for (const ListedVariant<F>& engine : variants<F>())
      if (engine.states.kind == EngineKind::kOurs && fnmatch(pattern.c_str(), engine.name.data(), 0) == 0)
        see(std::string(engine.name), fingerprints_of<F>(engine));
  });
}

std::optional<List> read_list(const std::string& path) {
  std::ifstream in(path);
  if (!in) return std::nullopt;
  List list;
  for (std::string text; std::getline(in, text);) {
    if (text.empty() || text.front() == '#') continue;
    std::istringstream words(text);
    std::string name, reason;
    Line line;
    words >> name >> std::hex >> line.value >> std::ws;
    std::getline(words, line.reason);
    if (words.bad() || line.reason.empty() || !list.emplace(name, line).second) {
      fmt::print("{}: \"{}\": expected a name that stands there once, a fingerprint and a reason\n", path, text);
      return std::nullopt;
    }
  }
  return list;
}

bool write_list(const std::string& path, const List& list) {
  std::size_t longest = 0;
  for (const auto& [name, line] : list) longest = std::max(longest, name.size());
  std::ofstream out(path);
  out << kTitle;
  for (const auto& [name, line] : list)
    out << fmt::format("{:<{}}  {:#018x}  {}\n", name, longest, line.value, line.reason);
  return bool(out.flush());
}

int compare(const std::string& program, const std::string& path, List expected) {
  int different = 0;
  const auto tell = [&](const std::string& name, const std::string& sentence) {
    ++different;
    fmt::print("{}: {}\n  where: {} show {}\n  if it is meant: {} {} {} \"the reason\"\n", name, sentence, program,
               name, program, path, name);
  };
  each_engine("*", [&](const std::string& name, const std::vector<DomainFingerprint>& prints) {
    const auto found = expected.extract(name);
    const std::uint64_t value = joined(prints);
    if (found.empty())
      tell(name, fmt::format("stands not in the list; its fingerprint is {:#018x}", value));
    else if (found.mapped().value != value)
      tell(name, fmt::format("was {:#018x}, is {:#018x}", found.mapped().value, value));
  });
  for (const auto& [name, line] : expected) {
    ++different;
    fmt::print("{}: no engine of ours has this name: take its line out of {}\n", name, path);
  }
  return different == 0 ? 0 : 1;
}

int record(const std::string& path, List list, const std::string& pattern, const std::string& reason) {
  if (reason.find_first_not_of(" \t\n") == std::string::npos || reason.find('\n') != std::string::npos) {
    fmt::print("the reason is one line that is not empty\n");
    return 2;
  }
  std::size_t matched = 0;
  each_engine(pattern, [&](const std::string& name, const std::vector<DomainFingerprint>& prints) {
    ++matched;
    const std::uint64_t value = joined(prints);
    if (const auto found = list.find(name); found == list.end() || found->second.value != value) {
      list[name] = {value, reason};
      fmt::print("{}: {:#018x}  {}\n", name, value, reason);
    }
  });
  if (matched == 0) {
    fmt::print("{}: no engine of ours\n", pattern);
    return 2;
  }
  return write_list(path, list) ? 0 : 2;
}

int show(const std::string& pattern) {
  each_engine(pattern, [](const std::string& name, const std::vector<DomainFingerprint>& prints) {
    for (const auto& [domain, value] : prints) fmt::print("{}  {:#018x}  {}\n", name, value, domain);
  });
  return 0;
}

int run(const std::vector<std::string>& words) {
  if (words.size() == 3 && words[1] == "show") return show(words[2]);
  if (words.size() != 2 && words.size() != 4) {
    fmt::print("usage: {} LIST | LIST ENGINE REASON | show ENGINE\n", words[0]);
    return 2;
  }
  fmt::print("four lanes: {}\n", gjk::has_avx2() ? "AVX2" : "two pairs");
  const auto list = read_list(words[1]);
  if (!list && words.size() == 2) return 2;
  if (words.size() == 2) return compare(words[0], words[1], *list);
  return record(words[1], list.value_or(List()), words[2], words[3]);
}

}  // namespace
}  // namespace assay

int main(int count, char** words) {
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);  // should an engine crash, what was seen before it is told
  return assay::run({words, words + count});
}
