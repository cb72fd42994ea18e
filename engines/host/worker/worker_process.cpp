#include "engines/host/worker/worker_process.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>

#include "engines/host/isolation/enter.h"
#include "engines/host/isolation/family.h"
#include "engines/host/isolation/last_words.h"
#include "engines/host/isolation/leave_home.h"
#include "processes/byte_stream.h"
#include "processes/fork_server.h"

namespace assay {
namespace {

/// Of an order and its region all that is no text.
struct Numbers {
  WorkerMain main;
  std::uint32_t index;
  bool is_linked;
  assay_engine linked;
  WorkerOptions options;
  std::uint64_t memory_bytes;
  std::size_t question_bytes, answer_bytes;
  pid_t host;
};

/// ChildMain; `files` are those of the region and of standard error.
void live(std::span<const std::byte> message, std::span<const int> files) {
  ByteReader in(message);
  const Numbers& numbers = in.view<Numbers>(1).front();
  Hosted hosted{in.get_text(), numbers.index, {}};
  if (numbers.is_linked) hosted.linked = numbers.linked;
  const std::string scratch_folder = in.get_text();
  SharedRegion region;
  if (!in.intact() || !region.map(files[0], numbers.question_bytes, numbers.answer_bytes)) _exit(1);
  const WorkerOptions& options = numbers.options;
  leave_home(numbers.host, options.let_it_print, files.size() > 1 ? files[1] : -1);
  if (options.hosts_command) end_session_with_host();
  mark_family();
  if (options.may_start_processes || !options.isolation.seccomp) adopt_orphans();
  if (!scratch_folder.empty()) setenv("TMPDIR", scratch_folder.c_str(), 1);
  prepare_last_words(region.control().last_words);
  Confinement(options, numbers.memory_bytes, scratch_folder).enter(region.control().layers);
  numbers.main(hosted, region, options);
}

}  // namespace

pid_t start_worker(const WorkerOrder& order, const SharedRegion& region, int errors) {
  const Numbers numbers{
      order.main,    order.hosted.index, order.hosted.linked.has_value(), order.hosted.linked.value_or(assay_engine{}),
      order.options, order.memory_bytes, region.questions().size(),       region.answers().size(),
      getpid()};
  alignas(8) std::array<std::byte, kMostMessageBytes> message;
  ByteWriter out(message);
  out.put(std::span(&numbers, 1));
  out.put_text(order.hosted.library);
  out.put_text(order.scratch_folder);
  errno = E2BIG;
  if (!out.fits()) return -1;
  const std::array files{region.file(), errors};
  const std::lock_guard lock(forking());
  const pid_t worker = fork_child(&live, std::span<const std::byte>(message).first(out.used()),
                                  std::span<const int>(files).first(errors >= 0 ? 2 : 1));
  if (worker > 0) is_a_worker(worker);
  return worker;
}

}  // namespace assay
