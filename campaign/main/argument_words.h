// Words of the command line that are numbers.
#pragma once
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay {

/// "90", "90s", "10m", "2h" in seconds.
inline std::optional<double> parse_duration(const std::string& text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
  if (error != std::errc{} || !(value > 0) || value > 1e9) return std::nullopt;
  if (unit.empty() || unit == "s") return value;
  if (unit == "m") return value * 60;
  if (unit == "h") return value * 3600;
  return std::nullopt;
}

/// "i/n" with 1 <= i <= n.
inline bool parse_shard(const std::string& text, std::uint64_t& shard, std::uint64_t& shards) {
  const auto slash = text.find('/');
  if (slash == text.npos) return false;
  const char* end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), text.data() + slash, shard);
  const auto second = std::from_chars(text.data() + slash + 1, end, shards);
  if (first.ec != std::errc{} || first.ptr != text.data() + slash || second.ec != std::errc{} || second.ptr != end)
    return false;
  if (shards == 0 || shards > 1'000'000 || shard == 0 || shard > shards) return false;
  --shard;
  return true;
}

}  // namespace assay
