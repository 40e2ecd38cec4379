import { messageOf } from '../../lib/errors.ts'

/** Notes in the message of a service. */
const MOST_SHOWN = 5

/** The first notes as one message; `/status` has all of them. */
export function summariseNotes(notes: readonly string[]): string {
  const more = notes.length - MOST_SHOWN
  return [...notes.slice(0, MOST_SHOWN), ...(more > 0 ? [`and ${more} more, see /status`] : [])].join('; ')
}

/** An error with everything behind it, for `/status` and the log. */
export function explain(cause: unknown): string {
  const texts: string[] = []
  for (let current: unknown = cause, depth = 0; current !== undefined && depth < 5; depth++) {
    const text = messageOf(current)
    if (!texts.includes(text)) texts.push(text)
    current = current instanceof Error ? current.cause : undefined
  }
  return texts.join(': ')
}
