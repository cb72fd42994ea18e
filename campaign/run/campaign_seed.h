// Which seed a campaign draws from.
#pragma once
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <optional>

#include "properties/catalog/batteries.h"

namespace assay {

/// The date of a moment in UTC as the number yyyymmdd: the seed of that night.
std::uint64_t seed_of_night(std::time_t moment);

/// What is stated; else that of the campaign in `directory`, so that what was begun yesterday goes on; else 1, or of a
/// battery that changes its seed every night tonight's. `battery` may be null.
std::uint64_t campaign_seed(std::optional<std::uint64_t> stated, const Battery* battery,
                            const std::filesystem::path& directory, std::time_t now);

}  // namespace assay
