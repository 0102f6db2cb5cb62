//! Checks the structure of the project: who may use whom, one concept per file, nothing forgotten.
//!
//! It reads the sources as text and doesn't know what they do. A red check names the line and the way out.

#[cfg(test)]
#[path = "tidy/crates.rs"]
mod crates;
#[cfg(test)]
#[path = "tidy/documents.rs"]
mod documents;
#[cfg(test)]
#[path = "tidy/facts.rs"]
mod facts;
#[cfg(test)]
#[path = "tidy/files.rs"]
mod files;
#[cfg(test)]
#[path = "tidy/layout.rs"]
mod layout;
#[cfg(test)]
#[path = "tidy/manifests.rs"]
mod manifests;
#[cfg(test)]
#[path = "tidy/mentions.rs"]
mod mentions;
#[cfg(test)]
#[path = "tidy/names.rs"]
mod names;
#[cfg(test)]
#[path = "tidy/refusals.rs"]
mod refusals;
#[cfg(test)]
#[path = "tidy/rings.rs"]
mod rings;
#[cfg(test)]
#[path = "tidy/rooms.rs"]
mod rooms;
#[cfg(test)]
#[path = "tidy/sbom.rs"]
mod sbom;
#[cfg(test)]
#[path = "tidy/scan.rs"]
mod scan;
#[cfg(test)]
#[path = "tidy/sql.rs"]
mod sql;
#[cfg(test)]
#[path = "tidy/tree.rs"]
mod tree;

/// One room (module): a folder below `src`; the first two are their own crates.
#[cfg(test)]
struct Room {
    /// The folder, from `src` on; a room within a room is not part of it.
    name: &'static str,
    /// The rooms that it may use.
    uses: &'static [&'static str],
    /// The crates it may use, by their names in code; `std` is always allowed.
    crates: &'static [&'static str],
    /// The parts of `std` it must never touch.
    never: &'static [&'static str],
}

/// What no room that only decides or shows may use: the time, the disk and the rest come in as values.
#[cfg(test)]
const WORLD: &[&str] = &["std::env", "std::fs", "std::io", "std::net", "std::process", "std::time"];

