import { isObject } from '../../lib/json.ts'
import type { ServiceEntry } from './service-entry.ts'
import { SECRET_NAME } from './substitute.ts'

/** Fields of `auth` that are not secret. */
const PLAIN_AUTH_FIELDS = new Set(['type', 'key', 'token_url', 'scope', 'username', 'client_id'])

/** The credentials that stand literally in an entry. */
export function secretsOf(entry: ServiceEntry): string[] {
  const found: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.push(value)
    else if (Array.isArray(value)) value.forEach(collect)
    else if (isObject(value))
      for (const [key, inner] of Object.entries(value)) if (!PLAIN_AUTH_FIELDS.has(key)) collect(inner)
  }
  if (entry.auth) collect(entry.auth)
  for (const named of [entry.headers ?? {}, entry.type === 'mcp' ? entry.env : {}])
    for (const [name, value] of Object.entries(named)) if (SECRET_NAME.test(name)) found.push(value)
  return found
}
