/** Words of which something is kept. */
const MOST_KEPT = 50_000

/** The same function of a word, which works everything out once, for as many words. It must depend on nothing but the word. */
export function rememberByWord<T>(make: (word: string) => T, most = MOST_KEPT): (word: string) => T {
  const known = new Map<string, T>()
  return word => {
    const before = known.get(word)
    if (before !== undefined) return before
    const made = make(word)
    if (known.size < most) known.set(word, made)
    return made
  }
}
