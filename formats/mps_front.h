// What is looked at in an MPS file before GLPK's reader sees it. No GLPK here.
#pragma once
#include <string>
#include <string_view>

#include "algorithms/model/result.h"

namespace assay {

struct MpsFront {
  std::string text;  ///< the same lines, with ends of line "\n" and OBJSENSE turned into comments
  bool maximise = false;
};

/// `name` stands for the file in error sentences.
/// Error  an empty or binary text, an OBJSENSE that is neither MIN nor MAX, a number whose nearest double is infinite
///        or subnormal.
Result<MpsFront> front_of_mps(std::string_view text, std::string_view name);

}  // namespace assay
