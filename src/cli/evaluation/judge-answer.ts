import { isDeepStrictEqual } from 'node:util'
import type { ChatResponse } from '../../contract/chat.ts'
import { isObject } from '../../lib/json.ts'
import type { Expectation } from './question-file.ts'

/** What an answer lacks, in words; an empty list means that it is right. */
export function judgeAnswer(expect: Expectation, answer: ChatResponse): string[] {
  const { data, response, metadata } = answer
  const misses: string[] = []
  for (const text of asList(expect.contains))
    if (!fold(response).includes(fold(text))) misses.push(`the answer does not contain "${text}"`)
  if (expect.equals !== undefined && !equals(expect.equals, data.result, response))
    misses.push(`expected ${JSON.stringify(expect.equals)}, got ${shorten(data.result ?? response)}`)
  if (expect.number !== undefined) {
    const number = readNumber(data.result)
    if (number === undefined || Math.abs(number - expect.number) > expect.tolerance)
      misses.push(`expected ${expect.number}, got ${shorten(data.result)}`)
  }
  if (expect.rows !== undefined && countRows(data.result) !== expect.rows)
    misses.push(`expected ${expect.rows} rows, got ${countRows(data.result) ?? shorten(data.result)}`)
  if (expect.error !== undefined && !(data.error && ['any', data.error.code].includes(expect.error)))
    misses.push(`expected the error ${expect.error}, got ${data.error?.code ?? 'an answer'}`)
  if (expect.error === undefined && data.error) misses.push(`refused: ${data.error.code}`)
  for (const tool of asList(expect.tool)) if (!metadata.tools_used.includes(tool)) misses.push(`${tool} was not used`)
  return misses
}

const asList = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat())

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

function equals(wanted: unknown, result: unknown, response: string): boolean {
  if (isDeepStrictEqual(wanted, result)) return true
  if (typeof wanted !== 'string') return isDeepStrictEqual(wanted, unwrap(result))
  return [String(unwrap(result)), response].some(text => fold(text).trim() === fold(wanted).trim())
}

/** A number as such, or as the only value of the result. */
function readNumber(result: unknown): number | undefined {
  const value = unwrap(result)
  return typeof value === 'number' ? value : undefined
}

/** The one value in a list of one, a record of one field, or both. */
function unwrap(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 1) return unwrap(value[0])
  if (isObject(value) && Object.keys(value).length === 1) return unwrap(Object.values(value)[0])
  return value
}

function countRows(result: unknown): number | undefined {
  if (Array.isArray(result)) return result.length
  if (result === null) return 0
  return isObject(result) ? 1 : undefined
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
