import type { Query, Selection } from '../reading/query.ts'

/** One that came first, or is told by one value. */
export const isOne = ({ limit, within, where }: Selection): boolean =>
  limit === 1 || within?.limit === 1 || (!within && where.length === 1 && where[0]!.op === '=')

/** The only others by which records are told, as those that they have or belong to. */
export function onlyToldBy({ related: [through, ...others] }: Selection): Selection | undefined {
  return through?.exists && !through.count && !others.length ? through.selection : undefined
}

/** The single records by which others were told, over however many, the nearest first. */
export function onesToldBy(selection: Selection): Selection[] {
  const through = onlyToldBy(selection)
  return through ? [...(isOne(through) ? [through] : []), ...onesToldBy(through)] : []
}

/** The one of a kind by which records were told, over however many others. */
export const oneToldBy = (selection: Selection, entity: string): Selection | undefined =>
  onesToldBy(selection).find(one => one.entity === entity)

/** The request before as one about the thing that it told something of: "whose is it?" is answered with somebody, and "it" stays what it was. */
export function aboutWhatWasTold(query: Query, entity: string): Query | undefined {
  const one = oneToldBy(query.root, entity)
  if (!one) return undefined
  const { winner: _winner, shown: _shown, several: _several, ...rest } = query
  return { ...rest, ask: 'list', root: structuredClone(one), measures: [], project: [], single: true, lookup: false }
}
