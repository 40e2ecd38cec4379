import type { IncomingMessage } from 'node:http'
import { keyNeeded, scopeTooSmall } from '../../lib/errors.ts'
import { accessOf, identityOf } from './identity.ts'
import { includesScope, type Scope } from './scope.ts'

/**
 * Where the server asks for keys, that of a request must have a scope. Throws SCOPE_TOO_SMALL, which names it. Nothing is
 * asked at a server without keys.
 */
export function requireScope(req: IncomingMessage, needed: Scope): void {
  if (!accessOf(req)?.required) return
  const identity = identityOf(req)
  if (!identity) throw keyNeeded()
  if (!includesScope(identity.scope, needed)) throw scopeTooSmall(needed, identity)
}
