import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { OpenApiEntry } from '../../file/service-entry.ts'

/** Which addresses of one service get its credentials, and which of them its registry file entry names itself. */
export interface CredentialOrigins {
  /** The credentials may be sent to this origin. */
  has(origin: string): boolean
  /** The entry names it: `url`, `base_url` or `credential_origins`. */
  isNamed(origin: string): boolean
  /** All that get them. */
  readonly list: readonly string[]
}

/**
 * The origins that get the credentials of an entry (case X2, CWE-522): those that the entry names, and those of the
 * description's own `servers` at its top, because that is the service the credential is for. An operation or a path
 * with a server elsewhere gets none, and neither does a plain http server of a description that came over https:
 * whoever can write one path into a description shall not be sent the key.
 */
export function credentialOrigins(
  entry: OpenApiEntry,
  document: JsonObject,
  base: string | undefined,
): CredentialOrigins {
  const named = new Set<string>()
  for (const address of [entry.url, entry.base_url, ...(entry.credential_origins ?? [])]) {
    const origin = httpOrigin(address, undefined)
    if (origin) named.add(origin)
  }
  const all = new Set(named)
  for (const server of Array.isArray(document.servers) ? (document.servers as unknown[]) : []) {
    const origin = isObject(server) ? httpOrigin(withDefaults(server), base) : undefined
    if (origin && !(base?.startsWith('https:') && origin.startsWith('http:'))) all.add(origin)
  }
  return { has: origin => all.has(origin), isNamed: origin => named.has(origin), list: [...all] }
}

/**
 * The same for a description that was read before, with `before` as the origins of then: a server that it did not name
 * gets no credentials, else whoever can write to it could send for them at any time (case X8). The second part says so,
 * in sentences.
 */
export function keepOrigins(
  now: CredentialOrigins,
  before: readonly string[] | undefined,
): { origins: CredentialOrigins; notes: string[] } {
  const isNew = (origin: string) => before !== undefined && !before.includes(origin) && !now.isNamed(origin)
  const notes = now.list
    .filter(isNew)
    .map(
      origin =>
        `its description now names the server ${origin}, which gets no credentials: add it to credential_origins if it should`,
    )
  const list = now.list.filter(origin => !isNew(origin))
  return { origins: { ...now, list, has: origin => list.includes(origin) }, notes }
}

function httpOrigin(address: unknown, base: string | undefined): string | undefined {
  const url = typeof address === 'string' ? URL.parse(address, base) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

function withDefaults({ url, variables }: JsonObject): unknown {
  if (typeof url !== 'string' || !isObject(variables)) return url
  return url.replaceAll(/\{([^{}]+)\}/g, (all, name: string) => {
    const variable = variables[name]
    return isObject(variable) && variable.default !== undefined ? String(variable.default) : all
  })
}
