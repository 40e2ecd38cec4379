import { createHash, timingSafeEqual } from 'node:crypto'
import type { Server } from 'node:net'
import type { Request, Response } from 'express'
import type { Route } from './define-route.ts'
import { isLoopbackAddress } from './loopback-guard.ts'
import { adminKeyNeeded, adminKeyUnset } from '../lib/errors.ts'

export interface AdminOptions {
  /** The key; undefined when there is none. */
  key: string | undefined
  /** Name of the environment variable that holds it ([registry] admin_key_env), for messages. */
  variable: string
  /** Who asks for it, in `WWW-Authenticate`. */
  realm?: string
}

/**
 * A route with a look at the admin key before it: with a key it must be sent as `Authorization: Bearer`; without one, a
 * server that only this machine can reach takes changes from it (foreign pages are kept away by
 * `createLoopbackGuard`), and one on the network takes none.
 */
export const guardRoute = (route: Route, options: AdminOptions): Route => ({
  ...route,
  responses: {
    ...route.responses,
    401: { description: 'The admin key is missing or wrong' },
    403: { description: 'No admin key is set and the server listens on the network' },
  },
  authorise: input => checkAdmin(input, options),
})

function checkAdmin(
  { req, res }: { req: Request; res: Response },
  { key, variable, realm = 'agent registry' }: AdminOptions,
): void {
  if (key === undefined) {
    if (!isBoundToLoopback(req)) throw adminKeyUnset(variable)
    return
  }
  const given = /^Bearer\s+(\S.*)$/i.exec(req.get('authorization') ?? '')?.[1]?.trim()
  if (given !== undefined && isEqual(given, key)) return
  res.set('www-authenticate', `Bearer realm="${realm}"`)
  throw adminKeyNeeded(variable, given !== undefined)
}

/** Takes the same time wherever the texts differ: their digests are compared. */
function isEqual(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}

/** Whether the server of a request can be reached from this machine alone; who asks does not matter. */
function isBoundToLoopback(req: Request): boolean {
  const { server } = req.socket as { server?: Server }
  const address = server?.address()
  return typeof address === 'object' && address !== null && isLoopbackAddress(address.address)
}
