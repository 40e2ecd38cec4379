import { stem } from '../language/words.ts'
import type { WriteCommand } from './find-command.ts'
import type { WriteOperation } from './operations.ts'
import { readAction, readParticiple } from './read-action.ts'
import { createSteps } from './read-create.ts'
import { readDelete } from './read-delete.ts'
import { readTransfers } from './read-transfer.ts'
import { readUpdates } from './read-updates.ts'
import { readPlanned } from './read-planned.ts'
import { isReady, type Base, type ChangeContext, type WriteRequest } from './request.ts'
import { isKnown, LIGHT_VERBS, type WriteAction } from './verbs.ts'
import { nounVerb } from './write-index.ts'

/** Whether an operation is called by a verb: by its own, by that of its summary, or by that which its records are named after. */
export const isCalled = (operation: WriteOperation, verb: string): boolean =>
  stem(operation.verb[0] ?? '') === stem(verb) ||
  operation.spoken === stem(verb) ||
  (operation.kind === 'create' && nounVerb(operation.entity) === stem(verb))

/** Every reading of a command as an action on one kind of record. */
export function* readFor(
  action: WriteAction,
  command: WriteCommand,
  context: ChangeContext,
): Generator<void, WriteRequest[]> {
  const { entity, app } = context
  const operations = app.writes.operations.filter(o => o.entity === entity)
  const base: Base = {
    action,
    app: app.model.name,
    entity,
    values: {},
    references: [],
    relative: {},
    further: [],
    isBulk: false,
    unknown: [],
    problems: [],
  }
  const { verb } = command
  const moved = action === 'create' ? [] : readTransfers(command, operations, base, context).filter(isReady)
  if (moved.length) return moved
  const named = operations.filter(o => o.kind === 'action' && verb !== undefined && stem(o.verb[0]!) === stem(verb))
  const acted = (action === 'create' ? [] : named).map(operation =>
    readAction(command.text, verb!, { ...base, action: 'action', operation }, { ...context, operation }),
  )
  if (verb && !isKnown(verb)) {
    if (action === 'create') {
      const created: WriteRequest[] = []
      for (const operation of operations)
        if (operation.kind === 'create' && (LIGHT_VERBS.has(verb) || isCalled(operation, verb)))
          created.push(yield* createSteps(command.text, verb, { ...base, operation }, { ...context, operation }))
      return created
    }
    const states = operations
      .filter(o => o.kind === 'update')
      .flatMap(operation => readParticiple(command.text, verb, { ...base, operation }, { ...context, operation }))
    // "void voucher 7" of a deletion that its summary calls so.
    const deletion = operations.find(o => o.kind === 'delete' && o.spoken === stem(verb))
    if (deletion && !acted.length)
      return [
        readDelete(
          command.text,
          { ...base, action: 'delete', operation: deletion },
          { ...context, operation: deletion },
        ),
      ]
    if (acted.some(isReady)) return acted
    return [...acted, ...states, ...readPlanned(command, operations, base, context)]
  }
  const states =
    action === 'update' && verb
      ? operations
          .filter(o => o.kind === 'update')
          .flatMap(operation => readParticiple(command.text, verb, { ...base, operation }, { ...context, operation }))
      : []
  const ready = [...acted, ...states].filter(isReady)
  if (ready.length) return ready
  const fitting = operations.filter(o => o.kind === action)
  const read: WriteRequest[] = []
  for (const operation of fitting.length ? fitting : [undefined]) {
    const own = { ...context, operation }
    const made = { ...base, ...(operation && { operation }) }
    if (action === 'create') read.push(yield* createSteps(command.text, verb, made, own))
    else read.push(action === 'delete' ? readDelete(command.text, made, own) : readUpdates(command, made, own))
    yield
  }
  return read.sort((a, b) => b.score - a.score)
}
