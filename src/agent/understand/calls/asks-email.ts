import type { Slot } from './describe-slots.ts'
import type { ReadText } from './read-text.ts'

/** Whether a slot takes addresses of e-mail, by its name or its description; the subject of an e-mail is none. */
const asksEmail = ({ roles, path, description }: Slot): boolean =>
  roles.has('email') && (/e[-_ ]?mails?$/i.test(path.at(-1)!) || /\be-?mail address/i.test(description))

/** Whether a slot takes addresses of e-mail and a value, or one of a list, is none, in a text that has some. */
export function isNoEmail(slot: Slot, value: unknown, { values }: ReadText): boolean {
  if (!asksEmail(slot) || !values.some(({ kind }) => kind === 'email')) return false
  const all: readonly unknown[] = Array.isArray(value) ? value : [value]
  return all.some(one => typeof one === 'string' && !one.includes('@'))
}
