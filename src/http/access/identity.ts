import type { IncomingMessage } from 'node:http'
import type { Server, Socket } from 'node:net'
import type { Access } from './access.ts'
import type { Scope } from './scope.ts'

/** Who is behind a request. */
export interface Identity {
  /** Id of the key; `internal` for a component of the same state folder, `environment` for the admin key of a variable. */
  id: string
  name: string
  scope: Scope
  /** When it ends, in milliseconds since 1970; undefined: never. */
  expires?: number
}

/** Id of the identity of our own components. */
export const INTERNAL = 'internal'

/** The key that somebody of elsewhere showed; components of this project act for somebody that they know. */
export const keyOf = (identity: Pick<Identity, 'id'> | undefined): string | undefined =>
  identity?.id === INTERNAL ? undefined : identity?.id

const identities = new WeakMap<IncomingMessage, Identity>()
const accesses = new WeakMap<object, Access>()

/** Who is behind a request; undefined at a server that asks for no key. */
export const identityOf = (req: IncomingMessage): Identity | undefined => identities.get(req)

export const noteIdentity = (req: IncomingMessage, identity: Identity) => void identities.set(req, identity)

/** What a server checks keys with; undefined when it asks for none and knows none. */
export const accessOf = (req: IncomingMessage): Access | undefined =>
  accesses.get((req.socket as Socket & { server?: Server }).server ?? req)

export const noteAccess = (server: Server, access: Access) => void accesses.set(server, access)
