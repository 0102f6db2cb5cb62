//! Links the program at a fixed address on Linux: moving it to a random one was half of every start.

/// What Cargo says about the machine the program is built for.
#[expect(clippy::disallowed_methods, reason = "Cargo tells a build script through the environment")]
fn target(key: &str) -> String {
    std::env::var(format!("CARGO_CFG_TARGET_{key}")).unwrap_or_default()
}

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // The static program moves itself, and its linker has other starting code.
    let is_static = target("FEATURE").split(',').any(|feature| feature == "crt-static");
    if target("OS") == "linux" && target("ENV") == "gnu" && !is_static {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
