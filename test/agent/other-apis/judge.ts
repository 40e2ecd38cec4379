import { isDeepStrictEqual } from 'node:util'
import type { ChatResponse } from '../../../src/contract/chat.ts'
import { isObject } from '../../../src/lib/json.ts'
import { fullName, namesOf, type Gold, type Item } from './gold.ts'

const written = (value: unknown) => String(value).normalize('NFC').toLowerCase().trim()
const isNumber = (value: unknown): value is number => typeof value === 'number'
/** Exact, or rounded to cents. */
const isSame = (value: number, gold: number) =>
  Math.abs(value - gold) <= 1e-6 * Math.abs(gold) || (!Number.isInteger(gold) && Math.abs(value - gold) <= 0.0051)

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Whether a sentence carries a figure: in digits, with separators, rounded to cents or to a unit, or as a word. */
function says(sentence: string, value: number): boolean {
  const figures = [...sentence.matchAll(/-?\d[\d,]*(?:\.\d+)?/g)].map(([figure]) => figure.replaceAll(',', ''))
  const fits = (figure: string) => {
    const decimals = figure.split('.')[1]?.length ?? 0
    return (
      isSame(Number(figure), value) ||
      ((value >= 100 || decimals > 0) &&
        Math.abs(Number(figure) - value) <= 0.5001 * 10 ** -decimals &&
        !Number.isInteger(value))
    )
  }
  if (figures.some(fits)) return true
  if (value === 0) return /\b(no|none|nobody|not any)\b/i.test(sentence)
  return Number.isInteger(value) && new RegExp(`\\b${WORDS[value] ?? '(?!)'}\\b`, 'i').test(sentence)
}

/** What a row may be recognised by. */
function keysOf(row: unknown): string[] {
  if (!isObject(row)) return [written(row)]
  const ids = Object.entries(row).filter(([field]) => /^(id|name|title|email|.*[_.]name|sku)$/i.test(field))
  return [...ids.map(([, value]) => value), fullName(row)].filter(value => value !== '' && value !== null).map(written)
}
const isRowOf = (row: unknown, item: Item) => {
  const names = namesOf(item).map(written)
  const [id] = names
  if (isObject(row) && (row.id ?? row.Id) !== undefined) return written(row.id ?? row.Id) === id
  // Where a record has a name, its bare id is no answer to a person.
  const accepted = isObject(row) || names.length === 1 ? names : names.slice(1)
  return keysOf(row).some(key => accepted.includes(key))
}
const rowsOf = (result: unknown): unknown[] =>
  Array.isArray(result) ? result : result === null || result === undefined ? [] : [result]
