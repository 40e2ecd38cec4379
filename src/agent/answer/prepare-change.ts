import { parseJson } from '../../lib/json.ts'
import type { TurnOutcome, UndoOrder } from '../turn.ts'
import { plural, splitIdentifier } from '../understand/words.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import { hasValues } from '../understand/writes/read-request.ts'
import type { WriteRequest } from '../understand/writes/request.ts'
import { labelOf, nestValues, type Slot } from '../understand/writes/slots.ts'
import {
  addLabel,
  callRecord,
  countRecords,
  describeDifferences,
  describeValues,
  listUnder,
  verbText,
  type Labels,
} from './describe-change.ts'
import { joinList, nameOf } from './describe-selection.ts'
import { findRecords, type Row } from './find-records.ts'
import { declined } from './outcome.ts'
import { lookUp } from './prepare-create.ts'
import { proposeWrite } from './propose-write.ts'
import { VERB, type WriteContext } from './write-context.ts'
import { queryById } from './write-memory.ts'

type Values = Record<string, unknown>

/** Proposes a change, a deletion or an action on records that exist, or says what is not clear about it. */
export async function prepareChange(
  request: WriteRequest,
  operation: WriteOperation,
  context: WriteContext,
): Promise<TurnOutcome> {
  const { memory, run } = context
  const unclear = explainUnclear(request, operation)
  if (unclear) return declined(unclear.code, unclear.message, memory, { toolsUsed: run.toolsUsed })
  const found = await findRecords(request.target!, context, request.isBulk)
  if ('outcome' in found) return found.outcome
  const { entity } = operation
  const { rows } = found
  const idColumn = keyColumn(operation)
  if (operation.idParameter && rows.some(row => !idColumn || row[idColumn] === undefined || row[idColumn] === null))
    return declined(
      'NOT_AVAILABLE',
      `I cannot ${verbFor(operation)} ${callRecord(rows[0]!, entity)}: ${operation.tool} asks for ${operation.idParameter}, which the records do not have. Nothing was changed.`,
      memory,
      { toolsUsed: run.toolsUsed },
    )
  const labels: Labels = new Map()
  const looked = await lookUp(request, labels, context)
  if ('outcome' in looked) return looked.outcome
  await labelOldReferences(rows, looked.values, operation, labels, context)
  const changes: { row: Row; values: Values }[] = []
  for (const row of rows) {
    const applied = applyRelative(row, looked.values, request, operation)
    if ('problem' in applied)
      return declined('NEEDS_INPUT', `${applied.problem}. Nothing was changed.`, memory, { toolsUsed: run.toolsUsed })
    const changed = Object.entries(applied.values).filter(([name, value]) => !isSame(row, { [name]: value }))
    changes.push({
      row,
      values: changed.length && !operation.wantsWhole ? Object.fromEntries(changed) : applied.values,
    })
  }
  const changed = operation.kind === 'update' ? changes.filter(c => !isSame(c.row, c.values)) : changes
  const focus =
    rows.length === 1 && idColumn
      ? { ...memory, query: queryById(entity, rows[0]![idColumn] as string | number) }
      : { ...memory, query: request.target! }
  if (!changed.length)
    return {
      ...declined(
        'NEEDS_INPUT',
        `Nothing needs to change: ${rows.length === 1 ? callRecord(rows[0]!, entity) : `all ${countRecords(rows.length, entity)}`} already ${rows.length === 1 ? 'is' : 'are'} so (${describeValues(changes[0]!.values, operation.slots, labels)}).`,
        focus,
        { toolsUsed: run.toolsUsed },
      ),
      confidence: 0.6,
    }
  const calls = changed.map(({ row, values }) => ({
    args: {
      ...(operation.idParameter && { [operation.idParameter]: row[idColumn!] }),
      ...nestValues(complete(row, values, operation), operation.slots),
    },
    label: nameOf(row, entity),
  }))
  return proposeWrite(
    {
      operation,
      calls,
      action: describeAction(changed, operation, labels),
      ...undoFor(changed, operation, labels, context),
    },
    context,
    focus,
  )
}

/** The column of the key that an operation asks for; undefined when its name fits no key of the records. */
function keyColumn({ idParameter, entity }: WriteOperation): string | undefined {
  if (idParameter === undefined) return entity.idField?.column
  const words = splitIdentifier(idParameter)
  const same = entity.fields.find(f => f.column === idParameter || f.words.join() === words.join())
  const isKey =
    /^(?:id|uuid|guid|key|identifier|number|no|code|slug|name|ref)$/.test(words.at(-1)!) ||
    words.some(w => entity.words.includes(w))
  return same?.column ?? (isKey ? entity.idField?.column : undefined)
}

const verbFor = (operation: WriteOperation): string =>
  operation.kind === 'action' ? operation.verb.join(' ') : VERB[operation.kind]

