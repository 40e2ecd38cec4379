import { upstreamBadAnswer, upstreamFailed } from '../../lib/errors.ts'
import { isObject, parseJson } from '../../lib/json.ts'
import { CallError } from '../call/call-error.ts'
import type { ToolResult } from '../sources/source.ts'
import { headerOf } from './freshness.ts'
import { bareType, isJsonLines, kindOfType } from './media-type.ts'
import { truncatedBytes, truncatedText } from './truncated-result.ts'
import type { Secrets } from './secrets.ts'
import type { UpstreamResponse } from './upstream.ts'

/** Statuses that may pass by themselves. */
const TRANSIENT = new Set([408, 425, 429, 502, 503, 504])
/** Longest part of a service's answer that is quoted. */
const QUOTE = 2000

/** Says how a JSON value differs from what was declared; undefined when it does not. */
export type ResultCheck = (value: unknown, status: number) => string | undefined

/** What is known about a tool's results before the call. */
export interface Expected {
  /** Only JSON is described: an HTML page is a wrong address or a sign-in. */
  json?: boolean
  /** Looks at JSON results (case S5). */
  check?: ResultCheck | undefined
}

/**
 * The result of a call from a service's answer: JSON bytes are passed through untouched (they are parsed once, to be
 * sure), text becomes a JSON string unless it is JSON, anything else `{content_type, base64, bytes}`; no body is
 * `null` (case R16). Of an answer beyond max_result_bytes it is the marker of `truncated-result.ts`. A status of 300
 * and above is thrown as the failure it is, with the service's own body in `detail` (case R17).
 */
export function toToolResult(
  app: string,
  response: UpstreamResponse,
  secrets: Secrets,
  expected: Expected = {},
): ToolResult {
  const { status, headers, cache } = response
  const contentType = headerOf(headers, 'content-type') ?? ''
  const body = secrets.redactBytes(toUtf8(response.body, contentType))
  const type = bareType(contentType)
  if (status < 200 || status >= 300) throw failureOf(app, response, type, body)
  const result = (json: Buffer | string): ToolResult => ({ body: json, upstreamStatus: status, cache })
  const kind = type === '' || type === 'application/x-www-form-urlencoded' ? 'text' : kindOfType(type)
  if (response.truncated) {
    const isText = kind === 'json' || (kind === 'text' && readText(body, true) !== undefined)
    const marker = isText
      ? truncatedText(body, type || 'text/plain')
      : truncatedBytes(secrets.redactBytes(response.body), type)
    return { ...result(JSON.stringify(marker)), truncated: true }
  }
  if (status === 204 || status === 205 || (body.length === 0 && type === '')) return result('null')
  if (body.length === 0) return result(kind === 'json' ? 'null' : '""')
  const passOn = (bytes: Buffer, value: unknown): ToolResult => {
    const schemaWarning = expected.check?.(value, status)
    return schemaWarning === undefined ? result(bytes) : { ...result(bytes), schemaWarning }
  }
  if (kind === 'json') {
    const clean = withoutMark(body)
    const value = parseJson(clean.toString('utf8'))
    if (value === undefined) throw badAnswer(app, status, 'announced JSON and answered with something else', body)
    return passOn(clean, value)
  }
  if (type === 'text/html' && expected.json)
    throw badAnswer(
      app,
      status,
      'answered with an HTML page where its description says JSON. Check its address and its sign-in',
      body,
    )
  if (kind === 'text' || isVendorType(type)) {
    const text = readText(body)
    const lines = text !== undefined && isJsonLines(type) ? parseLines(text) : undefined
    if (lines) return passOn(Buffer.from(JSON.stringify(lines)), lines)
    const value = text === undefined ? undefined : parseJson(text)
    if (text !== undefined && (value !== undefined || kind === 'text')) {
      return value === undefined ? result(JSON.stringify(text)) : passOn(withoutMark(body), value)
    }
  }
  const bytes = secrets.redactBytes(response.body)
  return result(
    JSON.stringify({
      content_type: type || 'application/octet-stream',
      base64: bytes.toString('base64'),
      bytes: bytes.length,
    }),
  )
}

