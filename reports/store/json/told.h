// What an engine told, read back from the text of its answer in a record (answer_text.h).
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace assay {

/// Of a pair of bodies or of shapes.
struct ToldPair {
  bool meet = false;
  std::optional<double> distance, depth;  ///< where the answer has one number of it; the caller's unit
};
std::optional<ToldPair> pair_of_answer(std::string_view answer);

/// Of moving bodies.
struct ToldContact {
  enum class Kind : std::uint8_t { kNever, kFromTheStart, kAt } kind = Kind::kNever;
  double time = 0;  ///< kAt: the moment, or the end of the bracket before it
};
std::optional<ToldContact> contact_of_answer(std::string_view answer);

/// Of a linear program.
struct ToldProgram {
  enum class Kind : std::uint8_t { kOptimal, kInfeasible, kUnbounded, kGaveUp } kind = Kind::kOptimal;
  std::vector<double> x;  ///< kOptimal: where it is told
};
std::optional<ToldProgram> program_of_answer(std::string_view answer);

/// The dimension of an answer text that says a cloud of space is flat; nullopt for any other.
std::optional<int> dimension_of_answer(std::string_view answer);

}  // namespace assay
