/** Texts of which something is kept for one moment. */
const MOST_KEPT = 200

/**
 * The same function of a text and the moment at which it is read, which is one turn: it works everything out once, as long as the
 * moment is in use. It must depend on nothing else.
 */
export function rememberByMoment<T>(make: (text: string, now: Date) => T): (text: string, now: Date) => T {
  const known = new WeakMap<Date, Map<string, { made: T }>>()
  return (text, now) => {
    const texts = known.get(now) ?? new Map<string, { made: T }>()
    const one = texts.get(text) ?? { made: make(text, now) }
    if (texts.size >= MOST_KEPT) texts.clear()
    known.set(now, texts.set(text, one))
    return one.made
  }
}
