import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AgentError, messageOf, openApiUnreachable } from '../../../lib/errors.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { maskAddress } from '../../file/mask-address.ts'
import type { Credentials } from '../../upstream/credentials.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { joinDocuments, mayReferOutside } from './join-documents.ts'
import { readDocument } from './read-document.ts'

/** A description as it was read. */
export interface LoadedDescription {
  document: JsonObject
  /** Address that relative server URLs start from; undefined for a file. */
  base: string | undefined
  /** References that lead nowhere because they are not followed, each with the reason. */
  refused: ReadonlyMap<string, string>
}

export interface LoadOptions {
  upstream: Upstream
  credentials: Credentials
  signal: AbortSignal
  /** Most bytes of the description and everything it refers to. */
  maxBytes: number
  /** Other documents of its origin are read too. */
  externalReferences: boolean
}

/**
 * Fetches an OpenAPI description from a URL (with the service's credentials), a `file:` URL or a path, as JSON or
 * YAML. Rejects with the specification's message: "Failed to fetch OpenAPI schema from <url>".
 */
export async function loadDescription(app: string, url: string, options: LoadOptions): Promise<LoadedDescription> {
  const isHttp = /^https?:\/\//i.test(url)
  let left = options.maxBytes
  let text: string
  try {
    const bytes = isHttp ? await fetchBytes(app, url, left, options) : await readFileUpTo(toPath(url), left)
    left -= bytes.length
    text = bytes.toString('utf8')
  } catch (cause) {
    throw openApiUnreachable(maskAddress(url), cause)
  }
  const document = readDescription(url, text, options.maxBytes)
  const base = isHttp ? url : undefined
  if (!mayReferOutside(text)) return { document, base, refused: new Map() }
  const refused = await joinDocuments(document, {
    base,
    follow: options.externalReferences,
    read: async target => {
      const bytes = await fetchBytes(app, target, left, options, true)
      left -= bytes.length
      if (left < 0) throw new Error(`the description has more than ${options.maxBytes} bytes in all`)
      return readDocument(bytes.toString('utf8'), options.maxBytes)
    },
  })
  return { document, base, refused }
}

async function fetchBytes(
  app: string,
  url: string,
  maxBytes: number,
  { upstream, credentials, signal }: LoadOptions,
  staysHome = false,
): Promise<Buffer> {
  const target = new URL(url)
  const response = await upstream.send({
    app,
    // Discovery is never answered from the cache: a refresh must see what is there now.
    method: 'GET',
    origin: target.origin,
    path: `${target.pathname}${target.search}`,
    headers: { accept: 'application/json, application/yaml;q=0.9, */*;q=0.5', 'cache-control': 'no-cache' },
    signal,
    credentials,
    maxBytes: Math.max(1, maxBytes),
    staysHome,
    varying: `description ${Date.now()} ${Math.random()}`,
  })
  if (response.status !== 200) throw new Error(`it answered ${response.status}`)
  return response.body
}

async function readFileUpTo(path: string, maxBytes: number): Promise<Buffer> {
  const { size } = await stat(path)
  if (size > maxBytes) throw new Error(`it has more than ${maxBytes} bytes (max_description_bytes)`)
  return readFile(path)
}

const toPath = (url: string) => (url.startsWith('file:') ? fileURLToPath(url) : url)

/** The document, when it is a description at all: `openapi: 3.x` or `swagger: "2.0"`, also without the quotes. */
function readDescription(url: string, text: string, maxBytes: number): JsonObject {
  try {
    const document = readDocument(text, maxBytes)
    if (!/^3(\.|$)/.test(String(document.openapi)) && !/^2(\.0)?$/.test(String(document.swagger)))
      throw new Error('it has neither `openapi: 3.x` nor `swagger: "2.0"`')
    return document
  } catch (cause) {
    const why = `what is there is no OpenAPI description: ${messageOf(cause)}`
    throw openApiUnreachable(maskAddress(url), new AgentError('OPENAPI_INVALID', 502, why))
  }
}
