import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Condition, conditionsIn } from '../reading/query.ts'
import { type Draft, addCondition, makeFiller } from '../reading/draft.ts'

const THEN =
  /^(?:then|(?:back|just) then|at (?:that|the) time|(?:in|during) (?:that|the same) (?:time|period|month|week|year))$/i
/** How sure it is at most that the time of before is meant. */
const THAT_TIME = 0.8

/**
 * "How many loans were there in March?" – "Which book went out most often then?": a whole question that ends in "then" is about the time of
 * the one before, where records of the same kind are spoken of and nothing else tells a time.
 */
export function readBackThen(draft: Draft): void {
  const { chunks, previous, nodes, app } = draft
  const then = chunks.at(-1)
  if (!previous || !then || chunks.length < 3 || !THEN.test(then.text) || chunks.some(c => c.literal?.kind === 'date'))
    return
  if (nodes.some(n => n.previous)) return
  for (const { entity: key, condition } of conditionsIn(previous.root)) {
    if (
      !isOfDate(
        condition,
        app.entities.find(entity => entity.key === key),
      )
    )
      continue
    const node = nodes.find(n => n.entity.key === key)
    if (!node) return
    addCondition(node, { ...condition, at: chunks.length - 1 })
    makeFiller(then)
    draft.sureness = Math.min(draft.sureness, THAT_TIME)
  }
}
readBackThen.needs = /^(?:then|time|period|month|week|year)$/

/** A bound of dates. */
const isOfDate = ({ columns, op }: Condition, entity: Entity | undefined): boolean =>
  !/^(?:empty|filled)$/.test(op) && entity?.fields.some(f => f.role === 'date' && f.column === columns[0]) === true
