import type { Condition, Query, Selection } from '../understand/reading/query.ts'
import type { Basis, Idea } from './basis.ts'
import { narrows } from './same-records.ts'
import { spreadOf } from './telling-fields.ts'
import { isPlain, sayField } from './say-field.ts'

/** Without one of its conditions, and with another in its place. */
const replaced = (root: Selection, condition: Condition, by: Condition[]): Selection => ({
  ...root,
  where: root.where.flatMap(c => (c === condition ? by : [c])),
})

const asksSame = (now: Query, before: Query): boolean =>
  now.ask === before.ask &&
  JSON.stringify([now.measures, now.group, now.project]) ===
    JSON.stringify([before.measures, before.group, before.project])

/** "and with genre comic?": the same question about another group, one that the records at hand have. */
export function otherGroups(basis: Basis): Idea[] {
  const { query, entity, read } = basis
  const { root, ask } = query
  const records = read.get(entity.key)
  const condition = root.where.find(c => c.op === '=' && c.columns.length === 1 && c.values.length === 1 && !c.asDay)
  const field = entity.fields.find(f => f.column === condition?.columns[0])
  const now = condition?.values[0]
  // With other conditions beside it nobody knows whether there are any.
  if (!condition || !field || !records || typeof now !== 'string' || query.lookup || query.single) return []
  if (
    root.where.length > 1 ||
    root.related.length ||
    root.anyOf?.length ||
    root.within ||
    root.except ||
    ask === 'exists'
  )
    return []
  if (entity.nameFields.includes(field) || field === entity.idField) return []
  const { counts } = spreadOf(field, records)
  return counts
    .map(([value]) => value)
    .filter(value => value.toLowerCase() !== now.toLowerCase() && isPlain(value))
    .slice(0, 1)
    .map(value => ({
      kind: 'group',
      wordings: [`and with ${sayField(field)} ${value}?`, `what about ${sayField(field)} ${value}?`],
      isMeant: after =>
        asksSame(after, query) && narrows(after.root, replaced(root, condition, [{ ...condition, values: [value] }])),
    }))
}

const DAYS = { year: [365, 366], quarter: [90, 92], month: [28, 31] } as const

/** "and the year before?": the same question about the period before, where the records at hand reach as far. */
export function otherPeriods(basis: Basis): Idea[] {
  const { query, entity, read } = basis
  const { root } = query
  const condition = root.where.find(c => c.asDay && c.op === 'between' && c.values.length === 2)
  const records = read.get(entity.key)
  if (!condition || !records || query.lookup || root.where.length > 1 || root.related.length) return []
  const [from, to] = condition.values.map(value => Date.parse(`${String(value)}T00:00:00Z`))
  const days = Math.round((to! - from!) / 86_400_000) + 1
  const unit = (['year', 'quarter', 'month'] as const).find(one => days >= DAYS[one][0] && days <= DAYS[one][1])
  if (!unit || !String(condition.values[0]).endsWith('-01')) return []
  const isBefore = (value: unknown) => {
    const at = typeof value === 'string' ? Date.parse(`${value.slice(0, 10)}T00:00:00Z`) : Number.NaN
    return at < from! && at >= from! - DAYS[unit][0] * 86_400_000
  }
  if (!records.some(row => isBefore(row[condition.columns[0]!]))) return []
  return [
    {
      kind: 'period',
      wordings: [`and the ${unit} before?`],
      isMeant: now => {
        const own = now.root.where.find(c => c.columns.join() === condition.columns.join() && c.asDay)
        return (
          own !== undefined &&
          Date.parse(`${String(own.values[1])}T00:00:00Z`) === from! - 86_400_000 &&
          asksSame(now, query) &&
          narrows(now.root, replaced(root, condition, [own]))
        )
      },
    },
  ]
}
