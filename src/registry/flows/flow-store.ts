import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { FlowAnnouncement } from '../../contract/flow.ts'
import { AgentError, messageOf } from '../../lib/errors.ts'
import { parseJson } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import { writeAtomically } from '../../lib/write-atomically.ts'
import type { Database } from '../../store/contract.ts'
import type { Replicas } from '../state/replicas.ts'

/** What was announced last: the flows, and where they run. */
export const AnnouncedFlows = z.object({
  origin: z.string(),
  flows: FlowAnnouncement.shape.flows,
  since: z.string(),
})
export type AnnouncedFlows = z.infer<typeof AnnouncedFlows>

/** The announced flows, kept so that they are there after a restart and on every replica. */
export interface FlowStore {
  /** Undefined when there are none; what cannot be read is logged and counts as none. */
  load(): Promise<AnnouncedFlows | undefined>
  /** Rejects with STATE_UNWRITABLE or DATABASE_UNREACHABLE; then it is as it was. */
  save(announced: AnnouncedFlows | undefined): Promise<void>
}

const NONE: AnnouncedFlows = { origin: '', flows: [], since: '' }

/** The file `flows.json` of the state folder. */
export function openFlowFile(stateFolder: string, logger: Logger): FlowStore {
  const file = join(stateFolder, 'flows.json')
  return {
    async load() {
      try {
        return someOf(AnnouncedFlows.parse(JSON.parse(readFileSync(file, 'utf8'))))
      } catch (error) {
        if ((error as { code?: unknown }).code !== 'ENOENT')
          logger.warn({ event: 'flows_unreadable', error: messageOf(error) })
        return undefined
      }
    },
    async save(announced) {
      try {
        writeAtomically(file, `${JSON.stringify(announced ?? NONE)}\n`, 0o600)
      } catch (cause) {
        throw new AgentError('STATE_UNWRITABLE', 507, `Flows cannot be kept in ${file}: ${messageOf(cause)}`, { cause })
      }
    },
  }
}

/** A row of the database that the replicas share. */
export function openFlowTable(database: Database, replicas: Replicas, logger: Logger): FlowStore {
  return {
    async load() {
      const row = await database.get<{ announcement: string }>('SELECT announcement FROM announced_flows WHERE id = 1')
      const read = AnnouncedFlows.safeParse(parseJson(row?.announcement ?? JSON.stringify(NONE)))
      if (!read.success) logger.warn({ event: 'flows_unreadable', error: messageOf(read.error) })
      return read.success ? someOf(read.data) : undefined
    },
    save: announced =>
      database.write(
        async tx => {
          await tx.run(
            'INSERT INTO announced_flows (id, announcement) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET announcement = excluded.announcement',
            JSON.stringify(announced ?? NONE),
          )
          await replicas.tell({ kind: 'flows' }, tx)
        },
        { key: 'flows' },
      ),
  }
}

const someOf = (announced: AnnouncedFlows) => (announced.flows.length ? announced : undefined)
