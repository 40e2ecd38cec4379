import type { TurnOutcome } from '../turn.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import type { WriteRequest } from '../understand/writes/request.ts'
import { argumentsOf } from '../understand/writes/envelope.ts'
import { problemOfTexts, withoutOldValues } from './check-texts.ts'
import { applyRelative, complete, isSame } from './apply-change.ts'
import {
  addLabel,
  labelFor,
  callRecord,
  countRecords,
  describeAction,
  describeValues,
  type Labels,
} from './describe-change.ts'
import { nameOf } from './describe-selection.ts'
import { explainUnclear, verbFor } from './explain-unclear.ts'
import { findRecords, type Row } from './find-records.ts'
import { declined } from './outcome.ts'
import { daysOfEnd } from './days-of-end.ts'
import { isSameSelection } from '../follow-ups/same-records.ts'
import { findProposed, type Proposed } from './correct-change.ts'
import { lookUp } from './look-up.ts'
import { moveEnd } from './move-end.ts'
import type { Ordered } from './order-again.ts'
import { storedValue } from './stored-value.ts'
import { proposeWrite } from './propose-write.ts'
import { addressesOf } from './key-parts.ts'
import { keyColumn, undoFor } from './undo-order.ts'
import type { WriteContext } from './write-context.ts'
import { fold } from '../understand/language/words.ts'
import { queryByColumn, queryById } from './write-memory.ts'

type Values = Record<string, unknown>

/** Proposes a change, a deletion or an action on records that exist, or says what is not clear about it. */
export async function prepareChange(
  request: WriteRequest,
  operation: WriteOperation,
  context: WriteContext,
): Promise<TurnOutcome> {
  const { memory, run } = context
  const unclear = explainUnclear(request, operation, context.turn.message)
  if (unclear) {
    const { code, message, lacks } = unclear
    const asked = lacks !== undefined && {
      proposed: { message: context.turn.message, from: 0, to: 0, lacks, ...settledOf(context) },
    }
    return declined(code, message, { ...memory, ...asked }, { toolsUsed: run.toolsUsed })
  }
  const selected = await findRecords(request.target!, context, request.isBulk, daysOfEnd(operation))
  if ('outcome' in selected) return selected.outcome
  const { entity } = operation
  const { rows } = selected
  const idColumn = keyColumn(operation)
  // A number within a repository names no record by itself.
  const ownColumn = entity.idField && rows.every(row => row[entity.idField!.column]) ? entity.idField.column : idColumn!
  if (operation.idParameter && rows.some(row => !idColumn || row[idColumn] === undefined || row[idColumn] === null))
    return declined(
      'NOT_AVAILABLE',
      `I cannot ${verbFor(operation)} ${callRecord(rows[0]!, entity)}: ` +
        `${operation.tool} asks for ${operation.idParameter}, which the records do not have. Nothing was changed.`,
      memory,
      { toolsUsed: run.toolsUsed },
    )
  const labels: Labels = new Map()
  const looked = await lookUp(request, labels, context, operation.slots)
  if ('outcome' in looked) return looked.outcome
  await labelOldReferences(rows, looked.values, operation, labels, context)
  const addressed = await addressesOf(rows, operation, context)
  if ('outcome' in addressed) return addressed.outcome
  const changes: { row: Row; values: Values; address: Values }[] = []
  for (const [at, row] of rows.entries()) {
    const applied = applyRelative(row, looked.values, request, operation)
    if ('problem' in applied)
      return declined('NEEDS_INPUT', `${applied.problem}. Nothing was changed.`, memory, { toolsUsed: run.toolsUsed })
    const values = withoutOldValues(applied.values, row, operation.slots)
    const wrong = problemOfTexts(values, row, operation.slots, context.turn.message)
    if (wrong) return declined('NEEDS_INPUT', `${wrong}. Nothing was changed.`, memory, { toolsUsed: run.toolsUsed })
    const moved = moveEnd(row, values, operation, context.turn.message)
    const changed = Object.entries(moved).filter(([name, value]) => !isSame(row, { [name]: value }, operation.slots))
    changes.push({
      row,
      values: changed.length && !operation.wantsWhole ? Object.fromEntries(changed) : moved,
      address: addressed.addresses[at]!,
    })
  }
  const changed = operation.kind === 'update' ? changes.filter(c => !isSame(c.row, c.values, operation.slots)) : changes
  const focus =
    rows.length === 1 && idColumn
      ? { ...memory, query: queryByColumn(entity, ownColumn, rows[0]![ownColumn] as string | number) }
      : { ...memory, query: request.target! }
  if (!changed.length)
    return {
      ...declined(
        'NEEDS_INPUT',
        `Nothing needs to change: ${rows.length === 1 ? callRecord(rows[0]!, entity) : `all ${countRecords(rows.length, entity)}`} ` +
          `already ${rows.length === 1 ? 'is' : 'are'} so ` +
          `(${describeValues(changes[0]!.values, operation.slots, labels)}).`,
        focus,
        { toolsUsed: run.toolsUsed },
      ),
      confidence: 0.6,
    }
  const calls = changed.map(({ row, values, address }) => ({
    args: argumentsOf(operation, complete(row, values, operation, address), idColumn && row[idColumn]),
    label: nameOf(row, entity),
  }))
  const proposed = proposedIn(request, operation, context)
  return proposeWrite(
    {
      operation,
      calls,
      action: describeAction(changed, operation, labels),
      rows: changed.map(({ row }) => row),
      labels,
      isInexact: isInexact(
        request,
        changed.map(({ row }) => row),
        request.references.map(
          ({ parameter, label }) => labelFor(labels, parameter, looked.values[parameter]) ?? label,
        ),
        context,
      ),
      isRelative: Object.keys(request.relative).length > 0,
      ...undoFor(changed, operation, labels, context),
    },
    context,
    { ...focus, ordered: orderedIn(request, context.turn.message), ...(proposed && { proposed: { ...proposed, ...settledOf(context) } }) }, // oxfmt-ignore
  )
}

