#include "known_answers/ask.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <optional>
#include <system_error>
#include <thread>

#include "oracles/exact/work_bound.h"

namespace assay {
namespace {

std::string in_words(const KnownWords& words) { return fmt::format("{:#x}", fmt::join(words, ", ")); }

std::optional<Difference> difference(const KnownAnswer& known) {
  Difference seen{known.name, known.expected, {}, {}};
  try {
    seen.seen = known.seen();
    if (seen.seen == known.expected) return std::nullopt;
  } catch (const std::exception& exception) {
    seen.thrown = exception.what();
  } catch (const TooLarge&) {
    seen.thrown = "more work than is allowed";
  }
  return seen;
}

}  // namespace

std::string Difference::words() const {
  return (thrown.empty() ? "seen " + in_words(seen) : "thrown " + thrown) + ", written down " + in_words(expected);
}

std::vector<Difference> differences(const KnownAnswers& asked, unsigned jobs) {
  std::vector<std::optional<Difference>> found(asked.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < asked.size(); i = next++) found[i] = difference(asked[i]);
  };
  std::vector<std::thread> threads;
  try {
    for (std::size_t job = 0; job < std::min<std::size_t>(jobs, asked.size()); ++job) threads.emplace_back(work);
  } catch (const std::system_error&) {
    if (threads.empty()) work();
  }
  for (std::thread& thread : threads) thread.join();
  std::vector<Difference> all;
  for (std::optional<Difference>& one : found)
    if (one) all.push_back(*std::move(one));
  return all;
}

}  // namespace assay
