import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

/** Prepositions of the means by which something is done (Quirk et al., 1985, § 9.49). */
const MEANS = /^(?:by|via|over|through)$/i
/** What a field holds that is no way of doing anything, though it may be called like one. */
const CONTACTS = /^(?:phone|email|url|text)$/

/** Verbs by which an order or a booking comes about. */
const COMES_ABOUT = /^(?:come|comes|came|coming|arrived?|booked|ordered|placed|reserved|made|received|requested|bought|sold)$/i // oxfmt-ignore

/**
 * "bookings over the phone", "orders that came in by phone" of a channel `phone` where people have a phone: behind a preposition of means the
 * word is the way in which it was done, and no number of anybody. Before nouns and operators are read.
 */
export function readByChannel({ chunks, previous }: Draft): void {
  chunks.forEach((chunk, at) => {
    const from = /^the$/i.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1
    const means = chunks[from]
    if (!isFree(chunk) || !means || !MEANS.test(means.text) || !isFree(means) || chunk.entities.length) return
    const ways = chunk.values.filter(v => v.quality >= 0.9 && v.field.role === 'category')
    const isContact = chunk.fields.length > 0 && chunk.fields.every(f => CONTACTS.test(f.field.role))
    const [kind, ...others] = new Set(ways.map(v => v.entity))
    if (!kind || others.length || !isContact) return
    // "how do I reach them by phone?": what comes by a channel is spoken of.
    const isSpoken = (c: Chunk) =>
      c !== chunk && [...c.entities, ...c.fields].some(m => m.entity === kind && m.quality >= 0.8)
    if (!chunks.some(isSpoken) && previous?.root.entity !== kind.key) return
    Object.assign(chunk, { fields: [], values: ways })
    Object.assign(means, { kind: 'filler', operator: undefined })
    use(means, 'related')
    const verb = chunks[/^(?:in|up)$/i.test(chunks[from - 1]?.text ?? '') ? from - 2 : from - 1]
    if (!isFree(verb) || !COMES_ABOUT.test(verb.text) || verb.entities.length) return
    // "stays booked by phone": how it came about, and no state that it is in.
    Object.assign(verb, { kind: 'unknown', fields: [], values: [] })
    use(verb, 'related')
  })
}
readByChannel.needs = (word: string) => MEANS.test(word)
