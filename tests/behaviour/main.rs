//! Everything the program can be seen to do, in one test binary: stories, and what stories can't tell.

#[cfg(test)]
mod at_table;
#[cfg(test)]
mod bank;
#[cfg(test)]
mod betting;
#[cfg(test)]
mod cards_in_hand;
#[cfg(test)]
mod cause_bank;
#[cfg(test)]
mod dave_bank;
#[cfg(test)]
mod difference;
#[cfg(test)]
mod documents;
#[cfg(test)]
mod durability;
#[cfg(test)]
mod errors;
#[cfg(test)]
mod evenings;
#[cfg(test)]
mod exports;
#[cfg(test)]
mod four_doors;
#[cfg(test)]
mod fund;
#[cfg(test)]
mod fuzz;
#[cfg(test)]
mod games;
#[cfg(test)]
mod golden;
#[cfg(test)]
mod guts;
#[cfg(test)]
mod hand_check;
#[cfg(test)]
mod hand_files;
#[cfg(test)]
mod hidden_characters;

mod hints;
#[cfg(test)]
mod house_pages;
#[cfg(test)]
mod houses;
#[cfg(test)]
mod igloo_bank;
#[cfg(test)]
mod imports;
#[cfg(test)]
mod in_memory;
#[cfg(test)]
mod journal;
#[cfg(test)]
mod key_count;
#[cfg(test)]
mod limits;
#[cfg(test)]
mod luck;
#[cfg(test)]
mod mike_bank;
#[cfg(test)]
mod misdeals;
#[cfg(test)]
mod next_hand;
#[cfg(test)]
mod over_short;

#[cfg(test)]
mod most_put_in;
#[cfg(test)]
mod note_lives;
#[cfg(test)]
mod party;
#[cfg(test)]
mod past;
#[cfg(test)]
mod pig_bank;
#[cfg(test)]
mod procedures;
#[cfg(test)]
mod profiles;
#[cfg(test)]
mod program;
#[cfg(test)]
mod progress;
#[cfg(test)]
mod random_evenings;
#[cfg(test)]
mod random_hands;
#[cfg(test)]
mod random_keys;
#[cfg(test)]
mod random_tournaments;
#[cfg(test)]
mod request;
#[cfg(test)]
mod rounds;
#[cfg(test)]
mod rules;
#[cfg(test)]
mod seats;
#[cfg(test)]
mod served;
#[cfg(test)]
mod spoken;
#[cfg(test)]
mod start;

#[cfg(test)]
mod seven_deuce;
#[cfg(test)]
mod shell;
#[cfg(test)]
mod stories;
#[cfg(test)]
mod story;
#[cfg(test)]
mod surrogates;
#[cfg(test)]
mod tables;
#[cfg(test)]
mod terminal;
#[cfg(test)]
mod the_book;
#[cfg(test)]
mod three_years;
#[cfg(test)]
mod told;
#[cfg(test)]
mod told_hands;
#[cfg(test)]
mod tournament;
#[cfg(test)]
mod tournament_money;
#[cfg(test)]
mod tournament_seats;
#[cfg(test)]
mod two_tables;
#[cfg(test)]
mod vectors;
#[cfg(test)]
mod web;
#[cfg(test)]
mod whole_book;
#[cfg(test)]
mod words;
