//! Folders for the books of tests.

use std::path::Path;
use tempfile::TempDir;

/// What has to be free in memory: the longest book of a test fits many times.
const ROOM: u64 = 1 << 30;

/// A folder that is gone after the test, in memory if there is room: otherwise waiting for the disk is most of a test. What a
/// disk keeps when the power is cut has a file system of its own.
pub fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    let free = rustix::fs::statvfs(memory).map_or(0, |room| room.f_bavail.saturating_mul(room.f_frsize));
    let made = if free >= ROOM { TempDir::new_in(memory) } else { TempDir::new() };
    made.expect("a folder for the books")
}
