import { daysInMonth } from '../../lib/days-in-month.ts'
import { parseJson } from '../../lib/json.ts'
import { writeDate } from '../understand/entity-model/date-writing.ts'
import { writeNumberAsText } from '../understand/entity-model/text-numbers.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import type { UnitOfTime, WriteRequest } from '../understand/writes/request.ts'
import { isProse } from '../understand/writes/coerce.ts'
import { isClock, minutesOf, moveClock, writeMinutes } from '../understand/writes/clock-values.ts'
import { isParentKey, labelOf, type Slot } from '../understand/writes/slots.ts'
import { callRecord } from './describe-change.ts'
import type { Row } from './find-records.ts'
import { storedValue } from './stored-value.ts'

type Values = Record<string, unknown>

/** Values that rest on those before: "by 10 %", a note added to the notes. */
export function applyRelative(
  row: Row,
  values: Values,
  { relative }: WriteRequest,
  { slots, entity }: WriteOperation,
): { values: Values } | { problem: string } {
  const out = atTheirTime(row, values, slots)
  for (const [name, change] of Object.entries(relative)) {
    const slot = slots.find(s => s.name === name)!
    const before = row[name] ?? (slot.field && row[slot.field.column])
    if ('append' in change) {
      const list = slot.type === 'array' ? ((typeof before === 'string' ? parseJson(before) : before) ?? []) : undefined
      out[name] = Array.isArray(list)
        ? [...(list as unknown[]), ...change.append.split(/,\s*/)]
        : before
          ? `${String(before)}${isProse(slot) ? '\n' : ', '}${change.append}`
          : change.append
      continue
    }
    if ('remove' in change) {
      const list = (typeof before === 'string' ? parseJson(before) : before) ?? []
      const gone = change.remove.toLowerCase()
      const kept = Array.isArray(list) ? list.filter(item => String(item).toLowerCase() !== gone) : []
      if (!Array.isArray(list) || kept.length === list.length)
        return { problem: `${callRecord(row, entity)} has no “${change.remove}” among its ${labelOf(slot)}` }
      out[name] = kept
      continue
    }
    if (change.unit) {
      const moved = isClock(slot)
        ? moveClock(before, change.by * (MINUTES[change.unit] ?? Number.NaN), slot)
        : move(before, change.by, change.unit)
      if (!moved) return { problem: `${callRecord(row, entity)} has no ${labelOf(slot)} yet, so it cannot be moved` }
      out[name] = slot.field?.writing ? writeDate(moved, slot.field.writing) : moved
      continue
    }
    const figure = figureOf(before)
    if (figure === undefined)
      return { problem: `${callRecord(row, entity)} has no ${labelOf(slot)} yet, so it cannot go up or down` }
    const after = change.percent ? figure * (1 + change.by / 100) : figure + change.by
    const digits = slot.field?.fraction ? 4 : slot.field?.role === 'money' ? 2 : 6
    const rounded = slot.type === 'integer' ? Math.round(after) : Number(after.toFixed(digits))
    out[name] = slot.type === 'string' ? writeNumberAsText(rounded, slot.schema, slot.field?.sample) : rounded
  }
  return { values: out }
}

/** A number, or one that is written as text. */
const figureOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : undefined
}
const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** "postpone it to 3 June": a moment of which only the day is told anew keeps its time of day; a time is written as that before. */
const atTheirTime = (row: Row, values: Values, slots: Slot[]): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const slot = slots.find(s => s.name === name)
      if (slot && isClock(slot)) {
        const minutes = typeof value === 'string' ? minutesOf(value) : undefined
        return [name, typeof minutes === 'number' ? writeMinutes(minutes, slot, storedValue(row, slot)) : value]
      }
      const before = slot?.schema.format === 'date-time' ? storedValue(row, slot) : undefined
      const time = typeof before === 'string' ? /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}.*)$/.exec(before)?.[1] : undefined
      const day = typeof value === 'string' ? /^(\d{4}-\d{2}-\d{2})T00:00:00Z$/.exec(value)?.[1] : undefined
      return [name, day !== undefined && time !== undefined ? `${day}${time}` : value]
    }),
  )

