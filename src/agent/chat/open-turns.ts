import type { Logger } from '../../lib/logger.ts'
import type { Database } from '../../store/contract.ts'
import type { Replica } from '../replicas/replica.ts'
import type { ReplicaTimings } from '../replicas/timings.ts'
import { createTurnLog } from './turn-log.ts'
import { createTurnQueue, type TurnQueue } from './turn-queue.ts'
import { createLocalStreams, type TurnStreams } from './turn-streams.ts'

/** What answers that are under way go through: their order in a conversation, and who follows them. */
export interface Turns {
  queue: TurnQueue
  streams: TurnStreams
  /** This server among those that work on the same conversations, where there are others. */
  replica: Replica | undefined
}

/** Opens them, together with other replicas where the database is shared. */
export async function openTurns(database: Database, logger: Logger, timings?: ReplicaTimings): Promise<Turns> {
  const log = createTurnLog()
  if (!database.isShared)
    return { queue: createTurnQueue(() => undefined), streams: createLocalStreams(log), replica: undefined }
  const [{ joinReplicas }, { createSharedStreams }] = await Promise.all([
    import('../replicas/replica.ts'),
    import('../replicas/shared-streams.ts'),
  ])
  const queue: TurnQueue = createTurnQueue(() => replica?.leases)
  const joined = { database, onStop: queue.stopHere, onLost: queue.loseAll, logger, timings }
  const replica: Replica | undefined = await joinReplicas(joined)
  return { queue, streams: createSharedStreams({ turns: log, database, replica: replica.id, logger }), replica }
}
