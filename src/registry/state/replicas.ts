import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { RUN_MODES } from '../../contract/chat.ts'
import { messageOf } from '../../lib/errors.ts'
import { parseJson } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Database, Transaction } from '../../store/contract.ts'

/** What one replica of the registry did and the others have to follow. */
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('onboarded'), app: z.string() }),
  z.object({ kind: z.literal('added') }),
  z.object({ kind: z.literal('flows') }),
  z.object({ kind: z.literal('pins'), app: z.string() }),
  z.object({ kind: z.literal('origins') }),
  z.object({ kind: z.literal('reload') }),
  z.object({ kind: z.literal('refresh'), app: z.string() }),
  z.object({ kind: z.literal('mode'), mode: z.enum(RUN_MODES) }),
  /** Writes to services: nothing of these owners is cached until they have ended. */
  z.object({ kind: z.literal('writes'), state: z.enum(['begun', 'ended']), owners: z.array(z.string()) }),
])
export type Change = z.infer<typeof Change>

const Message = z.object({ from: z.string(), change: z.union([Change, z.object({ kind: z.literal('pulse') })]) })

/** The other replicas of this registry; nobody where the state is not shared. */
export interface Replicas {
  readonly isShared: boolean
  /** False while what the others say does not arrive here. */
  readonly hears: boolean
  /** Tells the others, with a transaction once that is stored. Throws where the database does not take it. */
  tell(change: Change, tx?: Pick<Transaction, 'notify'>): Promise<void>
  /** Told what another replica did, and by which; without a change, to look at everything again. */
  onChange(listener: (change: Change | undefined, from: string) => void): void
  close(): Promise<void>
}

const CHANNEL = 'registry_changes'
/** Milliseconds between two messages of a replica to itself: whether they come back says whether it hears the others. */
const PULSE = 1_000
/** Pulses without an answer until it counts as deaf. Counted, not timed: a process that got no time missed nothing by that. */
const MOST_UNHEARD = 3

/** Alone: nobody is told. */
export const ALONE: Replicas = {
  isShared: false,
  hears: true,
  tell: () => Promise.resolve(),
  onChange: () => undefined,
  close: () => Promise.resolve(),
}

/**
 * Listens to the other replicas that work on the same database. Messages may be lost with a connection, or never come at
 * all (a pool between us and the database that hands connections around): a replica that does not hear itself looks at
 * everything once a second instead.
 */
export async function openReplicas(database: Database, logger: Logger, pulse = PULSE): Promise<Replicas> {
  if (!database.isShared) return ALONE
  const self = randomUUID()
  const listeners = new Set<(change: Change | undefined, from: string) => void>()
  const tellListeners = (change: Change | undefined, from: string) => {
    for (const listener of listeners) listener(change, from)
  }
  let unheard = 0
  let hears = true
  let isSending = false

  const stopListening = await database.listen(CHANNEL, payload => {
    if (payload === undefined) return tellListeners(undefined, '')
    const message = Message.safeParse(parseJson(payload))
    // Of a newer version, perhaps: whatever it is, it is a change.
    if (!message.success) return tellListeners(undefined, '')
    const { from, change } = message.data
    if (change.kind !== 'pulse') {
      if (from !== self) tellListeners(change, from)
      return
    }
    if (from !== self) return
    unheard = 0
    if (hears) return
    hears = true
    logger.info({ event: 'replicas_heard_again' })
    tellListeners(undefined, '')
  })
  const send = (change: Change | { kind: 'pulse' }, tx: Pick<Transaction, 'notify'> = database) =>
    tx.notify(CHANNEL, JSON.stringify({ from: self, change }))

  const beat = () => {
    if (++unheard > MOST_UNHEARD) {
      if (hears)
        logger.error({
          event: 'replicas_not_heard',
          why: 'notifications of the database do not arrive: answers of services are not cached, and changes of other replicas are looked for once a second. A pool in transaction mode between the registry and the database (PgBouncer) does that.',
        })
      hears = false
      tellListeners(undefined, '')
    }
    if (isSending) return
    isSending = true
    send({ kind: 'pulse' })
      .catch((error: unknown) => logger.debug({ event: 'pulse_not_sent', error: messageOf(error) }))
      .finally(() => (isSending = false))
  }
  const beating = setInterval(beat, pulse)
  return {
    isShared: true,
    get hears() {
      return hears
    },
    tell: send,
    onChange: listener => void listeners.add(listener),
    async close() {
      clearInterval(beating)
      stopListening()
    },
  }
}
