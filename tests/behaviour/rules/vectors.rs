//! The ids of the worked examples that tests are to be named after; the examples themselves are in those tests.

/// Code, digits of a number, and the numbers given out.
const VECTORS: [(&str, usize, &[u16]); 6] = [
    (
        "IGL",
        2,
        &[
            1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 29, 30, 31,
            32, 34, 35, 36, 37, 39, 40, 41, 42, 43, 44, 45, 46, 47, 49, 50, 51, 52, 54,
        ],
    ),
    (
        "DAV",
        2,
        &[
            1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 29, 30, 31, 32,
            34, 35, 36, 37, 39, 40, 41, 42, 44, 45, 46, 47, 49, 50, 51, 52, 54, 55, 56, 57, 59,
        ],
    ),
    (
        "PIG",
        2,
        &[
            1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 28, 29, 30,
            31, 32, 34, 35, 36, 37, 39, 40, 41, 42, 44, 45, 46, 47, 49,
        ],
    ),
    (
        "MIK",
        2,
        &[
            1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 29, 30, 31, 32,
            33, 34, 35, 36, 37, 39, 40, 41, 42, 44, 45, 46, 47, 48, 49, 50, 51, 52, 54, 55, 56, 57, 58, 59,
            60, 61, 62, 64, 65, 66, 67,
        ],
    ),
    (
        "CAU",
        3,
        &[
            1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 29,
            30, 31, 32, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 49, 50, 51, 52, 54, 55, 56,
            57, 59, 60, 61, 62, 63, 64, 65, 66, 67, 69, 70, 71, 72, 74, 75, 76, 77, 79, 80, 81, 82, 83, 84,
            85, 86, 87, 88, 89, 90, 91, 92, 94, 95, 96, 97, 99, 100, 101, 102, 104, 105, 106, 107, 108, 109,
            110, 111, 112, 114, 115, 116, 117,
        ],
    ),
    ("X", 2, &[1, 2, 4, 5, 6, 7]),
];

/// Every vector, for example `V-IGL-40`.
pub fn ids() -> impl Iterator<Item = String> {
    VECTORS.into_iter().flat_map(|(code, digits, numbers)| {
        numbers.iter().map(move |number| format!("V-{code}-{number:0digits$}"))
    })
}

/// The ids on one line, each code once: `IGL 01 02; DAV 07`.
pub fn in_brief(ids: &[String]) -> String {
    let of = |code: &str| {
        let numbers: Vec<&str> = ids.iter().filter_map(|id| id.strip_prefix(&format!("V-{code}-"))).collect();
        (!numbers.is_empty()).then(|| format!("{code} {}", numbers.join(" ")))
    };
    let groups: Vec<String> = VECTORS.into_iter().filter_map(|(code, ..)| of(code)).collect();
    if groups.is_empty() { "none".to_owned() } else { groups.join("; ") }
}

#[test]
fn vectors_are_listed_once_each() {
    let listed: std::collections::BTreeSet<String> = ids().collect();
    assert_eq!((ids().count(), listed.len()), (299, 299));
}

#[test]
fn brief_lists_group_by_code() {
    let ids = ["V-IGL-01", "V-IGL-02", "V-CAU-007"].map(str::to_owned);
    assert_eq!(in_brief(&ids), "IGL 01 02; CAU 007");
    assert_eq!(in_brief(&[]), "none");
}
