import type { JsonObject } from '../../lib/json.ts'
import type { Condition, Scalar, Selection } from '../understand/reading/query.ts'

type Test = (value: unknown) => boolean

/**
 * The rows for which the conditions of a selection hold, where plain conditions on their columns are all there is; undefined
 * where it takes more than that to tell (related records, arithmetic, alternatives).
 */
export function holdingRows(rows: readonly JsonObject[], selection: Selection): readonly JsonObject[] | undefined {
  const { where, related, anyOf, within, except, derived, limit } = selection
  if (related.length || anyOf?.length || within || except || derived?.length || limit !== undefined) return undefined
  const tests: ((row: JsonObject) => boolean)[] = []
  for (const condition of where) {
    const test = testOf(condition)
    if (!test) return undefined
    const [column, ...others] = condition.columns
    tests.push(
      others.length
        ? row => test(condition.columns.map(one => row[one] ?? '').join(' ').trim()) // oxfmt-ignore
        : row => test(row[column!]),
    )
  }
  return tests.length ? rows.filter(row => tests.every(test => test(row))) : rows
}

/** A condition as a test of a value; undefined for what is not tested here. */
function testOf({ op, values, asDay, than, scale, orEmpty, text }: Condition): Test | undefined {
  if (than !== undefined || scale !== undefined) return undefined
  const plain = (value: unknown): unknown => {
    if (asDay && typeof value === 'string') return value.slice(0, 10)
    if (typeof value === 'boolean') return Number(value)
    return text && typeof value === 'string' ? value.toLowerCase() : value
  }
  const isNone = (value: unknown) => value === null || value === undefined || value === ''
  const [first, second] = values.map(plain) as [Scalar, Scalar?]
  const compare =
    (holds: (a: Scalar) => boolean): Test =>
    value =>
      isNone(value) ? orEmpty === true : typeof plain(value) === typeof first && holds(plain(value) as Scalar)
  switch (op) {
    case '=':
      return compare(value => value === first)
    case '!=':
      return value => isNone(value) || plain(value) !== first
    case '<':
      return compare(value => value < first)
    case '<=':
      return compare(value => value <= first)
    case '>':
      return compare(value => value > first)
    case '>=':
      return compare(value => value >= first)
    case 'between':
      return second === undefined ? undefined : compare(value => value >= first && value <= second)
    case 'in':
      return value => values.map(plain).includes(plain(value) as Scalar)
    case 'not in':
      return value => !values.map(plain).includes(plain(value) as Scalar)
    case 'empty':
      return isNone
    case 'filled':
      return value => !isNone(value)
    default:
      return undefined
  }
}
