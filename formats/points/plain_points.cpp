#include <optional>

#include "formats/limits.h"
#include "formats/number.h"
#include "formats/points/point_file.h"
#include "formats/text_lines.h"

namespace assay {
namespace {

constexpr std::string_view kSeparators = " \t,;";

/// What stands in front of the points.
struct Heading {
  std::optional<std::uint64_t> dimension, count;
  std::optional<std::uint64_t> either;  ///< a number alone: the count, or the dimension
};

class PlainPoints {
 public:
  PlainPoints(std::string_view text, std::string_view name) : lines_(text, name, "plain points") {}

  Result<PointFile> read() {
    std::string_view line;
    if (!lines_.next(line)) return lines_.about("holds no points");
    if (is_titled(line)) {
      if (auto error = read_title(line)) return *error;
    } else if (auto error = read_lone_numbers(line)) {
      return *error;
    }
    while (lines_.next(line))
      if (auto error = add(line)) return *error;
    if (auto error = settle()) return *error;
    PointFile file;
    file.groups.push_back({{}, std::move(points_)});
    return file;
  }

 private:
  using Trouble = std::optional<Error>;

  static std::size_t width_of(std::string_view line) {
    std::size_t width = 0;
    while (!next_word(line, kSeparators).empty()) ++width;
    return width;
  }
  /// The only word of the line, as a count.
  static std::optional<std::uint64_t> lone_count(std::string_view line) {
    if (width_of(line) != 1) return std::nullopt;
    return read_count(next_word(line, kSeparators));
  }
  /// A count and a word that is no attempt at a number, as rbox begins.
  static bool is_titled(std::string_view line) {
    if (!read_count(next_word(line, kSeparators))) return false;
    const std::string_view word = next_word(line, kSeparators);
    return !word.empty() && std::string_view("0123456789.+-").find(word[0]) == word.npos && !read_number(word);
  }

  Trouble read_title(std::string_view line) {
    heading_.dimension = read_count(next_word(line, kSeparators));
    if (auto error = set_width(*heading_.dimension)) return error;
    if (!lines_.next(line)) return lines_.about("ends where the number of points should stand");
    heading_.count = lone_count(line);
    if (!heading_.count)
      return lines_.at_line("expected the number of points, since the first line has words beside a number, found " +
                            in_quotes(line));
    return refuse_many(*heading_.count);
  }

  /// Numbers that stand alone on the first lines are declarations where the points have several coordinates.
  Trouble read_lone_numbers(std::string_view line) {
    std::vector<std::uint64_t> alone;
    std::vector<std::string_view> held;
    std::vector<std::size_t> where;
    for (bool more = true; more && held.size() < 2 && lone_count(line); more = lines_.next(line)) {
      alone.push_back(*lone_count(line));
      held.push_back(line);
      where.push_back(lines_.number());
      line = {};
    }
    const std::size_t width = width_of(line);
    if (alone.size() == 2 && width == 0 && alone[1] == 0) {
      heading_.count = 0;
      return set_width(alone[0]);
    }
    if (width <= 1) {  // points of the line after all
      for (std::size_t i = 0; i < held.size(); ++i)
        if (auto error = add(held[i], where[i])) return error;
    } else if (alone.size() == 2) {
      const bool first = alone[0] == width;
      if (!first && alone[1] != width)
        return lines_.at_line("expected " + std::to_string(alone[0]) + " or " + std::to_string(alone[1]) +
                              " coordinates, as the first two lines say, found " + std::to_string(width));
      heading_.dimension = width;
      heading_.count = alone[first ? 1 : 0];
      if (auto error = refuse_many(*heading_.count)) return error;
    } else if (alone.size() == 1) {
      heading_.either = alone[0];
      if (alone[0] != width)
        if (auto error = refuse_many(alone[0])) return error;
    }
    return width == 0 ? std::nullopt : add(line);
  }

  Trouble refuse_many(std::uint64_t count) const {
    if (std::string reason = too_many_points(count); !reason.empty()) return lines_.at_line(reason);
    return std::nullopt;
  }

  Trouble set_width(std::uint64_t width) {
    if (width == 0 || width > kMostDimension)
      return lines_.at_line("points of dimension " + std::to_string(width) + " are not read, only of 1 to " +
                            std::to_string(kMostDimension));
    points_.dimension = static_cast<std::uint32_t>(width);
    return std::nullopt;
  }

  Trouble add(std::string_view line) { return add(line, lines_.number()); }
  Trouble add(std::string_view line, std::size_t number) {
    const std::size_t width = width_of(line);
    if (points_.dimension == 0)
      if (auto error = set_width(width)) return error;
    if (width != points_.dimension)
      return lines_.at_line(
          number, "expected " + std::to_string(points_.dimension) + " coordinates, found " + std::to_string(width));
    if (++count_; heading_.count && count_ > *heading_.count)
      return lines_.at_line(number, "more points than the " + std::to_string(*heading_.count) + " declared");
    if (auto error = refuse_many(count_)) return error;
    for (std::string_view word = next_word(line, kSeparators); !word.empty(); word = next_word(line, kSeparators)) {
      const auto value = read_number(word);
      if (!value) return lines_.at_line(number, value.error());
      points_.coordinates.push_back(*value);
    }
    return std::nullopt;
  }

  Trouble settle() const {
    const bool is_dimension = heading_.either && *heading_.either == points_.dimension;
    const auto declared = heading_.either && !is_dimension ? heading_.either : heading_.count;
    if (declared && *declared != count_)
      return lines_.about("declares " + std::to_string(*declared) + " points and holds " + std::to_string(count_));
    return std::nullopt;
  }

  TextLines lines_;
  Heading heading_;
  Points points_;
  std::uint64_t count_ = 0;
};

}  // namespace

Result<PointFile> read_plain_points(std::string_view text, std::string_view name) {
  return PlainPoints(text, name).read();
}

}  // namespace assay
