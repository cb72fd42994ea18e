#include "reports/store/accepted/accepted_file.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <set>
#include <span>
#include <sstream>
#include <system_error>
#include <utility>

#include "properties/case/case_reader.h"
#include "properties/text/foreign_text.h"

namespace assay {
namespace {

constexpr std::string_view kEngine = "engine", kFamily = "family", kFails = "fails", kSeverity = "severity",
                           kReason = "reason", kUntil = "until", kVersion = "engine_version", kEntries = "accepted";

/// The library's reasons quote keys of any length.
constexpr std::size_t kMostReason = 300;

/// What is wrong, and where.
struct Refusal {
  std::uint32_t line;
  std::string sentence;
};

[[noreturn]] void refuse(const toml::node& at, std::string_view field, std::string_view why) {
  throw Refusal{at.source().begin.line, fmt::format("{}: {}", CaseReader::shortened(field), why)};
}

std::optional<std::string> optional_text(const toml::table& entry, std::string_view field) {
  const toml::node* node = entry.get(field);
  if (node == nullptr) return std::nullopt;
  const auto text = node->value_exact<std::string>();
  if (!text) refuse(*node, field, "a text in quotes is wanted");
  if (text->find_first_not_of(" \t\r\n") == std::string::npos) refuse(*node, field, "is empty");
  return text;
}

std::string text_of(const toml::table& entry, std::string_view field) {
  auto text = optional_text(entry, field);
  if (!text) refuse(entry, field, "is missing");
  return *std::move(text);
}

/// The place in `names` of the word that stands there.
std::size_t place_of(const toml::table& entry, std::string_view field, std::span<const std::string_view> names) {
  const std::string word = text_of(entry, field);
  const auto found = std::ranges::find(names, word);
  if (found == names.end())
    refuse(
        *entry.get(field), field,
        fmt::format("\"{}\" is none of: {}", CaseReader::shortened(word), fmt::join(names.begin(), names.end(), ", ")));
  return static_cast<std::size_t>(found - names.begin());
}

std::vector<std::string_view> family_names() {
  std::vector<std::string_view> names;
  for_each_family([&]<Family F>() { names.push_back(F::kName); });
  return names;
}

std::optional<Day> day_of(const toml::table& entry, std::string_view field) {
  const toml::node* node = entry.get(field);
  if (node == nullptr) return std::nullopt;
  const auto date = node->value_exact<toml::date>();
  if (!date) refuse(*node, field, "a date without quotes is wanted, such as 2026-12-31");
  return Day{std::chrono::year(date->year), std::chrono::month(date->month), std::chrono::day(date->day)};
}

AcceptedCluster cluster_of(const toml::table& entry) {
  static const std::set<std::string_view> kKnown = {kEngine, kFamily, kFails, kSeverity, kReason, kUntil, kVersion};
  for (const auto& [key, value] : entry)
    if (!kKnown.contains(key.str())) refuse(value, key.str(), "no field has this name");
  const std::vector<std::string_view> families = family_names();
  AcceptedCluster cluster;
  cluster.engine = text_of(entry, kEngine);
  if (!is_name(cluster.engine)) refuse(*entry.get(kEngine), kEngine, "is not a name");
  cluster.failing.family = families[place_of(entry, kFamily, families)];
  cluster.failing.mode = static_cast<FailureMode>(place_of(entry, kFails, kFailureModeNames));
  cluster.severity = static_cast<Severity>(place_of(entry, kSeverity, kSeverityNames));
  cluster.reason = text_of(entry, kReason);
  cluster.until = day_of(entry, kUntil);
  cluster.engine_version = optional_text(entry, kVersion);
  cluster.line = entry.source().begin.line;
  return cluster;
}

std::vector<AcceptedCluster> clusters_of(const toml::table& document) {
  std::vector<AcceptedCluster> clusters;
  for (const auto& [key, value] : document) {
    if (key.str() != kEntries) refuse(value, key.str(), "only [[accepted]] stands in this file");
    const toml::array* entries = value.as_array();
    if (entries == nullptr) refuse(value, key.str(), "[[accepted]], in two brackets, is wanted");
    for (const toml::node& entry : *entries) {
      if (!entry.is_table()) refuse(entry, key.str(), "[[accepted]], in two brackets, is wanted");
      AcceptedCluster cluster = cluster_of(*entry.as_table());
      for (const AcceptedCluster& other : clusters)
        if (cluster.is_same_cluster(other))
          refuse(entry, key.str(), fmt::format("{} is accepted in line {} already", cluster.words(), other.line));
      clusters.push_back(std::move(cluster));
    }
  }
  return clusters;
}

Result<std::vector<AcceptedCluster>> parse_accepted(const std::string& text, const std::filesystem::path& path) {
  try {
    return clusters_of(toml::parse(text));
  } catch (const toml::parse_error& error) {
    return Error{fmt::format("{}: line {}, column {}: {}", path.string(), error.source().begin.line,
                             error.source().begin.column, one_line(error.description().substr(0, kMostReason)))};
  } catch (const Refusal& refusal) {
    return Error{fmt::format("{}: line {}: {}", path.string(), refusal.line, refusal.sentence)};
  }
}

Result<std::string> text_of_file(const std::filesystem::path& path) {
  std::error_code problem;
  const std::filesystem::file_status status = std::filesystem::status(path, problem);
  if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
    return Error{path.string() + ": is not a file"};
  if (const std::uintmax_t size = std::filesystem::file_size(path, problem); !problem && size > kMostAcceptedBytes)
    return Error{fmt::format("{}: has {} bytes, more than the {} of a file of accepted findings", path.string(), size,
                             kMostAcceptedBytes)};
  return read_whole_file(path);
}

std::string entry_text(const AcceptedCluster& cluster) {
  toml::table entry{{kEngine, cluster.engine},
                    {kFamily, cluster.failing.family},
                    {kFails, name_of(cluster.failing.mode)},
                    {kSeverity, name_of(cluster.severity)},
                    {kReason, cluster.reason}};
  if (cluster.engine_version) entry.insert(kVersion, *cluster.engine_version);
  if (cluster.until)
    entry.insert(kUntil, toml::date{int{cluster.until->year()}, unsigned{cluster.until->month()},
                                    unsigned{cluster.until->day()}});
  std::ostringstream text;
  // As people write it: each text in one line, quoted in the usual way.
  text << "[[" << kEntries << "]]\n"
       << toml::toml_formatter{entry,
                               toml::toml_formatter::default_flags & ~(toml::format_flags::allow_literal_strings |
                                                                       toml::format_flags::allow_multi_line_strings)}
       << '\n';
  return text.str();
}

}  // namespace

std::string AcceptedCluster::words() const {
  return fmt::format("{}, {}, {}, {}", engine, failing.family, name_of(failing.mode), name_of(severity));
}

Result<std::vector<AcceptedCluster>> read_accepted(const std::filesystem::path& path) {
  const auto text = text_of_file(path);
  if (!text) return Error{text.error()};
  return parse_accepted(*text, path);
}

Result<Written> add_accepted(const std::filesystem::path& path, const AcceptedCluster& cluster) {
  std::string text = "# Failures that are known and borne, each with its reason: docs/ci.md.\n";
  std::error_code problem;
  if (std::filesystem::exists(path, problem)) {
    auto present = text_of_file(path);
    if (!present) return Error{present.error()};
    if (const auto read = parse_accepted(*present, path); !read) return Error{read.error()};
    text = *std::move(present);
    if (!text.empty() && text.back() != '\n') text += '\n';
  }
  text += '\n' + entry_text(cluster);
  if (const auto read = parse_accepted(text, path); !read) return Error{read.error()};
  return write_whole_file(path, text);
}

}  // namespace assay
