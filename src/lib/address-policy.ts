import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * What an address is to those who call what others name, the registry (case X6) and the browser: `public` is anybody's,
 * `private` belongs to this machine or network (loopback, private, unspecified, multicast, reserved …), `metadata` hands
 * out the machine's own credentials (link-local and the fixed addresses of cloud providers) and is never called.
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