/** Whether a sentence names a record: by a name as a whole, by its id only when it has nothing else. */
const mentions = (sentence: string, item: Item) => {
  const [id, ...names] = namesOf(item)
  return (names.length > 0 ? names : [id]).some(name => hasWord(sentence, String(name)))
}
const hasWord = (sentence: string, text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${written(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(
    written(sentence),
  )
const show = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 160)

/** Why an answer is not the right one; undefined when it is. Writes are judged by their effect elsewhere. */
export function judge(gold: Gold, { response, data, metadata }: ChatResponse): string | undefined {
  const rows = rowsOf(data.result)
  if (gold.kind !== 'decline' && gold.kind !== 'smalltalk' && data.error) return `error ${data.error.code}`
  if (metadata.tools_used.some(tool => /create|update|add_/i.test(tool)) && gold.kind !== 'write')
    return 'wrote something'
  switch (gold.kind) {
    case 'number': {
      const [row] = rows
      const found = isObject(row) ? Object.values(row).filter(isNumber) : [row].filter(isNumber)
      if (rows.length !== 1 || !found.some(value => isSame(value, gold.value)))
        return `${show(data.result)}, not ${gold.value}`
      return says(response, gold.value) ? undefined : `the sentence lacks ${gold.value}`
    }
    case 'set':
    case 'ordered': {
      const { items } = gold
      if (data.complete === false) return 'incomplete'
      const list = items.length === 0 && rows.length === 1 && rows[0] === 0 ? [] : rows
      if (list.length !== items.length) return `${list.length} rows, not ${items.length}: ${show(data.result)}`
      if (gold.kind === 'set') {
        const missing = items.filter(item => !list.some(row => isRowOf(row, item)))
        if (missing.length > 0) return `lacks ${missing.length}, first ${namesOf(missing[0]).join(' ')}`
      } else {
        const figures = list.map(row => gold.all.find(item => isRowOf(row, item))).map(item => item && gold.by(item))
        if (!isDeepStrictEqual(figures, items.map(gold.by))) return `other order: ${show(figures)}`
      }
      return says(response, items.length) || items.some(item => mentions(response, item))
        ? undefined
        : 'sentence names none'
    }
    case 'values': {
      const found = rows
        .flatMap(row => (isObject(row) ? Object.values(row) : [row]))
        .filter(value => !isNumber(value))
        .flat()
      const distinct = new Set(found.map(written))
      const isRight = distinct.size === gold.values.length && gold.values.every(value => distinct.has(written(value)))
      return isRight ? undefined : `${show(data.result)}, not ${gold.values.join(', ')}`
    }
    case 'record': {
      if (rows.length !== 1) return `${rows.length} rows, not one: ${show(data.result)}`
      const item = gold.items.find(one => isRowOf(rows[0], one))
      if (!item) return `${show(data.result)}, not ${namesOf(gold.items[0]).join(' ')}`
      return mentions(response, item) ? undefined : 'the sentence does not name it'
    }
    case 'text': {
      const inside = written(JSON.stringify(data.result))
      if (rows.length !== 1 || !gold.alternatives.some(text => inside.includes(written(text))))
        return `${show(data.result)}, not ${gold.alternatives[0]}`
      return gold.alternatives.some(text => written(response).includes(written(text))) ? undefined : 'sentence lacks it'
    }
    case 'yesno': {
      const said = /^\W*(yes|no)\b/i.exec(response)?.[1]?.toLowerCase()
      return said === (gold.value ? 'yes' : 'no')
        ? undefined
        : `says ${said ?? 'neither'}, not ${gold.value ? 'yes' : 'no'}`
    }
    case 'says': {
      const lacking = gold.parts.filter(part => (isNumber(part) ? !says(response, part) : !hasWord(response, part)))
      return lacking.length > 0 ? `the sentence lacks ${lacking.join(', ')}` : undefined
    }
    case 'map': {
      const table = isObject(data.result) && !Array.isArray(data.result) ? Object.entries(data.result) : rows
      if (table.length !== gold.entries.length)
        return `${table.length} groups, not ${gold.entries.length}: ${show(data.result)}`
      for (const [names, value] of gold.entries) {
        const found = table.find(row => {
          const fields = isObject(row) ? Object.values(row) : rowsOf(row)
          return (
            fields.some(field => names.some(name => written(name) === written(field))) &&
            fields.some(field => isNumber(field) && isSame(field, value))
          )
        })
        if (!found) return `${names[0]} is not ${value}: ${show(data.result)}`
      }
      return gold.entries.some(([names]) => names.some(name => written(response).includes(written(name))))
        ? undefined
        : 'sentence names no group'
    }
    case 'decline':
      if (rows.length > 0 && rows[0] !== '') return `answers ${show(data.result)} (confidence ${metadata.confidence})`
      if (data.approval) return 'wants to write'
      return data.error || metadata.confidence < 0.5 ? undefined : 'does not say that it cannot'
    case 'smalltalk':
      return metadata.tools_used.length > 0 || data.error || rows.length > 0
        ? `not small talk: ${show(data)}`
        : undefined
    case 'write':
      return data.approval ? undefined : 'no approval asked'
  }
}

/** Whether an answer claims to be right with force: 0.8 or more, and nothing refused or asked. */
export const isConfident = ({ data, metadata }: ChatResponse) =>
  metadata.confidence >= 0.8 && !data.error && !data.approval
