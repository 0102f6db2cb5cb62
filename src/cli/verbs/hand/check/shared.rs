//! One long hand file, its hands shared among the cores; the output is the same as from one core.

use crate::cli::failure::Failure;
use crate::cli::verbs::hand::check::found::Found;
use crate::cli::verbs::hand::file;
use engine::formats::hands::phh::{Cut, Hands, Held, Tables, block, cuts};
use engine::formats::hands::{FileKind, blank, each, sniff};
use engine::formats::line::Houses;

/// Blocks each core takes at a time.
const BLOCKS_AT_ONCE: usize = 4;

/// Takes the findings, in the order of the file.
pub type Told<'a> = dyn FnMut(Found) -> Result<(), Failure> + 'a;

/// How files are checked, and by how many.
#[derive(Clone, Copy, Debug)]
pub struct Sharing<'a> {
    /// The houses that files may name.
    pub houses: &'a Houses,
    /// Whether to print lines of JSON.
    pub json: bool,
    /// How many share the work.
    pub cores: usize,
}

/// Where a block starts, and where the next one does.
type Block = (Cut, Option<Cut>);

/// The result of a block: the findings, the names of its hands, and whether it was read to its end.
struct Read<'t> {
    found: Found,
    names: Tables<'t>,
    whole: bool,
}

/// Checks the hands of a text on one core.
pub fn check_text(name: &str, text: &str, houses: &Houses, json: bool, found: &mut Found) {
    let known = sniff(name, text).is_some_and(|kind| {
        each(kind, text, Held::by_name(houses), &mut |read| match read {
            Ok(record) => found.check(name, record, houses, json),
            Err(fault) => found.wrong(name, &fault, json),
        })
    });
    if !known {
        found.wrong(name, &file::no_hands(), json);
    }
}

impl<'a> Sharing<'a> {
    /// Checks the hands of a text; a hand file is cut into blocks of hands, other texts are read in one go.
    pub fn check<'t>(&self, name: &str, text: &'t str, told: &mut Told<'_>) -> Result<(), Failure>
    where
        'a: 't,
    {
        if !matches!(sniff(name, text), Some(FileKind::Phh | FileKind::Phhs)) {
            let mut found = Found::default();
            check_text(name, text, self.houses, self.json, &mut found);
            return told(found);
        }
        let cuts = cuts(text);
        let next = cuts.iter().skip(1).copied().map(Some).chain([None]);
        let blocks: Vec<Block> = cuts.iter().copied().zip(next).collect();
        let mut names: Tables<'t> = Tables::default();
        for wave in blocks.chunks(BLOCKS_AT_ONCE.saturating_mul(self.cores).max(1)) {
            for ((from, to), read) in wave.iter().zip(self.wave(name, text, wave)) {
                let read = read.filter(|read| to.is_none() || read.whole);
                let Some(read) = read.filter(|read| read.names.is_disjoint(&names)) else {
                    // It was no real cut, or a name is there twice: from here on one core reads alone and sees it.
                    let rest = block(text, *from, None, Held::by_name(self.houses)).behind(names);
                    return told(self.read(name, rest).found);
                };
                names.extend(read.names);
                told(read.found)?;
            }
        }
        Ok(())
    }

    /// The result of each block, in order; `None` if its reader failed.
    fn wave<'t>(&self, name: &str, text: &'t str, wave: &[Block]) -> Vec<Option<Read<'t>>>
    where
        'a: 't,
    {
        let share = wave.len().div_ceil(self.cores.max(1)).max(1);
        let work = |share: &[Block]| -> Vec<Option<Read<'t>>> {
            let held = Held::by_name(self.houses);
            share.iter().map(|(from, to)| Some(self.read(name, block(text, *from, *to, held)))).collect()
        };
        let work = &work;
        std::thread::scope(|scope| {
            let working: Vec<_> =
                wave.chunks(share).map(|share| (share, scope.spawn(move || work(share)))).collect();
            let read = working.into_iter().flat_map(|(share, working)| {
                working.join().unwrap_or_else(|_| share.iter().map(|_| None).collect())
            });
            read.collect()
        })
    }

    fn read<'t>(&self, name: &str, mut hands: Hands<'t>) -> Read<'t> {
        let (mut found, mut record) = (Found::default(), blank());
        while let Some(read) = hands.read_into(&mut record) {
            match read {
                Ok(()) => found.check(name, &record, self.houses, self.json),
                Err(fault) => found.wrong(name, &fault, self.json),
            }
        }
        let whole = hands.is_whole();
        Read { found, names: hands.into_tables(), whole }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// This many hands, some of them wrong, their names counting on from a number.
    fn hands(count: usize, from: usize) -> String {
        let hand = |number: usize| {
            let last = if number % 97 == 5 { "p2 cbr 3" } else { "p2 f" };
            let stack = if number % 50 == 7 { "-1" } else { "20" };
            format!(
                "[{}]\nvariant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
                 starting_stacks = [20, {stack}] # käse\nactions = ['d dh p1 AsKd', 'd dh p2 7h7c', '{last}']\n\n",
                number + from
            )
        };
        (1..=count).map(hand).collect()
    }

    fn is_wrong(number: &usize) -> bool {
        number % 97 == 5 || number % 50 == 7
    }

    /// The report is the same however the work is shared; returns how many hands were replayed and how many are wrong.
    #[track_caller]
    fn same(text: &str) -> (usize, usize) {
        let houses = Houses::presets();
        let mut alone = Found::default();
        check_text("many.phhs", text, &houses, true, &mut alone);
        for cores in [1, 2, 3] {
            let mut all = Found::default();
            let sharing = Sharing { houses: &houses, json: true, cores };
            let told = sharing.check("many.phhs", text, &mut |part| {
                all.text.push_str(&part.text);
                all.count(&part);
                Ok(())
            });
            assert!(told.is_ok());
            assert_eq!((all.hands, all.flagged, all.wrong), (alone.hands, alone.flagged, alone.wrong));
            assert!(all.text == alone.text, "{cores} cores tell something else");
        }
        (alone.hands, alone.wrong)
    }

    #[test]
    fn hand_check_shares_a_long_file_and_tells_what_one_core_tells() {
        let wrong = |count: usize| (1..=count).filter(is_wrong).count();
        assert_eq!(same(&hands(3000, 0)), (3000 - wrong(3000), wrong(3000)));
        let windows = format!("\u{feff}# an evening\r\n{}", hands(600, 0).replace('\n', "\r\n"));
        assert_eq!(same(&windows), (600 - wrong(600), wrong(600)));
    }

    #[test]
    fn a_cut_that_is_none_and_a_name_twice_are_seen_by_one_reader() {
        let good = hands(300, 0);
        let twice = same(&format!("{good}{}", hands(300, 250)));
        let none = same(&format!("{good}{}", hands(300, 300)));
        assert_eq!(none.0 - twice.0, 50 - (1..=50).filter(is_wrong).count());
        // Lines that only look like headers, in a text and in a list over several lines.
        let fake = "[7]\n".repeat(400);
        assert!(same(&format!("{good}event = '''\n{fake}'''\n{}", hands(300, 300))).0 > 550);
        same(&format!("{good}numbers = [\n{fake}]\n{}", hands(300, 300)));
        // Text that isn't TOML ends the file.
        assert!(same(&format!("{good}what = \n{}", hands(600, 300))).0 < 300);
        assert!(same(&format!("{}what", hands(600, 0))).0 < 600);
        same(&format!("{good}[300]"));
    }
}
