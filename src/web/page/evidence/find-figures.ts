import type { AnswerData } from '../../../contract/chat.ts'
import { isObject } from '../../../lib/json.ts'

/** A figure of the answer's sentence that stands in the result. */
export interface Figure {
  figure: string
}

/** Numbers as sentences write them. */
const NUMBER = /(?<![\p{L}\d.,])[-−]?\p{Sc}?\d[\d,]*(?:\.\d+)?(?:\s?%|[kKmMbB](?![\p{L}\d]))?/gu
/** Rows of a result in which figures are looked for. */
export const MOST_ROWS = 500

/** The figures of a sentence that stand in the result or count its rows, and the text between them. */
export function findFigures(text: string, data: AnswerData): (string | Figure)[] {
  const parts: (string | Figure)[] = []
  let end = 0
  for (const match of text.matchAll(NUMBER)) {
    const figure = match[0].replace(/,+$/, '')
    if (!isInResult(figure, data)) continue
    parts.push(text.slice(end, match.index), { figure })
    end = match.index + figure.length
  }
  return [...parts, text.slice(end)].filter(part => part !== '')
}

function isInResult(written: string, { result, total }: AnswerData): boolean {
  const isHere = (value: unknown) => isWritten(written, value)
  if (Array.isArray(result))
    return (
      isHere(total ?? result.length) ||
      result.slice(0, MOST_ROWS).some(row => (isObject(row) ? Object.values(row).some(isHere) : isHere(row)))
    )
  return isObject(result) ? Object.values(result).some(isHere) : isHere(result)
}

const SCALES: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 }

/** Whether a number is written so: grouped, rounded to the digits that are there, in thousands, or as a part of a hundred. */
export function isWritten(written: string, value: unknown): boolean {
  const held = typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
  if (typeof held !== 'number' || !Number.isFinite(held)) return false
  const [, sign, digits = '', unit = ''] = /^([-−]?)\p{Sc}?([\d,.]*\d)\s?([%kmb]?)$/iu.exec(written) ?? []
  if (!digits) return false
  const plain = digits.replaceAll(',', '')
  const places = plain.split('.')[1]?.length ?? 0
  const number = Number(plain) * (sign ? -1 : 1)
  const scale = SCALES[unit.toLowerCase()] ?? 1
  // Half of the last digit that is written.
  const near = (a: number) => Math.abs(a / scale - number) <= 0.5 * 10 ** -places + 1e-9
  if (scale === 1 && unit !== '%' && places === 0) return Math.abs(held - number) < 1e-9
  return near(held) || (unit === '%' && near(held * 100))
}
