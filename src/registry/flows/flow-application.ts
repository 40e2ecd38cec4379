import { FLOWS_APP, type FlowAnnouncement } from '../../contract/flow.ts'
import type { ApplicationRecord } from '../../contract/registry.ts'
import type { ServiceStatus } from '../../contract/registry-status.ts'
import { conflict } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Catalogue, RunTool } from '../catalogue/catalogue.ts'
import { canonicalName } from '../catalogue/names.ts'
import type { Secrets } from '../upstream/secrets.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { AnnouncedFlows, FlowStore } from './flow-store.ts'
import { runFlowTool, toFlowTool } from './flow-tool.ts'

/**
 * The flows of the agent as an application of the catalogue. The agent says which there are; nobody is asked, so the
 * registry needs no agent. They are kept, so that they are there after a restart.
 */
export interface FlowApplication {
  /** Takes the flows of an agent, all of them; none removes the application. Gives the names of the tools. */
  announce(announcement: FlowAnnouncement, host: string): Promise<string[]>
  remove(): Promise<void>
  /** Takes what is kept now: another replica may have changed it. */
  reload(): Promise<void>
  /** Leaves its name to a service of the file; what was announced comes back once the name is free. */
  giveWay(): void
  /** Undefined while there are none. */
  application(): ApplicationRecord | undefined
  status(): ServiceStatus | undefined
}

export interface FlowApplicationOptions {
  catalogue: Catalogue
  upstream: Upstream
  secrets: Secrets
  store: FlowStore
  logger: Logger
}

/** Opens what was announced before; what cannot be read is logged and counts as nothing. */
export async function openFlowApplication(options: FlowApplicationOptions): Promise<FlowApplication> {
  const { catalogue, upstream, secrets, store, logger } = options
  let kept: AnnouncedFlows | undefined

  const run: RunTool = (tool, args, context) =>
    runFlowTool(tool, args, context, { origin: kept?.origin ?? '', upstream, secrets })
  const show = (next: AnnouncedFlows | undefined): void => {
    const before = kept
    kept = next
    if (next) return catalogue.setTools(FLOWS_APP, 'source', next.flows.map(toFlowTool), run)
    if (!before) return
    catalogue.setTools(FLOWS_APP, 'source', [], run)
    if (!catalogue.toolsOf(FLOWS_APP).length) catalogue.removeApplication(FLOWS_APP)
  }
  const isTaken = () => !kept && catalogue.applications().includes(FLOWS_APP)
  const remove = async (): Promise<void> => {
    if (!kept) return
    await store.save(undefined)
    show(undefined)
  }
  show(await store.load())

  return {
    async announce({ url, port, scheme, flows }, host) {
      if (isTaken()) throw conflict(`The application name '${FLOWS_APP}' is taken: flows are not listed as tools.`)
      if (!flows.length) {
        await remove()
        return []
      }
      const origin = url === undefined ? originOf(scheme, host, port) : new URL(url).origin
      const next = { origin, flows, since: new Date().toISOString() }
      await store.save(next)
      if (!isTaken()) show(next)
      return flows.map(({ name }) => canonicalName(FLOWS_APP, name))
    },
    remove,
    async reload() {
      const next = await store.load()
      if (!isTaken()) show(next)
    },
    giveWay() {
      if (!kept) return
      kept = undefined
      catalogue.setTools(FLOWS_APP, 'source', [], run)
      logger.warn({ event: 'flows_not_listed_as_tools', why: `a service of the file has the name ${FLOWS_APP}` })
    },
    application: () =>
      kept && {
        name: FLOWS_APP,
        description: 'Saved flows of the agent',
        url: kept.origin,
        type: 'flows',
        tool_count: catalogue.toolsOf(FLOWS_APP).length,
        state: 'ready',
        message: '',
      },
    status: () =>
      kept && {
        state: 'ready',
        message: '',
        since: kept.since,
        type: 'flows',
        transport: 'http',
        tool_count: catalogue.toolsOf(FLOWS_APP).length,
        last_error: null,
        restarts: 0,
        notes: [],
      },
  }
}

/** An address of Node's sockets as an origin; IPv4 inside IPv6 is IPv4. */
function originOf(scheme: string, host: string, port: number): string {
  const plain = host.replace(/^::ffff:/i, '').replace(/%.*$/, '')
  return `${scheme}://${plain.includes(':') ? `[${plain}]` : plain}:${port}`
}
