import { isObject } from '../../lib/json.ts'
import { authsOf, type ServiceEntry } from './service-entry.ts'
import { isSecretName } from './mask-address.ts'
import { SECRET_NAME } from './substitute.ts'

/** Fields of `auth` that are not secret. */
const PLAIN_AUTH_FIELDS = new Set([
  'type',
  'key',
  'token_url',
  'scope',
  'issuer',
  'algorithm',
  'audience',
  'resource',
  'token_endpoint_auth_method',
  'scheme',
  'username',
  'client_id',
])

/** The credentials that stand literally in an entry. */
export function secretsOf(entry: ServiceEntry): string[] {
  const found: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.push(value)
    else if (Array.isArray(value)) value.forEach(collect)
    else if (isObject(value))
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'token_params' && isObject(inner)) collectNamed(inner)
        else if (!PLAIN_AUTH_FIELDS.has(key)) collect(inner)
      }
  }
  const collectNamed = (named: object): void => {
    for (const [name, value] of Object.entries(named)) if (SECRET_NAME.test(name) || isSecretName(name)) collect(value)
  }
  authsOf(entry.auth).forEach(collect)
  collectNamed(entry.headers ?? {})
  if (entry.type === 'mcp') collectNamed(entry.env)
  return found
}
