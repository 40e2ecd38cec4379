import { isDeepStrictEqual } from 'node:util'
import type { ChatResponse } from '../../contract/chat.ts'
import { isObject } from '../../lib/json.ts'
import type { Expectation, ExpectedCall } from './question-file.ts'

/** What an answer lacks, in words; an empty list means that it is right. */
export function judgeAnswer(expect: Expectation, answer: ChatResponse): string[] {
  return [...judgeText(expect, answer), ...judgeResult(expect, answer), ...judgeActions(expect, answer)]
}

function judgeText(expect: Expectation, { response, data }: ChatResponse): string[] {
  const misses: string[] = []
  for (const text of asList(expect.contains))
    if (!fold(response).includes(fold(text))) misses.push(`the answer does not contain "${text}"`)
  for (const text of asList(expect.excludes))
    if (fold(response).includes(fold(text))) misses.push(`the answer contains "${text}"`)
  if (expect.yes !== undefined) {
    const said = /^\W*(yes|no)\b/i.exec(response)?.[1]?.toLowerCase() ?? (data.result === true ? 'yes' : undefined)
    const wanted = expect.yes ? 'yes' : 'no'
    if (said !== wanted) misses.push(`expected ${wanted}, got ${shorten(response)}`)
  }
  return misses
}

function judgeResult(expect: Expectation, { data, response }: ChatResponse): string[] {
  const misses: string[] = []
  const { result } = data
  if (expect.equals !== undefined && !equals(expect.equals, result, response))
    misses.push(`expected ${JSON.stringify(expect.equals)}, got ${shorten(result ?? response)}`)
  if (expect.number !== undefined) {
    const number = readNumber(result)
    if (number === undefined || Math.abs(number - expect.number) > expect.tolerance)
      misses.push(`expected ${expect.number}, got ${shorten(result)}`)
  }
  if (expect.rows !== undefined && countRows(result) !== expect.rows)
    misses.push(`expected ${expect.rows} rows, got ${countRows(result) ?? shorten(result)}`)
  if (expect.records) {
    const miss = compareRecords(expect.records, result, expect.ordered)
    if (miss) misses.push(miss)
  }
  return misses
}

function judgeActions(expect: Expectation, { data, metadata }: ChatResponse): string[] {
  const misses: string[] = []
  if (expect.error !== undefined && !(data.error && ['any', data.error.code].includes(expect.error)))
    misses.push(`expected the error ${expect.error}, got ${data.error?.code ?? 'an answer'}`)
  if (expect.error === undefined && data.error) misses.push(`refused: ${data.error.code}`)
  if (expect.approval !== undefined) {
    const waiting = data.approval && { tool: data.approval.tool, args: data.approval.args }
    if (!expect.approval && waiting) misses.push(`a call of ${waiting.tool} waits for a yes`)
    if (expect.approval && !waiting) misses.push('no change waits for a yes')
    if (isObject(expect.approval) && waiting && !isCall(expect.approval, waiting))
      misses.push(`expected the call ${JSON.stringify(expect.approval)}, got ${shorten(waiting)}`)
  }
  if (expect.calls) {
    const planned = (data.plan?.steps ?? []).flatMap(step =>
      'tool' in step ? [{ tool: step.tool, args: step.args }] : [],
    )
    if (!matchAll(expect.calls, planned, isCall))
      misses.push(`expected the calls ${JSON.stringify(expect.calls)}, got ${shorten(planned)}`)
  }
  for (const tool of asList(expect.tool)) if (!metadata.tools_used.includes(tool)) misses.push(`${tool} was not used`)
  if (expect.no_tool && metadata.tools_used.length) misses.push(`${metadata.tools_used.join(', ')} was used`)
  return misses
}

const asList = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat())

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

function equals(wanted: unknown, result: unknown, response: string): boolean {
  if (isDeepStrictEqual(wanted, result)) return true
  if (typeof wanted !== 'string') return isDeepStrictEqual(wanted, unwrap(result))
  return [String(unwrap(result)), response].some(text => fold(text).trim() === fold(wanted).trim())
}

const isCall = (wanted: ExpectedCall, call: { tool: string; args: unknown }) =>
  wanted.tool === call.tool && (!wanted.args || isDeepStrictEqual(wanted.args, call.args))

/** Whether each wanted thing has one of its own among those given, and nothing is left. */
function matchAll<W, G>(wanted: W[], given: G[], fits: (wanted: W, given: G) => boolean): boolean {
  if (wanted.length !== given.length) return false
  const left = [...given]
  return wanted.every(one => {
    const at = left.findIndex(other => fits(one, other))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function compareRecords(wanted: unknown[], result: unknown, ordered: boolean): string | undefined {
  const rows = Array.isArray(result) ? (result as unknown[]) : result === null || result === undefined ? [] : [result]
  if (rows.length !== wanted.length) return `expected ${wanted.length} records, got ${rows.length}`
  if (!matchAll(wanted, rows, isRecord)) {
    const missing = wanted.find(one => !rows.some(row => isRecord(one, row)))
    return `expected the record ${shorten(missing ?? wanted)}, which is not among the ${rows.length}`
  }
  return ordered && !wanted.every((one, at) => isRecord(one, rows[at])) ? 'the records are in another order' : undefined
}

/** A record is meant when all the fields given are the same; a value may stand for a record of one field. */
function isRecord(wanted: unknown, row: unknown): boolean {
  if (isObject(wanted) && isObject(row))
    return Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(row[name], value))
  return isDeepStrictEqual(unwrap(wanted), unwrap(row))
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
