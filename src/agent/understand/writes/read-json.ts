import { isObject, parseJson } from '../../../lib/json.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import type { Slot } from './slots.ts'

/**
 * Values that a message gives as a JSON object: by slot name, keys compared word by word ("firstName" for first_name).
 * `rest` is the message without the object. Undefined when there is none.
 */
export function readJson(
  text: string,
  slots: Slot[],
): { values: Record<string, unknown>; unknown: string[]; rest: string } | undefined {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  const given = start >= 0 && end > start ? parseJson(text.slice(start, end + 1)) : undefined
  if (!isObject(given)) return undefined
  const values: Record<string, unknown> = {}
  const unknown: string[] = []
  const key = (words: string[]) => words.map(stem).join(' ')
  const read = (object: Record<string, unknown>, path: string[]) => {
    for (const [name, value] of Object.entries(object)) {
      const words = [...path, name].flatMap(splitIdentifier)
      const slot =
        slots.find(s => [s.name, s.path.join('.')].includes([...path, name].join('.'))) ??
        slots.find(s => key(s.words) === key(words))
      if (slot) values[slot.name] = value
      else if (isObject(value)) read(value, [...path, name])
      else unknown.push([...path, name].join('.'))
    }
  }
  read(given, [])
  return { values, unknown, rest: `${text.slice(0, start)} ${text.slice(end + 1)}`.replace(/```(?:json)?/g, ' ') }
}
