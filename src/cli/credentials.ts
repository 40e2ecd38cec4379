import type { LoadedSettings } from '../config/load-settings.ts'
import { COMPONENTS, type Component } from '../processes/components.ts'
import { createTrust } from './trust.ts'

/** What a command sends to a component of its project, to be let in; by its address. */
export type Credentials = (url: string) => Readonly<Record<string, string>>

const NOTHING = {}
let credentials: Credentials = () => NOTHING

/**
 * Headers for a request of this command. One place for all of them, set when a command loads its settings: a command that
 * forgot about keys would fail at every component that asks for one.
 */
export const credentialsFor: Credentials = url => credentials(url)

/**
 * Lends a command the credentials of its project: the key in AGENT_API_KEY, which goes to the components of the project and
 * to no other address; without it the trust between the components of the state folder.
 */
export function lendCredentials(
  { stateFolder }: LoadedSettings,
  environment: NodeJS.ProcessEnv,
  addressOf: (component: Component) => string,
): void {
  const own = environment['AGENT_API_KEY'] || undefined
  const shared = environment['AGENT_INTERNAL_KEY'] || undefined
  const addresses =
    own || shared ? Object.fromEntries(COMPONENTS.map(component => [component, addressOf(component)])) : {}
  const origins = Object.values(addresses).map(url => URL.parse(url)?.origin)
  const trust = createTrust({
    stateFolder,
    scopes: { territory: 'admin', crm: 'admin', registry: 'admin', agent: 'admin' },
    shared,
    addresses,
  })
  credentials = url => {
    if (own === undefined) return trust.headersFor(url)
    return origins.includes(URL.parse(url)?.origin) ? { authorization: `Bearer ${own}` } : NOTHING
  }
}
