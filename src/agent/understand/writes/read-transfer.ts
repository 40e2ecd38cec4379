import { annotate } from '../chunks/annotate.ts'
import { wordList } from '../../../lib/patterns.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { chunksIn } from './coerce.ts'
import { accept } from './accept-value.ts'
import type { WriteCommand } from './find-command.ts'
import type { WriteOperation } from './operations.ts'
import { placeIn } from './place-value.ts'
import { readOrder } from './read-order.ts'
import { readTarget, withoutEnd } from './read-target.ts'
import type { Base, ChangeContext, WriteRequest } from './request.ts'
import { isParentKey, type Slot } from './slots.ts'

/** Verbs of putting, of sending and of giving (Levin, English Verb Classes and Alternations, 1993, 9.1, 11.1 and 13.1). */
const TRANSFERS = new Set(wordList`
  assign reassign allocate allot transfer move relocate place put switch shift send dispatch give hand pass attach link rehome post station
`)
/** What lies between what is moved and where it goes. */
const LINK = /\s+(?:over\s+)?(?:to|into|onto|on|in|with)\s+/gi

/**
 * "move batch 7 to tank 3" of `POST /batches/{id}/transfer` with a `tank_id`, "assign Ann to route R10" of `POST /routes/{id}/assign`
 * with a `carrier_id`: an operation of giving that takes nothing but the one other record, whichever of the two it is done to.
 */
export function readTransfers(
  { text, verb = '' }: WriteCommand,
  operations: readonly WriteOperation[],
  base: Base,
  context: ChangeContext,
): WriteRequest[] {
  if (!TRANSFERS.has(verb)) return []
  return operations.flatMap(operation => {
    const slot =
      operation.kind === 'action' && TRANSFERS.has(operation.verb[0] ?? '') ? onlyOther(operation) : undefined
    // "hand ticket 4 to Ann" changes its agent, where that can be changed: only its own verb asks for the operation.
    const isChangeable = operations.some(
      o => o.kind === 'update' && o.slots.some(({ target }) => target === slot?.target),
    )
    const isMeant = slot !== undefined && (!isChangeable || operation.verb[0] === verb)
    return isMeant ? readAround(text, verb, { operation, slot }, base, context) : []
  })
}

/** The kinds of record that an operation of giving is done to: what is given may be all that is called by its noun. */
export const kindsTransferred = ({ verb = '' }: WriteCommand, operations: readonly WriteOperation[]): Entity[] =>
  TRANSFERS.has(verb)
    ? operations.filter(o => o.kind === 'action' && TRANSFERS.has(o.verb[0] ?? '') && onlyOther(o)).map(o => o.entity)
    : []

/** The one other record that an operation takes, where it takes nothing else. */
function onlyOther({ slots }: WriteOperation): Slot | undefined {
  const open = slots.filter(slot => !isParentKey(slot))
  const others = open.filter(({ target }) => target !== undefined)
  return others.length === 1 && open.every(slot => slot === others[0] || !slot.required) ? others[0] : undefined
}

function readAround(
  text: string,
  verb: string,
  { operation, slot }: { operation: WriteOperation; slot: Slot },
  base: Base,
  context: ChangeContext,
): WriteRequest[] {
  const message = readOrder(withoutEnd(text), context.now)
  const chunks = annotate(message, context.app.dictionary, context.app.vocabularies)
  const whole = { start: verb.length, end: message.text.length }
  return [...message.text.matchAll(LINK)].flatMap(({ index, 0: link }) => {
    const [moved, there] = [
      { start: whole.start, end: index },
      { start: index + link.length, end: whole.end },
    ]
    return [
      [moved, there],
      [there, moved],
    ].flatMap(([one, other]) => {
      const empty = { values: {}, references: [], problems: [], unknown: [], relative: {} }
      const request: WriteRequest = { ...base, ...empty, action: 'action', operation, score: 0 }
      const value = message.text.slice(other!.start, other!.end).trim()
      accept(placeIn(value, chunksIn(message, chunks, other!.start, other!.end), slot, context.app), slot, request)
      const target = readTarget(message.text.slice(one!.start, one!.end).trim(), { ...context, operation })
      if (request.problems.length || target.unknown.length || !target.found.target) return []
      return [{ ...request, ...target.found, isBulk: target.isBulk, score: 8 + target.score }]
    })
  })
}
