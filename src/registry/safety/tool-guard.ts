import type { ToolChange } from '../../contract/registry-status.ts'
import { toolChanged } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { canonicalName } from '../catalogue/names.ts'
import type { Tool } from '../sources/source.ts'
import { compareFingerprints, fingerprintOf, type Fingerprint } from './fingerprint.ts'
import type { PinStore } from './pin-store.ts'

/**
 * Holds on to what tools were when they were first used (registry case X8): a server may show a harmless tool, be
 * trusted, and exchange it. Compares when a list of tools arrives; a call costs two look-ups.
 */
export interface ToolGuard {
  /** The tools as they may be listed: under `block` a changed one is there without its new texts. */
  examine(app: string, tools: readonly Tool[]): readonly Tool[]
  /** Before every call: remembers a first use. Throws TOOL_CHANGED for a changed tool under `block`. */
  admit(app: string, tool: Tool): void
  changesOf(app: string): ToolChange[]
  /** Takes changed tools as they are now; all of the application unless one is named. Gives their names. */
  trust(app: string, tool?: string): Promise<string[]>
  /** The application was removed for good. */
  forget(app: string): Promise<void>
  /** Takes the pins that another replica set; the tools have to be examined again then. */
  reload(app?: string): Promise<void>
  close(): Promise<void>
}

export interface ToolGuardOptions {
  pins: PinStore
  policy: 'warn' | 'block'
  logger: Logger
  redact: (text: string) => string
}

interface State {
  tool: Tool
  fingerprint?: Fingerprint
  change?: ToolChange
}

/** A guard that knows the pins of earlier runs. */
export function createToolGuard({ pins, policy, logger, redact }: ToolGuardOptions): ToolGuard {
  /** Tools that were used, by application and name, as they are now. */
  const used = new Map<string, Map<string, State>>()
  /** Used for the first time and not pinned yet: their schemas are computed outside of the call. */
  const waiting: { app: string; tool: Tool }[] = []
  let pinning: NodeJS.Immediate | undefined

  const statesOf = (app: string) => {
    const states = used.get(app) ?? new Map<string, State>()
    used.set(app, states)
    return states
  }
  const pin = (app: string, tool: Tool, why: 'first' | 'trusted', fingerprint = fingerprintOf(tool)) =>
    pins.set(app, tool.name, { ...fingerprint, source_digest: tool.digest, pinned_at: new Date().toISOString() }, why)
  const pinWaiting = () => {
    clearImmediate(pinning)
    pinning = undefined
    for (const { app, tool } of waiting.splice(0)) if (!pins.of(app)?.has(tool.name)) pin(app, tool, 'first')
  }
  const compare = (app: string, tool: Tool): State => {
    const known = pins.of(app)?.get(tool.name)
    if (!known || known.source_digest === tool.digest) return { tool }
    const fingerprint = fingerprintOf(tool)
    const changes = compareFingerprints(known, fingerprint)
    if (!changes.length) {
      pins.set(app, tool.name, { ...known, source_digest: tool.digest }, 'same')
      return { tool }
    }
    const before = used.get(app)?.get(tool.name)
    if (before?.change && before.fingerprint?.digest === fingerprint.digest) return { ...before, tool }
    const clean = changes.map(({ field, change }) => ({ field, change: redact(change) }))
    logger.warn({ event: 'tool_changed', app, tool: tool.name, policy, changes: clean })
    return { tool, fingerprint, change: { tool: tool.name, since: new Date().toISOString(), changes: clean } }
  }

  return {
    examine(app, tools) {
      pinWaiting()
      const known = pins.of(app)
      if (!known) return tools
      const states = statesOf(app)
      return tools.map(tool => {
        if (!known.has(tool.name)) return tool
        const state = compare(app, tool)
        states.set(tool.name, state)
        return state.change && policy === 'block' ? withheld(app, tool) : tool
      })
    },
    admit(app, tool) {
      const state = used.get(app)?.get(tool.name)
      if (!state) {
        statesOf(app).set(tool.name, { tool })
        waiting.push({ app, tool })
        pinning ??= setImmediate(pinWaiting)
        return
      }
      if (!state.change || policy !== 'block') return
      const fields = state.change.changes.map(({ field }) => field)
      throw toolChanged(canonicalName(app, tool.name), app, tool.name, fields, state.change.changes)
    },
    changesOf: app => [...(used.get(app)?.values() ?? [])].flatMap(({ change }) => change ?? []),
    async trust(app, name) {
      const trusted: string[] = []
      for (const [tool, state] of used.get(app) ?? []) {
        if (!state.change || (name !== undefined && tool !== name)) continue
        pin(app, state.tool, 'trusted', state.fingerprint)
        used.get(app)?.set(tool, { tool: state.tool })
        trusted.push(tool)
        logger.info({ event: 'tool_trusted', app, tool })
      }
      // Kept before anybody is told so.
      if (trusted.length) await pins.flush()
      return trusted
    },
    async forget(app) {
      pinWaiting()
      used.delete(app)
      pins.forget(app)
      await pins.flush()
    },
    async reload(app) {
      pinWaiting()
      await pins.reload(app)
      for (const name of app === undefined ? [...used.keys()] : [app]) if (!pins.of(name)) used.delete(name)
    },
    async close() {
      pinWaiting()
      await pins.close()
    },
  }
}

/** A blocked tool: whoever changed it could have written its texts for the model that reads the list. */
function withheld(app: string, tool: Tool): Tool {
  return Object.create(tool, {
    description: {
      value: `This tool changed after its first use and is blocked until it is trusted: agent apis trust ${app} ${tool.name}`,
    },
    digest: { value: `${tool.digest} withheld` },
    title: { value: undefined },
    annotations: { value: undefined },
    tags: { value: [] },
    words: { value: undefined },
    inputSchema: { value: { type: 'object', properties: {} } },
    outputSchema: { value: undefined },
    failureSchema: { value: undefined },
    parameters: { value: [] },
  }) as Tool
}
