#include <optional>

#include "formats/limits.h"
#include "formats/number.h"
#include "formats/points/point_file.h"
#include "formats/text_lines.h"

namespace assay {
namespace {

class Off {
 public:
  Off(std::string_view text, std::string_view name) : lines_(text, name, "OFF") {}

  Result<PointFile> read() {
    if (auto error = read_heading()) return *error;
    if (auto error = read_vertices()) return *error;
    if (auto error = check_faces()) return *error;
    PointFile file;
    file.groups.push_back({{}, std::move(points_)});
    return file;
  }

 private:
  using Trouble = std::optional<Error>;

  Trouble read_heading() {
    std::string_view line;
    if (!lines_.next(line)) return lines_.about("the file is empty");
    std::string_view rest = line, word = next_word(rest);
    if (read_count(word)) return read_counts(line);  // the keyword may be left out
    if (!word.ends_with("OFF")) return lines_.at_line("expected OFF, found " + in_quotes(word));
    std::string_view prefix = word.substr(0, word.size() - 3);
    for (const std::string_view extra : {"ST", "C", "N"}) {
      if (!prefix.starts_with(extra)) continue;
      prefix.remove_prefix(extra.size());
      has_more_ = true;
    }
    const bool states_dimension = prefix == "n";
    if (!prefix.empty() && !states_dimension)
      return lines_.at_line(in_quotes(word) + " is not read, only OFF, COFF, NOFF, STOFF and nOFF");
    if (word = next_word(rest); word == "BINARY") return lines_.at_line("binary OFF is not read");
    line = line.substr(static_cast<std::size_t>(word.data() - line.data()));
    if (states_dimension) {
      if (word.empty() && lines_.next(line)) word = next_word(line);
      const auto dimension = read_count(word);
      if (!dimension || *dimension == 0 || *dimension > kMostDimension)
        return lines_.at_line("expected a dimension of 1 to " + std::to_string(kMostDimension) + ", found " +
                              in_quotes(word));
      points_.dimension = static_cast<std::uint32_t>(*dimension);
      word = {};
    }
    if (word.empty() && !lines_.next(line)) return lines_.about("ends before the numbers of vertices and faces");
    return read_counts(line);
  }

  Trouble read_counts(std::string_view line) {
    const auto vertices = read_count(next_word(line)), faces = read_count(next_word(line));
    if (!vertices || !faces) return lines_.at_line("expected the numbers of vertices, faces and edges");
    if (std::string reason = too_many_points(*vertices); !reason.empty()) return lines_.at_line(reason);
    vertices_ = *vertices;
    faces_ = *faces;
    return std::nullopt;
  }

  Trouble read_vertices() {
    std::string_view line;
    for (std::uint64_t i = 0; i < vertices_; ++i) {
      if (!lines_.next(line))
        return lines_.about("declares " + std::to_string(vertices_) + " vertices and ends after " + std::to_string(i));
      for (std::uint32_t k = 0; k < points_.dimension; ++k) {
        const std::string_view word = next_word(line);
        if (word.empty())
          return lines_.at_line("expected " + std::to_string(points_.dimension) + " coordinates, found " +
                                std::to_string(k));
        const auto value = read_number(word);
        if (!value) return lines_.at_line(value.error());
        points_.coordinates.push_back(*value);
      }
      if (const auto word = next_word(line); !has_more_ && !word.empty())
        return lines_.at_line("expected " + std::to_string(points_.dimension) +
                              " coordinates, found more: " + in_quotes(word));
    }
    return std::nullopt;
  }

  Trouble check_faces() {
    std::string_view line;
    for (std::uint64_t i = 0; i < faces_; ++i) {
      if (!lines_.next(line))
        return lines_.about("declares " + std::to_string(faces_) + " faces and ends after " + std::to_string(i));
      const auto corners = read_count(next_word(line));
      if (!corners) return lines_.at_line("expected the number of corners of a face");
      for (std::uint64_t k = 0; k < *corners; ++k) {
        const std::string_view word = next_word(line);
        if (word.empty())
          return lines_.at_line("a face of " + std::to_string(*corners) + " corners lists " + std::to_string(k));
        const auto corner = read_count(word);
        if (!corner || *corner >= vertices_)
          return lines_.at_line(in_quotes(word) + " is not the number of a vertex, 0 to the last of " +
                                std::to_string(vertices_));
      }
    }
    if (lines_.next(line)) return lines_.at_line("something follows the last face: " + in_quotes(line));
    return std::nullopt;
  }

  TextLines lines_;
  Points points_{3, {}};
  std::uint64_t vertices_ = 0, faces_ = 0;
  bool has_more_ = false;  ///< colours and the like after the coordinates
};

}  // namespace

Result<PointFile> read_off(std::string_view text, std::string_view name) { return Off(text, name).read(); }

}  // namespace assay
