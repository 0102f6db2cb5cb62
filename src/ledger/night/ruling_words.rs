//! The words a ruling may use if it certainly says what a player is paid; any other word may say that the player isn't.

/// Words of the payment itself.
pub const PAYING: &[&str] = &[
    "a", "all", "amount", "and", "are", "be", "chips", "correct", "count", "exactly", "final", "for", "get",
    "gets", "goes", "has", "have", "he", "her", "him", "his", "home", "is", "it", "just", "of", "only",
    "paid", "payout", "receives", "right", "s", "she", "so", "stack", "stands", "that", "the", "their",
    "them", "they", "to", "total", "will", "with", "worth",
];

/// Words of its reason, in another part of the sentence.
pub const BESIDE: &[&str] =
    &["again", "bank", "banker", "counted", "dealer", "had", "host", "miscounted", "recounted", "was", "we"];
