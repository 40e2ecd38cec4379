import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** The networks that this machine is in, as `address/bits`: behind a router they are private, whatever their addresses. */
export const ownNetworks = (): string[] =>
  Object.values(networkInterfaces()).flatMap(addresses => (addresses ?? []).flatMap(({ cidr }) => cidr ?? []))

/** Whether an address is in one of the networks. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const parsed = ipaddr.process(address)
  return networks.some(network => {
    const [base, bits] = ipaddr.parseCIDR(network)
    return base.kind() === parsed.kind() && parsed.match(base as ipaddr.IPv6, bits)
  })
}
