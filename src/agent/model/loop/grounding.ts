import type { HeldResult } from '../tools/held-results.ts'

const NUMBER = /\d+(?:[.,]\d+)*/g
/** Rows of a result whose numbers are looked at: no model has seen more of it. */
const ROWS = 500
/** Rows whose texts are looked at. */
const TEXT_ROWS = 60
const SHORTEST = 3

/** The numbers in a text, without separators. */
export const numbersIn = (text: string): string[] =>
  [...text.matchAll(NUMBER)].map(([number]) => normalNumber(number)).filter(Boolean)

/** `1,200.50` and `1200.5` are the same number. */
function normalNumber(text: string): string {
  const plain = text.replace(/[.,]$/, '').replaceAll(/,(?=\d{3}(\D|$))/g, '')
  const number = Number(plain)
  return Number.isFinite(number) ? String(number) : plain
}

/** Tells whether a text says something that results of this answer hold: a figure, or a name. */
export function createGrounding(held: readonly HeldResult[]): (text: string) => boolean {
  const numbers = new Set<string>()
  const texts = new Set<string>()
  const read = new Set<HeldResult>()

  function learn(): void {
    for (const result of held) {
      if (read.has(result)) continue
      read.add(result)
      const { rows, total } = result
      numbers.add(String(rows.length))
      if (total !== undefined) numbers.add(String(total))
      for (const [at, row] of rows.slice(0, ROWS).entries())
        for (const value of Object.values(row)) {
          if (typeof value === 'number') {
            numbers.add(String(value))
            numbers.add(String(Math.round(value * 100) / 100))
            numbers.add(String(Math.round(value)))
          } else if (typeof value === 'string' && at < TEXT_ROWS) {
            const text = value.trim().toLowerCase()
            if (text.length >= SHORTEST) texts.add(text.slice(0, 60))
          }
        }
    }
  }

  return text => {
    learn()
    if (!held.length) return false
    if (numbersIn(text).some(number => numbers.has(number))) return true
    const lower = text.toLowerCase()
    for (const one of texts) if (lower.includes(one)) return true
    return false
  }
}
