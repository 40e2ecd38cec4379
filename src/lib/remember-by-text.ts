/** Texts of which something is kept. */
const MOST_KEPT = 64

/**
 * The same function of a text, which works it out once for those of late: the steps of one message look at the same few texts over and
 * over. It must depend on nothing but the text.
 */
export function rememberByText<T>(make: (text: string) => T, most = MOST_KEPT): (text: string) => T {
  const known = new Map<string, { made: T }>()
  let last: { text: string; made: T } | undefined
  return text => {
    if (last?.text === text) return last.made
    const before = known.get(text)
    if (!before && known.size >= most) known.clear()
    const { made } = before ?? { made: make(text) }
    if (!before) known.set(text, { made })
    last = { text, made }
    return made
  }
}
