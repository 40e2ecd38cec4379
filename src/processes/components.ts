import { ENVIRONMENT_SETTINGS } from '../config/environment.ts'
import { DEMO_NAMES, DEMOS, forDemos, isDemo, type DemoName } from '../config/demos.ts'
import type { Settings } from '../config/settings.ts'

/** The programs that `agent start` can run, each in a process of its own. */
export type Component = DemoName | 'registry' | 'agent'
/** All of them, in starting order. */
export const COMPONENTS: readonly Component[] = [...DEMO_NAMES, 'registry', 'agent']

/** Who writes a log of its own: components, the browser service, which is a part of the registry, and the supervisor. */
export type Logging = Component | 'browser' | 'supervisor'

/** Names of components as people read them. */
export const LABELS: Readonly<Record<Logging, string>> = {
  ...forDemos(name => DEMOS[name].label),
  registry: 'API Registry',
  agent: 'Agent',
  browser: 'Browser',
  supervisor: 'Supervisor',
}

/** The setting that holds each component's port. */
export const PORT_SETTINGS: Readonly<Record<Component, string>> = {
  ...forDemos(name => `server_ports.${name}_api`),
  registry: 'demo.api_registry_port',
  agent: 'demo.port',
}

/** Where another port is set for a component when several start at once: its setting and its variable. */
export function describePortSetting(component: Component): string {
  const setting = PORT_SETTINGS[component]
  const [section, key] = setting.split('.')
  const variable = Object.entries(ENVIRONMENT_SETTINGS).find(([, name]) => name === setting)?.[0]
  return `${key} in [${section}] of settings.toml${variable ? `, or ${variable}` : ''}`
}

/** The port of a component. */
export function portOf(component: Component, settings: Settings): number {
  if (isDemo(component)) return settings.server_ports[`${component}_api`]
  return component === 'registry' ? settings.demo.api_registry_port : settings.demo.port
}

/** What can be named on the command line, and the components it stands for, in starting order. */
export const TARGETS: Readonly<Record<string, readonly Component[]>> = {
  demo: COMPONENTS,
  demo_crm: ['crm', 'registry', 'agent'],
  'api-registry': ['registry'],
  registry: ['registry'],
  ...forDemos(name => [name]),
  agent: ['agent'],
}

export type Scheme = 'http' | 'https'

/** How the components of a project are spoken to: with a certificate, by https alone. */
export const schemeOf = ({ server }: Pick<Settings, 'server'>): Scheme => (server.tls_cert ? 'https' : 'http')

/** The address to call a component under; a wildcard address is reached over the local one. */
export function urlFor(host: string, port: number, scheme: Scheme = 'http'): string {
  const local = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `${scheme}://${local.includes(':') ? `[${local}]` : local}:${port}`
}
