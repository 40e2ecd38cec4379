import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

/** Prepositions of the means by which something is done (Quirk et al., 1985, § 9.49). */
const MEANS = /^(?:by|via|over|through)$/i
/** What a field holds that is no way of doing anything, though it may be called like one. */
const CONTACTS = /^(?:phone|email|url|text)$/

/** Verbs by which an order or a booking comes about. */
const COMES_ABOUT = pattern('i')`
  ^(?:
    come|comes|came|coming|arrived?|booked|ordered|placed|reserved|made|received?|requested|bought|sold
    |reach(?:es|ed)?|got
  )$
`

/**
 * "bookings over the phone", "orders that came in by phone" of a channel `phone` where people have a phone: behind a preposition of means the
 * word is the way in which it was done, and no number of anybody. Before nouns and operators are read.
 */
export function readByChannel(draft: Draft): void {
  const { chunks, previous } = draft
  chunks.forEach((chunk, at) => {
    const from = /^the$/i.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1
    const means = chunks[from]
    if (!isFree(chunk) || !means || !MEANS.test(means.text) || !isFree(means) || chunk.entities.length) return
    const ways = chunk.values.filter(v => v.quality >= 0.9 && v.field.role === 'category')
    // "placed by retail customers" says who did it.
    const isContact = chunk.fields.every(f => CONTACTS.test(f.field.role)) && !chunks[at + 1]?.entities.length
    const isUntold = !ways.length && isContact && chunk.fields.length > 0
    if (isUntold && isComingAbout(chunks, from)) return void draft.ignored.push(`${means.text} ${chunk.text}`)
    const kinds = [...new Set(ways.map(v => v.entity))]
    // Of several kinds that have such a way, the one that is named, unless it has such a number itself.
    const isNamed = (entity: Entity) =>
      chunks.some(c => c !== chunk && c.entities.some(e => e.entity === entity && e.quality >= 0.8)) &&
      !chunk.fields.some(f => f.entity === entity)
    const [kind, ...others] = kinds.length > 1 ? kinds.filter(isNamed) : kinds
    if (!kind || others.length || !isContact) return
    // "how do I reach them by phone?": what comes by a channel is spoken of.
    const isSpoken = (c: Chunk) =>
      c !== chunk && [...c.entities, ...c.fields].some(m => m.entity === kind && m.quality >= 0.8)
    if (!chunks.some(isSpoken) && previous?.root.entity !== kind.key) return
    Object.assign(chunk, { fields: [], values: ways.filter(v => v.entity === kind) })
    Object.assign(means, { kind: 'filler', operator: undefined })
    use(means, 'related')
    const verb = chunks[verbBefore(chunks, from)]
    if (!isFree(verb) || !COMES_ABOUT.test(verb.text) || verb.entities.length) return
    // "stays booked by phone": how it came about, and no state that it is in.
    Object.assign(verb, { kind: 'unknown', fields: [], values: [] })
    use(verb, 'related')
  })
}
/** Where the verb stands before its means: "came in by", "reached us by". */
const verbBefore = (chunks: readonly Chunk[], means: number): number =>
  /^(?:in|up|us)$/i.test(chunks[means - 1]?.text ?? '') ? means - 2 : means - 1

/** "jobs booked by email" of records that do not tell how they came: who can "be reached by email" has one. */
function isComingAbout(chunks: readonly Chunk[], means: number): boolean {
  const at = verbBefore(chunks, means)
  const [be, verb] = [chunks[at - 1]?.text ?? '', chunks[at]?.text ?? '']
  return COMES_ABOUT.test(verb) && !/^ordered$/i.test(verb) && !/^be$/i.test(be)
}
readByChannel.needs = (word: string) => MEANS.test(word)
