#include "properties/lp/default_promises.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace assay {
namespace {

bool is_stated(double promise) { return promise >= 0; }  // NaN states nothing

Allowance default_of(const Stated<LpFamily>& semantics) {
  const int bits = static_cast<int>(semantics.precision_bits);
  return {std::ldexp(1.0, -static_cast<int>(kDefaultBitsOf5) * bits / 5), kDefaultRoundings * std::ldexp(1.0, -bits)};
}

Allowance effective(double stated, const Allowance& otherwise) {
  return is_stated(stated) ? Allowance(stated) : otherwise;
}

}  // namespace

LpPromise effective_promise(const Stated<LpFamily>& semantics) {
  const Allowance otherwise = default_of(semantics);
  Allowance gap = otherwise;
  for (const double stated : {semantics.primal, semantics.dual})
    if (is_stated(stated) && stated < kInfinity) gap.relative = std::max(gap.relative, stated);
  return {effective(semantics.primal, otherwise), effective(semantics.dual, otherwise), effective(semantics.gap, gap)};
}

double allowed_change(const Stated<LpFamily>& semantics) {
  const LpPromise promise = effective_promise(semantics);
  double change = -1;
  for (const double violation : {promise.primal.relative, promise.dual.relative})
    if (violation < kInfinity) change = std::max(change, std::min(violation, kWidestChange));
  return change;
}

std::string promise_words(const Stated<LpFamily>& semantics) {
  const LpPromise promise = effective_promise(semantics);
  struct Named {
    const char* name;
    double held_to, stated;
  };
  const std::array<Named, 3> all = {{{"primal", promise.primal.relative, semantics.primal},
                                     {"dual", promise.dual.relative, semantics.dual},
                                     {"gap", promise.gap.relative, semantics.gap}}};
  std::string words = "held to";
  for (const Named& one : all) {
    char text[64];
    std::snprintf(text, sizeof text, " %s %.3g %s,", one.name, one.held_to,
                  is_stated(one.stated) ? "as stated" : "by default");
    words += text;
  }
  words.pop_back();
  return words;
}

}  // namespace assay
