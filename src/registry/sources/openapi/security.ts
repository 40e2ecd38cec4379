import { isObject, type JsonObject } from '../../../lib/json.ts'

/**
 * Whether an operation needs a credential: its own `security`, else the description's. `[]` and an empty alternative
 * (`{}`: optional) mean that it does not.
 */
export function isSecure(document: JsonObject, operation: JsonObject): boolean {
  const security = Array.isArray(operation.security) ? operation.security : document.security
  if (!Array.isArray(security) || security.length === 0) return false
  return security.every(alternative => isObject(alternative) && Object.keys(alternative).length > 0)
}

/** Where the description wants its API key, from its first apiKey scheme. */
export function describedKey(document: JsonObject): { name: string; in: 'header' | 'query' | 'cookie' } | undefined {
  const components = isObject(document.components) ? document.components : {}
  const schemes = isObject(components.securitySchemes) ? components.securitySchemes : {}
  for (const scheme of Object.values(schemes)) {
    if (!isObject(scheme) || scheme.type !== 'apiKey' || typeof scheme.name !== 'string') continue
    const place = scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header'
    return { name: scheme.name, in: place }
  }
  return undefined
}
