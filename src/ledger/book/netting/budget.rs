//! The allowance of a search, counted in nodes so that every machine stops at the same place.

/// Nodes a search may still visit.
#[derive(Clone, Debug)]
pub struct Budget {
    left: u64,
}

/// The allowance is used up: what was found so far counts, nothing more is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent;

impl Budget {
    /// An allowance of `nodes`.
    pub const fn new(nodes: u64) -> Self {
        Self { left: nodes }
    }

    /// Takes `nodes` off the allowance, or says that it is used up.
    pub fn spend(&mut self, nodes: usize) -> Result<(), Spent> {
        self.left = self.left.checked_sub(nodes as u64).ok_or(Spent).inspect_err(|_| self.left = 0)?;
        Ok(())
    }
}
