import type { Chunk } from '../chunks/chunk.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, use, makeFiller } from '../reading/draft.ts'

/**
 * "cancellation rate of the orders", "completion rate by project": the noun of a verb before "rate" names a state, and the rate
 * is the share of the records that are in it, and so does the state itself ("no-show rate").
 * A field that is itself called a rate is left alone; no other rate is read as something that is only spelt alike.
 */
export function readRates(draft: Draft): void {
  const { chunks } = draft
  const isRate = (c: Chunk, i: number) => i > 0 && /^rates?$/i.test(c.text) && !c.used
  // "no-show rate" where something else has a field for a rate: the state before it is named in full.
  const at = chunks.findIndex(
    (c, i) => isRate(c, i) && (!c.fields.some(isOwn) || chunks[i - 1]!.values.some(namesState)),
  )
  const state = chunks[at - 1]
  // "per driver" says whose the records are, not what they are.
  const nouns = chunks.flatMap((c, i) =>
    i === at || chunks[i - 1]?.operator?.type === 'group'
      ? []
      : c.entities.filter(e => e.quality >= 0.75).map(e => e.entity),
  )
  const isMeant = (entity: Entity) => !nouns.length || nouns.includes(entity)
  const kinds = state?.values.filter(v => (v.field.role === 'category' || namesState(v)) && isMeant(v.entity)) ?? []
  if (!state || state.kind === 'filler' || state.operator) return
  // "win rate": a ratio that is not understood is no rating.
  const isNamed = kinds.some(namesState)
  if (!kinds.length || !(isNamed || ACTION.test(state.text)))
    return void Object.assign(chunks[at]!, { kind: 'unknown', fields: [], values: [], entities: [] })
  state.values = kinds
  Object.assign(makeFiller(chunks[at]!), { operator: undefined })
  use(chunks[at]!, 'share')
  draft.share = true
  draft.rate = at - 1
}
readRates.needs = /^rates?$/

const isOwn = ({ field, quality }: { field: { words: string[] }; quality: number }) =>
  quality >= 0.8 && field.words.includes('rate')

/** What a field that tells how something went is called: "no-show rate" names one of its values. */
const STATE = /^(?:status|state|stage|outcome|result|disposition)$/

/** States may be numbers that the description tells the names of. */
const namesState = ({ field, quality }: ValueMatch): boolean =>
  /^(?:category|number)$/.test(field.role) && quality >= 0.8 && field.words.some(word => STATE.test(word))

/** Endings of nouns of action, and participles. */
const ACTION = /(?:[ts]ion|al|ment|ance|ence|ure|ed|ery|return|churn|repeat)$/i
