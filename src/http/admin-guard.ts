import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import { adminKeyNeeded } from '../lib/errors.ts'
import { accessOf } from './access/identity.ts'
import type { Route } from './define-route.ts'

export interface AdminOptions {
  /** The key; undefined when there is none. */
  key: string | undefined
  /** Name of the environment variable that holds it ([registry] admin_key_env), for messages. */
  variable: string
  /** Who asks for it, in `WWW-Authenticate`. */
  realm?: string
}

/**
 * A route for administrators. Where every request needs a key, this one needs the scope `admin`. Where none does, which is
 * on this machine alone, the admin key is asked for when one is set, as `Authorization: Bearer`; without one, a change is
 * taken from whoever is on this machine (foreign pages are kept away by `createOriginGuard`).
 */
export const guardRoute = (route: Route, options: AdminOptions): Route => ({
  ...route,
  scope: 'admin',
  responses: {
    ...route.responses,
    401: { description: 'The key is missing or wrong' },
    403: { description: 'The key has a smaller scope than admin' },
  },
  authorise: input => checkAdmin(input, options),
})

function checkAdmin(
  { req, res }: { req: Request; res: Response },
  { key, variable, realm = 'agent registry' }: AdminOptions,
): void {
  if (key === undefined || accessOf(req)?.required) return
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
