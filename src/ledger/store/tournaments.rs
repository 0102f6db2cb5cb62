//! Reads tournaments: those of a night, and all of them for a series.

use crate::ids::NightId;
use crate::store::failure::StoreError;
use crate::store::projector::tournament::unread;
use crate::store::read::Reader;
use crate::tournament::Tournament;

impl Reader<'_> {
    /// The tournaments of a night, in order.
    pub fn tournaments_of(&self, night: NightId) -> Result<Vec<Tournament>, StoreError> {
        let columns = "SELECT body FROM tournament WHERE night = ?1 ORDER BY number";
        read(self.list(columns, [night.to_string()], |row| row.get(0))?)
    }

    /// Every tournament of the book, in order.
    pub fn tournaments(&self) -> Result<Vec<Tournament>, StoreError> {
        read(self.list("SELECT body FROM tournament ORDER BY number", [], |row| row.get(0))?)
    }
}

fn read(bodies: Vec<String>) -> Result<Vec<Tournament>, StoreError> {
    bodies.iter().map(|body| serde_json::from_str(body).map_err(unread)).collect()
}
