import { isFree, neighbour, use, type Draft } from '../reading/draft.ts'
import { isPlural } from '../language/words.ts'
import { isGrouping } from './fields.ts'

const VALUES = /^(?:values?|options?|entries)$/i
/** What a field may be, or is somewhere. */
const POSSIBLE = /^(?:possible|existing|available|allowed|valid|used|current|permitted)$/i
/** By a synonym only, something may be called a value as well: a price, an amount. */
const OWN = 0.8
/** By its whole name. */
const CALLED = 0.95

const NAMES = /^names?$/i

/** "the names of the regions": of a field that tells kinds, whose values are all the names that there are. */
const isOfKinds = ({ chunks }: Draft, place: number, at: number): boolean =>
  /^of$/i.test(chunks[at + 1]?.text ?? '') &&
  isFree(chunks[place]) &&
  isPlural(chunks[place].text.toLowerCase()) &&
  !chunks[place].entities.some(e => e.quality >= OWN) &&
  chunks[place].fields.some(f => f.quality >= OWN && f.field.role === 'category')

/**
 * "the different genre values", "which status values do orders have", "possible values of the status": the noun for what a field holds
 * only says that each is wanted once, where nothing of the service is called so; beside a word that says so, or a count, it says nothing.
 */
export function readNounsOfValues(draft: Draft): void {
  const { chunks } = draft
  const isField = (place: number) => {
    const one = chunks[place]
    return isFree(one) && one.fields.some(f => f.quality >= OWN && isGrouping(f))
  }
  for (const [at, chunk] of chunks.entries()) {
    if (NAMES.test(chunk.text) && isOfKinds(draft, neighbour(draft, at, 1, 2), at)) {
      Object.assign(chunk, { kind: 'operator', operator: { type: 'distinct' }, fields: [], values: [], entities: [] })
      continue
    }
    if (!VALUES.test(chunk.text) || chunk.entities.length) continue
    const isOf = /^(?:of|for|in)$/i.test(chunks[at + 1]?.text ?? '') && isField(neighbour(draft, at, 1, 2))
    const isDistinct = chunks.some(c => c.operator?.type === 'distinct')
    const isBehind = isField(at - 1)
    // "the unique values of nationality" of a market value, "which fuel values": no value has a nationality or is a fuel's.
    if (chunk.fields.some(f => f.quality >= ((isOf && isDistinct) || isBehind ? CALLED : OWN))) continue
    if (!isOf && !isBehind) continue
    const isSaid = isDistinct || chunks.some(c => c.operator?.type === 'count')
    const said = isSaid
      ? { kind: 'filler' as const }
      : { kind: 'operator' as const, operator: { type: 'distinct' as const } }
    Object.assign(chunk, { ...said, fields: [], values: [] })
    if (isSaid) use(chunk, 'filler')
    const before = chunks[(isOf ? at : at - 1) - 1]
    if (!isFree(before) || !POSSIBLE.test(before.text)) continue
    Object.assign(before, { kind: 'filler', values: [], fields: [] })
    use(before, 'filler')
  }
}
readNounsOfValues.needs = (word: string) => NAMES.test(word) || VALUES.test(word)
