import type { Approval, Change } from '../../../contract/chat.ts'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import { isSame } from '../forms/is-same.ts'

/** A change as the card shows it. */
export interface ShownChange extends Change {
  /** The value after it was edited in the form. */
  isEdited?: boolean
  /** After the edit the value is not given any more, or is what it was: it stays. */
  stays?: boolean
}

/** What will change with edited arguments, as far as that can be known from here. */
export interface Followed {
  changes: readonly ShownChange[]
  /** Arguments that were edited and are none of the listed values: what they change is not known before the call. */
  others: string[]
  /** The list is that of the arguments before they were edited. */
  isOld: boolean
}

/**
 * The changes of an approval with arguments that were edited. A change names its value by the way to it inside the
 * arguments, with several records inside those of one call; where calls were added or removed, or values of a record
 * that goes are shown, the list stays what it was.
 */
export function followEdits({ args: before, changes = [], kind }: Approval, args: JsonObject): Followed {
  if (isSame(before, args)) return { changes, others: [], isOld: false }
  const [old, now] = [callsOf(before), callsOf(args)]
  const places = placesOf(changes, old.length)
  if (!changes.length || kind === 'delete' || old.length !== now.length || !places)
    return { changes, others: [], isOld: changes.length > 0 }
  const shown = changes.map((change, at): ShownChange => {
    const [was, is] = [old, now].map(calls => valueAt(calls[places[at]!], change.field))
    if (isSame(was, is)) return change
    const { after: _after, after_label: _label, ...rest } = change
    if (is === undefined) return { ...rest, stays: true }
    return { ...rest, after: is, isEdited: true, ...('before' in rest && isSame(rest.before, is) && { stays: true }) }
  })
  const others = now.flatMap((call, at) =>
    [...new Set([...Object.keys(call), ...Object.keys(old[at]!)])].filter(
      name =>
        !isSame(call[name], old[at]![name]) &&
        !changes.some(({ field }) => field.split('.')[0] === name || field === name),
    ),
  )
  return { changes: shown, others: [...new Set(others)], isOld: false }
}

/** The calls of one approval: one, or the same one for several records. */
const callsOf = (args: JsonObject): JsonObject[] =>
  Array.isArray(args.calls) && args.calls.length && args.calls.every(isObject) ? args.calls : [args]

/** Which call each change belongs to: changes come in the order of the calls. Undefined where that cannot be told. */
function placesOf(changes: readonly Change[], calls: number): number[] | undefined {
  if (calls === 1) return changes.map(() => 0)
  let at = -1
  const seen = new Set<string>()
  const places = changes.map(({ record, field }, n) => {
    // The same value of the same name once more is one of another record that is called the same.
    if (record !== changes[n - 1]?.record || seen.has(field)) {
      at++
      seen.clear()
    }
    seen.add(field)
    return at
  })
  return at < calls && changes.every(({ record }) => record) ? places : undefined
}

const valueAt = (call: JsonObject | undefined, field: string): unknown =>
  call && Object.hasOwn(call, field)
    ? call[field]
    : field.split('.').reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), call)
