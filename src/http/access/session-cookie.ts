import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { InternalKey } from './internal-key.ts'

/** What a ticket says: the key that was shown, and when it ends (milliseconds since 1970). */
export interface Claim {
  id: string
  ends: number
}

/**
 * The cookie of somebody who is signed in. It holds no key: browsers send cookies to every port of a host, so a key in it
 * would reach other servers of the machine. A ticket is good at one component of one state folder, as long as its key is.
 */
export function writeTicket(internal: InternalKey, audience: string, { id, ends }: Claim, hash: string): string {
  return `agt.${id}.${ends}.${internal.sign(`agt.${audience}.${id}.${ends}.${hash}`)}`
}

/** What a ticket claims. Proven is it only when `writeTicket` gives the same text. */
export function readTicket(ticket: string): Claim | undefined {
  const [, id, ends] = /^agt\.(\w{1,40})\.(\d{1,15})\.[\w-]{43}$/.exec(ticket) ?? []
  return id === undefined ? undefined : { id, ends: Number(ends) }
}

/** Servers of one host share its cookies, whatever their port: each has a name of its own. */
export const cookieName = ({ socket }: IncomingMessage) => `agent_signed_in_${socket.localPort ?? 0}`

/** The ticket of a request. */
export function readCookie(req: IncomingMessage): string | undefined {
  const name = cookieName(req)
  for (const part of req.headers.cookie?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/** `Set-Cookie` for a ticket; an empty one signs out. `seconds` is how long it is kept. */
export function writeCookie(req: IncomingMessage, ticket: string, seconds: number): string {
  const isEncrypted = (req.socket as Socket & { encrypted?: boolean }).encrypted === true
  // A proxy in front speaks https. Whoever claims that falsely gets a cookie that is sent less often.
  const isSecure = isEncrypted || req.headers['x-forwarded-proto'] === 'https'
  return [
    `${cookieName(req)}=${ticket}`,
    'Path=/',
    `Max-Age=${Math.max(0, Math.floor(seconds))}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}
