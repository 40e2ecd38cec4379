/** Words of which something is kept. */
const MOST_KEPT = 50_000

/** The same function of a word, which works everything out once. It must depend on nothing but the word. */
export function rememberByWord<T>(make: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return word => {
    const before = known.get(word)
    if (before !== undefined) return before
    const made = make(word)
    if (known.size < MOST_KEPT) known.set(word, made)
    return made
  }
}
