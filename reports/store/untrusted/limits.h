// How much of a record is believed: what is larger is refused in one sentence. Whoever writes stays far below.
#pragma once
#include <cstddef>
#include <cstdint>

namespace assay {

/// Bytes of one file of records, of one line of it, and of a file that is one record.
inline constexpr std::uint64_t kMostRecordBytes = std::uint64_t{1} << 36;
inline constexpr std::size_t kMostLineBytes = std::size_t{1} << 24, kMostHeaderBytes = std::size_t{1} << 26;
/// Of a packed file: log2 of the bytes that its reader must remember, and how many times as long it may become beside
/// the length of one line. Each line of a record differs from the one before it, so what is honest stays far below.
inline constexpr int kMostWindowLog = 24;
inline constexpr std::uint64_t kMostUnpacking = 256;
/// Lines of one file of records.
inline constexpr std::uint64_t kMostRecords = std::uint64_t{1} << 26;
/// Lists and objects inside each other.
inline constexpr int kMostRecordDepth = 8;
/// Rows of a header's lists, and its engines times the rows of its plan, which reports have a place for each of.
inline constexpr std::size_t kMostHeaderRows = std::size_t{1} << 16, kMostHeaderPairs = std::size_t{1} << 24;
/// Cases of one planned row, and blocks that they are cut into.
inline constexpr std::uint64_t kMostCases = std::uint64_t{1} << 40, kMostBlocks = std::uint64_t{1} << 24;
/// A count of a cell, a difficulty, and the sum of every count of a campaign, below which no sum of some of them
/// overflows.
inline constexpr std::uint64_t kMostCount = std::uint64_t{1} << 53, kMostSum = std::uint64_t{1} << 62;
inline constexpr std::int32_t kMostDifficulty = std::int32_t{1} << 20;
/// Of a certificate: digits of one integer, entries of one list, and characters of all its lists together.
inline constexpr std::size_t kMostCertificateDigits = std::size_t{1} << 16,
                             kMostCertificateEntries = std::size_t{1} << 16,
                             kMostCertificateBytes = std::size_t{1} << 20;
/// Signs of all grids of a study: runs of them take a thousandth of the bytes in the file.
inline constexpr std::size_t kMostSigns = std::size_t{1} << 26;

/// Lines of the file of a study of many engines on many inputs, and cells of its tables.
inline constexpr std::size_t kMostStudyLines = std::size_t{1} << 17, kMostStudyCells = std::size_t{1} << 20;

}  // namespace assay
