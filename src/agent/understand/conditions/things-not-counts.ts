import type { FieldMention } from '../dictionary/dictionary.ts'
import { isPlural, stem } from '../language/words.ts'
import { type Draft, isFree } from '../reading/draft.ts'

/** What a figure is called that tells how many of something there are. */
const COUNT = /^(?:count|total|number|quantity)$/

/**
 * "the lines of order 7" of orders with a `line_count` and their lines: what is counted by that figure is asked for, and not how many there
 * are. Before nouns are looked for.
 */
export function keepThingsFromCounts(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const { text, entities, fields } = chunk
    const noun = text.toLowerCase()
    if (!isFree(chunk) || !entities.some(e => e.quality >= 0.8) || !/^[a-z]{3,}$/.test(noun)) return
    const asksHowMany = draft.chunks.slice(0, at).some(c => c.operator !== undefined)
    if (asksHowMany) return
    const counts = ({ field: { role, words } }: FieldMention) =>
      role === 'number' && words.length === 2 && COUNT.test(words[1]!) && stem(words[0]!) === stem(noun)
    if (isPlural(noun)) chunk.fields = fields.filter(f => !counts(f))
  })
}
