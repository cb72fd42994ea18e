// Linear programs in MPS files, read by GLPK's reader and written by our own.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

#include "algorithms/model/result.h"
#include "formats/lp_file.h"

namespace assay {

/// The program in a fixed or free MPS file, which may be packed: ranges, bounds LO UP FX FR MI PL, a right-hand side of
/// the objective (which is minus the constant), OBJSENSE. Numbers are the nearest doubles of the decimal text, and so
/// is each end of a range.
///
/// The file is tried as fixed MPS, then as free. What GLPK's reader does not do right is settled in front of it or
/// behind it (mps_front.h): it turns numbers below the least normal double into 0, takes the right-hand side of the
/// objective for plus the constant, does not know OBJSENSE, drops rows of type N, and ends the process on some repeated
/// bounds. So such small numbers are refused, the sign is turned, OBJSENSE is read here, and its abort becomes an
/// error. A negative upper bound of a column whose lower bound is not given leaves that bound at 0, as GLPK does, which
/// some readers do not.
///
/// Error  one sentence "FILE, line N: reason" (no line where the reader names none): a file that cannot be opened, is
///        empty, a directory, binary, truncated; an unknown section, a missing one, a name used twice or not known, a
///        number that is malformed, beyond the doubles or subnormal; an integer column, since Assay judges linear
///        programs; more than kMostEntries in the dense matrix; what read_text_file refuses.
Result<LpFile> read_mps(const std::filesystem::path& path);

/// The same from the text itself; `shown` stands for the file in error sentences.
Result<LpFile> parse_mps(std::string_view text, const std::string& shown);

/// The file as free MPS, every number with as many digits as bring it back bit for bit. Columns and rows without usable
/// names are C1, C2, ... and R1, R2, ...; blanks in names become '_'. A row without bounds is of type N, which readers
/// drop. `comment`: lines to put in front, each marked as a comment.
///
/// Error  a number that is not finite, a row whose lower bound exceeds its upper bound, or one whose two bounds no
///        right- hand side and range give exactly: MPS has no words for these.
Result<std::string> write_mps(const LpFile& file, const std::string& comment = "");

}  // namespace assay
