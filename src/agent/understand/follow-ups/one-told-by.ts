import type { Query, Selection } from '../reading/query.ts'

/** One that came first, or is told by one value. */
export const isOne = ({ limit, within, where }: Selection): boolean =>
  limit === 1 || within?.limit === 1 || (!within && where.length === 1 && where[0]!.op === '=')

/** The one of a kind by which records were told, over however many others. */
export function oneToldBy({ related }: Selection, entity: string): Selection | undefined {
  const [through, ...others] = related
  if (!through?.exists || through.count || others.length) return undefined
  const { selection } = through
  return selection.entity === entity && isOne(selection) ? selection : oneToldBy(selection, entity)
}

/** The request before as one about the thing that it told something of: "whose is it?" is answered with somebody, and "it" stays what it was. */
export function aboutWhatWasTold(query: Query, entity: string): Query | undefined {
  const one = oneToldBy(query.root, entity)
  if (!one) return undefined
  const { winner: _winner, shown: _shown, several: _several, ...rest } = query
  return { ...rest, ask: 'list', root: structuredClone(one), measures: [], project: [], single: true, lookup: false }
}
