//! What a form sent, field by field.

/// The most fields a form may have.
const MOST: usize = 400;

/// The fields in the order of the page; a name may come several times.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// Reads `name=value&…`; none if it is not written so, is not text, or has too many fields.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let pairs = text.split('&').filter(|pair| !pair.is_empty());
        let fields: Option<Vec<(String, String)>> = pairs
            .take(MOST.saturating_add(1))
            .map(|pair| {
                let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
                Some((plain(name)?, plain(value)?))
            })
            .collect();
        fields.filter(|fields| fields.len() <= MOST).map(Self)
    }

    /// The first value with this name, if any.
    #[must_use]
    pub fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str()).unwrap_or_default()
    }

    /// Every value of this name.
    pub fn all<'f>(&'f self, name: &'f str) -> impl Iterator<Item = &'f str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &(String, String)> {
        self.0.iter()
    }
}

/// Text as it was typed into a form: `+` is a space, `%41` an A.
fn plain(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let high = char::from(rest.next()?).to_digit(16)?;
                let low = char::from(rest.next()?).to_digit(16)?;
                u8::try_from(high * 16 + low).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_read_as_it_was_typed() {
        let fields = Fields::read("who=Ann+Lee&amount=1%2C50&who=Bob&x").unwrap();
        assert_eq!(fields.all("who").collect::<Vec<_>>(), ["Ann Lee", "Bob"]);
        assert_eq!((fields.get("amount"), fields.get("x"), fields.get("y")), ("1,50", "", ""));
        assert_eq!(Fields::read("a=%d7%93").unwrap().get("a"), "ד");
        for bad in ["a=%", "a=%4", "a=%zz", "a=%ff", &"a=1&".repeat(500)] {
            assert_eq!(Fields::read(bad), None, "{bad}");
        }
        assert_eq!(Fields::read(""), Some(Fields::default()));
    }
}
