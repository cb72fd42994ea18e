// 10 000 random programs that an adapter does not decline are handed to its library and read back.
#pragma once
#include <gtest/gtest.h>

#include <iostream>

#include "properties/case/case_text.h"
#include "tests/engines/lp_adapters/random_programs.h"

namespace assay {

inline constexpr int kRoundTrips = 10000;

/// `must_decline(problem)` is the test's own word on what the library has no place for; `declines(asked)` is the
/// adapter's. `differs(problem, asked)` loads, reads back, and says in words what is not as asked; empty where all is.
template <class MustDecline, class Declines, class Differs>
void round_trip(MustDecline must_decline, Declines declines, Differs differs) {
  int loaded = 0, declined = 0;
  for (std::uint64_t index = 0; loaded < kRoundTrips; ++index) {
    const LpProblem problem = random_program(index);
    const assay_lp_problem asked = as_asked(problem);
    const bool is_declined = declines(asked);
    const auto text = [&] { return "program " + std::to_string(index) + "\n" + write_case({{}, problem}); };
    ASSERT_EQ(is_declined, must_decline(problem)) << text();
    ++(is_declined ? declined : loaded);
    if (is_declined) continue;
    const std::string found = differs(problem, asked);
    ASSERT_TRUE(found.empty()) << found << " is not as asked\n" << text();
  }
  std::cout << loaded << " programs read back as asked, " << declined << " declined\n";
  EXPECT_LT(declined, 10 * loaded);
}

}  // namespace assay
