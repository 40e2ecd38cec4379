import { mapInSlices } from '../../lib/in-slices.ts'
import type { JsonObject } from '../../lib/json.ts'
import { type DateWriting, readDay } from '../understand/entity-model/date-writing.ts'
import type { Entity, Field } from '../understand/entity-model/catalogue-model.ts'
import { hoursOf } from '../understand/entity-model/iso-durations.ts'
import { isFigure } from '../understand/entity-model/field-roles.ts'
import { flatten } from './flatten.ts'
import { withoutSingleLists } from './single-items.ts'

/**
 * Records as rows of a table: flat, lengths of time as hours, moments that came as numbers as ISO 8601, numbers that came as text
 * as numbers, also where the description says that they are numbers (a decimal of SQL, which many languages write as "120.00"),
 * "true" and "false" as yes and no, and several values in one text as a list.
 */
export async function landRows(records: readonly unknown[], entity: Entity | undefined): Promise<JsonObject[]> {
  const changed = entity?.fields.filter(field => field.landsAs ?? isFigure(field)) ?? []
  const rows = await mapInSlices(withoutSingleLists(records, entity), record => {
    const row = flatten(record)
    // What a list leaves out stays out: it is asked of each record by itself.
    for (const field of changed)
      if (field.column in row) row[field.column] = withoutSign(landed(row[field.column], field), field)
    return row
  })
  for (const { column, role } of entity?.fields ?? []) if (role === 'boolean') fillUnticked(rows, column)
  return rows
}

/** Fewer records do not show how a service writes that something is not so. */
const FEWEST = 5

/** A box that is ticked in some records, in none said to be unticked, and left out of others: there it is not ticked (Airtable). */
function fillUnticked(rows: JsonObject[], column: string): void {
  if (rows.length < FEWEST || !rows.some(row => row[column] === true)) return
  if (rows.some(row => column in row && row[column] !== true)) return
  for (const row of rows) row[column] ??= false
}

/** A negative number that stands for none is none. */
const withoutSign = (value: unknown, { negativeIsNone }: Field): unknown =>
  negativeIsNone && typeof value === 'number' && value < 0 ? null : value

function landed(value: unknown, { landsAs, writing }: Field): unknown {
  if (landsAs === 'hours') return typeof value === 'string' ? (hoursOf(value) ?? value) : value
  if (landsAs === 'list') {
    const isText = typeof value === 'string' && !value.startsWith('[')
    return isText ? JSON.stringify(value.split(/\s*,\s*/).filter(Boolean)) : value
  }
  if (landsAs === 'flag')
    return typeof value === 'string' && /^(?:true|false)$/i.test(value) ? /^t/i.test(value) : value
  if (landsAs === 'number' || landsAs === undefined)
    return typeof value === 'string' ? (readNumber(value) ?? value) : value
  return landMoment(value, writing) ?? value
}

/** A day or moment in the writing of a service as ISO 8601; undefined for anything else. */
export const landMoment = (value: unknown, writing?: DateWriting): string | undefined =>
  (writing && typeof value === 'string' ? readDay(value, writing) : undefined) ?? momentOf(value)

/** A number written as text: "1,299.00", "$12", "-3.5"; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^([-+]?)\s*[$€£¥]\s*/, '$1')
    .replace(/\s*[$€£¥%]$/, '')
  const bare = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : undefined
}

/** Seconds or milliseconds since 1970 between 1980 and 2100, or a date in words, as ISO 8601 in UTC; undefined otherwise. */
export function momentOf(value: unknown): string | undefined {
  const net = typeof value === 'string' ? /^\/Date\((-?\d+)\)\/$/.exec(value)?.[1] : undefined
  const number =
    net !== undefined
      ? Number(net)
      : typeof value === 'string' && /^\d{10}(\d{3})?$/.test(value)
        ? Number(value)
        : value
  if (typeof number === 'number') {
    const ms = number > 1e11 ? number : number * 1000
    return ms >= 315_532_800_000 && ms < 4_102_444_800_000 ? new Date(ms).toISOString() : undefined
  }
  if (typeof value !== 'string') return undefined
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(value)
  if (compact) return `${compact[1]}-${compact[2]!.padStart(2, '0')}-${compact[3]!.padStart(2, '0')}`
  // "Tue, 05 Nov 2024 10:00:00 GMT" and "5 Nov 2024" name the month; "05/11/2024" may mean two days.
  if (!/[a-z]{3}/i.test(value) || !/\d{4}/.test(value)) return undefined
  const zoned = /GMT|UTC|Z$|[+-]\d{2}:?\d{2}$/.test(value) ? value : `${value} UTC`
  const ms = Date.parse(zoned)
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString().replace(/T00:00:00\.000Z$/, '')
}
