import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { unitOf } from '../conditions/field-units.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { singular } from '../language/words.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'

/** What says before it how far something is: an adjective of distance, or a figure with its unit. */
const FAR = pattern('i')`
  ^(?:
    how\ far|far|further|farther|furthest|farthest|away|near|nearer|nearest|close|closer|closest|distance|miles?|mi|km
    |kilomet(?:er|re)s?|met(?:er|re)s?|yards
  )$
`
/** How sure it is at most that a distance is that from there. */
const NOT_TOLD = 0.6
const FROM = /^(?:from|to|of|away from)$/i
/** Where those are whose records these are. */
const OWN_PLACE = /^(?:here|us|base|home|yard|depot|office|shop|warehouse|headquarters|hq|premises|workshop)$/i

/**
 * "the sites furthest from the yard", "more than 20 miles from the yard" of a `distance_miles` that is the distance from it: the one figure of a
 * distance tells from where it is, by its name or description, or it is from where those are whose records they are. Before nouns are read.
 */
export function passAnchorOfDistance(draft: Draft): void {
  const { chunks, app } = draft
  const from = chunks.findIndex((c, i) => i > 0 && isFree(c) && FROM.test(c.text) && saysHowFar(chunks, i))
  if (from < 0) return
  const at = chunks.findIndex((c, i) => i > from && !/^(?:the|our|my)$/i.test(c.text))
  const anchor = chunks[at]
  if (!anchor || at > from + 2 || !isFree(anchor)) return
  const isNamed = anchor.values.some(v => v.quality >= 0.9) || anchor.entities.some(e => e.quality >= 0.8)
  const distances = app.entities.flatMap(({ fields, hidden }) => (hidden ? [] : fields.filter(isDistance)))
  const noun = singular(anchor.text.toLowerCase())
  const wordsOf = ({ words, description }: Field) => [
    ...words.slice(1),
    ...description.toLowerCase().split(/[^\p{L}]+/u),
  ]
  const told = distances.filter(field => wordsOf(field).includes(noun))
  if (told.length !== 1 && (distances.length !== 1 || isNamed || !OWN_PLACE.test(noun))) return
  // From somewhere else they are as far as they are from each other, for all that is told.
  if (told.length !== 1) draft.sureness = Math.min(draft.sureness, NOT_TOLD)
  // "within 5 miles of the yard"
  const within = chunks.slice(0, from).findLast(c => /^within$/i.test(c.text))
  if (within && isFree(within)) Object.assign(makeFiller(within), { kind: 'operator', operator: { type: 'comparator', op: '<=' } }) // oxfmt-ignore
  for (const chunk of chunks.slice(from, at + 1)) {
    Object.assign(makeFiller(chunk), { literal: undefined, operator: undefined })
    use(chunk, 'related')
  }
}
passAnchorOfDistance.needs = (word: string) => word !== 'of' && word !== 'to' && FAR.test(word)

/** Right before it, or before the records that are asked about: "how far is Old Mill from the yard". */
const saysHowFar = (chunks: readonly Chunk[], at: number): boolean =>
  FAR.test(chunks[at - 1]!.text) ||
  /^(?:miles?|mi|km|kilomet(?:er|re)s?)$/i.test(chunks[at - 1]!.text.split(' ').at(-1)!) ||
  (/^from$/i.test(chunks[at]!.text) && chunks.slice(0, at).some(c => /^(?:how far|far)$/i.test(c.text)))

const isDistance = (field: Field): boolean =>
  isFigure(field) && field.words.includes('distance') && (unitOf(field)?.quantity ?? 'length') === 'length'