const settledOf = ({ settled }: WriteContext) => settled && { settled }

/** Where the one new value stands in the message, and where the record that it is for; of an action without values the record alone. */
function proposedIn(
  request: WriteRequest,
  operation: WriteOperation,
  { turn, now }: WriteContext,
): Proposed | undefined {
  const values = valuesOf(request)
  const found = findProposed(turn.message, values, now)
  const record = recordIn(request, turn.message)
  // Of "cancel trip 7" the verb says what becomes of it, so that only the trip can be another.
  if (!found) return record && { ...record, isRecord: true, ...(values.length && { record }) }
  return {
    ...found,
    words: wordsOfValues(request, operation),
    ...(record && { record: { from: record.from, to: record.to } }),
  }
}

/** Where the message names the one record. */
function recordIn({ target }: WriteRequest, message: string): Proposed | undefined {
  const [condition, ...more] = target?.root.where ?? []
  const isOne = condition?.op === '=' && condition.values.length === 1 && !more.length
  return isOne ? findProposed(message, condition.values) : undefined
}

function orderedIn(request: WriteRequest, message: string): Ordered {
  const { from, to } = recordIn(request, message) ?? {}
  return { message, ...(from !== undefined && to !== undefined && { record: { from, to } }) }
}

/** Whether the record, or one that it is to point to, is found by its name and the message does not have all of that name. */
function isInexact(
  { target }: WriteRequest,
  rows: readonly Row[],
  names: readonly string[],
  { turn, memory, knowledge: { model } }: WriteContext,
): boolean {
  const said = fold(turn.message)
  const isSaid = (name: string) => said.includes(fold(name))
  const entity = target && model.entities.get(target.root.entity)
  // What was spoken of before was shown before.
  const isBefore = target && memory.query && isSameSelection(target.root, memory.query.root)
  const isNamed = target?.root.where.some(({ columns }) =>
    columns.some(c => entity!.nameFields.some(f => f.column === c)),
  )
  return (
    (isNamed === true && !isBefore && rows.some(row => !isSaid(nameOf(row, entity!)))) ||
    names.some(name => !isSaid(name))
  )
}

/** What the message gives, as it says it. */
const valuesOf = ({ values, references, relative }: WriteRequest): unknown[] => [
  // The currency is said with its amount.
  ...Object.entries(values).flatMap(([name, value], _, all) => (all.length > 1 && /currency$/i.test(name) ? [] : [value])), // oxfmt-ignore
  ...references.map(r => r.label),
  ...Object.values(relative).map(change => ('by' in change ? Math.abs(change.by) : '')),
]

/** What the values are of, by the words of their slots. */
const wordsOfValues = ({ values, references, relative }: WriteRequest, { slots }: WriteOperation): string[] => {
  const names = new Set([...Object.keys(values), ...references.map(r => r.parameter), ...Object.keys(relative)])
  return slots.filter(s => names.has(s.name)).flatMap(s => s.words)
}

/** "assignee Ann Lee → Bob Ray": names of the records that were pointed to before. */
async function labelOldReferences(
  rows: Row[],
  values: Values,
  operation: WriteOperation,
  labels: Labels,
  context: WriteContext,
): Promise<void> {
  const { model } = context.knowledge
  for (const name of Object.keys(values)) {
    const slot = operation.slots.find(s => s.name === name)
    const entity = slot?.target === undefined ? undefined : model.entities.get(slot.target)
    const ids = [
      ...new Set(
        rows
          .flatMap(row => (slot ? storedValue(row, slot) : undefined))
          .filter(id => typeof id === 'string' || typeof id === 'number'),
      ),
    ]
    if (!entity?.idField || ids.length > 5) continue
    for (const id of [...ids, values[name]]) {
      if (typeof id !== 'string' && typeof id !== 'number') continue
      const found = await findRecords(queryById(entity, id), context, false)
      if ('rows' in found) addLabel(labels, name, id, nameOf(found.rows[0]!, entity))
    }
  }
}
