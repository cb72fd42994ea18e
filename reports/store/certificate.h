// The truth of a finding's problem with its proof, in the plain form of docs/certificates.md.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

/// What a certificate proves of a problem.
enum class Proves : std::uint8_t {
  kNothing,        ///< `reason` says why there is no certificate
  kEmptyBody,      ///< a pair: one body has no vertices
  kSeparated,      ///< a pair: no common point
  kDistance,       ///< a pair: no common point, and how far apart the bodies are
  kTouching,       ///< a pair: a common point, and none of both interiors
  kOverlapping,    ///< a pair: the origin is an interior point of the difference
  kApart,          ///< a cast: no contact
  kApartUntil,     ///< a cast: none until a time
  kContact,        ///< a cast: the first contact
  kGraze,          ///< a cast: the first contact, and none of both interiors
  kImpact,         ///< a cast: the first contact, which small changes leave
  kOverlap,        ///< a cast: none until a time, and interior points in common at another
  kOptimal,        ///< a linear program
  kInfeasible,     ///< a linear program
  kCrossedBounds,  ///< a linear program: infeasible, because a lower bound exceeds its upper bound
  kUnbounded,      ///< a linear program
  kNoPoints,       ///< a hull
  kOnePoint,       ///< a hull: all points are equal
  kSegment,        ///< a hull: the points are collinear
  kPolygon,        ///< a hull: the points span a plane
  kPolytope        ///< a hull: the points span space
};
inline constexpr std::size_t kProvesKinds = 21;

/// The name of a kind, and of the lists that it consists of in the order in which Certificate keeps them.
struct CertificateForm {
  std::string_view name;
  std::array<std::string_view, 6> numbers{};
  std::array<std::string_view, 2> indices{};
};
inline constexpr std::array<CertificateForm, kProvesKinds> kCertificateForms = {
    {{"nothing"},
     {"empty_body"},
     {"separated", {"direction"}},
     {"distance", {"weights_a", "weights_b"}},
     {"touching", {"direction", "weights_a", "weights_b"}},
     {"overlapping", {"weights_a", "weights_b"}},
     {"apart", {"times", "directions"}},
     {"apart_until", {"times", "directions"}},
     {"contact", {"times", "directions", "weights_a", "weights_b"}},
     {"graze", {"times", "directions", "weights_a", "weights_b", "direction"}},
     {"impact", {"times", "directions", "weights_a", "weights_b", "sweep_a", "sweep_b"}},
     {"overlap", {"times", "directions", "weights_a", "weights_b", "time"}},
     {"optimal", {"x", "y"}},
     {"infeasible", {"farkas"}},
     {"crossed_bounds", {}, {"variable"}},
     {"unbounded", {"x", "ray"}},
     {"no_points"},
     {"one_point", {}, {"extreme"}},
     {"segment", {}, {"extreme"}},
     {"polygon", {}, {"extreme"}},
     {"polytope", {}, {"extreme", "facets"}}}};

/// A rational as two integers in decimal text; the denominator is positive.
struct Fraction {
  std::string numerator, denominator;
  friend bool operator==(const Fraction&, const Fraction&) = default;
};

/// Shape  `numbers` and `indices` have a list for each name of kCertificateForms.
struct Certificate {
  Proves proves = Proves::kNothing;
  std::string reason;  ///< one plain line; empty unless kNothing
  std::vector<std::vector<Fraction>> numbers;
  std::vector<std::vector<std::uint32_t>> indices;
  friend bool operator==(const Certificate&, const Certificate&) = default;
};

inline constexpr const CertificateForm& form_of(Proves kind) {
  return kCertificateForms[static_cast<std::size_t>(kind)];
}

}  // namespace assay
