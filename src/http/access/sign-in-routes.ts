import type { Request } from 'express'
import { z } from 'zod'
import { defineRoute, type Route } from '../define-route.ts'
import { accessOf, type Identity } from './identity.ts'
import { SCOPES } from './scope.ts'
import { writeCookie } from './session-cookie.ts'

const SignedIn = z
  .object({
    name: z.string().describe('Name of the key'),
    scope: z.enum(SCOPES),
    expires_at: z.iso.datetime().nullable(),
  })
  .nullable()
const State = z
  .object({
    required: z.boolean().describe('Whether this server asks for a key'),
    signed_in: SignedIn.describe('Who asks; null: nobody yet'),
  })
  .meta({ id: 'SignInState' })

const tell = (identity: Identity | undefined): z.infer<typeof SignedIn> =>
  identity
    ? {
        name: identity.name,
        scope: identity.scope,
        expires_at: identity.expires === undefined ? null : new Date(identity.expires).toISOString(),
      }
    : null

/** The path of the three routes; open, since whoever signs in is nobody yet. */
export const SIGN_IN_PATH = '/sign-in'

/** Signing in with a key, for people in front of a page: the server keeps the page's place in a cookie. */
export function signInRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: SIGN_IN_PATH,
      operationId: 'getSignIn',
      summary: 'Whether a key is needed, and who is signed in',
      tags: ['server'],
      scope: 'open',
      responses: { 200: { description: 'How it is', schema: State } },
      handler: ({ req, res }) => {
        res.set('cache-control', 'no-store')
        const access = accessOf(req)
        return { required: access?.required ?? false, signed_in: tell(access?.required ? whoIs(req) : undefined) }
      },
    }),
    defineRoute({
      method: 'post',
      path: SIGN_IN_PATH,
      operationId: 'signIn',
      summary: 'Sign in with a key',
      description: 'Sets a cookie that only this server reads and only its own pages send.',
      tags: ['server'],
      scope: 'open',
      body: z.strictObject({ key: z.string().min(1, { error: 'Give a key' }).max(200) }),
      responses: {
        200: { description: 'Signed in', schema: State },
        401: { description: 'The key opens nothing (KEY_REFUSED)' },
      },
      handler: ({ body, req, res }) => {
        res.set('cache-control', 'no-store')
        const access = accessOf(req)
        if (!access?.required) return { required: false, signed_in: null }
        const { identity, ticket, ends } = access.signIn(body.key)
        res.append('set-cookie', writeCookie(req, ticket, (ends - Date.now()) / 1000))
        return { required: true, signed_in: tell(identity) }
      },
    }),
    defineRoute({
      method: 'delete',
      path: SIGN_IN_PATH,
      operationId: 'signOut',
      summary: 'Sign out',
      tags: ['server'],
      scope: 'open',
      responses: { 204: { description: 'Signed out' } },
      handler: ({ req, res }) => {
        res.append('set-cookie', writeCookie(req, '', 0))
      },
    }),
  ]
}

/** A ticket that is over is as good as none here. */
function whoIs(req: Request): Identity | undefined {
  try {
    return accessOf(req)?.identify(req)
  } catch {
    return undefined
  }
}
