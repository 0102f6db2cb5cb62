//! Match-pot games as Mike's house plays them.

use super::table::Guts;

fn guts() -> Guts {
    Guts::new("mike", "three-card-guts", "ABCD")
}

const A_WINS: [(char, &str); 2] = [('A', "AhAdAc"), ('B', "KsKd2c")];

#[test]
fn fines_are_won_but_not_matched() {
    let mut guts = guts().pot(160);
    guts.fines = vec![('C', 20), ('D', 20)];
    let end = guts.ends(&A_WINS, "");
    assert_eq!((end.awards(), end.pays(), end.next()), (vec![('A', 200)], vec![('B', 160)], Some(160)));
    let told = "B pays $1.60 into the next pot: as much as this pot, not counting $0.40 in fines";
    end.says(&guts.rules, "MIK-16", told);
}

#[test]
fn goal_posters_match_like_losers() {
    let guts = guts().pot(150).goalposting();
    let stay = [('A', "AhAdKc"), ('B', "AsAcKd"), ('C', "9s8d2c")];
    let end = guts.ends(&stay, "");
    assert_eq!(end.awards(), []);
    assert_eq!((end.pays(), end.next()), (vec![('A', 150), ('B', 150), ('C', 150)], Some(600)));
    let told = "the best hands tie, so nobody wins: A, B and C each pay $1.50 into the next pot";
    end.says(&guts.rules, "MIK-21", told);
}

#[test]
fn where_goal_posters_are_free_only_losers_match() {
    let mut guts = guts().pot(150).goalposting();
    guts.rules.posters_owe.value = false;
    let stay = [('A', "AhAdKc"), ('B', "AsAcKd"), ('C', "9s8d2c")];
    let end = guts.ends(&stay, "");
    assert_eq!((end.pays(), end.next()), (vec![('C', 150)], Some(300)));
}

#[test]
fn a_tie_is_split_where_nothing_was_announced() {
    let guts = guts().pot(150);
    let stay = [('A', "AhAdKc"), ('B', "AsAcKd"), ('C', "9s8d2c")];
    let end = guts.ends(&stay, "");
    assert_eq!((end.awards(), end.pays()), (vec![('A', 75), ('B', 75)], vec![('C', 150)]));
    assert_eq!(guts.ends(&stay[..2], "").next(), None);
}

#[test]
fn goal_posting_overrides_the_split() {
    let stay = [('A', "AhAdKc"), ('B', "AsAcKd")];
    assert_eq!(guts().pot(100).ends(&stay, "").awards(), [('A', 50), ('B', 50)]);
    let posted = guts().pot(100).goalposting();
    let end = posted.ends(&stay, "");
    assert_eq!((end.awards(), end.next()), (vec![], Some(300)));
    // No other rule is needed here: getting nothing is what goal-posting means.
    end.says(&posted.rules, "MIK-20", "A and B tie for the main pot, so they get none of it");
}

#[test]
fn the_last_one_in_takes_the_pot_without_showing() {
    let end = guts().pot(160).ends(&[('B', "KsKd2c")], "");
    assert_eq!((end.awards(), end.pays(), end.next()), (vec![('B', 160)], vec![], None));
}

#[test]
fn a_silent_house_matches_the_pot_and_its_all_ins_pay_what_they_have() {
    let guts = Guts::new("igloo", "three-card-guts", "ABC").pot(100).stack('B', 30);
    let end = guts.ends(&A_WINS, "");
    assert_eq!((end.pays(), end.next()), (vec![('B', 30)], Some(30)));
    let told = end.told(&guts.rules);
    let fallback = "standard";
    assert!(told.iter().any(|(rule, text)| rule == fallback && text.starts_with("B pays")), "{told:#?}");
}
