import type { Query, Selection } from './query.ts'

/** The record whose group came first: "which department has the most people" → "who is its head?" */
export const ofWinner = ({ winner }: Query): Selection => ({
  entity: winner!.entity,
  sources: [],
  args: {},
  where: [structuredClone(winner!.condition)],
  related: [],
})

/** The records of the group that came first. */
export function restrictTo(selection: Selection, { entity, condition }: NonNullable<Query['winner']>): void {
  if (entity === selection.entity) selection.where.push(structuredClone(condition))
  else
    selection.related.push({
      selection: { entity, sources: [], args: {}, where: [structuredClone(condition)], related: [] },
      exists: true,
    })
}
