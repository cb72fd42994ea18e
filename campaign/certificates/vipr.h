// A linear program with the proof of its truth, as a VIPR file.
#pragma once
#include <string>

#include "algorithms/model/lp.h"
#include "algorithms/model/result.h"
#include "reports/store/certificate.h"

namespace assay {

/// The program in exact rationals, bounds as constraints, and the proof as one linear combination of them: that no x is
/// better than the optimum, which the solution given attains; or that 0 >= a positive number, where there is no x.
///
/// Promise  the certificate is written as it is and not looked at again: whoever reads the file does that.
/// Error    a certificate of an unbounded program, for which the form has no place, or none at all.
/// Source   the file format VIPR, version 1.0: K. K. H. Cheung, A. Gleixner, D. E. Steffy, Verifying Integer
///          Programming Results, IPCO 2017.
Result<std::string> vipr_of(const LpProblem& program, const Certificate& certificate);

}  // namespace assay