/// The rooms, bottom first. The store and `render` never meet, and no face knows another face.
#[cfg(test)]
const ROOMS: &[Room] = &[
    Room {
        name: "engine",
        uses: &[],
        crates: &["rust_decimal", "serde", "thiserror", "unicode_properties"],
        never: WORLD,
    },
    Room {
        name: "engine/formats",
        uses: &["engine"],
        crates: &[
            "csv",
            "rust_decimal",
            "serde",
            "serde_json",
            "serde_spanned",
            "strsim",
            "thiserror",
            "toml",
        ],
        never: &["std::env", "std::net", "std::process"],
    },
    Room {
        name: "engine/examples",
        uses: &["engine", "engine/formats"],
        crates: &[],
        never: &["std::net", "std::process"],
    },
    Room {
        name: "ledger",
        uses: &["engine"],
        crates: &[
            "rust_decimal",
            "serde",
            "thiserror",
            "unicode_normalization",
            "unicode_properties",
            "unicode_security",
            "unicode_segmentation",
            "uuid",
        ],
        never: WORLD,
    },
    Room {
        name: "ledger/formats",
        uses: &["engine", "engine/formats", "ledger"],
        crates: &["calamine", "csv", "rust_decimal", "rust_xlsxwriter", "serde", "serde_json", "thiserror"],
        never: &["std::env", "std::net", "std::process"],
    },
    Room {
        name: "ledger/store",
        uses: &["engine", "ledger"],
        crates: &["rusqlite", "rustix", "serde_json", "sha2", "thiserror", "uuid"],
        never: &["std::env", "std::net", "std::process"],
    },
    Room {
        name: "ledger/bank",
        uses: &["engine", "engine/formats", "ledger", "ledger/formats", "ledger/store"],
        crates: &["chacha20", "ed25519_dalek", "serde_json", "sha2", "thiserror", "uuid"],
        never: &["std::env", "std::net", "std::process"],
    },
    Room { name: "answer", uses: &["engine", "ledger"], crates: &["serde"], never: WORLD },
    Room {
        name: "render",
        uses: &["engine", "ledger", "answer"],
        crates: &["anstyle", "comfy_table", "plotters", "qrcode", "shlex"],
        never: WORLD,
    },
    Room {
        name: "table",
        uses: &["engine", "ledger", "answer", "render"],
        crates: &["ratatui"],
        // Only so that its painter can say how a terminal took the output.
        never: &["std::env", "std::fs", "std::net", "std::process", "std::time"],
    },
    Room {
        name: "web",
        uses: &["engine", "ledger", "answer", "render"],
        crates: &["axum", "hyper", "hyper_util", "minijinja", "tokio"],
        // It listens and waits; what it shows is passed in.
        never: &["std::env", "std::fs", "std::process"],
    },
    Room {
        name: "cli",
        uses: &[
            "engine",
            "engine/formats",
            "ledger",
            "ledger/formats",
            "ledger/store",
            "ledger/bank",
            "answer",
            "render",
            "table",
            "web",
        ],
        crates: &[
            "anstream",
            "anstyle",
            "chacha20",
            "chrono",
            "chrono_tz",
            "clap",
            "clap_complete",
            "clap_mangen",
            "crossterm",
            "etcetera",
            "getrandom",
            "indicatif",
            "rustix",
            "rustyline",
            "serde",
            "serde_json",
            "sha2",
            "shlex",
            "signal_hook",
            "thiserror",
            "unicode_width",
            "uuid",
        ],
        never: &["std::net"],
    },
];

/// Crates that stay in one corner of their room: the crate and how the paths allowed to use it start.
#[cfg(test)]
const CORNERS: &[(&str, &str)] = &[
    ("calamine", "src/ledger/formats/past/workbook.rs"),
    ("chrono", "src/cli/clock.rs"),
    ("chrono_tz", "src/cli/clock.rs"),
    ("clap_mangen", "src/cli/verbs/man.rs"),
    ("crossterm", "src/cli/full_screen"),
    ("ed25519_dalek", "src/ledger/bank/surrogate/key.rs"),
    ("plotters", "src/render/chart.rs"),
    ("qrcode", "src/render/qr.rs"),
    ("rustyline", "src/cli/typing.rs"),
    ("signal_hook", "src/cli/signals.rs"),
    ("unicode_normalization", "src/ledger/people"),
    ("unicode_security", "src/ledger/people"),
    ("unicode_segmentation", "src/ledger/people"),
    ("unicode_width", "src/cli/full_screen/pager.rs"),
];

/// A problem: where, and what to do about it.
#[cfg(test)]
type Finding = String;

/// Ends red with every finding, or green with none.
#[cfg(test)]
#[track_caller]
fn tidy(findings: &[Finding]) {
    assert!(findings.is_empty(), "\n{} out of shape:\n  {}\n", findings.len(), findings.join("\n  "));
}

#[test]
fn a_room_uses_only_the_rooms_below_it() {
    tidy(&rooms::wrong_rooms(&tree::sources("src"), ROOMS));
}

#[test]
fn a_room_uses_only_its_own_crates() {
    tidy(&rooms::wrong_crates(&tree::sources("src"), ROOMS, CORNERS, &tree::dependencies()));
}

/// Where the machine's files are read and written; everywhere else they come as values.
#[cfg(test)]
const FILES: &[&str] = &[
    "src/cli/",
    "src/engine/examples/",
    "src/ledger/bank/backup.rs",
    "src/ledger/bank/tape/",
    "src/ledger/store/",
];

#[test]
fn the_files_of_the_machine_are_touched_in_few_places() {
    tidy(&rooms::wrong_files(&tree::sources("src"), FILES));
}

