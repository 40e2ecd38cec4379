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

const NOUNS: ReadonlySet<string> = new Set(PERIOD_ADJECTIVES.values())

/** Whether a word is the noun of a period that has an adjective. */
export const isPeriodNoun = (word: string): boolean => NOUNS.has(word)
