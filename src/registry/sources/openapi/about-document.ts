import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { ServiceAbout } from '../source.ts'
import type { RawOperation } from './list-operations.ts'
import { serverOf } from './server-of.ts'

/** What a description (OpenAPI 3) says of its service: `info`, its server, and the first credential that it asks for. */
export function aboutDocument(document: JsonObject, base: string | undefined): ServiceAbout {
  const info = isObject(document.info) ? document.info : {}
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : undefined
  return {
    title: text(info.title),
    version: text(info.version),
    description: text(info.summary) ?? text(info.description),
    server: serverElsewhere(document, base),
    auth: firstAuth(document),
  }
}

/** The origin of the description's own server, when it is another one. */
function serverElsewhere(document: JsonObject, base: string | undefined): string | undefined {
  try {
    const raw = { method: 'GET', path: '/', operation: {}, pathItem: {} } as RawOperation
    const { origin } = serverOf(raw, { document, base, baseUrl: undefined })
    return base !== undefined && origin !== new URL(base).origin ? origin : undefined
  } catch {
    return undefined
  }
}

/** The first scheme that an entry of the registry file can give (OpenAPI 3.1 § Security Scheme Object). */
function firstAuth(document: JsonObject): ServiceAbout['auth'] {
  const components = isObject(document.components) ? document.components : {}
  const schemes = isObject(components.securitySchemes) ? components.securitySchemes : {}
  const wanted = [document.security].flat().flatMap(one => (isObject(one) ? Object.keys(one) : []))
  const names = [...wanted, ...Object.keys(schemes)]
  for (const name of names) {
    const scheme = schemes[name]
    if (!isObject(scheme)) continue
    const kind = String(scheme.scheme ?? '').toLowerCase()
    if (scheme.type === 'http' && (kind === 'bearer' || kind === 'basic')) return { type: kind }
    // An access token that somebody has; signing in by itself is described in the registry file.
    if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect') return { type: 'bearer' }
    if (scheme.type === 'apiKey' && typeof scheme.name === 'string')
      return { type: scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header', key: scheme.name }
  }
  return undefined
}
