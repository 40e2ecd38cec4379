import { fragment, pattern } from '../../../lib/patterns.ts'
import type { Literal } from './read-literals.ts'

/** A number, a variable, a function or brackets, with a factor before it and a power behind it. */
const TERM = fragment`
  (?:\d+(?:\.\d+)?\s?\*?\s?)?
  (?:
    (?:sin|cos|tan|exp|log|ln|sqrt|abs)\([^()]*(?:\([^()]*\))?[^()]*\)
    |\([^()]*\)|[a-zA-Z](?![\p{L}])|\d+(?:\.\d+)?(?![\p{L}])
  )
  (?:\s?(?:\^|\*\*)\s?(?:\([^()]*\)|-?\d+(?:\.\d+)?|[a-z](?![a-z]))|[²³])?
`
/** Terms with signs between them, behind "y =" or "f(x) =" too. */
const FORMULA = pattern('gu')`
  (?<![\p{L}\d.$'’])(?:[fgh]\s?\([a-z]\)\s?=\s?|[yz]\s?=\s?)?
  -?${TERM}(?:\s?[-+*/]\s?${TERM})*(?![\p{L}\d])
`

/** Formulas and code: "x^2 + 3*x", "y = 2x - 1", "f(x) = sin(x)", "lambda x: x + 1". */
export function readExpressions(text: string): Literal[] {
  const literals: Literal[] = []
  const lambda = /\blambda\s+\w+(?:\s*,\s*\w+)*\s*:\s*[^,;?"']+/g
  for (const match of text.matchAll(lambda))
    literals.push({
      kind: 'expression',
      value: match[0].trim(),
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    })
  for (const match of text.matchAll(FORMULA)) {
    const value = match[0].trim()
    const hasVariable = /[a-zA-Z]/.test(value.replace(/sin|cos|tan|exp|log|ln|sqrt|abs/g, 'x'))
    if (
      !hasVariable ||
      !/\^|\*\*|[²³]|\d\s?\*?\s?[a-z]\s?[-+*/]|[a-z]\s?[+*/]\s?[\da-z]|(sin|cos|tan|exp|log|ln|sqrt)\(|=.*[a-z]|^\d+[xyz]$/.test(
        value,
      )
    )
      continue
    // "2e-9" is a number.
    if (/^[\d.]+e[-+]?\d+$/i.test(value)) continue
    // "6.5 l/100" of "l/100 km" is a measure.
    if (/^[\d.]+\s?\p{L}{1,3}\/100$/u.test(value)) continue
    // "9.8 m/s^2" and "5 N/C" are numbers with their units.
    if (
      /^[\d.]*\s?[A-Za-z]{1,2}\s?[/*]\s?[A-Za-z]{1,2}(?:\^\d|²)?$|^[\d.]+\s(?:m|cm|km|mm|ft|in)(?:\^\d|[²³])$/.test(
        value,
      )
    )
      continue
    literals.push({ kind: 'expression', value, start: match.index, end: match.index + value.length })
  }
  return literals
}
