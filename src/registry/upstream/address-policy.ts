import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { buildConnector as Connector } from 'undici'
import { addressRefused } from '../../lib/errors.ts'
import { buildConnector } from '../../lib/undici.ts'

/**
 * What an address is to the registry (case X6): `public` is anybody's, `private` belongs to this machine or network
 * (loopback, private, unspecified, multicast, reserved …), `metadata` hands out the machine's own credentials
 * (link-local and the fixed addresses of cloud providers) and is never called.
 */
export type AddressClass = 'public' | 'private' | 'metadata'

/** Metadata services outside the link-local ranges: Alibaba, Oracle, Azure, AWS and Google over IPv6. */
const METADATA = new Set(['100.100.100.200', '192.0.0.192', '168.63.129.16', 'fd00:ec2::254', 'fd20:ce::254'])

/** Classifies an IP address; IPv6 forms that carry an IPv4 address count as that one. */
export function classifyAddress(text: string): AddressClass {
  let address: ipaddr.IPv4 | ipaddr.IPv6
  try {
    address = unwrap(ipaddr.parse(text))
  } catch {
    return 'private'
  }
  const range = address.range()
  if (range === 'linkLocal' || METADATA.has(address.toString())) return 'metadata'
  if (range !== 'unicast') return 'private'
  // Only 2000::/3 is handed out to anybody (RFC 4291 § 2.4).
  return address.kind() === 'ipv6' && ((address as ipaddr.IPv6).parts[0] as number) >> 13 !== 1 ? 'private' : 'public'
}

/** The IPv4 address within a mapped, translated (RFC 6052), 6to4 (RFC 3056) or compatible IPv6 address. */
function unwrap(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address.kind() === 'ipv4') return address
  const bytes = address.toByteArray()
  const is = (...prefix: number[]) => prefix.every((byte, index) => bytes[index] === byte)
  const zeros = (from: number, to: number) => bytes.slice(from, to).every(byte => byte === 0)
  const inside = (from: number) => unwrap(ipaddr.fromByteArray(bytes.slice(from, from + 4)))
  if (zeros(0, 10) && bytes[10] === 0xff && bytes[11] === 0xff) return inside(12)
  if (is(0x00, 0x64, 0xff, 0x9b) && zeros(4, 12)) return inside(12)
  if (is(0x20, 0x02)) return inside(2)
  // `::` and `::1` are addresses of their own.
  if (zeros(0, 12) && !(zeros(12, 15) && (bytes[15] as number) <= 1)) return inside(12)
  return address
}

/** The host of a URL without the brackets of IPv6. */
export const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '').toLowerCase()

/** Classifies the host of a URL when it needs no look-up: an IP address or `localhost`. */
export function classifyHost(hostname: string): AddressClass | undefined {
  const bare = bareHost(hostname).replace(/\.$/, '')
  if (isIP(bare)) return classifyAddress(bare)
  return bare === 'localhost' || bare.endsWith('.localhost') ? 'private' : undefined
}

/** Whether the host of a URL is this machine itself, without a look-up: a loopback address or `localhost`. */
export function isOnThisMachine(hostname: string): boolean {
  const bare = bareHost(hostname).replace(/\.$/, '')
  return bare === 'localhost' || (isIP(bare) !== 0 && unwrap(ipaddr.parse(bare)).range() === 'loopback')
}

export interface GuardOptions {
  /** False: private addresses are refused as well. */
  allowPrivate: boolean
  /** Told what every host turned out to be: each of its addresses that is let through. */
  onJudged?: (hostname: string, kind: AddressClass) => void
  /** Another look-up and another judgement, for tests: what is public is not at hand there. */
  lookup?: typeof dnsLookup
  classify?: (address: string, hostname: string) => AddressClass
}

/**
 * A connector for undici that looks at the address it is about to connect to, after the look-up of the name: what a
 * name meant at an earlier check does not matter (DNS rebinding). Refused addresses of a name with several are passed
 * over; when none is left the connection fails with `ADDRESS_REFUSED`.
 */
export function createGuardedConnector(
  connect: Connector.BuildOptions,
  { allowPrivate, onJudged, lookup = dnsLookup, classify = classifyAddress }: GuardOptions,
): Connector.connector {
  const judge = (hostname: string, address: string) => {
    const kind = classify(address, hostname)
    if (kind === 'metadata' || (kind === 'private' && !allowPrivate)) return addressRefused(hostname, address, kind)
    onJudged?.(hostname, kind)
    return undefined
  }
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '')
      const refusals = addresses.map(({ address }) => judge(hostname, address))
      const allowed = addresses.filter((_address, index) => refusals[index] === undefined)
      const [first] = allowed
      if (!first) return callback((refusals[0] ?? new Error(`${hostname} has no address`)) as Error, '')
      if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
  const connector = buildConnector({ ...connect, lookup: guardedLookup } as Connector.BuildOptions)
  return (options, callback) => {
    const bare = bareHost(options.hostname)
    // An address is connected to without a look-up.
    const refusal = isIP(bare) ? judge(options.hostname, bare) : undefined
    if (refusal) callback(refusal, null)
    else connector(options, callback)
  }
}
