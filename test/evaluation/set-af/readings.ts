import * as gold from '../gold.ts'

/** Something that is told of a record: as a text, or as the record with the sentence that says it. */
export const told = (row: object, value: string | gold.Spelled, field?: string): gold.Gold => {
  const written = typeof value === 'string' ? gold.spelled(value) : value
  return gold.either(gold.text(written, field), gold.all(gold.record(row), gold.mentions(written.alternatives)))
}

/** A number for each name, where those that belong to nobody may stand in a group of their own. */
export const countsWith = (entries: [string, number][], left: number): gold.Gold =>
  gold.either(
    gold.map(entries),
    gold.map([...entries, [gold.spelled('none', '(none)', 'null', '-', 'unassigned', 'no club', 'no adviser'), left]]),
  )
