import type { ChatResponse } from '../../../src/contract/chat.ts'
import type { Item, OrderedGold, RecordGold, SetGold, Spelled } from '../gold.ts'
import { few, findIdentities, fitsKind, identify, isText, label, writings } from './identity.ts'
import { asNumber, saysNumber } from './numbers.ts'
import { hasWord, isBlank, isEmpty, isObject, isSameText, isScalar, norm, show } from './words.ts'

const NONE = /\b(no|none|nothing|nobody|zero|0|empty|not|aren't|isn't|don't|doesn't|didn't|couldn't|hasn't|haven't)\b/

function asRows(result: unknown, expected: number): unknown[] | undefined {
  if (Array.isArray(result)) return result
  if (expected === 1 && !isBlank(result)) return [result]
  if (expected === 0 && (isEmpty(result) || result === 0)) return []
  return undefined
}

/** The columns of the rows as lists of texts; cells that are lists count in one column with their values. */
function columnsOf(rows: readonly unknown[]): string[][] {
  if (rows.every(isScalar)) return [rows.map(norm)]
  if (!rows.every(isObject)) return []
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const columns = names.map(name => rows.map(row => row[name]))
  return columns.filter(column => column.every(isScalar)).map(column => column.map(norm))
}

function compareTexts(rows: readonly unknown[], items: readonly (string | Spelled)[]): string | undefined {
  let best: { missing: (string | Spelled)[]; extra: string[] } | undefined
  for (const column of columnsOf(rows)) {
    const isThere = (item: string | Spelled) => writings(item).some(one => column.some(value => isSameText(value, one)))
    const missing = items.filter(item => !isThere(item))
    const extra = column.filter(value => !items.some(item => writings(item).some(one => isSameText(value, one))))
    if (missing.length + extra.length === 0) return undefined
    if (!best || missing.length + extra.length < best.missing.length + best.extra.length) best = { missing, extra }
  }
  if (!best) return `no column of values in ${show(rows)}`
  return `values differ: missing ${few(best.missing) || 'none'}; extra ${few(best.extra) || 'none'}`
}

const valuesDeep = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.flatMap(valuesDeep)
    : isObject(value)
      ? Object.values(value).flatMap(valuesDeep)
      : [value]

/** Is it a record of another kind that happens to have the same id? */
function isOther(row: object, item: object): boolean {
  const texts = [...valuesDeep(row).filter(isScalar).map(norm), identify(row, 'name')]
  const differs = (['reference', 'email', 'name'] as const).some(level => {
    const [given, wanted] = [identify(row, level), identify(item, level)]
    return given !== undefined && wanted !== undefined && !texts.includes(wanted)
  })
  return differs || !fitsKind(row, item)
}

function compareRecords(rows: readonly unknown[], items: readonly object[]): string | undefined {
  const found = findIdentities(rows, items)
  if (!found) return `the rows carry no id, e-mail or name: ${show(rows[0])}`
  const { level, wanted, given } = found
  const left = new Map<string, object[]>()
  wanted.forEach((key, index) => left.set(key, [...(left.get(key) ?? []), items[index]!]))
  const extra: unknown[] = []
  rows.forEach((row, index) => {
    const item = left.get(given[index]!)?.shift()
    if (!item) extra.push(row)
    else if (level === 'id' && isObject(row) && isOther(row, item)) extra.push(row)
  })
  const missing = [...left.values()].flat()
  if (missing.length + extra.length === 0) return undefined
  // Names may repeat in the data; the distinct names are a right answer too.
  const isDistinct = level === 'name' && new Set(given).size === given.length && new Set(wanted).size === given.length
  if (isDistinct && given.every(name => wanted.includes(name))) return undefined
  const which = missing.length > 0 ? ` (${few(missing)})` : ''
  return `${rows.length} records, expected ${items.length}: missing ${missing.length}${which}, extra ${extra.length} ${extra.length > 0 ? show(extra[0]) : ''}`
}

/** Does the row show the value? Dates may come without their time, numbers rounded to two decimals. */
function showsValue(row: unknown, value: unknown): boolean {
  if (isBlank(value)) return true
  const cells = valuesDeep(row)
  // "Ann Lee" of a row that holds first and last name apart.
  const parts = typeof value === 'string' ? value.split(' ') : []
  if (parts.length > 1 && parts.every(part => cells.some(cell => !isBlank(cell) && isSameText(cell, part)))) return true
  return cells.some(cell => {
    if (isBlank(cell)) return false
    const [a, b] = [asNumber(cell), asNumber(value)]
    if (a !== undefined && b !== undefined) return Math.abs(a - b) <= 0.005 + 1e-9
    return (
      isSameText(cell, value) ||
      (/^\d{4}-\d\d-\d\d/.test(String(value)) && String(cell).startsWith(String(value).slice(0, 10)))
    )
  })
}

