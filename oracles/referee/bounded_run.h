// Work that cannot be interrupted, stopped all the same: in a child process with a deadline.
#pragma once
#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "algorithms/model/result.h"
#include "oracles/exact/rational.h"
#include "oracles/referee/deadline.h"
#include "oracles/referee/referee.h"
#include "processes/field_stream.h"

namespace assay::referee {

/// Whether the work is small enough to be done in the calling process.
enum class Size { kTiny, kLarge };

/// Computes an opinion and returns it as text. May throw: OutOfTime, Error, anything of the standard library or of
/// CGAL.
using Work = std::function<std::string(const Deadline&)>;

/// The same on what was sent to the child process.
using SentWork = std::string (*)(std::span<const std::byte> sent, const Deadline& deadline);

/// What `work` returns, or one sentence when it throws or has not returned after `bound.seconds`.
Result<std::string> run_here(Bound bound, const Work& work);

/// The same in the child process of the calling thread, which is forked from a small process (processes/fork_server.h)
/// and answers one question after the other. Where it crashes or has not answered in time it is killed and reaped, and
/// the next question goes to a new one: nothing that goes wrong in it reaches the caller. It ends with the thread.
Result<std::string> run_apart(Bound bound, SentWork work, std::span<const std::byte> sent);

// What a question is made of, as bytes: problems field by field, rational numbers as text, doubles as they are.
template <class Out, class Part>
void put_part(Out& out, const Part& part) {
  put_fields(out, part);
}
template <class Out>
void put_part(Out& out, const Rational& number) {
  const std::string text = number.str();
  out.put(text.size());
  out.put(std::span<const char>(text));
}
template <class Out, std::size_t kCount>
void put_part(Out& out, const std::array<double, kCount>& numbers) {
  out.put(std::span<const double>(numbers));
}
template <class Out>
void put_part(Out& out, const double& number) {
  out.put(number);
}
template <class Out, class Entry>
void put_part(Out& out, const std::vector<Entry>& list) {
  out.put(list.size());
  for (const Entry& entry : list) put_part(out, entry);
}

template <class Part>
void get_part(ByteReader& in, Part& part) {
  get_fields(in, part);
}
inline void get_part(ByteReader& in, Rational& number) { number = Rational(in.get_text()); }
template <std::size_t kCount>
void get_part(ByteReader& in, std::array<double, kCount>& numbers) {
  in.get(numbers);
}
inline void get_part(ByteReader& in, double& number) { number = in.get<double>(); }
template <class Entry>
void get_part(ByteReader& in, std::vector<Entry>& list) {
  list.resize(in.get<std::size_t>());
  for (Entry& entry : list) get_part(in, entry);
}

template <auto kOpinion, class... Parts>
std::string work_on_sent(std::span<const std::byte> sent, const Deadline& deadline) {
  ByteReader in(sent);
  std::tuple<Parts...> parts;
  std::apply([&](Parts&... part) { (get_part(in, part), ...); }, parts);
  return std::apply([&](const Parts&... part) { return kOpinion(part..., deadline); }, parts);
}

/// What kOpinion(parts..., deadline) returns, or one sentence when it throws, crashes or has not returned after
/// `bound.seconds`. kTiny works in the calling process and relies on `Deadline::tick`.
///
/// Both run in the default floating-point environment (to nearest, subnormals kept) and leave the caller's as it was.
template <auto kOpinion, class... Parts>
Result<std::string> run_bounded(Bound bound, Size size, const Parts&... parts) {
  if (size == Size::kTiny)
    return run_here(bound, [&](const Deadline& deadline) { return kOpinion(parts..., deadline); });
  ByteCounter room;
  (put_part(room, parts), ...);
  std::vector<std::byte> sent(room.used());
  ByteWriter out(sent);
  (put_part(out, parts), ...);
  return run_apart(bound, &work_on_sent<kOpinion, Parts...>, sent);
}

}  // namespace assay::referee
