const LONGEST_PERIOD = 200
const LEAST_TIMES = 6
const LEAST_LENGTH = 120

/** Whether a text ends in the same words over and over: a model that got stuck. */
export function isRepeating(text: string): boolean {
  for (let period = 1; period <= LONGEST_PERIOD; period++) {
    const length = Math.max(LEAST_LENGTH, period * LEAST_TIMES)
    if (length > text.length) return false
    const end = text.slice(-length)
    if (!/\S/.test(end)) return true
    if (end.slice(period) === end.slice(0, -period) && /[\p{L}\p{N}]/u.test(end)) return true
  }
  return false
}

/** The text up to where it began to repeat itself. */
export function withoutRepetition(text: string): string {
  for (let period = 1; period <= LONGEST_PERIOD; period++) {
    const length = Math.max(LEAST_LENGTH, period * LEAST_TIMES)
    if (length > text.length) break
    if (text.slice(-length).slice(period) !== text.slice(-length, -period)) continue
    let from = text.length - length
    while (from > 0 && text[from - 1] === text[from - 1 + period]) from--
    return text.slice(0, from + period).trim()
  }
  return text.trim()
}