const MINUTES: Partial<Record<UnitOfTime, number>> = { minute: 1, hour: 60 }

/** A moment so many hours or minutes later, by its own clock; a day so many days, weeks, months or years later, with its time of day. */
function move(before: unknown, by: number, unit: UnitOfTime): string | undefined {
  const minutes = MINUTES[unit]
  if (minutes === undefined) return moveDay(before, by, unit)
  const [, minute, rest] = (typeof before === 'string' && /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(.*)$/s.exec(before)) || []
  if (minute === undefined) return undefined
  return `${new Date(Date.parse(`${minute}Z`) + by * minutes * 60_000).toISOString().slice(0, 16)}${rest}`
}

function moveDay(before: unknown, by: number, unit: UnitOfTime): string | undefined {
  const match = typeof before === 'string' ? /^(\d{4})-(\d{2})-(\d{2})(.*)$/s.exec(before) : null
  if (!match) return undefined
  const [year, month, day] = match.slice(1, 4).map(Number) as [number, number, number]
  const months = unit === 'month' ? by : unit === 'year' ? 12 * by : 0
  const days = unit === 'day' ? by : unit === 'week' ? 7 * by : 0
  const last = daysInMonth(year, month + months)
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(day, months ? last : day) + days))
  return `${moved.toISOString().slice(0, 10)}${match[4]!}`
}

export const isSame = (row: Row, values: Values, slots: Slot[]): boolean =>
  Object.entries(values).every(([name, value]) => {
    const slot = slots.find(s => s.name === name)
    const stored = slot ? storedValue(row, slot) : row[name]
    const isSent = name in row || (slot?.field !== undefined && slot.field.column in row)
    return isSent && JSON.stringify(stored ?? null) === JSON.stringify(value)
  })

/**
 * What is sent beside the new values: the whole record where PUT wants one, and the rest of an object of which a part
 * changes, since services differ in whether they merge it. `address` is what its path takes (`addressesOf`).
 */
export function complete(
  row: Row,
  values: Values,
  { slots, wantsWhole, entity, kind }: WriteOperation,
  address: Values = {},
): Values {
  const parts = new Set(
    Object.keys(values).flatMap(name => {
      const slot = slots.find(s => s.name === name)
      return slot && isPart(slot) ? [slot.path[0]!] : []
    }),
  )
  const beside = slots.filter(
    s =>
      !(s.name in values) &&
      !(s.name in address) &&
      (isParentKey(s) || wantsWhole || isKept(s, kind) || (isPart(s) && parts.has(s.path[0]!))),
  )
  const kept = beside.flatMap(slot => {
    const value = isParentKey(slot) ? parentKey(row, slot, entity) : storedValue(row, slot)
    return value === undefined || (value === null && !slot.nullable) ? [] : [[slot.name, value] as const]
  })
  return { ...address, ...Object.fromEntries(kept), ...values }
}

/**
 * A PATCH whose description asks for a field all the same, as one schema stands for the whole record and for its change: what the
 * record has there is sent as it is (RFC 5789 changes only what is given).
 */
export const isKept = (slot: Slot, kind: WriteOperation['kind']): boolean =>
  kind === 'update' && slot.required && slot.field !== undefined && !slot.items

/** The key of the record that this one is under, as the record itself has it: never its own, whatever the parameter is called. */
function parentKey(row: Row, slot: Slot, { fields, idField }: WriteOperation['entity']): unknown {
  const isOwn = slot.name === idField?.column
  return (isOwn ? undefined : storedValue(row, slot)) ?? row[fields.find(f => f.target === slot.target)?.column ?? '']
}

/** In an object of the record; what an envelope alone holds is sent as it is (JSON:API 1.1, updating attributes). */
const isPart = ({ path, name }: Slot) => path.length > 1 && name.includes('.')
