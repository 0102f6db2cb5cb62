//! What every form of ours contains, so that nobody else can send it, and nobody sends it twice.

/// What makes a form ours, and sent only once: the token of its phone, and a request id for each form.
pub struct Marks<'m> {
    /// The token.
    pub token: &'m str,
    /// What its request ids begin with.
    pub begins: String,
    /// How many there are.
    pub made: u32,
}

impl<'m> Marks<'m> {
    /// Marks of this phone; `begins` was drawn for this page alone.
    pub const fn of(token: &'m str, begins: String) -> Self {
        Self { token, begins, made: 0 }
    }

    /// Another request id.
    pub fn id(&mut self) -> String {
        self.made = self.made.saturating_add(1);
        format!("{}{}", self.begins, self.made)
    }
}
