import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Settings } from '../config/settings.ts'
import { isLoopbackAddress } from '../http/origin-guard.ts'

/** Whether the components ask for a key: beyond this machine they always do. */
export async function asksForKeys({ security, server }: Pick<Settings, 'security' | 'server'>): Promise<boolean> {
  return security.require_key || server.allowed_hosts.length > 0 || !(await isLoopbackHost(server.host))
}

/** Whether an address to listen on can be reached from this machine alone. A name is looked up. */
export async function isLoopbackHost(host: string): Promise<boolean> {
  if (host === 'localhost') return true
  if (isIP(host)) return isLoopbackAddress(host)
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.length > 0 && found.every(({ address }) => isLoopbackAddress(address))
}
