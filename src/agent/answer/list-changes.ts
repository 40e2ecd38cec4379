import type { Change } from '../../contract/chat.ts'
import { isObject } from '../../lib/json.ts'
import type { PendingWrite } from '../turn.ts'
import type { Field } from '../understand/entity-model/catalogue-model.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import { isParentKey, labelOf, type Slot } from '../understand/writes/slots.ts'
import { labelFor, type Labels } from './describe-change.ts'
import { nameOf } from './describe-selection.ts'
import type { Row } from './find-records.ts'
import { storedValue } from './stored-value.ts'

type Args = Record<string, unknown>

/** Changes that are shown of one approval; the rest is counted. */
const MOST_CHANGES = 100
/** Values that tell which record goes. */
const TELLING = 8

/** What is known of a write before it is made. */
export type ListedChanges = Pick<PendingWrite, 'kind' | 'changes' | 'changesTotal' | 'seen'>

/**
 * What calls of an operation will change, each beside the record as it was read (none where it was not): for a change the
 * values that will be others, for a deletion the telling values of what goes, for a creation those of the new record. What an
 * action on a record does is not known. Values are those of the arguments, so what is shown is what is sent.
 */
export function listChanges(
  operation: WriteOperation,
  orders: readonly Args[],
  rows: readonly (Row | undefined)[],
  labels: Labels = new Map(),
): ListedChanges {
  const { kind } = operation
  if (kind === 'action') return { kind: 'call' }
  const groups = orders.map((args, at) => {
    const row = rows[at]
    const record = orders.length > 1 ? nameFor(args, row, operation) : undefined
    const own = ownChanges(args, row, operation, labels)
    return own.map(change => ({ ...(record && { record }), ...change }))
  })
  const seen = kind === 'create' ? undefined : orders.map((args, at) => seenOf(args, rows[at], operation))
  return {
    kind: kind === 'update' ? 'change' : kind,
    ...(groups.some(group => group.length) && { changes: firstOf(groups), changesTotal: groups.flat().length }),
    ...(seen?.some(Boolean) && { seen }),
  }
}

function ownChanges(args: Args, row: Row | undefined, operation: WriteOperation, labels: Labels): Change[] {
  if (operation.kind === 'create') return valuesAfter(args, operation, labels)
  return operation.kind === 'delete' ? valuesBefore(row, operation) : differences(args, row, operation, labels)
}

/** Whole records as long as they fit; the first one in any case. */
function firstOf(groups: Change[][]): Change[] {
  const shown: Change[] = []
  for (const group of groups) {
    if (shown.length && shown.length + group.length > MOST_CHANGES) break
    shown.push(...group)
  }
  return shown
}

const nameFor = (args: Args, row: Row | undefined, { entity, idParameter, slots }: WriteOperation): string => {
  const given =
    row ?? Object.fromEntries(slots.map(slot => [slot.field?.column ?? slot.name, valueAt(args, slot.path)]))
  const name = nameOf(given, entity)
  return name || `${entity.noun} ${idParameter ? String(args[idParameter]) : ''}`.trim()
}

/** The value that a call gives for a slot; undefined when it gives none. */
export const valueAt = (args: Args, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), args)

/** The slots that a call gives a value for. */
export const givenSlots = ({ slots }: WriteOperation, args: Args): { slot: Slot; value: unknown }[] =>
  slots.flatMap(slot => {
    const value = isParentKey(slot) ? undefined : valueAt(args, slot.path)
    return value === undefined ? [] : [{ slot, value }]
  })

const describeSlot = (slot: Slot) => ({ field: slot.path.join('.'), label: labelOf(slot) })

function valuesAfter(args: Args, operation: WriteOperation, labels: Labels): Change[] {
  return givenSlots(operation, args).map(({ slot, value }) => {
    const name = labelFor(labels, slot.name, value)
    return { ...describeSlot(slot), after: value, ...(name !== undefined && { after_label: name }) }
  })
}

function differences(args: Args, row: Row | undefined, operation: WriteOperation, labels: Labels): Change[] {
  return givenSlots(operation, args).flatMap(({ slot, value }) => {
    const before = row && (storedValue(row, slot) ?? null)
    if (row && isSameValue(before, value)) return []
    const [old, name] = [before, value].map(one => labelFor(labels, slot.name, one))
    return [
      {
        ...describeSlot(slot),
        ...(row && { before }),
        after: value,
        ...(old !== undefined && row && { before_label: old }),
        ...(name !== undefined && { after_label: name }),
      },
    ]
  })
}

/** Names first, then what tells most of a record. */
const RANK: readonly Field['role'][] = ['name', 'category', 'money', 'email', 'date', 'reference', 'number', 'boolean', 'text'] // oxfmt-ignore
const rankOf = ({ role }: Field) => (RANK.includes(role) ? RANK.indexOf(role) : RANK.length)

function tellingFields({ entity }: WriteOperation, row: Row): Field[] {
  const { idField, nameFields } = entity
  const isShort = (value: unknown) => !isObject(value) && !Array.isArray(value) && String(value).length <= 120
  const others = entity.fields
    .filter(f => f !== idField && !nameFields.includes(f) && isShort(row[f.column]))
    .sort((a, b) => rankOf(a) - rankOf(b))
  return [...(idField ? [idField] : []), ...nameFields, ...others]
    .filter(({ column }) => row[column] !== undefined && row[column] !== null && row[column] !== '')
    .slice(0, TELLING)
}

const valuesBefore = (row: Row | undefined, operation: WriteOperation): Change[] =>
  row
    ? tellingFields(operation, row).map(({ column, words }) => ({
        field: column,
        label: words.join(' '),
        before: row[column],
      }))
    : []

/** What was seen of the record that the call rests on: the values it replaces, or those that tell which record goes. */
function seenOf(args: Args, row: Row | undefined, operation: WriteOperation): Record<string, unknown> | null {
  if (!row) return null
  const seen =
    operation.kind === 'delete'
      ? tellingFields(operation, row).map(({ column }) => [column, row[column]] as const)
      : givenSlots(operation, args).map(({ slot }) => [slot.name, storedValue(row, slot) ?? null] as const)
  return seen.length ? Object.fromEntries(seen) : null
}

/** The same value, however lists and details of a service write it: "5" and 5, none and empty. */
export function isSameValue(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length) ? null : value
  const [x, y] = [plain(a), plain(b)]
  if (x === null || y === null) return x === y
  return typeof x === 'object' || typeof y === 'object'
    ? JSON.stringify(x) === JSON.stringify(y)
    : String(x as string) === String(y as string)
}
