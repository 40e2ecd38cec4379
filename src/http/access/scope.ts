/** What a key may do; each scope includes those before it. */
export const SCOPES = ['read', 'call', 'admin'] as const
export type Scope = (typeof SCOPES)[number]

/** Whether a key of one scope may do what another asks for. */
export const includesScope = (has: Scope, needed: Scope) => SCOPES.indexOf(has) >= SCOPES.indexOf(needed)

/**
 * The scope of a request about which nothing else is said: reading needs `read`, everything else `call`. Methods that
 * are safe by definition change nothing (RFC 9110 § 9.2.1).
 */
export const scopeOfMethod = (method: string | undefined): Scope =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'read' : 'call'
