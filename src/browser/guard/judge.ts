import { isIP } from 'node:net'
import constants from 'undici/lib/web/fetch/constants.js'
import { bareHost, type AddressClass } from '../../lib/address-policy.ts'
import { readOrigins } from '../../lib/browser-session.ts'
import { describeRefusal } from './describe-refusal.ts'
import type { Refusal } from './guard.ts'

/** Where a connection is wanted to: the host as a URL writes it, and the schemes that may be spoken there. */
export interface Target {
  hostname: string
  port: number
  schemes: ('http' | 'https')[]
}

export interface JudgeOptions {
  stateFolder: string
  /** [browser] allowed_origins. */
  allowedOrigins: readonly string[]
  /** The addresses of a name. */
  resolve: (hostname: string) => Promise<string[]>
  /** What an address is, the networks of this machine considered. */
  classify: (address: string) => AddressClass
}

/** The addresses that may be connected to, or why there are none. */
export type Verdict = { addresses: string[]; refusal?: undefined } | { addresses?: undefined; refusal: Refusal }
export interface Judge {
  judge(session: string, target: Target): Promise<Verdict>
  /** The pages of a session are gone, and with them who could have been deceived. */
  forget(session: string): void
}

/** Names that mean this machine or network whoever looks them up (IANA, Special-Use Domain Names, and `internal`). */
const LOCAL_NAMES = ['localhost', 'local', 'internal', 'home.arpa', 'localdomain']

/** How many names are remembered of a session, the latest. */
const MOST_NAMES = 100_000

/**
 * The rule about who may be connected to. A name counts for what its addresses are, and a session that knows it as public
 * never follows it to a private address, nor the other way, even where its origin was granted: else whoever owns the name
 * could serve a page and then turn it towards this network (DNS rebinding).
 */
export function createJudge({ stateFolder, allowedOrigins, resolve, classify }: JudgeOptions): Judge {
  const allowed = new Set(allowedOrigins.flatMap(origin => URL.parse(origin)?.origin ?? []))
  const known = new Map<string, Map<string, 'public' | 'private'>>()

  const isGranted = (session: string, { hostname, port, schemes }: Target) => {
    const origins = schemes.map(scheme => new URL(`${scheme}://${hostname}:${port}`).origin)
    const granted = readOrigins(stateFolder, session)
    return origins.some(origin => allowed.has(origin) || granted.includes(origin))
  }

  /** The kind that a name has in this session: that of its addresses when it was first met. */
  const kindInSession = (session: string, name: string, now: 'public' | 'private') => {
    const names = known.get(session) ?? new Map<string, 'public' | 'private'>()
    known.set(session, names)
    const kind = names.get(name) ?? now
    names.set(name, kind)
    if (names.size > MOST_NAMES) names.delete(names.keys().next().value!)
    return kind
  }

  /** The addresses of a name, each with its kind. Rejects when there is no such name. */
  const lookUp = async (name: string) => {
    // RFC 6761 § 6.3: these are loopback whatever a name server says.
    const found = /(^|\.)localhost$/.test(name) ? ['127.0.0.1', '::1'] : await resolve(name)
    return found.map(address => ({ address, kind: classify(address) }))
  }

  const judgeName = async (session: string, target: Target, name: string): Promise<Verdict> => {
    const origin = originOf(target)
    const isLocal = LOCAL_NAMES.some(local => name === local || name.endsWith(`.${local}`))
    const granted = isGranted(session, target)
    if (isLocal && !granted) return { refusal: describeRefusal('local_name', origin) }
    let found: { address: string; kind: AddressClass }[]
    try {
      found = await lookUp(name)
    } catch (error) {
      return { refusal: describeRefusal('unreachable', origin, { why: whyUnknown(error) }) }
    }
    // Whoever has a public address is public: one more address must not lead into this network.
    const kind = (['public', 'private', 'metadata'] as const).find(one => found.some(({ kind }) => kind === one))
    const addresses = found.filter(one => one.kind === kind).map(({ address }) => address)
    const [address] = addresses
    if (!kind || !address)
      return { refusal: describeRefusal('unreachable', origin, { why: 'its name has no address' }) }
    if (kind === 'metadata' || (kind === 'private' && !granted))
      return { refusal: describeRefusal(kind, origin, { address }) }
    if (kindInSession(session, name, kind) === kind) return { addresses }
    return { refusal: describeRefusal('private', origin, { address, why: MOVED[kind] }) }
  }

  const judge = async (session: string, target: Target): Promise<Verdict> => {
    const origin = originOf(target)
    const bare = bareHost(target.hostname).replace(/\.+$/, '')
    if (constants.badPortsSet.has(String(target.port))) return { refusal: describeRefusal('port', origin) }
    if (!isIP(bare)) return await judgeName(session, target, bare)
    const kind = classify(bare)
    if (kind === 'metadata') return { refusal: describeRefusal('metadata', origin) }
    if (kind === 'private' && !isGranted(session, target)) return { refusal: describeRefusal('private', origin) }
    return { addresses: [bare] }
  }
  return { judge, forget: session => void known.delete(session) }
}

/** What is told of a name that was something else before. */
const MOVED = {
  private: 'now on this machine or its private network, but was elsewhere before (DNS rebinding)',
  public: 'no longer on this machine or its private network, where it was before (DNS rebinding)',
}

/** How a target is told of: with the scheme that its port speaks for. */
const originOf = ({ hostname, port, schemes }: Target): string =>
  new URL(`${schemes.length === 1 || port === 80 ? schemes[0] : 'https'}://${hostname}:${port}`).origin

const whyUnknown = (error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'ENOTFOUND' || code === 'ENODATA' ? 'there is no such name' : `its name was not looked up (${code})`
}
