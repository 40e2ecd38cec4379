/** Steps that a pattern may take at worst, about. */
const MOST_STEPS = 1e7

/**
 * Whether a text matches a pattern of a schema; undefined where looking could take long or the pattern is none here (the
 * server looks again). A pattern of somebody else can take time that grows without bound: `(a+)+` and `(a?){40}a{40}` with a
 * power of two, `a*a*a*` with the third power of the length. So the ways in which it can be tried are counted first.
 */
export function checkPattern(pattern: string, text: string): boolean | undefined {
  const ways = countWays(pattern, text.length)
  const starts = pattern.startsWith('^') ? 1 : text.length + 1
  if (ways === undefined || ways * starts > MOST_STEPS) return undefined
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags).test(text)
    } catch {
      // Not written for this flag.
    }
  return undefined
}

/** Longest pattern that is looked at, in characters. */
const LONGEST = 2000
/** One character or class, or what matches no character at all. */
const ATOM = /\\[pPu]\{[^}]*\}|\\[xu][\da-f]{2,4}|\\c[a-z]|\\[^\d]|\\0|\[(?:[^\]\\]|\\.)*\]|[^\\()|*+?{}[]|[}\]]/iy
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y
const GROUP = /\((?:\?(?::|<[\p{L}_$][\p{L}\p{N}_$]*>))?/uy

/**
 * In how many ways a pattern can be tried on one place of a text, at most: choices add up, what follows each other
 * multiplies. Undefined for what is repeated without end and has several ways itself, looks around, refers back, or is not
 * understood here.
 */
function countWays(pattern: string, length: number): number | undefined {
  if (pattern.length > LONGEST) return undefined
  let at = 0
  const take = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at
    const match = expression.exec(pattern)
    if (match) at += match[0].length
    return match
  }

  /** Of what is not understood: nothing behind it is looked at. */
  const giveUp = (): number => {
    at = pattern.length
    return NaN
  }

  function countChoices(): number {
    let ways = countSequence()
    while (pattern[at] === '|') {
      at++
      ways += countSequence()
    }
    return ways
  }

  function countSequence(): number {
    let ways = 1
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') ways *= countTerm()
    return ways
  }

  function countTerm(): number {
    let ways = 1
    if (pattern[at] === '(') {
      // Around what is looked at, and back to it, no bound is known.
      if (/^\(\?(?:<?[=!]|[a-z-]+[:)])/i.test(pattern.slice(at, at + 8)) || !take(GROUP)) return giveUp()
      ways = countChoices()
      if (pattern[at++] !== ')') return giveUp()
    } else if (!take(ATOM)) return giveUp()
    const quantifier = take(QUANTIFIER)
    if (!quantifier) return ways
    const [written, least, comma, most] = quantifier
    if (written.startsWith('?')) return ways + 1
    if (least !== undefined && (!comma || most)) {
      const [low, high] = [Number(least), Number(most || least)]
      return Math.min(high - low + 1, length + 1) * ways ** Math.min(high, length + 1)
    }
    return ways <= 1 ? length + 1 : NaN
  }

  const ways = countChoices()
  return at !== pattern.length || Number.isNaN(ways) ? undefined : ways
}