/** Text in another charset as UTF-8; bytes of anything else as they are. */
function toUtf8(bytes: Buffer, contentType: string): Buffer {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]?.toLowerCase()
  if (charset === undefined || charset === 'utf-8' || charset === 'utf8' || charset === 'us-ascii') return bytes
  try {
    return kindOfType(contentType) === 'binary' ? bytes : Buffer.from(new TextDecoder(charset).decode(bytes))
  } catch {
    return bytes
  }
}

/** A type of somebody's own, which may well be JSON that its name does not tell of. */
const isVendorType = (type: string) => /^application\/(vnd\.|x-|prs\.)/.test(type)

/** The values of a body with one on each line; undefined when one of them is none. */
function parseLines(text: string): unknown[] | undefined {
  const values: unknown[] = []
  // Records of RFC 7464 begin with U+001E.
  for (const line of text.split(/[\n\u001e]/)) {
    if (line.trim() === '') continue
    const value = parseJson(line)
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}

function failureOf(app: string, { status, headers }: UpstreamResponse, type: string, body: Buffer): CallError {
  const retryAfter = headerOf(headers, 'retry-after')
  const text = readText(body) ?? `${body.length} bytes of ${type}`
  const json = type === '' || kindOfType(type) === 'json' || isVendorType(type) ? parseJson(text) : undefined
  const detail = { status, body: json ?? text.slice(0, QUOTE) }
  return new CallError(
    status < 400
      ? redirected(app, status, headerOf(headers, 'location'))
      : upstreamFailed(app, status, reasonIn(json), detail),
    {
      sent: true,
      transient: TRANSIENT.has(status),
      upstreamStatus: status,
      ...(retryAfter !== undefined && { retryAfter: readRetryAfter(retryAfter) }),
    },
  )
}

/** A redirect that was not followed is no answer to the call. */
const redirected = (app: string, status: number, location: string | undefined) =>
  upstreamBadAnswer(app, `answered ${status}, a redirect that is not followed${location ? ` (to ${location})` : ''}`, {
    status,
    location,
  })

function badAnswer(app: string, status: number, why: string, body: Buffer): CallError {
  const detail = { status, body: (readText(body) ?? `${body.length} bytes`).slice(0, QUOTE) }
  return new CallError(upstreamBadAnswer(app, why, detail), { sent: true, transient: false, upstreamStatus: status })
}

/** The sentence in an error body of the usual kinds (RFC 9457, FastAPI, JSON:API …). */
function reasonIn(body: unknown): string {
  if (typeof body === 'string') return body.slice(0, 200)
  if (!isObject(body)) return ''
  for (const key of ['detail', 'message', 'error', 'title', 'error_description', 'errors']) {
    const value = body[key]
    if (typeof value === 'string') return value.slice(0, 300)
    if (isObject(value) && typeof value.message === 'string') return value.message.slice(0, 300)
    if (Array.isArray(value) && isObject(value[0])) {
      const first = value[0]
      const where = Array.isArray(first.loc) ? `${first.loc.join('.')}: ` : ''
      const text = first.msg ?? first.message ?? first.detail
      if (typeof text === 'string') return `${where}${text}`.slice(0, 300)
    }
  }
  return ''
}

/** Milliseconds of a Retry-After header: seconds or a date (RFC 9110 § 10.2.3). */
function readRetryAfter(text: string): number {
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now())
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** The text of UTF-8 bytes; undefined for anything else. A `cut` text may end within a character. */
function readText(bytes: Buffer, cut = false): string | undefined {
  try {
    const text = cut ? new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }) : decoder.decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/** Without a byte order mark, which JSON does not allow. */
const withoutMark = (bytes: Buffer) =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
