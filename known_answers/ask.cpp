#include "known_answers/ask.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <optional>
#include <system_error>
#include <thread>

#include "oracles/exact/work_bound.h"

namespace assay {
namespace {

std::string hexadecimal(std::uint64_t word) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string digits;
  for (; word != 0 || digits.empty(); word >>= 4) digits.insert(digits.begin(), kDigits[word & 15]);
  return "0x" + digits;
}

std::string in_words(const KnownWords& words) {
  std::string text;
  for (const std::uint64_t word : words) text += (text.empty() ? "" : ", ") + hexadecimal(word);
  return text;
}

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
