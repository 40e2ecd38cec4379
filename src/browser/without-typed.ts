import { isObject } from '../lib/json.ts'

/** Arguments that hold what goes into a page: `text`, and `value` of the fields of a form. */
const TYPED = new Set(['text', 'value'])

/**
 * A text for a log or a caller without what was to be typed: Playwright tells of a failed call with its arguments, and what
 * was typed may be a password.
 */
export function withoutTyped(message: string, args: unknown): string {
  return [...new Set(typedIn(args))]
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (shown, text) => shown.replaceAll(text, '[typed]').replaceAll(JSON.stringify(text).slice(1, -1), '[typed]'),
      message,
    )
}

function typedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(typedIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!TYPED.has(name)) return typedIn(inner)
    return [inner].flat().filter((text): text is string => typeof text === 'string' && text.trim() !== '')
  })
}
