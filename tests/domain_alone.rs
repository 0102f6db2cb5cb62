//! Mounts the domain with nothing beside it: an import of any other room does not compile.

#[expect(unused, reason = "nobody calls the domain here; that it compiles is the test")]
#[path = "../src/domain/mod.rs"]
mod domain;

fn main() {}
