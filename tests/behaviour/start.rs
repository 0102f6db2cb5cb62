//! How the program is linked.

/// Where an ELF file says what it is, and the sign of a program that isn't moved when it starts.
#[cfg(all(target_os = "linux", target_env = "gnu", not(target_feature = "crt-static")))]
const KIND: (usize, u8) = (16, 2);

#[test]
#[cfg(all(target_os = "linux", target_env = "gnu", not(target_feature = "crt-static")))]
fn a_start_moves_nothing_in_memory() {
    let program = std::fs::read(env!("CARGO_BIN_EXE_housebook")).expect("the program");
    assert_eq!(program.get(KIND.0), Some(&KIND.1), "the program isn't linked at a fixed address");
}
