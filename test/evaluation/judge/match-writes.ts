import type { ChatResponse } from '../../../src/contract/chat.ts'
import type { WriteGold } from '../gold.ts'
import { isUnchanged, type Difference, type Row } from '../services/records.ts'
import { asNumber } from './numbers.ts'
import { isObject, norm, show } from './words.ts'

const digitsOf = (value: unknown) => String(value).replace(/\D/g, '')

/** Is the value what was asked for? Objects may hold more than that; phone numbers are digits. */
function isSameValue(found: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'number') return asNumber(found) === wanted
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every(one => found.some(value => isSameValue(value, one)))
    )
  if (isObject(wanted))
    return isObject(found) && Object.entries(wanted).every(([key, value]) => isSameValue(found[key], value))
  if (typeof wanted !== 'string') return (found ?? null) === (wanted ?? null)
  if (norm(found ?? '') === norm(wanted)) return true
  if (/^\d{4}-\d\d-\d\d$/.test(wanted)) return String(found).startsWith(wanted)
  return /^\+?[\d\s()-]{7,}$/.test(wanted) && digitsOf(found) === digitsOf(wanted)
}

const wrongFields = (row: Row, fields: Record<string, unknown>) =>
  Object.keys(fields).filter(key => !isSameValue(row[key], fields[key]))
const tellFields = (row: Row, fields: Record<string, unknown>) =>
  wrongFields(row, fields)
    .map(key => `${key} is ${show(row[key])}, expected ${show(fields[key])}`)
    .join('; ')

/** What changed, in words. */
export function tellDifference({ created, deleted, changed }: Difference): string {
  const told = [
    ...created.map(({ kind, row }) => `created ${kind}/${row.id}`),
    ...deleted.map(({ kind, row }) => `deleted ${kind}/${row.id}`),
    ...changed.map(({ kind, id, fields }) => `changed ${kind}/${id} (${fields.join(', ')})`),
  ]
  return told.slice(0, 4).join('; ') || 'nothing changed'
}

function take<T>(list: T[], test: (one: T) => boolean): T | undefined {
  const index = list.findIndex(test)
  return index < 0 ? undefined : list.splice(index, 1)[0]
}

/** The services differ by exactly this. */
export function matchWrite(
  gold: WriteGold,
  { response, data }: ChatResponse,
  difference: Difference,
): string | undefined {
  const left = { created: [...difference.created], deleted: [...difference.deleted], changed: [...difference.changed] }
  const waiting = data.approval ? ', an approval is pending' : `, reply ${show(response)}`
  for (const { kind, fields } of gold.create) {
    if (take(left.created, one => one.kind === kind && wrongFields(one.row, fields).length === 0)) continue
    const near = left.created.find(one => one.kind === kind)
    if (near) return `created ${kind}/${near.row.id}, but ${tellFields(near.row, fields)}`
    return `nothing new in ${kind}: ${tellDifference(difference)}${waiting}`
  }
  for (const { kind, id, fields } of gold.update) {
    const change = take(left.changed, one => one.kind === kind && one.id === id)
    if (!change) return `${kind}/${id} did not change: ${tellDifference(difference)}${waiting}`
    const wrong = tellFields(change.after, fields)
    if (wrong) return `${kind}/${id}: ${wrong}`
    const other = change.fields.filter(key => !(key in fields) && !gold.mayChange.includes(key))
    if (other.length > 0) return `${kind}/${id}: ${other.join(', ')} changed too`
  }
  for (const { kind, id } of gold.remove)
    if (!take(left.deleted, one => one.kind === kind && one.row.id === id))
      return `${kind}/${id} is still there: ${tellDifference(difference)}${waiting}`
  return isUnchanged(left) ? undefined : `more than asked: ${tellDifference(left)}`
}

export function matchNoWrite({ data }: ChatResponse, difference: Difference): string | undefined {
  if (!isUnchanged(difference)) return tellDifference(difference)
  return data.approval && `an approval is pending: ${show(data.approval.action)}`
}

export function matchPending({ response, data }: ChatResponse, difference: Difference): string | undefined {
  if (!isUnchanged(difference)) return `done without a yes: ${tellDifference(difference)}`
  return data.approval || /\?/.test(response) ? undefined : `neither an approval nor a question: ${show(response)}`
}
