/** Nouns that stand last in the name of a kind of record and say only that it is one: a leave request, a turbine unit. */
export const RECORD_NOUNS: ReadonlySet<string> = new Set(
  'request record entry item application form listing posting opening instance event unit object case level balance position'.split(
    ' ',
  ),
)
