import type { Json } from '../../lib/json.ts'
import type { Run } from '../run/create-run.ts'
import { canBeAllowed } from '../policies/allow-in-session.ts'
import type { PendingWrite, Turn } from '../turn.ts'
import type { Knowledge } from '../understand/entity-model/knowledge.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import type { Labels } from './describe-change.ts'
import type { Row } from './find-records.ts'
import { listChanges } from './list-changes.ts'
import { rereadRecords } from './reread-records.ts'
import { factsOf } from './tool-facts.ts'

type Args = Record<string, unknown>

export interface DescribeContext {
  knowledge: Knowledge
  run: Run
  turn: Turn
}

/** The calls of a pending write, one after the other. */
export const ordersOf = ({ args, each }: Pick<PendingWrite, 'args' | 'each'>): Args[] =>
  each && Array.isArray(args.calls) ? (args.calls as Args[]) : [args]

/** The operation on records that a tool is, if it is one. */
export const operationOf = (knowledge: Knowledge, tool: string): WriteOperation | undefined =>
  knowledge
    .apps()
    .flatMap(app => app.writes.operations)
    .find(operation => operation.tool === tool)

/**
 * A write that waits, with what it will change and whether a yes may be given for the whole conversation. `rows` are the
 * records as they were read for it; without them they are read where that is cheap.
 */
export async function describePending(
  pending: PendingWrite,
  { knowledge, run, turn }: DescribeContext,
  { rows, labels }: { rows?: readonly Row[] | undefined; labels?: Labels | undefined } = {},
): Promise<PendingWrite> {
  if (pending.kind) return pending
  const operation = pending.read ? undefined : operationOf(knowledge, pending.tool)
  const orders = ordersOf(pending)
  const isRead = operation && operation.kind !== 'create' && operation.kind !== 'action' && mayRead(pending, operation)
  const known = rows ?? (isRead ? await rereadRecords(operation, orders, run) : undefined)
  const listed = operation
    ? listChanges(operation, orders, known ? known.map(row => row ?? undefined) : [], labels)
    : { kind: 'call' as const }
  const card = knowledge.model.tools.get(pending.tool)
  const canAllow = canBeAllowed(
    { app: card?.app ?? '', tool: pending.tool, record: factsOf(card), isDeletion: operation?.kind === 'delete' },
    pending,
    turn,
  )
  const after = pending.after ?? (JSON.parse(JSON.stringify(pending.args)) as Json)
  return { ...pending, ...listed, ...(card && { app: card.app }), after, canAllow }
}

/** A plain key: no address and no words. */
const PLAIN_KEY = /^[\w-]{1,64}$/

/**
 * Whether the records of a write are read to show it. The keys that a language model gives may hold what it read elsewhere: only
 * plain ones are sent to a service before anybody said yes.
 */
const mayRead = (pending: PendingWrite, { idParameter = '' }: WriteOperation): boolean =>
  pending.by !== 'model' || ordersOf(pending).every(order => PLAIN_KEY.test(String(order[idParameter])))
