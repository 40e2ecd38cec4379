/** Steps that a pattern may take at worst, about. */
const MOST_STEPS = 1e7
const LONGEST = 20_000

/**
 * Whether a text matches a pattern of a schema; undefined where looking could take long or the pattern is none here (the
 * server looks again). A pattern of somebody else can take time that grows with a power of the length: `(a+)+` for ever,
 * `a*a*a*` with its third. So a repeated part may hold no repetition or choice itself, and a text may be as long as
 * n to the power of the number of repetitions allows.
 */
export function checkPattern(pattern: string, text: string): boolean | undefined {
  const repetitions = countRepetitions(pattern)
  if (repetitions === undefined || text.length > LONGEST || text.length ** Math.max(1, repetitions) > MOST_STEPS)
    return undefined
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags).test(text)
    } catch {
      // Not written for this flag.
    }
  return undefined
}

/** Unbounded or long repetitions of a pattern; undefined where one stands inside another, or with references back. */
function countRepetitions(pattern: string): number | undefined {
  const plain = pattern.replace(/\\[pPu]\{[^}]*\}|\\[^\d]/g, 'x').replace(/\[(?:[^\]\\]|\\.)*\]/g, 'x')
  if (/\\\d|\(\?<?[=!]/.test(plain)) return undefined
  let count = 0
  /** Per open group: whether a repetition or a choice stands in it. */
  const groups: boolean[] = [false]
  let closed = false
  for (let at = 0; at < plain.length; at++) {
    const rest = plain.slice(at)
    const [quantifier, , most] = /^(?:[*+]|\{\d*(,?)(\d*)\})/.exec(rest) ?? []
    if (quantifier) {
      const isLong = !quantifier.startsWith('{') || (quantifier.includes(',') && (!most || Number(most) > 8))
      if (closed && isLong && !quantifier.endsWith('?')) return undefined
      if (isLong) {
        count++
        groups[groups.length - 1] = true
      }
      at += quantifier.length - 1
      closed = false
    } else if (plain[at] === '(') {
      groups.push(false)
      closed = false
    } else if (plain[at] === ')') {
      closed = groups.pop() ?? false
      if (closed) groups[groups.length - 1] = true
    } else {
      if (plain[at] === '|') groups[groups.length - 1] = true
      closed = false
    }
  }
  return count
}
