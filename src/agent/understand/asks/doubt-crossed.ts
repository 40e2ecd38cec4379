import type { Draft } from '../reading/draft.ts'

/** Uses of a word as a condition. */
const RESTRICTS = /^(?:condition|value)$/

/**
 * "boats in Oslo over 9 m or in Bergen", "bills of Ann over 50 or of Bo over 90": between two values of one field another condition
 * stands, so that each side has conditions of its own. Taken as any of the values with all of the conditions it would be another
 * question.
 */
export function doubtCrossed(draft: Draft): void {
  const { chunks, nodes } = draft
  for (const { selection } of nodes)
    for (const { op, values, columns } of selection.where) {
      if (op !== 'in' || values.length < 2) continue
      const said = chunks.flatMap((c, at) =>
        c.used === 'value' && c.values.some(v => v.columns.join() === columns.join() && v.values.length === 1)
          ? [at]
          : [],
      )
      const [first, last] = [said[0] ?? -1, said.at(-1) ?? -1]
      const or = chunks.findIndex((c, i) => i > first && i < last && c.operator?.type === 'or')
      const isOther = (at: number) => RESTRICTS.test(chunks[at]!.used ?? '') && !said.includes(at) && !isOf(at)
      const isOf = (at: number) => chunks[at]!.fields.some(f => f.columns.join() === columns.join())
      const between = [...chunks.keys()].filter(i => i > first && i < or)
      if (or > 0 && chunks[first] && between.some(isOther)) draft.ignored.push(chunks[or]!.text)
    }
}
