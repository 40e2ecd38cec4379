import type { ChatResponse } from '../../../src/contract/chat.ts'
import type { MapGold, TextGold } from '../gold.ts'
import { asNumber, isGoldNumber } from './numbers.ts'
import { matchSentence } from './match-records.ts'
import { columnName, hasWord, isBlank, isEmpty, isObject, isSameText, isScalar, norm, show, squash } from './words.ts'

const digitsOf = (value: unknown) => String(value).replace(/\D/g, '')
const isPhone = (value: string) => /^\+?[\d\s()-]{7,}$/.test(value) && digitsOf(value).length >= 7

function isGoldText(value: unknown, { alternatives }: TextGold): boolean {
  if (!isScalar(value)) return false
  const found = norm(value).replace(/[.!]$/, '')
  return alternatives.some(
    one =>
      isSameText(found, one) ||
      (/^\d{4}-\d\d-\d\d$/.test(one) && found.startsWith(`${one}t`)) ||
      (isPhone(one) && digitsOf(one) === digitsOf(value)),
  )
}

/** A text, in any of its writings, in the result and in the sentence. */
export function matchText(gold: TextGold, { response, data }: ChatResponse): string | undefined {
  const rows: unknown[] = Array.isArray(data.result) ? data.result : [data.result]
  const isRight = (row: unknown) => {
    if (!isObject(row)) return isGoldText(row, gold)
    const asked = gold.field && Object.entries(row).find(([key]) => columnName(key) === squash(gold.field))
    return asked ? isGoldText(asked[1], gold) : Object.values(row).some(value => isGoldText(value, gold))
  }
  if (rows.length === 0 || !rows.every(isRight))
    return `the result is ${show(data.result)}, expected ${gold.alternatives[0]}`
  const isSaid = gold.alternatives.some(
    one => hasWord(response, one) || (isPhone(one) && digitsOf(response).includes(digitsOf(one))),
  )
  return isSaid ? undefined : `the sentence does not say ${gold.alternatives[0]}: ${show(response)}`
}

interface Groups {
  keys: string[][]
  values: (number | undefined)[][]
}

/** The columns that may name groups and those that may measure them, of rows or of an object. */
function groupsOf(result: unknown): Groups | undefined {
  if (Array.isArray(result)) {
    if (result.length === 0 || !result.every(isObject)) return undefined
    const columns = [...new Set(result.flatMap(row => Object.keys(row)))].map(name => result.map(row => row[name]))
    return {
      keys: columns
        .filter(column => column.every(value => isScalar(value) || isBlank(value)))
        .map(column => column.map(value => (isBlank(value) ? '' : norm(value)))),
      values: columns.map(column => column.map(asNumber)).filter(column => column.some(value => value !== undefined)),
    }
  }
  if (!isObject(result)) return undefined
  return { keys: [Object.keys(result).map(norm)], values: [Object.values(result).map(asNumber)] }
}

/** Group to number: no group missing, none invented. Groups of nothing and rows of totals do not count. */
export function matchMap({ entries, unit }: MapGold, { response, data }: ChatResponse): string | undefined {
  const groups = groupsOf(data.result)
  if (!groups) return `the result is no list of groups: ${show(data.result)}, expected ${entries.length} groups`
  let reason = 'no column names the groups'
  for (const keys of groups.keys) {
    // "O+" and "O-" are two groups: what is written the same comes before what has the same letters.
    const places = entries.map(({ key: { alternatives } }) => {
      const written = alternatives.map(norm)
      const exact = keys.findIndex(found => written.includes(found))
      return exact >= 0 ? exact : keys.findIndex(found => alternatives.some(one => isSameText(found, one)))
    })
    const missing = entries.filter(({ value }, index) => places[index]! < 0 && value !== 0)
    if (missing.length > 0) {
      if (missing.length < entries.length)
        reason = `${missing.length} groups are missing (${missing[0]!.key.alternatives[0]})`
      continue
    }
    for (const column of groups.values) {
      const wrong = entries.findIndex(({ value }, index) => {
        const place = places[index]!
        return place >= 0 && !isGoldNumber(column[place] ?? Number.NaN, { kind: 'number', unit, value })
      })
      const extra = keys.findIndex(
        (key, place) =>
          !places.includes(place) && column[place] && key !== '' && !/^(total|all|overall|sum)\b/.test(key),
      )
      if (wrong < 0 && extra < 0)
        return matchSentence(
          response,
          entries.map(({ key }) => key),
        )
      const first = entries[wrong]
      reason = first
        ? `${first.key.alternatives[0]} is ${column[places[wrong]!]}, expected ${first.value}`
        : `the group ${keys[extra]} is not expected`
    }
  }
  return reason
}

/** The sentence says yes or no; else the result decides. */
export function matchYesNo(value: boolean, { response, data }: ChatResponse): string | undefined {
  const heard = norm(response)
  const first = /^\W*(yes|yep|no|nope|correct|true|false)\b(?! (record|result|data|match|such))/.exec(heard)?.[1]
  const word = first ?? (/\byes\b/.test(heard) ? 'yes' : undefined)
  if (word !== undefined) {
    const isYes = /^(yes|yep|correct|true)$/.test(word)
    return isYes === value ? undefined : `says ${word}, expected ${value ? 'yes' : 'no'}`
  }
  const { result } = data
  const isNegative = /\b(no|not|isn't|doesn't|don't|aren't|hasn't|none|nobody|lower|smaller|fewer)\b/.test(heard)
  const told =
    typeof result === 'boolean' ? result : typeof result === 'number' ? result > 0 : isEmpty(result) ? false : undefined
  if (told === undefined || (isEmpty(result) && !isNegative)) return `says neither yes nor no: ${show(response)}`
  return told === value ? undefined : `the result is ${show(result)}, expected ${value ? 'yes' : 'no'}`
}
