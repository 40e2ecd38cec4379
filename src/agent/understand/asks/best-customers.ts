import type { Chunk } from '../chunks/chunk.ts'
import { pattern } from '../../../lib/patterns.ts'
import { CUSTOMERS } from '../../../lib/synonyms.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { isOneOf } from '../language/everyday-nouns.ts'
import { plural } from '../language/words.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { tellingColumns } from './fields.ts'
import { rankByDone } from './most-done.ts'
import { amountTaken } from './taken-in.ts'

const BEST = /^(?:best|worst|top|biggest|largest|greatest|most valuable|most important|most loyal)$/i
/** Words of "by the money they have spent with us": by what somebody paid altogether. */
const OF_SPENDING = pattern('i')`
  ^(?:
    by|in|terms|of|the|total|overall|money|amount|they|he|she|has|have|had|how|much|spen[dt]|spending|paid|with|us|so|far|value|turnover
    |revenue|purchases?|orders?
  )$
`
const SPENDING = /^(?:money|spen[dt]|spending|turnover|revenue)$/i

/** How sure it is that those are the best who spent most: as the message says, or because nothing else tells it. */
const SAID = 0.8
const UNSAID = 0.6

/**
 * "who are our five best customers by the money they have spent?", "who is our best customer?": of those who buy, and of whom no figure of
 * their own tells how good they are, those whose orders come to most. Before nouns are looked for.
 */
export function readBestCustomers(draft: Draft): void {
  const { chunks } = draft
  const superlative = chunks.findIndex(c => isFree(c) && BEST.test(c.text) && c.operator?.type === 'superlative')
  const { operator } = chunks[superlative] ?? {}
  if (operator?.type !== 'superlative' || operator.comparative) return
  const noun = chunks.findIndex((c, at) => at > superlative && c.literal?.kind !== 'number')
  const kind = chunks[noun]?.entities.find(e => e.quality >= 0.5 && arePeople(e.entity) && isOneOf(e.entity, CUSTOMERS))
  const spent = kind && spentBy(draft, kind.entity)
  if (!kind || !spent) return
  const behind = chunks.slice(noun + 1)
  const isSaid = /^(?:by|in)$/i.test(behind[0]?.text ?? '') && behind.some(c => SPENDING.test(c.text))
  const tail = isSaid ? spendingTail(behind) : []
  if (!isSaid && (/^by$/i.test(behind[0]?.text ?? '') || kind.entity.fields.some(isOwnFigure))) return
  const entity = kind.entity
  const node = addNode(draft, spent.entity, superlative)
  const group = { entity: entity.key, columns: tellingColumns(entity) }
  rankByDone(draft, node, { group, noun, superlative, direction: operator.direction, quantity: spent.field })
  draft.sureness = Math.min(draft.sureness, isSaid ? SAID : UNSAID)
  draft.notes.push(
    `ranked the ${plural(entity.noun)} by the ${spent.field.words.join(' ')} of their ${plural(spent.entity.noun)}`,
  )
  use(chunks[superlative]!, 'superlative')
  use(chunks[noun]!, 'group')
  const who = chunks.find(c => isFree(c) && c.operator?.type === 'who')
  for (const chunk of [...tail, ...(who ? [who] : [])]) {
    Object.assign(chunk, { kind: 'filler', entities: [], fields: [], values: [], operator: undefined })
    use(chunk, 'superlative')
  }
}
readBestCustomers.needs = /^(?:best|worst|top|biggest|largest|greatest|most)$/

/** What the one kind of record of what they bought came to. */
function spentBy({ app }: Draft, customers: Entity): { entity: Entity; field: Field } | undefined {
  const below = hopsOf(customers, app).flatMap(hop =>
    hop.direction === 'down' && hop.to !== customers ? [hop.to] : [],
  )
  const [one, ...others] = [...new Set(below)].flatMap(entity => {
    const field = amountTaken(entity, app)
    return field ? [{ entity, field }] : []
  })
  return others.length ? undefined : one
}

/** A figure that tells how good somebody is, or may. */
const isOwnFigure = (field: Field): boolean => isFigure(field) && !field.nested

/** What stands behind the noun and says no more than that it goes by what was spent. */
function spendingTail(behind: readonly Chunk[]): Chunk[] {
  const end = behind.findIndex(c => !OF_SPENDING.test(c.text))
  return end < 0 ? [...behind] : behind.slice(0, end)
}
