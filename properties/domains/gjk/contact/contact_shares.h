// What a collision domain states about its own coverage; its test measures it with the exact contact.
#pragma once

namespace assay {

/// Least and most share of cases of each contact, over the domain's whole difficulty axis.
struct ContactShares {
  struct Bounds {
    double least = 0, most = 1;
  };
  Bounds separated, touching, overlapping;
};

}  // namespace assay
