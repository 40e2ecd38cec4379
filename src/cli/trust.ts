import { networkInterfaces } from 'node:os'
import { createInternalKey, readInternalKey, type InternalKey } from '../http/access/internal-key.ts'
import type { Scope } from '../http/access/scope.ts'
import { isLoopbackAddress } from '../http/origin-guard.ts'
import { COMPONENTS, type Component } from '../processes/components.ts'
import { isSameProcess } from '../processes/process-table.ts'
import { readRecord } from '../processes/record.ts'

/** What a program of this project sends to another component of it, to be let in. */
export interface Trust {
  /** Headers for a request to this address; none when it is not a component that asks for a key. Must not throw. */
  headersFor(url: string): Record<string, string>
}

export interface TrustOptions {
  stateFolder: string
  /** Whom it talks to, and what it needs there. */
  scopes: Partial<Record<Component, Scope>>
  /** AGENT_INTERNAL_KEY: replicas on several machines share this key instead of the file. */
  shared?: string | undefined
  /** Where the settings say that components are; believed with a shared key alone. */
  addresses?: Partial<Record<Component, string>>
}

/** How long a look at the records holds, in milliseconds; one that found no component, which may be just starting. */
const FRESH = 1000
const FRESH_NONE = 100
/** Addresses that are remembered. */
const MOST = 200
const NOTHING: Readonly<Record<string, string>> = {}

/**
 * Trust between the components of a state folder. A token is sent only to a process that this state folder recorded, that
 * still lives and that listens on this machine: neither a service file, nor a redirect, nor a stranger that took the port
 * of a component that ended can have it sent elsewhere. With a shared key, the addresses of the settings count too.
 */
export function createTrust({ stateFolder, scopes, shared, addresses = {} }: TrustOptions): Trust {
  let key: InternalKey | undefined
  const keyOf = () => (key ??= withSecret(shared ?? readInternalKey(stateFolder)))
  const known = new Map<string, { until: number; component: Component | undefined }>()
  const configured = shared
    ? Object.entries(addresses).flatMap(([name, url]) => {
        const origin = URL.parse(url)?.origin
        return origin === undefined ? [] : [[origin, name as Component] as const]
      })
    : []
  const components = COMPONENTS.filter(name => scopes[name] !== undefined)

  /** Where a component is that lives here and asks for a key. */
  const originOf = (component: Component): string | undefined => {
    const record = readRecord(stateFolder, component)
    const isOurs = record?.requires_key === true && isSameProcess(record.pid, record.process_started)
    return isOurs ? URL.parse(record.url)?.origin : undefined
  }

  const find = (url: string): Component | undefined => {
    const target = URL.parse(url)
    if (!target) return undefined
    return (
      components.find(name => originOf(name) === target.origin && isThisMachine(target.hostname)) ??
      configured.find(([origin]) => origin === target.origin)?.[1]
    )
  }

  /** On every call of a service: nothing is read for an address that was looked at a moment ago. */
  const componentAt = (url: string): Component | undefined => {
    const last = known.get(url)
    const now = performance.now()
    if (last && now < last.until) return last.component
    const component = find(url)
    if (known.size >= MOST) known.clear()
    known.set(url, { until: now + (component ? FRESH : FRESH_NONE), component })
    return component
  }

  return {
    headersFor(url) {
      const component = componentAt(url)
      const scope = component && scopes[component]
      const token = scope && keyOf()?.tokenFor(component, scope)
      return token === undefined ? NOTHING : { authorization: `Bearer ${token}` }
    },
  }
}

const withSecret = (secret: string | undefined) => (secret === undefined ? undefined : createInternalKey(secret))

/** Whether a host is an address of this machine as it is now. Names are not: whoever answers for them may change. */
function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (host === 'localhost' || isLoopbackAddress(host)) return true
  return Object.values(networkInterfaces()).some(list => list?.some(({ address }) => address === host))
}
