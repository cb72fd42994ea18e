#include "engines/host/answers/breach.h"

#include <optional>
#include <variant>

#include "algorithms/model/fields_of_problems.h"
#include "engines/host/answers/breach_words.h"
#include "engines/plugin_kit/places.h"

namespace assay {
using namespace abi;
using namespace plugin;

namespace {

/// Each facet ends at least three corners after the one before it, and the last one ends the list.
std::string breach_of_ends(const Hull3& hull) {
  const std::uint64_t corners = hull.corner.size();
  std::uint64_t least = 3;
  for (std::size_t f = 0; f < hull.end.size(); ++f) {
    const std::uint64_t end = hull.end[f];
    const bool last = f + 1 == hull.end.size();
    if (end < least || end > corners || (last && end != corners)) {
      const std::string most = std::to_string(corners);
      return broken(entry("end", f), end, last ? most : std::to_string(least) + " to " + most);
    }
    least = end + 3;
  }
  return {};
}

/// What the fields of one kind must have in common.
template <class Kind>
std::string breach_between_fields(const Kind&) {
  return {};
}
std::string breach_between_fields(const Hull3& hull) {
  if (std::string found = breach_of_ends(hull); !found.empty()) return found;
  if (hull.face_of.empty() || hull.face_of.size() == hull.end.size()) return {};
  return broken("the length of face_of", hull.face_of.size(), "0 or " + std::to_string(hull.end.size()));
}

/// The first breach of the fields of a part, told by their places.
class Finder {
 public:
  explicit Finder(const Sizes& sizes) : sizes_(sizes) {}

  /// `names`: what the indices of the part name, where the part does not say.
  template <class Part, class... Each>
  std::string in(const Part& part, Places<Each...> places, Of names = Of::kNothing) const {
    std::string found;
    each_place(part, places, [&](const auto& field, const auto& value, auto place) {
      if (!found.empty()) return;
      Facts facts = field.facts;
      if (facts.names == Of::kNothing) facts.names = names;
      if constexpr (requires { std::tuple_size<std::remove_cvref_t<decltype(value)>>::value; })
        found = of(facts, std::span(value).first(live_entries(part, facts, value)), place);
      else
        found = of(facts, value, place);
    });
    return found;
  }

 private:
  template <class Part, class... Each>
  std::string of(const Facts& facts, const Part& part, Places<Each...> places) const {
    return in(part, places, facts.names);
  }
  template <class T, std::uint32_t kBit, class Part>
  std::string of(const Facts&, const std::optional<T>& part, GivenPart<kBit, Part> /*places*/) const {
    return part ? in(*part, Part{}) : std::string();
  }
  template <class Place>
  std::string of(const Facts& facts, std::uint32_t number, Place) const {
    if (facts.length != Of::kNothing) return breach_of_length(Place::kName, number, facts, sizes_);
    const std::uint64_t count = sizes_.count(facts.names);
    return number < count ? std::string() : broken(Place::kName, number, "less than " + std::to_string(count));
  }
  template <class Place>
  std::string of(const Facts& facts, int number, Place) const {
    return breach_of_range(Place::kName, number, facts);
  }
  template <class Place>
  std::string of(const Facts&, bool, Place) const {
    return {};
  }
  template <class Place>
  std::string of(const Facts&, double, Place) const {
    return {};
  }
  template <class Place>
  std::string of(const Facts&, std::span<const double>, Place) const {
    return {};
  }
  template <class Place>
  std::string of(const Facts& facts, std::span<const std::uint32_t> indices, Place) const {
    return facts.names == Of::kNothing ? std::string()
                                       : breach_of_indices(Place::kName, indices, sizes_.count(facts.names));
  }
  template <class T, class Place>
  std::string of(const Facts& facts, const std::vector<T>& list, Place place) const {
    std::string found = breach_of_length(name_of_length<Place>(), list.size(), facts, sizes_);
    return found.empty() ? of(facts, std::span(list), place) : found;
  }
  template <class Place>
  static std::string name_of_length() {
    if constexpr (requires { Place::kCountName; })
      return std::string(Place::kCountName);
    else
      return "the length of " + std::string(Place::kName);
  }

  Sizes sizes_;
};

template <Family F>
std::string breach(const typename F::Problem& problem, const typename F::Answer& answer) {
  return std::visit(
      [&]<class Kind>(const Kind& kind) -> std::string {
        if constexpr (std::same_as<Kind, GaveUp> || std::same_as<Kind, Declined>) {
          return {};
        } else {
          std::string found = Finder(sizes_of(problem)).in(kind, kPlaces<typename CInterface<F>::Answer, Kind>);
          return found.empty() ? breach_between_fields(kind) : found;
        }
      },
      answer);
}

}  // namespace

#define ASSAY_DEFINE(F, name) \
  std::string breach_of(const F::Problem& problem, const F::Answer& answer) { return breach<F>(problem, answer); }
ASSAY_FOR_EACH_C_FAMILY(ASSAY_DEFINE)
#undef ASSAY_DEFINE

}  // namespace assay
