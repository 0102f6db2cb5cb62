//! The key of a book: used to sign its bundles and to check them.

use crate::journal::{Digest, PublicKey};
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};

/// Comes before everything that's signed, so that a signature is good for nothing else.
const SIGNED: &[u8] = b"housebook bundle 1\n";

/// The secret half of a book's key.
pub struct SecretKey(SigningKey);

impl SecretKey {
    /// The key of 32 secret bytes.
    #[must_use]
    pub fn new(secret: &[u8; 32]) -> Self {
        Self(SigningKey::from_bytes(secret))
    }

    /// The public half.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(Digest(self.0.verifying_key().to_bytes()))
    }

    /// Signs a hash. Returns hexadecimal digits.
    #[must_use]
    pub fn sign(&self, what: Digest) -> String {
        let signature = self.0.sign(&signed(what)).to_bytes();
        signature.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// True if the owner of `key` signed this hash.
#[must_use]
pub fn is_signed(key: PublicKey, what: Digest, signature: &str) -> bool {
    let (Some(bytes), Ok(key)) = (bytes_of(signature), VerifyingKey::from_bytes(&key.0.0)) else {
        return false;
    };
    key.verify_strict(&signed(what), &Signature::from_bytes(&bytes)).is_ok()
}

fn signed(what: Digest) -> Vec<u8> {
    [SIGNED, &what.0].concat()
}

/// The 64 bytes of a signature: two hashes' worth of digits.
fn bytes_of(signature: &str) -> Option<[u8; 64]> {
    let (first, second) = (signature.get(..64)?, signature.get(64..)?);
    let halves = [first.parse::<Digest>().ok()?.0, second.parse::<Digest>().ok()?.0];
    halves.concat().try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_good_for_one_key_and_one_hash() {
        let (ours, theirs) = (SecretKey::new(&[1; 32]), SecretKey::new(&[2; 32]));
        let (this, that) = (Digest([3; 32]), Digest([4; 32]));
        let signature = ours.sign(this);
        assert!(is_signed(ours.public(), this, &signature));
        assert!(!is_signed(ours.public(), that, &signature));
        assert!(!is_signed(theirs.public(), this, &signature));
        for wrong in ["", "00", &signature[1..], &signature.replace(&signature[..1], "g"), &"0".repeat(128)] {
            assert!(!is_signed(ours.public(), this, wrong), "{wrong}");
        }
    }
}