function explainUnclear(
  request: WriteRequest,
  operation: WriteOperation,
): { code: 'NEEDS_INPUT' | 'NOT_FOUND'; message: string } | undefined {
  const { entity, target, unknown, problems } = request
  const verb = verbFor(operation)
  const isUpdate = operation.kind === 'update'
  if (problems.length) return { code: 'NEEDS_INPUT', message: `${problems.join('. ')}. Nothing was changed.` }
  if (unknown.length) {
    const words = joinList(unknown.map(word => `“${word}”`))
    const open = isUpdate
      ? ` ${plural(entity.noun)} have: ${operation.slots.slice(0, 14).map(labelOf).join(', ')}.`
      : ''
    return {
      code: target ? 'NEEDS_INPUT' : 'NOT_FOUND',
      message: `I am not sure what ${words} ${unknown.length > 1 ? 'mean' : 'means'} here, so nothing was changed. Which ${entity.noun} should I ${verb}${isUpdate ? ', and what should be changed to what' : ''}?${open}`,
    }
  }
  if (!target)
    return {
      code: 'NEEDS_INPUT',
      message: `Which ${entity.noun} should I ${verb}? Give its name, e-mail address or id. Nothing was changed.`,
    }
  if (isUpdate && !hasValues(request)) {
    const example = operation.slots.find(s => s.choices.length) ?? operation.slots[0]
    return {
      code: 'NEEDS_INPUT',
      message: `What should I change about that ${entity.noun}, and to what? For example: set its ${example ? labelOf(example) : 'name'} to ${example?.choices[0] ?? '…'}. Nothing was changed.`,
    }
  }
  const missing = operation.slots.filter(
    s =>
      s.required &&
      !operation.wantsWhole &&
      !(s.name in request.values) &&
      !request.references.some(r => r.parameter === s.name) &&
      !(s.name in request.relative),
  )
  return missing.length
    ? {
        code: 'NEEDS_INPUT',
        message: `To ${verb} ${entity.noun === 'it' ? 'it' : `the ${entity.noun}`} I also need ${joinList(missing.map(labelOf))}. Say it in one message, please: nothing was changed.`,
      }
    : undefined
}

/** Values that rest on those before: "by 10 %", a note added to the notes. */
function applyRelative(
  row: Row,
  values: Values,
  { relative }: WriteRequest,
  { slots, entity }: WriteOperation,
): { values: Values } | { problem: string } {
  const out = { ...values }
  for (const [name, change] of Object.entries(relative)) {
    const slot = slots.find(s => s.name === name)!
    const before = row[name]
    if ('append' in change) {
      const list = slot.type === 'array' ? ((typeof before === 'string' ? parseJson(before) : before) ?? []) : undefined
      out[name] = Array.isArray(list)
        ? [...(list as unknown[]), ...change.append.split(/,\s*/)]
        : before
          ? `${String(before)}\n${change.append}`
          : change.append
      continue
    }
    if ('remove' in change) {
      const list = (typeof before === 'string' ? parseJson(before) : before) ?? []
      const gone = change.remove.toLowerCase()
      const kept = Array.isArray(list) ? list.filter(item => String(item).toLowerCase() !== gone) : []
      if (!Array.isArray(list) || kept.length === list.length)
        return { problem: `${callRecord(row, entity)} has no “${change.remove}” among its ${labelOf(slot)}` }
      out[name] = kept
      continue
    }
    if (change.unit) {
      const moved = moveDay(before, change.by, change.unit)
      if (!moved) return { problem: `${callRecord(row, entity)} has no ${labelOf(slot)} yet, so it cannot be moved` }
      out[name] = moved
      continue
    }
    if (typeof before !== 'number')
      return { problem: `${callRecord(row, entity)} has no ${labelOf(slot)} yet, so it cannot go up or down` }
    const after = change.percent ? before * (1 + change.by / 100) : before + change.by
    const digits = slot.field?.fraction ? 4 : slot.field?.role === 'money' ? 2 : 6
    out[name] = slot.type === 'integer' ? Math.round(after) : Number(after.toFixed(digits))
  }
  return { values: out }
}

/** A day so many days, weeks, months or years later; the time of day stays. */
function moveDay(before: unknown, by: number, unit: 'day' | 'week' | 'month' | 'year'): string | undefined {
  const match = typeof before === 'string' ? /^(\d{4})-(\d{2})-(\d{2})(.*)$/s.exec(before) : null
  if (!match) return undefined
  const [year, month, day] = match.slice(1, 4).map(Number) as [number, number, number]
  const months = unit === 'month' ? by : unit === 'year' ? 12 * by : 0
  const days = unit === 'day' ? by : unit === 'week' ? 7 * by : 0
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(day, months ? last : day) + days))
  return `${moved.toISOString().slice(0, 10)}${match[4]!}`
}

const isSame = (row: Row, values: Values): boolean =>
  Object.entries(values).every(
    ([name, value]) => name in row && JSON.stringify(row[name] ?? null) === JSON.stringify(value),
  )

