//! Which runs of ranks are straights in which game, as tables, the best first.
//!
//! A run is a mask of ranks; its lead is the rank it is compared by.

/// A run of ranks and what it is compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Straight {
    /// The ranks of the run.
    pub ranks: u16,
    /// One bit: the higher the bit, the better the straight.
    pub lead: u16,
}

const ACE: u16 = 1 << 12;

/// The run of `length` ranks that ends with the given rank, which it is compared by.
const fn run(length: u16, top: u16) -> Straight {
    let ranks = 1_u16.wrapping_shl(length as u32).wrapping_sub(1);
    Straight { ranks: ranks << top.wrapping_add(1).wrapping_sub(length), lead: 1 << top }
}

const fn runs<const N: usize>(length: u16, top: u16, last: Straight) -> [Straight; N] {
    let mut table = [last; N];
    let mut place = 0;
    while place < N.wrapping_sub(1) {
        table[place] = run(length, top.wrapping_sub(place as u16));
        place = place.wrapping_add(1);
    }
    table
}

/// Ace high down to the wheel, A-2-3-4-5, the lowest (IGL-21, CAU-047).
pub(crate) static FIVE: [Straight; 10] = runs(5, 12, Straight { ranks: ACE | 0b1111, lead: 1 << 3 });

/// The same without the wheel: ace high down to six high, as in deuce to seven.
pub(crate) static FIVE_NO_WHEEL: [Straight; 9] = runs(5, 12, run(5, 4));

/// A deck that starts with the sixes: the ace also plays below the six.
pub(crate) static SHORT: [Straight; 6] = runs(5, 12, Straight { ranks: ACE | 0b1111_0000, lead: 1 << 7 });

/// Three in a row, A-2-3 headed by the three (CAU-053).
pub(crate) static THREE: [Straight; 12] = runs(3, 12, Straight { ranks: ACE | 0b11, lead: 1 << 1 });

/// Three in a row, with A-2-3 just below A-K-Q.
pub(crate) static THREE_ACE_SECOND: [Straight; 12] = ace_second();

const fn ace_second() -> [Straight; 12] {
    let mut table = runs(3, 12, run(3, 2));
    let mut place: usize = 11;
    while place > 1 {
        let above = table[place.wrapping_sub(1)];
        table[place] = Straight { lead: above.lead >> 1, ..above };
        place = place.wrapping_sub(1);
    }
    table[1] = Straight { ranks: ACE | 0b11, lead: 1 << 11 };
    table
}

/// Ranks counted from the ace, as lows do: king high down to five high; a king with an ace above it isn't a run.
pub(crate) static LOW: [Straight; 9] = runs(5, 12, run(5, 4));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn straights_descend_and_have_their_length() {
        for (table, length) in
            [(&FIVE[..], 5), (&FIVE_NO_WHEEL, 5), (&SHORT, 5), (&THREE, 3), (&THREE_ACE_SECOND, 3), (&LOW, 5)]
        {
            assert!(table.iter().all(|straight| straight.ranks.count_ones() == length), "{table:?}");
            assert!(table.windows(2).all(|pair| pair[0].lead > pair[1].lead), "{table:?}");
            assert!(table.iter().all(|straight| straight.lead.count_ones() == 1), "{table:?}");
        }
    }

    #[test]
    fn the_ace_ends_where_each_game_says() {
        assert_eq!(FIVE[9].ranks, 0b1_0000_0000_1111);
        assert_eq!(FIVE_NO_WHEEL[8], run(5, 4));
        assert_eq!(SHORT[4].ranks, 0b1_1111_0000);
        assert_eq!(THREE_ACE_SECOND[1].ranks, 0b1_0000_0000_0011);
        assert_eq!((THREE_ACE_SECOND[2].ranks, THREE_ACE_SECOND[11].ranks), (0b1110_0000_0000, 0b111));
    }
}
