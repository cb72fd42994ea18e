#include "oracles/shapes/roots.h"

namespace assay {

int sign_with_root(const Rational& t, int s, const Rational& p) {
  const int root = s * sign(p), rest = sign(t);
  if (root == 0 || root == rest) return rest;
  const int larger = sign(t * t - p);  // whether |t| is the larger one
  return larger > 0 ? rest : larger < 0 ? root : 0;
}

int sign_with_roots(const Rational& t, int s, const Rational& p, int r, const Rational& q) {
  const int first = s * sign(p), second = r * sign(q);
  if (first == 0) return sign_with_root(t, second, q);
  if (second == 0) return sign_with_root(t, first, p);
  const int compared = p > q ? 1 : p < q ? -1 : 0;
  const int roots = first == second ? first : compared * first;
  const int rest = sign(t);
  if (roots == 0 || roots == rest) return rest;
  const int larger = sign_with_root(t * t - p - q, -first * second, 4 * p * q);  // of t^2 - w^2
  return larger > 0 ? rest : larger < 0 ? roots : 0;
}

}  // namespace assay