#[test]
fn every_dependency_has_a_room_and_a_use() {
    tidy(&rooms::idle_dependencies(&tree::sources("src"), ROOMS, &tree::dependencies()));
}

#[test]
fn no_ring_of_imports() {
    tidy(&rings::rings(&tree::sources("src")));
}

#[test]
fn every_file_opens_with_its_purpose() {
    tidy(&files::without_purpose(&tree::all_sources()));
}

#[test]
fn no_file_outgrows_its_concept() {
    tidy(&files::too_long(&tree::all_sources()));
}

#[test]
fn imports_name_their_room() {
    tidy(&files::climbing_imports(&tree::all_sources()));
}

#[test]
fn no_source_file_is_forgotten() {
    tidy(&files::undeclared(&tree::sources("src")));
    tidy(&files::undeclared(&tree::sources("tests/behaviour")));
}

#[test]
fn no_test_is_forgotten() {
    tidy(&layout::stray_tests(&tree::paths("tests")));
}

#[test]
fn no_sql_outside_the_store() {
    tidy(&sql::outside_the_store(&tree::sources("src")));
}

#[test]
fn files_that_answer_for_facts_name_them_all() {
    tidy(&facts::open(&tree::sources("src"), facts::ANSWERS));
}

#[test]
fn the_ledger_has_no_words_for_a_refusal() {
    tidy(&refusals::worded(&tree::sources("src")));
}

#[test]
fn one_word_is_one_thing() {
    let sources = tree::sources("src");
    tidy(&names::LIBRARIES.map(|library| names::shared(&sources, library)).concat());
    tidy(&names::shared_between(&sources, names::LIBRARIES, names::SAME));
}

#[test]
fn names_begin_with_words() {
    tidy(&names::coded(&tree::all_sources()));
}

#[test]
fn documents_name_types_that_exist() {
    tidy(&names::gone(&tree::documents(), &tree::sources("src")));
}

#[test]
fn migrations_are_numbered_and_say_why() {
    tidy(&sql::migrations(&tree::texts("migrations")));
}

#[test]
fn a_document_has_one_title() {
    tidy(&documents::titles(&tree::documents()));
}

#[test]
fn decisions_are_numbered_and_complete() {
    tidy(&documents::decisions(&tree::texts("docs/decisions")));
}

#[test]
fn a_decision_is_held_by_a_test_that_exists() {
    tidy(&documents::unheld(&tree::texts("docs/decisions"), &tree::all_sources()));
}

#[test]
fn what_documents_point_at_is_there() {
    tidy(&documents::dead_paths(&tree::documents(), &tree::paths(".")));
}

#[test]
fn every_code_is_defined_in_the_project() {
    let files: Vec<_> = tree::documents().into_iter().chain(tree::sources("src")).collect();
    tidy(&documents::foreign_codes(&files));
}

#[test]
fn the_program_starts_in_ten_lines() {
    tidy(&layout::grown_main(&tree::sources("src")));
}

#[test]
fn the_top_level_stays_small() {
    tidy(&layout::stray_at_the_top(&tree::top_level()));
}

#[test]
fn every_crate_can_be_packaged() {
    tidy(&manifests::unfit(&tree::manifests(), &tree::paths(".")));
}

#[test]
fn every_crate_of_others_may_be_used_here() {
    tidy(&crates::wrong_licences(&crates::all()));
}

#[test]
fn no_crate_is_in_the_program_twice_without_a_reason() {
    tidy(&crates::twice(&crates::in_program(false)));
}

#[test]
fn the_sbom_is_what_the_lock_file_says() {
    let (inside, building) = (crates::in_program(false), crates::in_program(true));
    let parts = sbom::Parts { crates: crates::all(), inside, building, checksums: sbom::locked() };
    tidy(&sbom::wrong(&parts));
}
