import type { IncomingMessage } from 'node:http'
import { identityOf, type Identity } from '../../http/access/identity.ts'
import type { Route } from '../../http/define-route.ts'
import { notFound } from '../../lib/errors.ts'
import type { Reader } from '../../store/contract.ts'
import { approvalNotFound } from '../approvals/approval-store.ts'

/** Who asks, where keys are asked for. */
export interface Owner {
  /** Id of the key. */
  id: string
  /** An admin key sees the conversations of everybody, those too that were begun when no key was asked for. */
  seesAll: boolean
}

/** Undefined at a server that asks for no key: there everybody sees everything. */
export const ownerOf = (req: IncomingMessage): Owner | undefined => toOwner(identityOf(req))

export const toOwner = (identity: Pick<Identity, 'id' | 'scope'> | undefined): Owner | undefined =>
  identity && { id: identity.id, seesAll: identity.scope === 'admin' }

/** What a listing is limited to; undefined: nothing is left out. */
export const limitOf = (owner: Owner | undefined): string | undefined => (owner?.seesAll ? undefined : owner?.id)

/** Whether somebody may see a conversation; undefined when there is none of that id. */
export async function maySee(
  reader: Reader,
  owner: Owner | undefined,
  sessionId: string,
): Promise<boolean | undefined> {
  const row = await reader.get<{ owner: string | null }>('SELECT owner FROM sessions WHERE id = ?', sessionId)
  return row && (!owner || owner.seesAll || row.owner === owner.id)
}

/** Where approvals are, for a decision that names no conversation. */
interface FindApproval {
  find(id: string): Promise<{ sessionId: string } | undefined>
}

/**
 * Routes that leave each conversation to the key that began it. Every route that names one, in its path, as the session of
 * its body or by an approval, is held to it: what belongs to somebody else is answered as what is not there.
 */
export function keepToOwners(routes: readonly Route[], reader: Reader, approvals: FindApproval): Route[] {
  const check = async (owner: Owner, { params, body }: { params: unknown; body: unknown }) => {
    const inPath = (params as Named | undefined)?.session_id
    if (inPath !== undefined && !(await maySee(reader, owner, inPath))) throw notFound(`Session '${inPath}'`)
    const { session_id: inBody, approval } = (body ?? {}) as Named
    if (inBody !== undefined && (await maySee(reader, owner, inBody)) === false) throw notFound(`Session '${inBody}'`)
    const decided = approval && (await approvals.find(approval.id))
    if (decided && !(await maySee(reader, owner, decided.sessionId))) throw approvalNotFound(approval.id)
  }
  return routes.map(route => ({
    ...route,
    handler: async input => {
      const owner = ownerOf(input.req)
      if (owner && !owner.seesAll) await check(owner, input)
      return route.handler(input)
    },
  }))
}

interface Named {
  session_id?: string
  approval?: { id: string }
}
