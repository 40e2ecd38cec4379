import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  forbiddenOrigin,
  keyNeeded,
  keyRefused,
  scopeTooSmall,
  type AgentError,
  AgentError as KnownError,
  messageOf,
} from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { INTERNAL, noteIdentity, type Identity } from './identity.ts'
import type { InternalKey } from './internal-key.ts'
import { hashSecret, readKey } from './key-format.ts'
import type { KeyRecord, KeyStore } from './key-record.ts'
import { createRefusalLog, type Refused } from './refusal-log.ts'
import { includesScope, scopeOfMethod } from './scope.ts'
import { readCookie, readTicket, writeTicket } from './session-cookie.ts'

export interface AccessOptions {
  /** The component that asks: tokens of others are made for it by this name. */
  audience: string
  /** Whether every request needs a key. */
  required: boolean
  keys: KeyStore
  internal: InternalKey
  /** A key with every right from an environment variable ([registry] admin_key_env). */
  adminKey?: string | undefined
  /** What anybody may have, beside `/health`: files of a page that are the same for everybody. */
  isOpen?: ((method: string, path: string) => boolean) | undefined
  /** Whether people sign in here with a cookie. */
  cookies?: boolean
  logger: Logger
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Who may do what at one server. */
export interface Access {
  readonly required: boolean
  /** Whether people sign in here with a cookie. */
  readonly signsIn: boolean
  /**
   * Looks at a request before anything else does, and notes who is behind it (`identityOf`). What is refused comes back as
   * an error. Everything needs at least the scope of its method, known or not; a route may ask for more.
   */
  check(req: IncomingMessage): AgentError | undefined
  /** Who a request says it is from; undefined when it carries nothing. Throws KEY_REFUSED. */
  identify(req: IncomingMessage): Identity | undefined
  /** A ticket for the cookie of a person who shows a key; lives as long as the key, a week at most. Throws KEY_REFUSED. */
  signIn(key: string): { identity: Identity; ticket: string; ends: number }
}

/** How long a person stays signed in, in milliseconds. */
const STAY = 7 * 24 * 3_600_000

export function createAccess(options: AccessOptions): Access {
  const { audience, required, keys, internal, adminKey, isOpen, cookies = false, logger, now = Date.now } = options
  const adminHash = adminKey ? digestOf(adminKey) : undefined
  const administrator: Identity = { id: 'environment', name: 'environment', scope: 'admin' }
  const log = createRefusalLog(logger, now)
  const used = new Map<string, string>()

  const refuse = (reason: Refused, id?: string): never => {
    log(reason, id)
    throw keyRefused()
  }

  const isAdminKey = (text: string) => adminHash !== undefined && timingSafeEqual(digestOf(text), adminHash)

  /** The identity of a record that the secret, or what was made from it, fits. */
  const open = (record: KeyRecord): Identity => {
    if (record.revoked_at !== null) return refuse('revoked', record.id)
    const expires = record.expires_at === null ? undefined : Date.parse(record.expires_at)
    if (expires !== undefined && expires <= now()) return refuse('expired', record.id)
    const day = new Date(now()).toISOString().slice(0, 10)
    if (used.get(record.id) !== day) {
      used.set(record.id, day)
      keys.noteUse(record.id, day)
    }
    const { id, name, scope } = record
    return { id, name, scope, ...(expires !== undefined && { expires }) }
  }

  const openWithKey = (text: string): Identity => {
    if (isAdminKey(text)) return administrator
    const given = readKey(text)
    if (!given) return refuse('malformed')
    const record = find(given.id)
    // The digests are compared as a whole and always, so that the time tells nothing about what is kept.
    const kept = Buffer.from(record?.sha256 ?? NO_HASH, 'hex')
    const fits = timingSafeEqual(Buffer.from(hashSecret(given.secret), 'hex'), kept)
    if (!record || !fits) return refuse('unknown', given.id)
    return open(record)
  }

  const find = (id: string): KeyRecord | undefined => {
    try {
      return keys.find(id)
    } catch (error) {
      // Nobody's key can be checked: nobody comes in, and the log tells why.
      logger.error({ event: 'keys_unreadable', error: messageOf(error) })
      return undefined
    }
  }

  const openWithTicket = (ticket: string): Identity => {
    const claim = readTicket(ticket)
    if (!claim) return refuse('malformed')
    const record = claim.id === administrator.id ? undefined : find(claim.id)
    const hash = claim.id === administrator.id ? adminHash?.toString('hex') : record?.sha256
    // Always computed and compared as digests, as keys are: the time tells nothing about how much of a ticket fits.
    const kept = digestOf(writeTicket(internal, audience, claim, hash ?? NO_HASH))
    if (!timingSafeEqual(digestOf(ticket), kept) || hash === undefined) return refuse('unknown', claim.id)
    if (claim.ends <= now()) return refuse('signed out', claim.id)
    return record ? open(record) : administrator
  }

  const identify = (req: IncomingMessage): Identity | undefined => {
    const bearer = bearerOf(req)
    if (bearer !== undefined) {
      if (!bearer.startsWith('agi.')) return openWithKey(bearer)
      const scope = internal.verify(bearer, audience)
      return scope ? { id: INTERNAL, name: INTERNAL, scope } : refuse('foreign')
    }
    const ticket = cookies && isOwnPage(req) ? readCookie(req) : undefined
    return ticket === undefined ? undefined : openWithTicket(ticket)
  }

  return {
    required,
    signsIn: cookies,
    identify,
    check(req) {
      if (!required) return undefined
      const method = req.method ?? 'GET'
      const path = pathOf(req)
      try {
        if (isHealth(method, path) || isOpen?.(method, path)) return undefined
        const identity = identify(req)
        if (!identity) return keyNeeded()
        const needed = scopeOfMethod(method)
        if (!includesScope(identity.scope, needed)) return scopeTooSmall(needed, identity)
        if (bearerOf(req) === undefined && needed !== 'read' && !isOrderedHere(req))
          return forbiddenOrigin(req.headers.origin ?? 'elsewhere', `//${req.headers.host ?? ''}`)
        noteIdentity(req, identity)
        return undefined
      } catch (error) {
        if (error instanceof KnownError) return error
        throw error
      }
    },
    signIn(key) {
      const identity = openWithKey(key.trim())
      const ends = Math.min(now() + STAY, identity.expires ?? Infinity)
      const hash = identity === administrator ? adminHash!.toString('hex') : find(identity.id)!.sha256
      return { identity, ticket: writeTicket(internal, audience, { id: identity.id, ends }, hash), ends }
    },
  }
}

/** The key or token that a request shows; other kinds of `Authorization` say nothing here and speak for nobody. */
const bearerOf = ({ headers }: IncomingMessage) => /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Fits no secret: nobody finds one with this digest. */
const NO_HASH = '0'.repeat(64)

/** The path of a request, without what follows it. Text, as it came: nothing that is decoded opens a door. */
const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0]!

const isHealth = (method: string, path: string) =>
  (path === '/health' || path === '/ready') && (method === 'GET' || method === 'HEAD')

/** Pages of other origins get nothing by a cookie: only what a person opens, and our own page, do (W3C Fetch Metadata). */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none' || headers['sec-fetch-mode'] === 'navigate'
}

/** A change by cookie has to say that it comes from our own page; every browser does. */
function isOrderedHere({ headers }: IncomingMessage): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin'
  return headers.origin !== undefined && headers.origin.replace(/^https?:\/\//i, '') === headers.host
}
