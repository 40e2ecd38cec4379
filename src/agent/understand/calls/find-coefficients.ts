import { pattern } from '../../../lib/patterns.ts'
import type { Found } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import type { Span } from './planned-call.ts'
import type { ReadText } from './read-text.ts'

/** A polynomial in x as it is written: its coefficients by their powers. */
interface Polynomial extends Span {
  coefficients: ReadonlyMap<number, number>
}

const POWER = String.raw`x(?:\s*(?:\^|\*\*)\s*\d|[²³])?`
const FIGURE = String.raw`\d+(?:\.\d+)?`
/** One term of a polynomial, "- 4x^2", "x", "+ 7", and two or more of them in a row. */
const TERM = String.raw`[-−+]?\s*(?:${FIGURE}\s*\*?\s*${POWER}|${POWER}|${FIGURE})(?![\p{L}\d^])`
const POLYNOMIAL = new RegExp(
  String.raw`(?<![\p{L}\d.^*])${TERM}(?:\s*[-−+]\s*(?=[\dx])${TERM.replace('[-−+]?', '')})+`,
  'giu',
)
const TERMS = pattern('giu')`
  (?<sign>[-−+])?\s*(?:
    (?<figure>\d+(?:\.\d+)?)?\s*\*?\s*(?<x>x)(?:\s*(?:\^|\*\*)\s*(?<power>\d)|(?<raised>[²³]))?
    |(?<constant>\d+(?:\.\d+)?)
  )
`

/** The other side of an equation, where that is a figure. */
const EQUALS = /^\s*=\s*([-+]?\d+(?:\.\d+)?)(?![\d.]*x)/

const COEFFICIENT_OF = pattern('iu')`
  \bcoefficients?\s(?:of|for|before)\s(?:the\s)?(
    x(?:\s?(?:\^|\*\*)\s?\d|[²³]|\ssquared|\scubed)?(?![\p{L}\d])|quadratic|linear|cubic
  )
`

/** The power of x whose coefficient a slot asks for: 0 for the constant term; undefined when it asks for none. */
function powerOf({ description }: Slot): number | undefined {
  if (/\bconstant (?:term|coefficient)\b/i.test(description)) return 0
  const of = COEFFICIENT_OF.exec(description)?.[1]
  if (of === undefined) return undefined
  if (/cub|³|3/i.test(of)) return 3
  return /quadratic|²|2|squared/i.test(of) ? 2 : 1
}

function readPolynomials({ message, start, end }: ReadText): Polynomial[] {
  return [...message.slice(start, end).matchAll(POLYNOMIAL)].flatMap(({ index, 0: text }) => {
    const coefficients = new Map<number, number>()
    for (const { groups } of text.matchAll(TERMS)) {
      const { sign, figure, x, power, raised, constant } = groups!
      const at = !x ? 0 : power ? Number(power) : raised ? (raised === '²' ? 2 : 3) : 1
      const value = Number(x ? (figure ?? 1) : constant) * (sign === '-' || sign === '−' ? -1 : 1)
      coefficients.set(at, (coefficients.get(at) ?? 0) + value)
    }
    const from = start + index
    const [equal, figure] = EQUALS.exec(message.slice(from + text.length)) ?? ['']
    if (figure) coefficients.set(0, (coefficients.get(0) ?? 0) - Number(figure))
    return Math.max(...coefficients.keys()) > 0
      ? [{ start: from, end: from + text.length + equal.length, coefficients }]
      : []
  })
}

/** "3x^2 - 7x + 2 = 0" to slots for the coefficients of x^2 and of x and for the constant term; undefined where none is asked for or written. */
export function readCoefficients(slot: Slot, read: ReadText): Found[] | undefined {
  const power = powerOf(slot)
  const polynomials = power === undefined ? [] : readPolynomials(read)
  if (!polynomials.length) return undefined
  return polynomials.map(({ start, end, coefficients }) => ({
    value: coefficients.get(power!) ?? 0,
    start,
    end,
    kind: 'number',
    features: { coefficient: 1, exact: 1 },
  }))
}