/**
 * What is sent beside the new values: the whole record where PUT wants one, and the rest of an object of which a part
 * changes, since services differ in whether they merge it.
 */
function complete(row: Row, values: Values, { slots, wantsWhole }: WriteOperation): Values {
  const parts = new Set(
    Object.keys(values).flatMap(name => {
      const slot = slots.find(s => s.name === name)
      return slot && slot.path.length > 1 ? [slot.path[0]!] : []
    }),
  )
  const beside = slots.filter(s => !(s.name in values) && (wantsWhole || (s.path.length > 1 && parts.has(s.path[0]!))))
  const kept = beside.flatMap(slot => {
    const value = storedValue(row, slot)
    return value === undefined || (value === null && !slot.nullable) ? [] : [[slot.name, value] as const]
  })
  return { ...Object.fromEntries(kept), ...values }
}

/** The value of a slot in a flattened row; lists are kept there as JSON. */
function storedValue(row: Row, slot: Slot): unknown {
  const value = row[slot.name] ?? (slot.field ? row[slot.field.column] : undefined)
  return (slot.type === 'array' || slot.type === 'object') && typeof value === 'string'
    ? (parseJson(value) ?? undefined)
    : value
}

function describeAction(changes: { row: Row; values: Values }[], operation: WriteOperation, labels: Labels): string {
  const { entity, slots, kind } = operation
  const verb = kind === 'action' ? verbText(operation) : kind === 'delete' ? 'Delete' : 'Change'
  const tell = ({ row, values }: { row: Row; values: Values }) =>
    kind === 'update' ? describeDifferences(row, values, slots, labels) : describeValues(values, slots, labels)
  if (changes.length === 1) {
    const more = tell(changes[0]!)
    return `${verb} ${callRecord(changes[0]!.row, entity)}${more ? `: ${more}` : ''}`
  }
  return listUnder(
    `${verb} ${countRecords(changes.length, entity)}`,
    changes.map(change => {
      const more = kind === 'update' ? tell(change) : ''
      return `${nameOf(change.row, entity)}${more ? `: ${more}` : ''}`
    }),
  )
}

/** What takes a change back: the values before, or the record made again. */
function undoFor(
  changes: { row: Row; values: Values }[],
  operation: WriteOperation,
  labels: Labels,
  { knowledge }: WriteContext,
): { undo?: UndoOrder } {
  const { entity, slots, kind } = operation
  const id = keyColumn(operation)
  if (kind === 'update' && operation.idParameter && id) {
    const before = changes.map(({ row, values }) => ({
      row,
      values: Object.fromEntries(
        Object.keys(values).map(name => [
          name,
          storedValue(
            row,
            slots.find(s => s.name === name)!,
          ) ?? null,
        ]),
      ),
      now: values,
    }))
    const isPossible = before.every(({ values }) =>
      Object.entries(values).every(([name, value]) => value !== null || slots.find(s => s.name === name)!.nullable),
    )
    if (!isPossible) return {}
    const action = describeAction(
      before.map(({ row, values, now }) => ({ row: { ...row, ...now }, values })),
      operation,
      labels,
    )
    return {
      undo: {
        tool: operation.tool,
        action,
        calls: before.map(({ row, values }) => ({
          [operation.idParameter!]: row[id],
          ...nestValues(complete(row, values, operation), slots),
        })),
      },
    }
  }
  const creation = knowledge
    .apps()
    .find(a => a.model.name === operation.app)
    ?.writes.operations.find(o => o.entity === entity && o.kind === 'create')
  if (kind !== 'delete' || !creation) return {}
  const records = changes.map(({ row }) =>
    Object.fromEntries(
      creation.slots.flatMap(s => {
        const value = storedValue(row, s)
        return value === undefined || value === null ? [] : [[s.name, value] as const]
      }),
    ),
  )
  if (records.some(values => creation.slots.some(s => s.required && !(s.name in values)))) return {}
  const names = changes.map(({ row }) => nameOf(row, entity))
  return {
    undo: {
      tool: creation.tool,
      action:
        names.length === 1
          ? `Create ${callRecord(changes[0]!.row, entity)} again, with the values it had (it gets a new id)`
          : listUnder(
              `Create ${countRecords(names.length, entity)} again, with the values they had (they get new ids)`,
              names,
            ),
      calls: records.map(values => nestValues(values, creation.slots)),
    },
  }
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
    const target = operation.slots.find(s => s.name === name)?.target
    const entity = target === undefined ? undefined : model.entities.get(target)
    const ids = [...new Set(rows.map(row => row[name]).filter(id => typeof id === 'string' || typeof id === 'number'))]
    if (!entity?.idField || ids.length > 5) continue
    for (const id of [...ids, values[name]]) {
      if (typeof id !== 'string' && typeof id !== 'number') continue
      const found = await findRecords(queryById(entity, id), context, false)
      if ('rows' in found) addLabel(labels, name, id, nameOf(found.rows[0]!, entity))
    }
  }
}
