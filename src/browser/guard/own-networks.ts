import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { classifyAddress, type AddressClass } from '../../lib/address-policy.ts'

/** The networks that this machine is in, as `address/bits`. */
const ownNetworks = (): string[] =>
  Object.values(networkInterfaces()).flatMap(addresses => (addresses ?? []).flatMap(({ cidr }) => cidr ?? []))

/** What an address is; those of the networks that this machine is in are private, whatever their numbers say. */
export function classifyFromHere(address: string, networks: readonly string[] = ownNetworks()): AddressClass {
  const kind = classifyAddress(address)
  return kind === 'public' && isWithin(address, networks) ? 'private' : kind
}

function isWithin(address: string, networks: readonly string[]): boolean {
  const parsed = ipaddr.process(address)
  return networks.some(network => {
    const [base, bits] = ipaddr.parseCIDR(network)
    return base.kind() === parsed.kind() && parsed.match(base as ipaddr.IPv6, bits)
  })
}
