// How often filters of algorithms could not decide: work that no answer shows.
#pragma once
#include <cstdint>

namespace assay {

/// In this thread, since it began, each later stage of a predicate that was entered. A filter that is too careful, or
/// not careful enough, changes this number where it changes no answer.
///
/// Promise  a function of the questions and of nothing else: who wants it of one question takes the difference.
inline thread_local std::uint64_t filter_fallbacks = 0;

}  // namespace assay
