import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse as parseYaml } from 'yaml'
import { AgentError, messageOf, openApiUnreachable } from '../../../lib/errors.ts'
import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import { maskAddress } from '../../file/mask-address.ts'
import type { Credentials } from '../../upstream/credentials.ts'
import type { Upstream } from '../../upstream/upstream.ts'

/** A description as it was read. */
export interface LoadedDescription {
  document: JsonObject
  /** Address that relative server URLs start from; undefined for a file. */
  base: string | undefined
  /** The text, for the digest. */
  bytes: Buffer
}

/** Largest description that is read: Microsoft Graph's has 35 MB as YAML. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * Fetches an OpenAPI description from a URL (with the service's credentials), a `file:` URL or a path, as JSON or
 * YAML. Rejects with the specification's message: "Failed to fetch OpenAPI schema from <url>".
 */
export async function loadDescription(
  app: string,
  url: string,
  { upstream, credentials, signal }: { upstream: Upstream; credentials: Credentials; signal: AbortSignal },
): Promise<LoadedDescription> {
  const isHttp = /^https?:\/\//i.test(url)
  let bytes: Buffer
  try {
    bytes = isHttp ? await fetchBytes(app, url, upstream, credentials, signal) : await readFile(toPath(url))
  } catch (cause) {
    throw openApiUnreachable(maskAddress(url), cause)
  }
  const document = readDocument(url, bytes.toString('utf8'))
  return { document, base: isHttp ? url : undefined, bytes }
}

async function fetchBytes(
  app: string,
  url: string,
  upstream: Upstream,
  credentials: Credentials,
  signal: AbortSignal,
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
    maxBytes: MAX_BYTES,
    varying: `description ${Date.now()} ${Math.random()}`,
  })
  if (response.status !== 200) throw new Error(`it answered ${response.status}`)
  return response.body
}

const toPath = (url: string) => (url.startsWith('file:') ? fileURLToPath(url) : url)

function readDocument(url: string, text: string): JsonObject {
  const unusable = (why: string) =>
    openApiUnreachable(
      maskAddress(url),
      new AgentError('OPENAPI_INVALID', 502, `what is there is no OpenAPI description: ${why}`),
    )
  const clean = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  let document = parseJson(clean)
  if (document === undefined) {
    if (/^\s*</.test(clean)) throw unusable('it is an HTML or XML page')
    try {
      document = parseYaml(clean, { maxAliasCount: 1000, uniqueKeys: false, logLevel: 'silent' })
    } catch (error) {
      throw unusable(messageOf(error).split('\n', 1)[0] ?? '')
    }
  }
  if (!isObject(document)) throw unusable('it holds no object')
  if (typeof document.openapi !== 'string' && String(document.swagger) !== '2.0')
    throw unusable('it has neither `openapi: 3.x` nor `swagger: "2.0"`')
  return document
}
