import { splitIdentifier } from '../language/words.ts'

/** The object inside a record that a column lies in: `lead` of `lead.email`; empty for a column of the record itself. */
export const objectOf = (column: string): string => column.split('.').slice(0, -1).join('.')

/** Whether two columns are the same, or lie in one object: `reporter.name` and `reporter.id` are of one. */
export const areOfOne = (one: string, other: string): boolean =>
  one === other || (objectOf(one) !== '' && objectOf(one) === objectOf(other))

/** What the parts of a name in one object are together: "author" of `author.first_name` and `author.last_name`; undefined for others. */
export function nameOfParts(columns: readonly string[]): string | undefined {
  const [object, ...others] = new Set(columns.map(objectOf))
  return columns.length > 1 && object && !others.length
    ? splitIdentifier(object.split('.').at(-1)!).join(' ')
    : undefined
}
