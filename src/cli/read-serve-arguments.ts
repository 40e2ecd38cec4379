import { parseArgs } from 'node:util'
import { RUN_MODES, type RunMode } from '../contract/chat.ts'
import { COMPONENTS, type Component } from '../processes/components.ts'
import type { ServeOptions } from './commands/serve.ts'
import type { GlobalOptions } from './context.ts'

const TEXT = { type: 'string' } as const
const OPTIONS = {
  host: TEXT,
  port: TEXT,
  state: TEXT,
  mode: TEXT,
  settings: TEXT,
  'registry-file': TEXT,
  'registry-url': TEXT,
  'territory-url': TEXT,
  'crm-url': TEXT,
  reset: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/**
 * Reads `serve <component> …` as `agent start` writes it, without the parser and the declarations of all commands, which a
 * server would keep in memory as long as it runs (2.4 MB). Undefined for anything else and for wrong use: that is for the
 * parser, which says what is wrong.
 */
export function readServeArguments(
  args: readonly string[],
): { component: Component; options: ServeOptions; general: GlobalOptions } | undefined {
  const [command, name, ...rest] = args
  const component = COMPONENTS.find(one => one === name)
  if (command !== 'serve' || !component) return undefined
  try {
    const { values } = parseArgs({ args: rest, options: OPTIONS })
    const { host, state, mode, reset, json, settings } = values
    const port = values.port === undefined ? undefined : Number(values.port)
    const isPort = port === undefined || (/^\d+$/.test(values.port!) && port >= 1 && port <= 65535)
    if (!isPort || (mode !== undefined && !RUN_MODES.includes(mode as RunMode))) return undefined
    const urls = {
      registryFile: values['registry-file'],
      registryUrl: values['registry-url'],
      territoryUrl: values['territory-url'],
      crmUrl: values['crm-url'],
    }
    return { component, options: { host, port, state, mode, reset, ...urls }, general: { json, settings } }
  } catch {
    return undefined
  }
}
