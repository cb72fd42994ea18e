// Bytes into a descriptor, all of them or the reason why not.
#pragma once
#include <fcntl.h>
#include <sys/types.h>

#include <string_view>

namespace assay::store_detail {

/// A whole line or file is written from here; the kernel may take it in pieces, and says what is wrong only when the
/// next piece is offered. At `offset`, or where the descriptor stands for an `offset` below 0.
///
/// Error   the error number; 0 for none. Some of the bytes may be written then.
int put_all(int descriptor, std::string_view bytes, off_t offset = -1);

/// A lock on the whole file, gone with its process, however that ends, and not inherited by worker processes (a POSIX
/// record lock). It also goes when the process closes any descriptor of that file. `command` is F_SETLK, which refuses
/// with EACCES or EAGAIN while another process holds it, or F_SETLKW, which waits.
///
/// Error   the error number; 0 for none.
int lock_whole_file(int descriptor, int command);

}  // namespace assay::store_detail