/** Do the rows show what was asked for? A single column of it is enough too. */
function matchShown(rows: readonly unknown[], items: readonly object[], shows: (item: object) => unknown[]) {
  const only = items.map(item => shows(item))
  if (rows.every(isScalar) && only.every(values => values.length === 1)) {
    const wanted = only
      .flat()
      .filter(value => !isBlank(value))
      .map(String)
    const reason = compareTexts(rows, wanted)
    return reason && `expected the values themselves: ${reason}`
  }
  const found = findIdentities(rows, items)
  const reason = compareRecords(rows, items)
  if (!found) {
    // Rows of the asked columns without any name: each record's values must be in a row of their own.
    const left = [...rows]
    const missing = only.filter(values => {
      const at = left.findIndex(row => values.every(value => showsValue(row, value)))
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    return missing.length === 0 && left.length === 0 ? undefined : reason
  }
  if (reason) return reason
  const { wanted, given } = found
  const hidden = items.find((item, index) => {
    const row = rows[given.indexOf(wanted[index]!)]
    return row !== undefined && !shows(item).every(value => showsValue(row, value))
  })
  return hidden && `the row of ${label(hidden)} does not show ${show(shows(hidden))}`
}

/** Is the record named in the sentence, by any of its texts? */
function isNamed(sentence: string, item: Item): boolean {
  if (isText(item)) return writings(item).some(one => hasWord(sentence, one))
  const values = Object.values(item).filter(
    value => isScalar(value) && typeof value !== 'boolean' && String(value).length > 2,
  )
  const name = identify(item, 'name')
  return values.some(value => hasWord(sentence, String(value))) || (name !== undefined && norm(sentence).includes(name))
}

/** A sentence must stand on its own: it says how many there are, or names one of them. */
export function matchSentence(response: string, items: readonly Item[], total = items.length): string | undefined {
  if (saysNumber(response, { value: total, unit: 'count' }) || items.some(item => isNamed(response, item)))
    return undefined
  return `the sentence names neither a record nor their number (${total}): ${show(response)}`
}

/** Records (or texts) in any order, no more and no fewer. */
export function matchSet(gold: SetGold, { response, data }: ChatResponse): string | undefined {
  const { items, shows, says = [] } = gold
  const rows = asRows(data.result, items.length)
  if (!rows) return `the result is no list: ${show(data.result)}, expected ${items.length} records`
  if (items.length === 0) {
    if (rows.length > 0) return `${rows.length} records, expected none`
    return NONE.test(norm(response)) ? undefined : `the sentence does not say that there are none: ${show(response)}`
  }
  if (rows.length === 0) return `0 records, expected ${items.length} (${few(items)})`
  const reason = items.every(isText)
    ? compareTexts(rows, items)
    : shows
      ? matchShown(rows, items as object[], shows as (item: object) => unknown[])
      : compareRecords(rows, items as object[])
  if (reason) return reason
  for (const more of says) {
    const isSaid =
      typeof more === 'number' ? saysNumber(response, { value: more, unit: 'count' }) : hasWord(response, more)
    if (!isSaid) return `the sentence does not say ${more}: ${show(response)}`
  }
  return matchSentence(response, items)
}

/** The same in order; equal keys may swap, also over the cut. */
export function matchOrdered({ pool, count }: OrderedGold, { response, data }: ChatResponse): string | undefined {
  const rows = asRows(data.result, count)
  if (!rows) return `the result is no list: ${show(data.result)}, expected ${count} records in order`
  if (rows.length !== count) return `${rows.length} records, expected ${count}`
  const items = pool.map(({ item }) => item)
  let readings: { given: string[]; wanted: string[][] }[]
  if (items.every(isText))
    readings = columnsOf(rows).map(given => ({ given, wanted: items.map(item => writings(item).map(norm)) }))
  else {
    const found = findIdentities(rows, items as object[])
    if (!found) return `the rows carry no id, e-mail or name: ${show(rows[0])}`
    readings = [{ given: found.given, wanted: found.wanted.map(key => [key]) }]
  }
  let reason = `no column of values in ${show(rows)}`
  for (const { given, wanted } of readings) {
    const used = new Set<number>()
    const wrong = given.findIndex((key, place) => {
      const fits = (names: string[], index: number) =>
        !used.has(index) && pool[index]!.key === pool[place]!.key && names.some(name => isSameText(key, name))
      const index = wanted.findIndex(fits)
      used.add(index)
      return index < 0
    })
    if (wrong < 0)
      return matchSentence(
        response,
        items.filter((_, index) => used.has(index)),
        count,
      )
    reason = `place ${wrong + 1} is ${show(given[wrong])}, expected ${label(items[wrong]!)}`
  }
  return reason
}

/** One record, or some of those that are tied, named in the sentence. */
export function matchRecord({ items }: RecordGold, { response, data }: ChatResponse): string | undefined {
  const rows = Array.isArray(data.result) ? data.result : isBlank(data.result) ? [] : [data.result]
  if (rows.length === 0) return `no result, expected ${few(items)}`
  if (rows.length > items.length) return `${rows.length} records, expected one: ${few(items)}`
  const wrong = rows.find(row => !items.some(item => compareRecords([row], [item]) === undefined))
  if (wrong !== undefined) return `the result is ${show(wrong)}, expected ${few(items)}`
  return items.some(item => isNamed(response, item))
    ? undefined
    : `the sentence does not name ${few(items)}: ${show(response)}`
}
