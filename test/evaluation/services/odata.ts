type Given = Record<string, unknown>
type Test = (row: Given) => boolean

/** Is it so, by an operator of OData? Numbers by size, texts by their letters. */
const COMPARED: Record<string, (value: string | number, wanted: string | number) => boolean> = {
  eq: (value, wanted) => value === wanted,
  ne: (value, wanted) => value !== wanted,
  gt: (value, wanted) => value > wanted,
  ge: (value, wanted) => value >= wanted,
  lt: (value, wanted) => value < wanted,
  le: (value, wanted) => value <= wanted,
}

/** One comparison of a field with a literal; undefined when it is none. */
function testOf(comparison: string): Test | undefined {
  const [, name, operator, literal] = /^\s*(\w+) (eq|ne|gt|ge|lt|le) ('(?:[^']|'')*'|[\w.:-]+)\s*$/.exec(comparison) ?? [] // oxfmt-ignore
  if (name === undefined || operator === undefined || literal === undefined) return undefined
  const isText = literal.startsWith("'")
  const wanted = isText ? literal.slice(1, -1).replaceAll("''", "'") : literal
  const isNumber = !isText && /^-?\d+(\.\d+)?$/.test(literal)
  return row => {
    const value = row[name]
    if (value === undefined) return false
    if (isNumber && typeof value === 'number') return COMPARED[operator]!(value, Number(wanted))
    if (value === null && wanted !== 'null') return operator === 'ne'
    return COMPARED[operator]!(String(value), wanted)
  }
}

/** Rows that pass a `$filter` of comparisons joined by `and`; undefined when it cannot be read. */
export function filterRows(rows: readonly Given[], filter: string | null): Given[] | undefined {
  const tests = filter === null ? [] : filter.split(/ and /).map(testOf)
  if (tests.includes(undefined)) return undefined
  return rows.filter(row => tests.every(test => test!(row)))
}
