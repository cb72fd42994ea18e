#include "campaign/provenance.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <gnu/libc-version.h>
#include <sys/utsname.h>
#include <xmmintrin.h>

#include <boost/version.hpp>
#include <cfloat>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "campaign/build_info.h"
#include "campaign/naming/engine_names.h"
#include "campaign/naming/engine_paths.h"
#include "reports/store/given_engines.h"
#include "reports/store/sha256.h"
#include "selftest/selftest.h"

namespace assay {
namespace {

std::string first_line_with(const char* path, const std::string& key) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(key)) continue;
    const auto colon = line.find(':');
    return colon == line.npos ? line : line.substr(line.find_first_not_of(" \t", colon + 1));
  }
  return "unknown";
}

std::string file_hash(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return "unreadable";
  return sha256_hex(std::string(std::istreambuf_iterator<char>(file), {}));
}

std::string yes_no(const std::string& list, const std::string& word) {
  return (" " + list + " ").find(" " + word + " ") != std::string::npos ? "yes" : "no";
}

/// What a plug-in is: its shared object, or the file that a command is about, where it is about one.
std::string file_of(const std::string& plugin) {
  const std::string file = is_engine_command(plugin) ? file_of_command(plugin) : plugin;
  return file.empty() ? plugin : file;
}

/// By the file's name; by an end of its path where that is shared.
void add_plugins(const std::vector<std::string>& paths, std::map<std::string, std::string>& facts) {
  std::map<std::string, std::vector<std::filesystem::path>> by_file;
  for (const std::string& path : paths) {
    const std::string file = file_of(path);
    by_file[file.substr(file.rfind('/') + 1)].emplace_back(path);
  }
  for (const auto& [file, holders] : by_file) {
    const auto ends = telling_ends(holders);
    for (std::size_t i = 0; i < holders.size(); ++i) {
      const std::string path = holders[i].string();
      const std::string key = "plugin." + (holders.size() == 1 ? file : ends ? (*ends)[i] + ".so" : path);
      facts[key + ".sha256"] = file_hash(file_of(path));
      facts[key + ".path"] = path;
    }
  }
}

}  // namespace

std::string project_version() { return kBuildVersion; }

std::string floating_point_defect() { return selftest::defect_of(selftest::floating_point_vectors(), kBuildFlags); }

std::map<std::string, std::string> collect_provenance(const std::vector<std::string>& plugin_paths,
                                                      const std::map<std::string, std::string>& given) {
  std::map<std::string, std::string> facts;
  facts["assay.version"] = kBuildVersion;
  facts["assay.revision"] = kBuildRevision;
  facts["build.compiler"] = kBuildCompiler;
  facts["build.type"] = kBuildType;
  facts["build.flags"] = kBuildFlags;
  facts["library.boost"] =
      fmt::format("{}.{}.{}", BOOST_VERSION / 100000, BOOST_VERSION / 100 % 1000, BOOST_VERSION % 100);
  facts["library.gmp"] = kBuildGmp;
  facts["library.cgal"] = kBuildCgal;
  facts["library.libc"] = gnu_get_libc_version();
  utsname system{};
  if (uname(&system) == 0)
    facts["machine.kernel"] = fmt::format("{} {} {}", system.sysname, system.release, system.machine);
  facts["machine.cpu"] = first_line_with("/proc/cpuinfo", "model name");
  const std::string cpu_flags = first_line_with("/proc/cpuinfo", "flags");
  facts["machine.fma"] = yes_no(cpu_flags, "fma");
  facts["machine.avx512f"] = yes_no(cpu_flags, "avx512f");
  facts["probe.flt_eval_method"] = std::to_string(static_cast<int>(FLT_EVAL_METHOD));
  facts["probe.mxcsr"] = fmt::format("{:#06x}", _mm_getcsr());
  add_plugins(plugin_paths, facts);
  for (const auto& [engine, path] : given) facts[key_of_given(engine)] = path;
  if (std::getenv("SOURCE_DATE_EPOCH") == nullptr)
    facts["time.utc"] = fmt::format(
        "{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::chrono::system_clock::to_time_t(std::chrono::system_clock::now())));
  return facts;
}

}  // namespace assay
