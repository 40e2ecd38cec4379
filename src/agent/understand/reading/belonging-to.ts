import type { Selection } from './query.ts'

/** The records of a kind that those of a selection have to belong to, over however many others: "reviews of lamps of that brand". */
export const allBelongingTo = ({ related }: Selection, entity: string): Selection[] =>
  related
    .filter(({ exists, count }) => exists && !count)
    .flatMap(({ selection }) => [
      ...(selection.entity === entity ? [selection] : []),
      ...allBelongingTo(selection, entity),
    ])

/** The first of them that were asked for; undefined where none are. */
export const belongingTo = (selection: Selection, entity: string): Selection | undefined =>
  allBelongingTo(selection, entity)[0]
