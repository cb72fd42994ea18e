#include "properties/catalog/batteries.h"

#include <array>

namespace assay {
namespace {

constexpr std::array kBatteries = {
    Battery{"smoke", "seconds: does everything run, are the planted faults seen", 512, 128, true},
    Battery{"quick", "minutes on two cores: what a newcomer and a pull request see of engines, ours and others'", 8192,
            2048},
    Battery{"nightly", "hours: a million cases for every principal claim on every domain", 1'000'000, 100'000},
    Battery{"exhaustive", "days: for releases and studies", 20'000'000, 2'000'000},
};

}  // namespace

std::span<const Battery> batteries() { return kBatteries; }

const Battery* find_battery(std::string_view name) {
  for (const Battery& battery : kBatteries)
    if (battery.name == name) return &battery;
  return nullptr;
}

}  // namespace assay
