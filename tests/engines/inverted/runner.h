// Inverted tests: an adapter whose library has been replaced by one that answers exactly must be convicted of nothing.
// Whatever is held against it then is an error of the adapter, or of the claims, and never of a library.
#pragma once
#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>
#include <vector>

#include "algorithms/model/family.h"
#include "engines/assay_engine.h"

namespace assay::inverted {

/// Which cases: indices `first` to `first + cases - 1` of every domain of the family, each under every property that
/// applies to what the engine states.
struct Share {
  std::uint64_t seed = 1;
  std::uint64_t first = 0, cases = 1;
};

/// A property that the adapter was found to break, or a harness defect, with the case to see it again.
struct Conviction {
  std::string property, domain;  ///< the domain with its version
  std::uint64_t index = 0;
  std::string claim, evidence;
  double magnitude = 0;
  std::string case_text;  ///< as `assay replay` reads it
};

/// What became of the cases, each a (property, problem). A test that looks at convictions alone is passed by an engine
/// that declines everything, so it looks at `holds` too.
struct Tally {
  std::uint64_t judged = 0, holds = 0, undecided = 0, not_judged = 0, declined = 0, gave_up = 0;
};

struct Record {
  Tally all;
  std::map<std::string, Tally> of_domain, of_property;  ///< domains by versioned name
  std::map<std::string, std::uint64_t> open_by;         ///< undecided and not judged: the property and the reason
  std::vector<Conviction> convictions;                  ///< property by property within domain by domain
};

/// Asks `engine` in this process, by the conversions of the host, and judges as a campaign does
/// (properties/evaluate.h), with no witness proposed from outside. Instantiated for every family.
template <Family F>
Record inverted(const assay_engine& engine, const Share& share);

/// One line of counts; then, if any, the reasons of what is open, convictions counted by property, domain and claim,
/// and at most `shown` of them in full.
void print(const Record& record, const std::string& engine, std::ostream& out, std::size_t shown = 5);

/// `cases` for a share of about `total` judged (property, problem) pairs, as a run by hand or the suite wants it.
template <Family F>
Share share_of(std::uint64_t total, std::uint64_t seed = 1);

/// The total asked for by the environment variable ASSAY_INVERTED_CASES, otherwise `suite`, the fixed share of the
/// suite.
std::uint64_t total_or(std::uint64_t suite);

}  // namespace assay::inverted
