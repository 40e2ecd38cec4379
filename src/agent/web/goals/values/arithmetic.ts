/** Signs and words for the four operations. */
const SIGNS: readonly [RegExp, string][] = [
  [/[×✕∗·]|\b(?:times|multiplied by)\b|(?<=[\d)?]\s*)x(?=\s*[\d(?])/gi, '*'],
  [/[÷]|\bdivided by\b|\bover\b/gi, '/'],
  [/[−–]|\bminus\b/gi, '-'],
  [/\bplus\b/gi, '+'],
  [/\bequals\b/gi, '='],
]

/** An expression or equation in plain signs; undefined: the text is none. */
export function readExpression(text: string): string | undefined {
  let plain = text.replace(/\s+/g, ' ').trim()
  for (const [pattern, sign] of SIGNS) plain = plain.replace(pattern, sign)
  plain = plain
    .replace(/^(?:what is|what's|solve|compute|calculate)[: ]+/i, '')
    .replace(/[_?]+|\.{3}|…|□/g, '?')
    .trim()
  // 3/4/2026 and 2026-04-03 are dates.
  if (/^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$/.test(plain)) return undefined
  if (!/^[\d\s+*/().=?-]*[a-z]?[\d\s+*/().=?-]*$/i.test(plain)) return undefined
  return /\d\s*[a-z?]?\s*[+*/-]\s*[(]*\s*[\d(a-z?]|[a-z?]\s*[+*/-]\s*\d|\d\s*=\s*[a-z?]|[a-z?]\s*=\s*\d|\d\s*[+*/-]\s*\d/i.test(
    plain,
  )
    ? plain
    : undefined
}

/**
 * The value of an expression ("3 + 4 =", "(2 + 1) * 5"), or what the unknown of a linear equation is ("x + 3 = 10",
 * "? - 2 = 5"); undefined where there is no one value.
 */
export function solve(text: string): number | undefined {
  const plain = readExpression(text)
  if (plain === undefined) return undefined
  const [left, right, more] = plain.split('=').map(side => side.trim())
  if (more !== undefined) return undefined
  if (right === undefined || right === '' || right === '?')
    return valueOf(right === undefined ? withoutGap(left!) : left!)
  if (left === '' || left === '?') return valueOf(right)
  const at = (value: number) => {
    const [a, b] = [evaluate(left!, value), evaluate(right, value)]
    return a === undefined || b === undefined ? undefined : a - b
  }
  const root = rootOf(at)
  if (root !== undefined) return tidy(root)
  // "42 / x = 6" is a straight line over 1 / x.
  const reciprocal = rootOf(value => at(1 / value), 1)
  return reciprocal === undefined || reciprocal === 0 ? undefined : tidy(1 / reciprocal)
}

/** Thirds and sixths differ from themselves by so little. */
const NEGLIGIBLE = 1e-9

/** Where a straight line through three points from a first one on is nothing; undefined: it is no straight line. */
function rootOf(at: (value: number) => number | undefined, from = 0): number | undefined {
  const [first, second, third] = [at(from), at(from + 1), at(from + 2)]
  if (first === undefined || second === undefined || third === undefined || second === first) return undefined
  if (![first, second, third].every(Number.isFinite)) return undefined
  if (Math.abs(third - first - 2 * (second - first)) > NEGLIGIBLE) return undefined
  return from - first / (second - first)
}

/** "42 - 7 ?": a gap behind a whole expression is where its value goes, as under the line of a written sum. */
const withoutGap = (text: string): string => text.replace(/(?<=[\d)])\s*\?$/, '')

const tidy = (value: number): number => Math.round(value * 1e9) / 1e9

/** The value of an expression without an unknown. */
function valueOf(text: string): number | undefined {
  const value = evaluate(text)
  return value === undefined ? undefined : tidy(value)
}

/** Recursive descent over + - * / and brackets; letters and "?" stand for the unknown. */
function evaluate(text: string, unknown?: number): number | undefined {
  const tokens = text.match(/\d+(?:\.\d+)?|[-+*/()]|[a-z?]/gi) ?? []
  let at = 0
  const primary = (): number => {
    const token = tokens[at++]
    if (token === undefined) return NaN
    if (token === '(') {
      const inner = sum()
      return tokens[at++] === ')' ? inner : NaN
    }
    if (token === '-') return -primary()
    if (token === '+') return primary()
    if (/^[a-z?]$/i.test(token)) return unknown ?? NaN
    const number = Number(token)
    // "2x", "3(4 + 1)"
    return /^(?:[a-z?]|\()$/i.test(tokens[at] ?? '') ? number * primary() : number
  }
  const product = (): number => {
    let value = primary()
    while (tokens[at] === '*' || tokens[at] === '/')
      value = tokens[at++] === '*' ? value * primary() : value / primary()
    return value
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product()
    return value
  }
  const value = sum()
  return at === tokens.length && Number.isFinite(value) ? value : undefined
}

/** "the sum of 3 and 4", "the product of 2, 3 and 4", "the difference between 9 and 4". */
export function solveInWords(text: string): number | undefined {
  const match = /\b(sum|total|product|difference|quotient|average|mean)\s+(?:of|between)\s+(.+)$/i.exec(text)
  const numbers = match?.[2]!.match(/-?\d+(?:\.\d+)?/g)?.map(Number)
  if (!match || !numbers || numbers.length < 2) return solve(text)
  const sum = numbers.reduce((a, b) => a + b)
  switch (match[1]!.toLowerCase()) {
    case 'product':
      return numbers.reduce((a, b) => a * b)
    case 'difference':
      return Math.abs(numbers[0]! - numbers[1]!)
    case 'quotient':
      return tidy(numbers[0]! / numbers[1]!)
    case 'average':
    case 'mean':
      return tidy(sum / numbers.length)
    default:
      return sum
  }
}
