#include "tests/fingerprints/fingerprint_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>

#include "algorithms/gjk/support/four_lanes.h"

namespace assay {
namespace {

struct Line {
  std::uint64_t value = 0;
  std::string reason;
};
using List = std::map<std::string, Line>;

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

bool write_list(std::string_view title, const std::string& path, const List& list) {
  std::size_t longest = 0;
  for (const auto& [name, line] : list) longest = std::max(longest, name.size());
  std::ofstream out(path);
  out << title;
  for (const auto& [name, line] : list)
    out << fmt::format("{:<{}}  {:#018x}  {}\n", name, longest, line.value, line.reason);
  return bool(out.flush());
}

int compare(const Fingerprinted& what, const std::string& program, const std::string& path, List expected) {
  int different = 0;
  const auto tell = [&](const std::string& name, const std::string& sentence) {
    ++different;
    fmt::print("{}: {}\n  where: {} show {}\n  if it is meant: {} {} {} \"the reason\"\n", name, sentence, program,
               name, program, path, name);
  };
  what.each("*", [&](const std::string& name, const std::vector<DomainFingerprint>& prints) {
    const auto found = expected.extract(name);
    const std::uint64_t value = joined(prints);
    if (found.empty())
      tell(name, fmt::format("stands not in the list; its fingerprint is {:#018x}", value));
    else if (found.mapped().value != value)
      tell(name, fmt::format("was {:#018x}, is {:#018x}", found.mapped().value, value));
  });
  for (const auto& [name, line] : expected) {
    ++different;
    fmt::print("{}: {} has this name: take its line out of {}\n", name, what.nobody, path);
  }
  return different == 0 ? 0 : 1;
}

int record(const Fingerprinted& what, const std::string& path, List list, const std::string& pattern,
           const std::string& reason) {
  if (reason.find_first_not_of(" \t\n") == std::string::npos || reason.find('\n') != std::string::npos) {
    fmt::print("the reason is one line that is not empty\n");
    return 2;
  }
  std::size_t matched = 0;
  what.each(pattern, [&](const std::string& name, const std::vector<DomainFingerprint>& prints) {
    ++matched;
    const std::uint64_t value = joined(prints);
    if (const auto found = list.find(name); found == list.end() || found->second.value != value) {
      list[name] = {value, reason};
      fmt::print("{}: {:#018x}  {}\n", name, value, reason);
    }
  });
  if (matched == 0) {
    fmt::print("{}: {}\n", pattern, what.nobody);
    return 2;
  }
  return write_list(what.title, path, list) ? 0 : 2;
}

int show(const Fingerprinted& what, const std::string& pattern) {
  what.each(pattern, [](const std::string& name, const std::vector<DomainFingerprint>& prints) {
    for (const auto& [domain, value] : prints) fmt::print("{}  {:#018x}  {}\n", name, value, domain);
  });
  return 0;
}

}  // namespace

int run_fingerprints(const Fingerprinted& what, const std::vector<std::string>& words) {
  if (words.size() == 3 && words[1] == "show") return show(what, words[2]);
  if (words.size() != 2 && words.size() != 4) {
    fmt::print("usage: {} LIST | LIST NAME REASON | show NAME\n", words[0]);
    return 2;
  }
  fmt::print("four lanes: {}\n", gjk::has_avx2() ? "AVX2" : "two pairs");
  const auto list = read_list(words[1]);
  if (!list && words.size() == 2) return 2;
  if (words.size() == 2) return compare(what, words[0], words[1], *list);
  return record(what, words[1], list.value_or(List()), words[2], words[3]);
}

}  // namespace assay
