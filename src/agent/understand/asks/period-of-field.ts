import { type Draft, isFree, use } from '../reading/draft.ts'
import { singular } from '../language/words.ts'
import { PERIOD_ADJECTIVES, isPeriodNoun } from '../language/period-adjectives.ts'

/**
 * "turns over more than 5M a year", "costs how much per month" of `annual_revenue`, `monthly_rent`: the figure is that of the time
 * anyway, and nothing is divided into such times.
 */
export function readPeriodOfField({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    const before = chunks[at - 1]
    const period = singular(chunk.text.toLowerCase())
    if (
      !isFree(chunk) ||
      !isPeriodNoun(period) ||
      chunk.entities.length ||
      !/^(?:per|an?|each|every)$/i.test(before?.text ?? '')
    )
      return
    const isOne = chunks.some(
      (c, i) =>
        i < at &&
        c.fields.length > 0 &&
        c.fields.every(({ field }) => field.words.some(word => isForPeriod(word, period))),
    )
    if (!isOne) return
    if (before?.operator && isFree(before)) use(before, 'told')
    use(chunk, 'told')
  })
}
readPeriodOfField.needs = (word: string) => isPeriodNoun(singular(word))

/** What a field is called that holds the figure of such a stretch of time. */
const isForPeriod = (word: string, period: string): boolean =>
  PERIOD_ADJECTIVES.get(word) === period || (period === 'year' && /^(?:annum|pa)$/.test(word))
