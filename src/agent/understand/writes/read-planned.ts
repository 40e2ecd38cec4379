import type { WriteCommand } from './find-command.ts'
import type { WriteOperation } from './operations.ts'
import { readOrder } from './read-order.ts'
import { readUpdates } from './read-updates.ts'
import { labelOf } from './slots.ts'
import type { Base, ChangeContext, WriteRequest } from './request.ts'
import { plannedBy } from './when-done.ts'

/** "deliver SO-12 on Friday" of a `deliver_on`: a verb that a day is called after plans it, and does nothing yet. */
export function readPlanned(
  { text, verb = '', ...command }: WriteCommand,
  operations: readonly WriteOperation[],
  base: Base,
  context: ChangeContext,
): WriteRequest[] {
  const { text: said, tokens, literals } = readOrder(text, context.now)
  const day = literals.findLast(({ kind }) => kind === 'date')
  const what = day && said.slice(verb.length, tokens[day.from]!.start).replace(LINK, '').trim()
  const rest = day && said.slice(tokens[day.to - 1]!.end)
  if (!day || !what || rest === undefined || !NOTHING_MORE.test(rest)) return []
  const when = said.slice(tokens[day.from]!.start, tokens[day.to - 1]!.end)
  return operations.flatMap(operation => {
    const slot = operation.kind === 'update' ? plannedBy(verb, operation.slots) : undefined
    const order = slot && { ...command, verb: 'set', text: `set the ${labelOf(slot)} of ${what} to ${when}` }
    return order ? [readUpdates(order, { ...base, action: 'update', operation }, { ...context, operation })] : []
  })
}

const LINK = /\s(?:on|at|for|until|till|by|to)\s+(?:the\s+)?$/i
const NOTHING_MORE = /^(?:\s+(?:instead|now|please))*[\s.!]*$/i
