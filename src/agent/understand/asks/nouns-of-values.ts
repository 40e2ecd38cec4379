import { isFree, neighbour, type Draft } from '../reading/draft.ts'
import { isGrouping } from './fields.ts'

const VALUES = /^(?:values?|options?|entries)$/i
/** By a synonym only, something may be called a value as well: a price, an amount. */
const OWN = 0.8

/**
 * "the different genre values", "all values of genre", "which options for the language are there": the noun for what a field holds says
 * nothing more beside the field itself, where nothing of the service is called so.
 */
export function passNounsOfValues(draft: Draft): void {
  const { chunks } = draft
  const isField = (place: number) => {
    const one = chunks[place]
    return isFree(one) && one.fields.some(f => f.quality >= OWN && isGrouping(f))
  }
  for (const [at, chunk] of chunks.entries()) {
    if (!VALUES.test(chunk.text) || chunk.entities.length || chunk.fields.some(f => f.quality >= OWN)) continue
    const isOf = /^(?:of|for|in)$/i.test(chunks[at + 1]?.text ?? '')
    if (isField(at - 1) || (isOf && isField(neighbour(draft, at, 1, 2))))
      Object.assign(chunk, { kind: 'filler', fields: [], values: [] })
  }
}
