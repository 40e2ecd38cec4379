import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Draft } from './draft.ts'
import type { Selection } from './query.ts'

/**
 * Values of a list inside records that are joined by "and" are meant together: "employees who know SQL and Python" have
 * both, where "in Texas and Ohio" is one or the other. Gives a selection for each of them, or the one as it is.
 */
export function eachOfThem(draft: Draft, entity: Entity, selection: Selection): Selection[] {
  const value = entity.inside?.value
  const condition = selection.where.find(c => c.op === 'in' && c.columns.join() === value)
  if (value === undefined || !condition || !isConjunction(draft, entity)) return [selection]
  const others = selection.where.filter(c => c !== condition)
  return condition.values.map(one => ({
    ...structuredClone(selection),
    where: [...others, { ...condition, op: '=' as const, values: [one], label: `${entity.noun} ${String(one)}` }],
  }))
}

/** Whether the values stand in a list that "and", and no "or", joins. */
function isConjunction({ chunks }: Draft, entity: Entity): boolean {
  const places = chunks.flatMap((chunk, at) => (chunk.values.some(v => v.entity === entity) ? [at] : []))
  const between = chunks.slice(places[0], places.at(-1)).map(chunk => chunk.text.toLowerCase())
  return places.length > 1 && between.includes('and') && !between.some(text => /^(or|either|any)$/.test(text))
}
