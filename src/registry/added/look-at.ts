import { isObject, parseJson, type JsonObject } from '../../lib/json.ts'
import { readDocument } from '../sources/openapi/read-document.ts'
import { NO_CREDENTIALS, type Credentials } from '../upstream/credentials.ts'
import { headerOf } from '../upstream/freshness.ts'
import type { Upstream } from '../upstream/upstream.ts'

/** What an address answered. */
export interface Seen {
  /** Where it came from in the end, after redirects. */
  address: string
  status: number
  /** The OpenAPI description that it is; undefined when it is none. */
  description: JsonObject | undefined
  /** A page, for people. */
  html: string | undefined
  /** Any other JSON value. */
  json: unknown
  /** A stream of events: an MCP server over server-sent events. */
  isEvents: boolean
  /** Descriptions that the Link header names (RFC 8631). */
  linked: string[]
  /** What it is, in a few words. */
  what: string
  /** It is this very registry. */
  isSelf: boolean
}

export interface LookOptions {
  upstream: Upstream
  /** For the address that somebody gave and its own origin only. */
  credentials: Credentials | undefined
  signal: AbortSignal
  /** Milliseconds. */
  patience: number
  maxBytes: number
  /** Somebody else named this address, so it may not be a private one. */
  isNamedElsewhere?: boolean
}

const ACCEPT = 'application/json, application/yaml;q=0.9, text/html;q=0.8, */*;q=0.5'
/** Every description says so in a field of this name (OpenAPI § OpenAPI Object). */
const MAY_BE_DESCRIPTION = /(?:^|[\s{,"'])(?:openapi|swagger)["']?\s*:/
/** Longest text, in characters, of a list or configuration that may name a description. */
const LARGEST_JSON = 1_000_000
const NAMED_LINK = /<([^>]*)>\s*((?:;[^,<]*)*)/g

/** One GET, as far as its size and the time for it allow. Rejects when there is no answer. */
export async function lookAt(address: string, options: LookOptions): Promise<Seen> {
  const { upstream, credentials = NO_CREDENTIALS, patience, maxBytes } = options
  const { origin, pathname, search } = new URL(address)
  const seconds = patience / 1000
  const { signal, end } = withPatience(options.signal, patience, `it gave no answer within ${seconds} s`)
  let final = address
  try {
    const { status, headers, body } = await upstream.send({
      app: new URL(address).host,
      method: 'GET',
      origin,
      path: `${pathname}${search}`,
      headers: { accept: ACCEPT, 'cache-control': 'no-cache' },
      signal,
      credentials,
      maxBytes,
      varying: `look ${Date.now()} ${Math.random()}`,
      reach: options.isNamedElsewhere ? 'public' : 'any',
      onAddress: reached => (final = reached),
      isEndless: isEventStream,
    })
    const isSelf = headerOf(headers, 'x-agent-pid') === String(process.pid)
    return { address: final, status, isSelf, ...readAnswer(status, headers, body.toString('utf8'), final, maxBytes) }
  } finally {
    end()
    upstream.forget(new URL(address).host)
  }
}

/** A signal that also aborts, with this reason, when the time is over. `end` frees the timer. */
export function withPatience(outer: AbortSignal, milliseconds: number, why: string) {
  const own = new AbortController()
  const timer = setTimeout(() => own.abort(new Error(why)), milliseconds)
  return { signal: AbortSignal.any([outer, own.signal]), end: () => clearTimeout(timer) }
}

type Headers = Record<string, string | string[] | undefined>

const isEventStream = (headers: Headers) => /^text\/event-stream/i.test(headerOf(headers, 'content-type') ?? '')

function readAnswer(
  status: number,
  headers: Headers,
  text: string,
  address: string,
  maxBytes: number,
): Omit<Seen, 'address' | 'status' | 'isSelf'> {
  const nothing = {
    description: undefined,
    html: undefined,
    json: undefined,
    isEvents: false,
    linked: linkedIn(headers, address),
  }
  if (status < 200 || status > 299) return { ...nothing, what: String(status) }
  if (isEventStream(headers)) return { ...nothing, isEvents: true, what: 'a stream of events' }
  if (
    /^\s*(?:<!doctype|<html|<\?xml|<!--|<head|<body)/i.test(text) ||
    /^text\/html/i.test(headerOf(headers, 'content-type') ?? '')
  )
    return { ...nothing, html: text, what: 'a web page' }
  // Whether it may be one is seen without building anything: reading megabytes of something else takes long.
  if (!MAY_BE_DESCRIPTION.test(text)) {
    if (text.trim() === '') return { ...nothing, what: 'an empty answer' }
    const json = text.length > LARGEST_JSON ? undefined : parseJson(text)
    const kind = isObject(json) ? `JSON with ${fieldsOf(json)}` : json === undefined ? 'no JSON' : 'JSON'
    return { ...nothing, json, what: `${kind}, no OpenAPI description` }
  }
  let document: JsonObject
  try {
    document = readDocument(text, maxBytes)
  } catch {
    return { ...nothing, what: 'neither JSON nor YAML that can be read' }
  }
  const { openapi, swagger } = document
  if ([openapi, swagger].some(one => typeof one === 'string' || typeof one === 'number'))
    return { ...nothing, description: document, what: 'an OpenAPI description' }
  return { ...nothing, json: document, what: `JSON or YAML with ${fieldsOf(document)}, no OpenAPI description` }
}

const fieldsOf = (value: JsonObject) =>
  Object.keys(value)
    .slice(0, 4)
    .map(name => name.slice(0, 30))
    .join(', ') || 'no fields'

function linkedIn(headers: Headers, address: string): string[] {
  const header = [headers.link ?? []].flat().join(', ')
  return [...header.matchAll(NAMED_LINK)].flatMap(([, target = '', parameters = '']) =>
    /\brel="?[^";]*\bservice-desc\b/i.test(parameters) ? (URL.parse(target, address)?.href ?? []) : [],
  )
}

/** Addresses in a catalogue of interfaces (RFC 9727) or in the configuration of a documentation page (`url`, `urls`). */
export function namedInJson(json: unknown, address: string): string[] {
  if (!isObject(json)) return []
  const texts: unknown[] = []
  for (const link of [json.linkset].flat())
    if (isObject(link)) for (const one of [link['service-desc']].flat()) if (isObject(one)) texts.push(one.href)
  texts.push(json.url)
  for (const one of [json.urls].flat()) if (isObject(one)) texts.push(one.url)
  return texts.flatMap(text => (typeof text === 'string' && text ? (URL.parse(text, address)?.href ?? []) : []))
}
