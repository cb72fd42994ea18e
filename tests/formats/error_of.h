// The sentence of a result, for tests.
#pragma once
#include <gtest/gtest.h>

#include <string>

#include "algorithms/model/result.h"

namespace assay {

template <class T>
std::string error_of(const Result<T>& result) {
  if (result) return "no error";
  EXPECT_EQ(result.error().find('\n'), std::string::npos) << result.error();
  return result.error();
}

}  // namespace assay
