// Questions to engines that may hang or abort, and what their verdicts come to beside the truth.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "algorithms/model/reply.h"
#include "algorithms/model/semantics.h"
#include "engines/engine.h"
#include "oracles/gjk/contact.h"
#include "reports/store/studies/collision_rows.h"

namespace assay {

/// Asks the questions in their order until `patience` of them hung or crashed; one reply for each up to there.
std::vector<Reply<GjkFamily>> ask_patiently(Engine<GjkFamily>& engine, std::span<const ConvexPair> questions,
                                            std::uint32_t patience);

/// The same for each list of `length` questions, a positive number, but asked all together; a list in which one hung or
/// crashed is asked again by itself.
std::vector<std::vector<Reply<GjkFamily>>> ask_lists_patiently(Engine<GjkFamily>& engine,
                                                               std::span<const ConvexPair> questions,
                                                               std::size_t length, std::uint32_t patience);

/// Counts the reply once. True where it is a verdict, hit or miss, and right.
bool count_verdict(Contact contact, Touching stated, const Reply<GjkFamily>& reply, CollisionCounts& counts);

/// Whether the answer's witness proves its verdict; nothing where the answer has none to judge. Nearest points in
/// coordinates are judged by the direction of their rounded difference; a depth where the engine promises one.
std::optional<bool> witness_holds(const ConvexPair& pair, const GjkAnswer& answer, const Stated<GjkFamily>& semantics);

}  // namespace assay
