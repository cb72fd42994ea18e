// The bytes of a reply are read once, within their bounds, and believed only where a worker can have written them.
#include "engines/host/worker/reply_stream.h"

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "engines/host/worker/cycle_detector.h"

namespace assay {
namespace {

const Cloud2 kTriangle{{{0, 0}, {1, 0}, {0, 1}}};

/// The fields of a reply with a planar hull, each to be changed by a test.
struct Written {
  std::uint32_t delivery = 0, steps = 2, status = ASSAY_ANSWERED, kind = ASSAY_HULL2_HULL, why = 0, count = 3;
  std::vector<std::uint32_t> vertex{0, 1, 2};
  std::uint32_t states = 0, first = 0, words = 0;
  std::vector<std::uint32_t> sizes, state;
  std::string incident;
  std::uint64_t incident_size = 0, way = 17;

  std::vector<std::byte> bytes() const {
    std::vector<std::byte> memory(1 << 16);
    ByteWriter out(memory);
    for (const std::uint32_t number : {delivery, steps, status, kind, why, count}) out.put(number);
    out.put(vertex);
    out.put(way);
    out.put(states);
    if (states > 0) {
      out.put(first);
      out.put(sizes);
      out.put(words);
      out.put(state);
    }
    out.put(incident_size == 0 ? static_cast<std::uint64_t>(incident.size()) : incident_size);
    out.put(std::span<const char>(incident));
    return memory;
  }
  bool is_read(Reply<Hull2Family>* reply = nullptr) const {
    const std::vector<std::byte> memory = bytes();
    PrivateCopies copies;
    ByteReader in(memory, copies);
    Reply<Hull2Family> own;
    return read_reply<Hull2Family>(in, kTriangle, reply == nullptr ? own : *reply);
  }
};

TEST(ReplyStream, WhatAWorkerWritesIsRead) {
  Reply<Hull2Family> reply;
  ASSERT_TRUE(Written{}.is_read(&reply));
  EXPECT_EQ(std::get<Hull>(reply.answer).ccw, (std::vector<std::uint32_t>{0, 1, 2}));
  EXPECT_EQ(reply.trace.way, 17u);
  Written with_cycle;
  with_cycle.states = 2, with_cycle.words = 3, with_cycle.sizes = {1, 2}, with_cycle.state = {7, 8, 9};
  ASSERT_TRUE(with_cycle.is_read(&reply));
  EXPECT_EQ(reply.trace.cycle->states, (std::vector<std::vector<std::uint32_t>>{{7}, {8, 9}}));
}

TEST(ReplyStream, NumbersOfNoListAreRefused) {
  const auto refused = [](auto change) {
    Written written;
    change(written);
    return !written.is_read();
  };
  EXPECT_TRUE(refused([](Written& w) { w.delivery = 5; }));
  EXPECT_TRUE(refused([](Written& w) { w.steps = 0x80000000U; }));
  EXPECT_TRUE(refused([](Written& w) { w.status = 3; }));
  EXPECT_TRUE(refused([](Written& w) { w.kind = 2; }));
  EXPECT_TRUE(refused([](Written& w) { w.status = ASSAY_GAVE_UP, w.why = 7; }));
  EXPECT_TRUE(refused([](Written& w) { w.count = 0xffffffffU; })) << "more than any reply to three points takes";
  EXPECT_TRUE(refused([](Written& w) { w.incident_size = ~std::uint64_t{0}; }));
  EXPECT_TRUE(refused([](Written& w) { w.incident.assign(kIncidentBytes + 1, 'x'); }));
  EXPECT_TRUE(refused([](Written& w) { w.incident = "two\nlines"; }));
}

TEST(ReplyStream, CyclesThatNoDetectorSawAreRefused) {
  const auto refused = [](auto change) {
    Written written;
    written.states = 2, written.words = 3, written.sizes = {1, 2}, written.state = {7, 8, 9};
    change(written);
    return !written.is_read();
  };
  EXPECT_TRUE(refused([](Written& w) { w.states = CycleDetector::kCycleWords + 1; }));
  EXPECT_TRUE(refused([](Written& w) { w.first = 3; })) << "after the last step";
  EXPECT_TRUE(refused([](Written& w) { w.sizes = {0, 3}; }));
  EXPECT_TRUE(refused([](Written& w) { w.sizes = {1, 3}; }));
  EXPECT_TRUE(refused([](Written& w) { w.sizes = {1, 1}; })) << "words that belong to no state";
}

TEST(ReplyStream, AnAnswerOutsideTheInterfaceIsNotHandedOn) {
  Written written;
  written.vertex = {0, 1, 0xffffffffU};
  Reply<Hull2Family> reply;
  ASSERT_TRUE(written.is_read(&reply));
  EXPECT_EQ(reply.delivery, Delivery::kOverran);
  EXPECT_EQ(reply.incident, "set vertex[2] to 4294967295, expected less than 3");
  EXPECT_TRUE(std::holds_alternative<GaveUp>(reply.answer));
}

TEST(ReplyStream, WhatIsReadStaysAsItWasRead) {
  std::vector<std::byte> shared(64);
  ByteWriter out(shared);
  out.put(std::vector<std::uint32_t>{1, 2, 3});
  PrivateCopies copies;
  ByteReader in(shared, copies);
  const auto seen = in.view<std::uint32_t>(3);
  std::memset(shared.data(), 0xff, shared.size());  // as an engine that was left behind may do
  EXPECT_EQ(std::vector<std::uint32_t>(seen.begin(), seen.end()), (std::vector<std::uint32_t>{1, 2, 3}));
}

}  // namespace
}  // namespace assay
