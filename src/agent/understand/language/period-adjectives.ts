/** Adjectives of how often, and the nouns of the periods that they are made of; of several for one period the usual one first. */
export const PERIOD_ADJECTIVES: ReadonlyMap<string, string> = new Map([
  ['hourly', 'hour'],
  ['daily', 'day'],
  ['nightly', 'night'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
  ['annual', 'year'],
  ['annually', 'year'],
])

/** The usual adjective for what is so in every such period: "weekly" of a week. */
export const adjectiveOf = (period: string): string | undefined =>
  [...PERIOD_ADJECTIVES.keys()].find(adjective => PERIOD_ADJECTIVES.get(adjective) === period)

/** Other adjectives for the same period: "yearly" for what is annual. */
export const sameOften = (adjective: string): string[] =>
  [...PERIOD_ADJECTIVES.keys()].filter(
    other => other !== adjective && PERIOD_ADJECTIVES.get(other) === PERIOD_ADJECTIVES.get(adjective),
  )

const NOUNS: ReadonlySet<string> = new Set(PERIOD_ADJECTIVES.values())

/** Whether a word is the noun of a period that has an adjective. */
export const isPeriodNoun = (word: string): boolean => NOUNS.has(word)
