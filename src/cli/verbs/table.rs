//! The table of the verbs by group, one row each: what it is for, its word, the words that belong to it.

/// Makes the enum of the verbs from their rows, with everything that is done with any verb.
///
/// Only the called verb is laid out word by word: laying out all of them would take most of the time of a short command.
macro_rules! verbs {
    ($( $group:literal { $( #[doc = $purpose:literal] $verb:ident($word:literal, $words:ty), )* } )*) => {
        /// The verbs.
        #[derive(Debug)]
        pub enum Verb {
            $($( #[doc = $purpose] $verb($words), )*)*
        }

        impl Verb {
            /// The verbs with what each is for, grouped by topic.
            pub const GROUPS: &[(&str, &[(&str, &str)])] = &[$( ($group, &[$( ($word, $purpose), )*]), )*];

            fn run(self, context: &mut Context) -> Result<Reply, Failure> {
                match self {
                    $($( Self::$verb(verb) => verb.run(context), )*)*
                }
            }
        }

        impl clap::Subcommand for Verb {
            fn augment_subcommands(program: clap::Command) -> clap::Command {
                program.subcommands([
                    $($( clap::Command::new($word).about($purpose.trim()).defer(|verb| {
                        <$words as clap::Args>::augment_args(verb).about($purpose.trim())
                    }), )*)*
                ])
            }

            fn augment_subcommands_for_update(program: clap::Command) -> clap::Command {
                Self::augment_subcommands(program)
            }

            fn has_subcommand(word: &str) -> bool {
                [$($( $word, )*)*].contains(&word)
            }
        }

        impl clap::FromArgMatches for Verb {
            fn from_arg_matches(matches: &clap::ArgMatches) -> Result<Self, clap::Error> {
                Self::from_arg_matches_mut(&mut matches.clone())
            }

            fn from_arg_matches_mut(matches: &mut clap::ArgMatches) -> Result<Self, clap::Error> {
                let (word, mut matches) = matches.remove_subcommand().unwrap_or_default();
                match word.as_str() {
                    $($( $word => <$words>::from_arg_matches_mut(&mut matches).map(Self::$verb), )*)*
                    _ => Err(clap::Error::new(clap::error::ErrorKind::MissingSubcommand)),
                }
            }

            fn update_from_arg_matches(&mut self, matches: &clap::ArgMatches) -> Result<(), clap::Error> {
                *self = Self::from_arg_matches(matches)?;
                Ok(())
            }
        }
    };
}
