import { parseJson } from '../../lib/json.ts'
import { storedValue } from './stored-value.ts'
import type { Entity } from '../understand/entity-model/catalogue-model.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import { currencySlotOf } from '../understand/writes/read-currency.ts'
import { labelOf, type Slot } from '../understand/writes/slots.ts'
import { plural } from '../understand/language/words.ts'
import { nameOf } from './describe-selection.ts'
import type { Row } from './find-records.ts'
import { formatValue } from './format.ts'

const SHOWN = 10

/** Names of records that slots point to, by slot and key, so that an answer tells them instead of keys. */
export type Labels = Map<string, string>

const labelKey = (slot: string, value: unknown) => `${slot} ${String(value)}`
export const labelFor = (labels: Labels, slot: string, value: unknown): string | undefined =>
  labels.get(labelKey(slot, value))
export const addLabel = (labels: Labels, slot: string, value: unknown, label: string): void =>
  void labels.set(labelKey(slot, value), label)

export function writeSlotValue(slot: Slot | undefined, name: string, value: unknown, labels: Labels): string {
  const known = labels.get(labelKey(name, value))
  if (known !== undefined) return known
  if (value === null || (Array.isArray(value) && !value.length)) return 'none'
  if (Array.isArray(value))
    return value
      .map((item, at) =>
        item !== null && typeof item === 'object'
          ? Object.entries(item as Row)
              .map(([key, inner]) => labels.get(labelKey(`${name}.${at}.${key}`, inner)) ?? `${key} ${String(inner)}`)
              .join(' ')
          : String(item),
      )
      .join(', ')
  return formatValue(value, slot?.field)
}

/** An amount that is sent with its currency is told in that one. */
function inCurrency(slot: Slot, values: Record<string, unknown>, slots: Slot[]): Slot {
  const code = slot.field?.role === 'money' ? currencySlotOf(slot, slots) : undefined
  const currency = code && values[code.name]
  return slot.field && typeof currency === 'string' ? { ...slot, field: { ...slot.field, currency } } : slot
}

/** "title New Dawn, price $25, author Ada Moreno". */
export function describeValues(values: Record<string, unknown>, slots: Slot[], labels: Labels): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const slot = slots.find(s => s.name === name)
      const own = slot && inCurrency(slot, values, slots)
      return `${slot ? labelOf(slot) : name.replace(/[_.]/g, ' ')} ${writeSlotValue(own, name, value, labels)}`
    })
    .join(', ')
}

/** What a record is called, with its noun: "the lead Ann Lee", "loan 5". */
export function callRecord(row: Row, entity: Entity): string {
  const name = nameOf(row, entity)
  return name.startsWith(`${entity.noun} `) ? name : `the ${entity.noun} ${name}`
}

/** "status new → contacted". */
export function describeDifferences(
  before: Row,
  values: Record<string, unknown>,
  slots: Slot[],
  labels: Labels,
): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const slot = slots.find(s => s.name === name)
      const stored = (slot ? storedValue(before, slot) : before[name]) ?? null
      const list = typeof stored === 'string' && slot?.type === 'array' ? parseJson(stored) : undefined
      const old =
        labels.get(labelKey(name, stored)) ??
        (Array.isArray(list) ? list.join(', ') || 'none' : formatValue(stored, slot?.field))
      const own = slot && inCurrency(slot, values, slots)
      return `${slot ? labelOf(slot) : name} ${old} → ${writeSlotValue(own, name, value, labels)}`
    })
    .join(', ')
}

/** A list of records under a heading, cut with a count. */
export function listUnder(heading: string, lines: string[]): string {
  const rest = lines.length - SHOWN
  return [
    `${heading}:`,
    ...lines.slice(0, SHOWN).map(line => `- ${line}`),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
  ].join('\n')
}

export const countRecords = (count: number, entity: Entity) =>
  `${count} ${count === 1 ? entity.noun : plural(entity.noun)}`

/** How an action is told: "Return", "Check out". */
export const verbText = ({ verb }: WriteOperation): string => {
  const text = verb.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function describeAction(
  changes: { row: Row; values: Record<string, unknown> }[],
  operation: WriteOperation,
  labels: Labels,
): string {
  const { entity, slots, kind } = operation
  const verb = kind === 'action' ? verbText(operation) : kind === 'delete' ? 'Delete' : 'Change'
  const tell = ({ row, values }: { row: Row; values: Record<string, unknown> }) =>
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
