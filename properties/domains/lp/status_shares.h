// What a domain of linear programs states about its own coverage; its test measures it with certify_lp.
#pragma once

namespace assay {

/// Least and most share of cases of each exact status, over the domain's whole difficulty axis.
struct StatusShares {
  struct Bounds {
    double least = 0, most = 1;
  };
  Bounds optimal, infeasible, unbounded;
};

}  // namespace assay
