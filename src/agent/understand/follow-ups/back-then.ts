import type { Condition, Selection } from '../reading/query.ts'
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
  const dated = datesOf(previous.root, key => app.entities.find(e => e.key === key))
  for (const { entity, conditions } of dated) {
    const node = nodes.find(n => n.entity.key === entity)
    if (!node) continue
    for (const condition of conditions) addCondition(node, { ...condition, at: chunks.length - 1 })
    makeFiller(then)
    draft.sureness = Math.min(draft.sureness, THAT_TIME)
  }
}
readBackThen.needs = /^(?:then|time|period|month|week|year)$/

type Find = (key: string) => Draft['app']['entities'][number] | undefined

/** The bounds of dates in a selection, and in what is related to it. */
function datesOf(selection: Selection, find: Find): { entity: string; conditions: Condition[] }[] {
  const entity = find(selection.entity)
  const isDate = ({ columns, op }: Condition) =>
    !/^(?:empty|filled)$/.test(op) && entity?.fields.some(f => f.role === 'date' && f.column === columns[0]) === true
  const own = selection.where.filter(isDate)
  const related = selection.related.flatMap(({ selection: other }) => datesOf(other, find))
  return [...(own.length ? [{ entity: selection.entity, conditions: own }] : []), ...related]
}
