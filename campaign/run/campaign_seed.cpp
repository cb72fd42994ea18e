#include "campaign/run/campaign_seed.h"

#include "reports/store/store_files.h"

namespace assay {

std::uint64_t seed_of_night(std::time_t moment) {
  std::tm day{};
  gmtime_r(&moment, &day);
  const auto year = static_cast<std::uint64_t>(1900 + day.tm_year), month = static_cast<std::uint64_t>(1 + day.tm_mon);
  return 10'000 * year + 100 * month + static_cast<std::uint64_t>(day.tm_mday);
}

std::uint64_t campaign_seed(std::optional<std::uint64_t> stated, const Battery* battery,
                            const std::filesystem::path& directory, std::time_t now) {
  if (stated) return *stated;
  // What cannot be read is refused, by its name, where the campaign is opened.
  if (std::filesystem::exists(directory / store_detail::kHeaderFile))
    if (const auto header = store_detail::read_header(directory)) return header->seed;
  return battery != nullptr && battery->seed_of_night ? seed_of_night(now) : 1;
}

}  // namespace assay
