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

/** The alternatives that an operation asks for, its own or the description's; each is a list of schemes by name. */
export function securityOf(document: JsonObject, operation: JsonObject): string[][] {
  const security = Array.isArray(operation.security) ? operation.security : document.security
  return Array.isArray(security) ? security.filter(isObject).map(alternative => Object.keys(alternative)) : []
}

/** Where the description wants its API key: the one of the scheme with this name, else of its first apiKey scheme. */
export function describedKey(
  document: JsonObject,
  wanted?: string,
): { name: string; in: 'header' | 'query' | 'cookie' } | undefined {
  const components = isObject(document.components) ? document.components : {}
  const schemes = isObject(components.securitySchemes) ? components.securitySchemes : {}
  for (const scheme of wanted === undefined ? Object.values(schemes) : [schemes[wanted]]) {
    if (!isObject(scheme) || scheme.type !== 'apiKey' || typeof scheme.name !== 'string') continue
    const place = scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header'
    return { name: scheme.name, in: place }
  }
  return undefined
}
