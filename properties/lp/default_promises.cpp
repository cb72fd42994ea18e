#include "properties/lp/default_promises.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

namespace assay {
namespace {

bool is_stated(double promise) { return promise >= 0; }  // NaN states nothing

Allowance default_of(const Semantics& semantics) {
  const int bits = static_cast<int>(semantics.precision_bits);
  return {std::ldexp(1.0, -static_cast<int>(kDefaultBitsOf5) * bits / 5), kDefaultRoundings * std::ldexp(1.0, -bits)};
}

Allowance effective(double stated, const Allowance& otherwise) {
  return is_stated(stated) ? Allowance(stated) : otherwise;
}

}  // namespace

LpPromise effective_promise(const Semantics& semantics) {
  const Allowance otherwise = default_of(semantics);
  Allowance gap = otherwise;
  for (const double stated : {semantics.lp_primal, semantics.lp_dual})
    if (is_stated(stated) && stated < kInfinity) gap.relative = std::max(gap.relative, stated);
  return {effective(semantics.lp_primal, otherwise), effective(semantics.lp_dual, otherwise),
          effective(semantics.lp_gap, gap)};
}

double allowed_change(const Semantics& semantics) {
  const LpPromise promise = effective_promise(semantics);
  double change = -1;
  for (const double violation : {promise.primal.relative, promise.dual.relative})
    if (violation < kInfinity) change = std::max(change, std::min(violation, kWidestChange));
  return change;
}

std::string promise_words(const Semantics& semantics) {
  const LpPromise promise = effective_promise(semantics);
  struct Named {
    const char* name;
    double held_to, stated;
  };
  const std::array<Named, 3> all = {{{"primal", promise.primal.relative, semantics.lp_primal},
                                     {"dual", promise.dual.relative, semantics.lp_dual},
                                     {"gap", promise.gap.relative, semantics.lp_gap}}};
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
