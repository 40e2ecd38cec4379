import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { FlowAnnouncement, FLOWS_APP } from '../../contract/flow.ts'
import type { ApplicationRecord } from '../../contract/registry.ts'
import type { ServiceStatus } from '../../contract/registry-status.ts'
import { AgentError, conflict, messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { writeAtomically } from '../../lib/write-atomically.ts'
import type { Catalogue, RunTool } from '../catalogue/catalogue.ts'
import { canonicalName } from '../catalogue/names.ts'
import type { Secrets } from '../upstream/secrets.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { runFlowTool, toFlowTool } from './flow-tool.ts'

const Kept = z.object({ origin: z.string(), flows: FlowAnnouncement.shape.flows, since: z.string() })
type Kept = z.infer<typeof Kept>

/**
 * The flows of the agent as an application of the catalogue. The agent says which there are; nobody is asked, so the
 * registry needs no agent. They are kept, so that they are there after a restart.
 */
export interface FlowApplication {
  /** Takes the flows of an agent, all of them; none removes the application. Gives the names of the tools. */
  announce(announcement: FlowAnnouncement, host: string): string[]
  remove(): void
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
  stateFolder: string
  logger: Logger
}

/** Opens what was announced before; what cannot be read is logged and counts as nothing. */
export function openFlowApplication(options: FlowApplicationOptions): FlowApplication {
  const { catalogue, upstream, secrets, stateFolder, logger } = options
  const file = join(stateFolder, 'flows.json')
  let kept: Kept | undefined

  const run: RunTool = (tool, args, context) =>
    runFlowTool(tool, args, context, { origin: kept?.origin ?? '', upstream, secrets })
  const show = (next: Kept | undefined): void => {
    kept = next
    if (next) catalogue.setTools(FLOWS_APP, 'source', next.flows.map(toFlowTool), run)
  }
  const remove = (): void => {
    if (!kept) return
    write(file, undefined)
    kept = undefined
    catalogue.setTools(FLOWS_APP, 'source', [], run)
    if (!catalogue.toolsOf(FLOWS_APP).length) catalogue.removeApplication(FLOWS_APP)
  }
  show(read(file, logger))

  return {
    announce({ port, flows }, host) {
      if (!kept && catalogue.applications().includes(FLOWS_APP))
        throw conflict(`The application name '${FLOWS_APP}' is taken: flows are not listed as tools.`)
      if (!flows.length) {
        remove()
        return []
      }
      const next = { origin: originOf(host, port), flows, since: new Date().toISOString() }
      write(file, next)
      show(next)
      return flows.map(({ name }) => canonicalName(FLOWS_APP, name))
    },
    remove,
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
function originOf(host: string, port: number): string {
  const plain = host.replace(/^::ffff:/i, '').replace(/%.*$/, '')
  return `http://${plain.includes(':') ? `[${plain}]` : plain}:${port}`
}

function read(file: string, logger: Logger): Kept | undefined {
  try {
    const kept = Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
    return kept.flows.length ? kept : undefined
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT')
      logger.warn({ event: 'flows_unreadable', error: messageOf(error) })
    return undefined
  }
}

function write(file: string, kept: Kept | undefined): void {
  try {
    writeAtomically(file, `${JSON.stringify(kept ?? { origin: '', flows: [], since: '' })}\n`, 0o600)
  } catch (cause) {
    throw new AgentError('STATE_UNWRITABLE', 507, `Flows cannot be kept in ${file}: ${messageOf(cause)}`, { cause })
  }
}
