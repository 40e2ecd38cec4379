import { isObject } from '../../lib/json.ts'
import type { PendingWrite, TurnOutcome } from '../turn.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import { nestValues, labelOf } from '../understand/writes/slots.ts'
import { describeAction, callRecord } from './describe-change.ts'
import { describePending, operationOf, ordersOf, type DescribeContext } from './describe-pending.ts'
import { joinList, nameOf } from './describe-selection.ts'
import type { Row } from './find-records.ts'
import { formatValue } from './format.ts'
import { givenSlots, isSameValue, listChanges } from './list-changes.ts'
import { capitalise } from './phrases.ts'
import { addressIn } from './key-parts.ts'
import { rereadRecords } from './reread-records.ts'
import { storedValue } from './stored-value.ts'
import { undoFor } from './undo-order.ts'

type Args = Record<string, unknown>

/** A record that is not what was shown. */
interface Stale {
  at: number
  row: Row
  /** What of it is another, in words: "status is won now, not new". */
  told: string[]
}

/** What became of an approval whose records are not what was shown. */
type Unmade = Pick<TurnOutcome, 'response' | 'data' | 'confidence'> & { pending?: PendingWrite }

/**
 * Looks, before an approved change is made, whether the records are still what was shown. Where a value that the call replaces
 * or (for a deletion) that told the record has become another, nothing is called: the answer says what is different, and the
 * same change is asked for once more, shown against the values as they are. So nobody's work is overwritten unseen. The rule
 * holds where the records can be read one by one (`rereadRecords`: at most ten, by the service's own operation for one
 * record); elsewhere, and in the moment between that look and the call, the service decides. A record that is no longer
 * there is said to be gone instead of being written anew.
 */
export async function checkUnchanged(pending: PendingWrite, context: DescribeContext): Promise<Unmade | undefined> {
  const { knowledge, run } = context
  const operation = pending.seen ? operationOf(knowledge, pending.tool) : undefined
  const orders = ordersOf(pending)
  if (!operation || orders.length !== pending.seen?.length) return undefined
  const rows = await rereadRecords(operation, orders, run)
  if (!rows) return undefined
  const before = ordersOf({ ...pending, args: (pending.after ?? pending.args) as Args })
  const key = operation.idParameter!
  const other = orders.findIndex((order, at) => !isSameValue(order[key], before[at]?.[key]))
  if (other >= 0)
    return unmade(
      'NEEDS_INPUT',
      `Nothing was changed: ${key} ${String(orders[other]![key])} is another record than the one that was shown. Ask for a change of that one.`,
    )
  const gone = rows.findIndex((row, at) => row === null && pending.seen![at] !== null)
  if (gone >= 0) {
    const name = pending.each?.[gone] ?? `the ${operation.entity.noun} ${String(orders[gone]![operation.idParameter!])}`
    return unmade('NOT_FOUND', `Nothing was changed: ${name} is no longer there.`)
  }
  const now = rows as Row[]
  const stale = now.flatMap((row, at): Stale[] => {
    const told = pending.seen![at] ? differencesOf(pending.seen![at], row, operation) : []
    return told.length ? [{ at, row, told }] : []
  })
  if (!stale.length) return undefined
  const changed = `${tellStale(stale, operation)} Nothing was changed yet.`
  if (pending.isRelative)
    return unmade('NEEDS_INPUT', `${changed} The new value rests on the old one: ask for it again.`)
  const next = orders.map((order, at) => withOthersAsNow(order, pending.seen![at]!, now[at]!, operation))
  const listed = listChanges(operation, next, now)
  if (operation.kind === 'update' && !listed.changes?.length)
    return unmade('NEEDS_INPUT', `${changed} It is what you wanted already.`)
  const {
    kind: _kind,
    changes: _changes,
    changesTotal: _total,
    seen: _seen,
    after: _after,
    undo: _undo,
    ...rest
  } = pending
  const changes = operation.kind === 'update' ? changesIn(next, now, operation) : now.map(row => ({ row, values: {} }))
  const addressed = changes.map((change, at) => ({ ...change, address: addressIn(next[at]!, operation) }))
  const action = operation.kind === 'update' ? describeAction(changes, operation, new Map()) : pending.action
  const again = await describePending(
    {
      ...rest,
      args: pending.each ? { calls: next } : next[0]!,
      action,
      ...(pending.undo && undoFor(addressed, operation, new Map(), context)),
    },
    context,
    { rows: now },
  )
  return {
    response: `${changed}\n${action}${action.includes('\n') ? '\n' : '. '}Shall I go ahead?`,
    data: { result: null },
    confidence: 0.9,
    pending: again,
  }
}

const unmade = (code: 'NOT_FOUND' | 'NEEDS_INPUT', message: string): Unmade => ({
  response: message,
  data: { result: null, error: { code, message } },
  confidence: 0.2,
})

/** What was seen and is another now. A value that the single record does not have cannot be compared. */
function differencesOf(seen: Record<string, unknown>, row: Row, { slots, entity, kind }: WriteOperation): string[] {
  return Object.entries(seen).flatMap(([name, before]) => {
    const slot = kind === 'delete' ? undefined : slots.find(s => s.name === name)
    const field = slot?.field ?? entity.fields.find(f => f.column === name)
    const after = slot ? storedValue(row, slot) : row[name]
    if (after === undefined || isSameValue(before, after)) return []
    const words = slot ? labelOf(slot) : (field?.words.join(' ') ?? name)
    return [`${words} is ${formatValue(after, field)} now, not ${formatValue(before, field)}`]
  })
}

const MOST_TOLD = 3

function tellStale(stale: Stale[], { entity }: WriteOperation): string {
  const [first] = stale
  const lead = 'since this was shown'
  if (stale.length === 1)
    return `${capitalise(callRecord(first!.row, entity))} has changed ${lead}: ${joinList(first!.told.slice(0, MOST_TOLD))}.`
  const names = stale.slice(0, MOST_TOLD).map(({ row, told }) => `${nameOf(row, entity)} (${told[0]!})`)
  const more = stale.length - names.length
  return `${stale.length} of these records have changed ${lead}: ${joinList([...names, ...(more ? [`${more} more`] : [])])}.`
}

/** Values that are sent along and were not to change are sent as they are now. */
function withOthersAsNow(order: Args, seen: Record<string, unknown>, row: Row, operation: WriteOperation): Args {
  if (operation.kind !== 'update') return order
  const others = givenSlots(operation, order).flatMap(({ slot, value }) => {
    const now = storedValue(row, slot)
    const isOther = isSameValue(value, seen[slot.name]) && now !== undefined && !isSameValue(value, now)
    return isOther ? [[slot.name, now] as const] : []
  })
  return others.length ? mergeInto(order, nestValues(Object.fromEntries(others), operation.slots)) : order
}

function mergeInto(target: Args, from: Args): Args {
  const out = { ...target }
  for (const [key, value] of Object.entries(from)) {
    const own = out[key]
    out[key] = isObject(own) && isObject(value) ? mergeInto(own, value) : value
  }
  return out
}

/** The records with the values that will be others. */
const changesIn = (orders: Args[], rows: Row[], operation: WriteOperation): { row: Row; values: Args }[] =>
  orders.map((order, at) => ({
    row: rows[at]!,
    values: Object.fromEntries(
      givenSlots(operation, order).flatMap(({ slot, value }) =>
        isSameValue(storedValue(rows[at]!, slot), value) ? [] : [[slot.name, value] as const],
      ),
    ),
  }))
