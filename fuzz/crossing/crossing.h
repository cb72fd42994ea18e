// Hostile answers put through everything that an answer meets after it has crossed the plug-in interface.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "properties/choices.h"

namespace assay::crossing {

/// How often the dear parts are done: once in so many answers, 0 for never.
struct Effort {
  std::uint64_t referee = 0, reduce = 0, draw = 1;
};

/// What became of one answer.
struct Crossed {
  std::string_view family;
  std::string_view where = "nowhere";  ///< the slowest of judge, referee, reducer and writers
  double seconds = 0;                  ///< that it took; never part of a verdict
  bool by_bytes = false;         ///< crossed as bytes; otherwise as an answer of a variant linked into the program
  bool refused = false;          ///< the host handed no answer on
  bool violated = false;         ///< some claim was found false
  bool defect = false;           ///< the judges or the referee contradict each other
  std::string case_text, story;  ///< of slow and defective ones: the case, and what it was put to
};

/// The answer that the choices stand for. An answer that is right by proof, in some kind, with up to three fields made
/// hostile; half of them as the bytes of a reply, damaged. It is judged by one claim with the replies to all of its
/// questions, compared, written in words and JSON, drawn, and by turns put to the referee and to the reducer.
///
/// Promise  a function of the choices and the effort, but for `seconds`. What a host hands on is inside the interface:
///          aborts otherwise.
Crossed cross(Choices& choices, std::uint64_t turn, const Effort& effort);

/// Only answers of this family, by its name; false where there is none of it.
bool restrict_to(std::string_view family);

/// An answer that took longer is told of.
inline constexpr double kSlowSeconds = 1;

}  // namespace assay::crossing
