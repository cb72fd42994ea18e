#include "oracles/cast/first_contact.h"

#include "oracles/cast/enclosed_cast.h"
#include "oracles/cast/exact_cast.h"
#include "oracles/exact/judge_counts.h"
#include "oracles/exact/recalled.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"

namespace assay {
namespace {

/// Bodies that touch at the start and turn: seen to overlap at one of these times, or not known.
std::optional<bool> overlap_soon(const TurningPair& turning) {
  for (int k = 0; k <= 20; k += 2)
    if (contact_at(turning, turning.at(power_of_two(-k))).overlapping) return true;
  return std::nullopt;
}

std::string direction_in_words(const std::vector<Rational>& normal) {
  std::string text;
  for (const Rational& entry : normal) text += (text.empty() ? "(" : ", ") + in_words(entry);
  return text + ")";
}

FirstContact found_contact(const MovingPair& pair, const TurningPair& turning) {
  ++judge_counts().exact;
  FirstContact truth;
  const CollisionCertificate start = certify_collision(pair.bodies, nullptr);
  truth.verified = start.verified;
  truth.at_start = start.contact;
  if (start.contact != Contact::kSeparated) {
    truth.kind = FirstContact::Kind::kMeets;
    if (start.contact == Contact::kOverlapping)
      truth.outlasts = true;
    else if (pair.turns())
      truth.outlasts = overlap_soon(turning);
    else
      truth.outlasts = contact_outlasts_changes(pair);
    return truth;
  }
  if (pair.turns()) {
    const EnclosedCast cast = enclosed_cast(turning);
    truth.earliest = cast.apart_until;
    if (cast.apart_all_the_way) {
      truth.kind = FirstContact::Kind::kNever;
    } else if (cast.meeting) {
      truth.kind = FirstContact::Kind::kMeets;
      truth.latest = *cast.meeting;
      truth.outlasts = true;
    }
    return truth;
  }
  const ExactCast cast = exact_cast(pair);
  truth.verified = truth.verified && cast.verified;
  truth.normal = cast.normal;
  if (!cast.time) {
    truth.kind = FirstContact::Kind::kNever;
    return truth;
  }
  truth.kind = FirstContact::Kind::kMeets;
  truth.earliest = truth.latest = *cast.time;
  truth.outlasts = contact_outlasts_changes(pair);
  return truth;
}

}  // namespace

FirstContact first_contact(const MovingPair& pair, const TurningPair& turning) {
  thread_local Recalled<MovingPair, FirstContact> known;
  return known.of(pair, [&] { return found_contact(pair, turning); });
}

std::string in_words(const MovingPair& pair, const FirstContact& truth) {
  const std::string normal = truth.normal.empty() ? "" : ", normal " + direction_in_words(truth.normal);
  if (truth.kind == FirstContact::Kind::kNever)
    return "the bodies are apart all the way" +
           (truth.normal.empty() ? std::string() : " along " + direction_in_words(truth.normal));
  if (truth.kind == FirstContact::Kind::kOpen)
    return "the bodies are apart until t = " + in_words(truth.earliest) + ", what comes is not decided";
  if (truth.at_start != Contact::kSeparated)
    return "the bodies are " + std::string(name_of(truth.at_start)) + " at t = 0";
  const std::string only = truth.outlasts == false ? "; they only touch" : "";
  if (!pair.turns()) return "they first meet at t = " + in_words(truth.earliest) + normal + only;
  return "they are apart until t = " + in_words(truth.earliest) + " and overlap at t = " + in_words(truth.latest);
}

}  // namespace assay
