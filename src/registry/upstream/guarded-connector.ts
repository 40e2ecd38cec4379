import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import type { buildConnector as Connector } from 'undici'
import { bareHost, classifyAddress, type AddressClass } from '../../lib/address-policy.ts'
import { addressRefused } from '../../lib/errors.ts'
import { buildConnector } from '../../lib/undici.ts'

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
