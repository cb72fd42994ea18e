#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "formats/limits.h"
#include "formats/number.h"
#include "formats/points/point_file.h"
#include "formats/text_lines.h"

namespace assay {
namespace {

/// Statements without vertices, which say nothing about the convex hull.
constexpr std::array<std::string_view, 16> kPassedOver = {
    "vn",    "vt",       "vp",       "s",          "mg",     "usemtl", "mtllib",    "lod",
    "bevel", "c_interp", "d_interp", "shadow_obj", "usemap", "maplib", "trace_obj", "call"};
constexpr std::uint64_t kMostUses = kMostBytes / 16;
constexpr std::size_t kMostNames = std::size_t{1} << 16;

class Obj {
 public:
  Obj(std::string_view text, std::string_view name) : lines_(text, name, "OBJ") {}

  Result<PointFile> read() {
    std::string_view line;
    while (lines_.next(line))
      if (auto error = read_line(line)) return *error;
    if (coordinates_.empty()) return lines_.about("holds no vertices");
    return groups();
  }

 private:
  using Trouble = std::optional<Error>;
  using Names = std::map<std::string, std::uint32_t, std::less<>>;

  struct Use {
    std::uint32_t object, group;
    std::uint64_t vertex;  ///< from 0 on
    std::size_t line;
  };

  Trouble read_line(std::string_view line) {
    if (line.ends_with('\\')) return lines_.at_line("a line that goes on in the next one is not read");
    const std::string_view word = next_word(line);
    if (word == "v") return read_vertex(line);
    if (word == "f" || word == "l" || word == "p") return read_element(line);
    if (word == "o") return enter(line, objects_, object_);
    if (word == "g") return enter(line, group_names_, group_);
    if (std::find(kPassedOver.begin(), kPassedOver.end(), word) == kPassedOver.end())
      return lines_.at_line(in_quotes(word) + " is not read, only vertices and the polygons on them");
    return std::nullopt;
  }

  /// The number of the name, which is kept in the order of first use.
  Trouble enter(std::string_view line, Names& names, std::uint32_t& at) const {
    const auto begin = std::min(line.find_first_not_of(kBlanks), line.size());
    const auto end = line.find_last_not_of(kBlanks) + 1;
    const std::string name(line.substr(begin, end > begin ? end - begin : 0));
    at = names.try_emplace(name, static_cast<std::uint32_t>(names.size() + 1)).first->second;
    if (names.size() > kMostNames)
      return lines_.at_line("more than " + std::to_string(kMostNames) + " objects or groups are not read");
    return std::nullopt;
  }

  Trouble read_vertex(std::string_view line) {
    std::array<double, 7> numbers{};
    std::size_t count = 0;
    for (std::string_view word = next_word(line); !word.empty(); word = next_word(line)) {
      if (count == numbers.size()) return lines_.at_line("a vertex has at most 7 numbers");
      const auto value = read_number(word);
      if (!value) return lines_.at_line(value.error());
      numbers[count++] = *value;
    }
    if (count < 3 || count == 5)
      return lines_.at_line("expected 3 coordinates, and a weight or colours at most, found " + std::to_string(count) +
                            " numbers");
    if ((count == 4 || count == 7) && numbers[3] != 1)
      return lines_.at_line("a vertex of weight other than 1 is not read");
    if (std::string reason = too_many_points(declared_.size() + 1); !reason.empty()) return lines_.at_line(reason);
    coordinates_.insert(coordinates_.end(), numbers.begin(), numbers.begin() + 3);
    declared_.push_back({object_, group_});
    return std::nullopt;
  }

  Trouble read_element(std::string_view line) {
    for (std::string_view word = next_word(line); !word.empty(); word = next_word(line)) {
      std::string_view number = word.substr(0, word.find('/'));
      const bool from_the_end = number.starts_with('-');
      if (from_the_end) number.remove_prefix(1);
      const auto count = read_count(number);
      if (!count || *count == 0 || (from_the_end && *count > declared_.size()))
        return lines_.at_line(in_quotes(word) + " is not the number of a vertex");
      if (uses_.size() == kMostUses)
        return lines_.at_line("more than " + std::to_string(kMostUses) + " corners are not read");
      uses_.push_back({object_, group_, from_the_end ? declared_.size() - *count : *count - 1, lines_.number()});
    }
    return std::nullopt;
  }

  Result<PointFile> groups() {
    const bool by_object = !objects_.empty();
    const Names& names = by_object ? objects_ : group_names_;
    std::vector<std::vector<std::uint32_t>> members(names.size() + 1);  // 0: before the first name
    std::vector<bool> used(declared_.size(), false);
    for (const Use& use : uses_) {
      if (use.vertex >= declared_.size())
        return lines_.at_line(use.line, "vertex " + std::to_string(use.vertex + 1) + " is not there; there are " +
                                            std::to_string(declared_.size()));
      used[use.vertex] = true;
      members[by_object ? use.object : use.group].push_back(static_cast<std::uint32_t>(use.vertex));
    }
    for (std::uint32_t i = 0; i < declared_.size(); ++i)
      if (!used[i]) members[by_object ? declared_[i].object : declared_[i].group].push_back(i);
    std::vector<std::string> name_at(members.size());
    for (const auto& [name, at] : names) name_at[at] = name;
    PointFile file;
    for (std::size_t g = 0; g < members.size(); ++g) {
      auto& list = members[g];
      if (list.empty()) continue;
      std::sort(list.begin(), list.end());
      list.erase(std::unique(list.begin(), list.end()), list.end());
      PointGroup group{name_at[g], {3, {}}};
      for (const std::uint32_t i : list) {
        const auto first = coordinates_.begin() + std::ptrdiff_t{3} * i;
        group.points.coordinates.insert(group.points.coordinates.end(), first, first + 3);
      }
      file.groups.push_back(std::move(group));
    }
    return file;
  }

  /// Under which names a vertex was declared.
  struct Declared {
    std::uint32_t object, group;
  };

  TextLines lines_;
  std::vector<double> coordinates_;
  std::vector<Declared> declared_;
  std::vector<Use> uses_;
  Names objects_, group_names_;
  std::uint32_t object_ = 0, group_ = 0;
};

}  // namespace

Result<PointFile> read_obj(std::string_view text, std::string_view name) { return Obj(text, name).read(); }

}  // namespace assay
