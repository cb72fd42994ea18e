// An engine's answer read out of its C struct, with what is wrong with it as seen before its buffers are touched.
#pragma once
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engines/host/answers/breach_words.h"
#include "engines/plugin_kit/places.h"

namespace assay::abi {

/// Reads fields from their places. `given` is the struct as the engine got it, whose buffers are known to be there;
/// `said` is what it left.
template <class CAnswer>
struct AnswerReader {
  const CAnswer& given;
  const CAnswer& said;
  Sizes sizes;
  std::string breach = {};  ///< the first; what is read after it means nothing

  template <class Part, class... Each>
  void get(Part& part, plugin::Places<Each...> places) {
    plugin::each_place(part, places, [&](const auto& field, auto& value, auto place) {
      if (breach.empty()) get(field.facts, value, place);
    });
  }

 private:
  template <class Part, class... Each>
  void get(const Facts&, Part& part, plugin::Places<Each...> places) {
    get(part, places);
  }
  template <class T, auto kFirst, auto... kMore>
  void get(const Facts& facts, T& value, plugin::Number<kFirst, kMore...> place) {
    value = static_cast<T>(said.*kFirst);
    if constexpr (std::same_as<T, int>) breach = breach_of_range(place.kName, value, facts);
    if constexpr (std::same_as<T, std::uint32_t>) {
      if (facts.length == Of::kNothing) return;
      breach = breach_of_length(place.kName, value, facts, sizes);
      (agree<kMore>(facts, value, place.kName), ...);
    }
  }
  /// Another member that must repeat the count.
  template <auto kOther>
  void agree(const Facts& facts, std::uint32_t value, std::string_view of) {
    constexpr std::string_view kName = fields::name_of_member<kOther>();
    if (breach.empty()) breach = breach_of_length(kName, said.*kOther, facts, sizes);
    if (breach.empty() && said.*kOther != value)
      breach = broken(kName, said.*kOther, std::string(of) + ", which is " + std::to_string(value));
  }
  template <class T, std::size_t kLength, auto kEntries>
  void get(const Facts&, std::array<T, kLength>& values, plugin::Array<kEntries>) {
    std::copy_n(said.*kEntries, kLength, values.begin());
  }
  template <class T, auto kEntries, auto kCount>
  void get(const Facts& facts, std::vector<T>& values, plugin::List<kEntries, kCount> place) {
    breach = breach_of_length(place.kCountName, said.*kCount, facts, sizes);
    if (breach.empty()) values.assign(given.*kEntries, given.*kEntries + said.*kCount);
  }
  /// The list beside it has been read, so the count is in range.
  template <class T, auto kEntries, auto kCount, auto kIsGiven>
  void get(const Facts&, std::vector<T>& values, plugin::ListBeside<kEntries, kCount, kIsGiven>) {
    if (said.*kIsGiven != 0) values.assign(given.*kEntries, given.*kEntries + said.*kCount);
  }
  template <class T, auto kEntries, std::uint32_t kBit>
  void get(const Facts& facts, std::vector<T>& values, plugin::GivenList<kEntries, kBit>) {
    if ((said.given & kBit) != 0) values.assign(given.*kEntries, given.*kEntries + sizes.count(facts.length));
  }
  template <class T, std::uint32_t kBit, class Part>
  void get(const Facts&, std::optional<T>& part, plugin::GivenPart<kBit, Part> /*places*/) {
    if ((said.given & kBit) != 0) get(part.emplace(), Part{});
  }
};

}  // namespace assay::abi
