import { type Draft, isFree, use } from '../reading/draft.ts'
import { singular } from '../language/words.ts'

/** What a field is called that holds the figure of such a stretch of time. */
const FIGURES_OF: Record<string, RegExp> = {
  year: /^(?:annual|annually|yearly|annum|pa)$/,
  quarter: /^quarterly$/,
  month: /^monthly$/,
  week: /^weekly$/,
  day: /^daily$/,
  hour: /^hourly$/,
}

/**
 * "turns over more than 5M a year", "costs how much per month" of `annual_revenue`, `monthly_rent`: the figure is that of the time
 * anyway, and nothing is divided into such times.
 */
export function readPeriodOfField({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    const before = chunks[at - 1]
    const of = FIGURES_OF[singular(chunk.text.toLowerCase())]
    if (!isFree(chunk) || !of || chunk.entities.length || !/^(?:per|an?|each|every)$/i.test(before?.text ?? '')) return
    const isOne = chunks.some(
      (c, i) => i < at && c.fields.length > 0 && c.fields.every(({ field }) => field.words.some(word => of.test(word))),
    )
    if (!isOne) return
    if (before?.operator && isFree(before)) use(before, 'told')
    use(chunk, 'told')
  })
}
