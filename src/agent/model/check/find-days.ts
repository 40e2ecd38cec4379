import type { Claim } from './claims.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const MONTH = `(${MONTHS.map(name => (name.length > 4 ? `${name.slice(0, 3)}(?:${name.slice(3)})?` : name)).join('|')}|sept)\\.?`
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(\\d{4})'

const two = (value: string | number) => String(value).padStart(2, '0')
const monthOf = (name: string) => two(MONTHS.findIndex(month => month.startsWith(name.toLowerCase().slice(0, 3))) + 1)

/** The three months of a quarter. */
const monthsOf = (quarter: string) => [2, 1, 0].map(before => two(3 * Number(quarter) - before))

/** How days are written, with what the groups make of them. */
const WRITINGS: [RegExp, (groups: string[]) => string[]][] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([y, m, d]) => [`${y}-${m}-${d}`]],
  [/\b(\d{4})\/(\d{1,2})\/(\d{1,2})\b/g, ([y, m, d]) => [`${y}-${two(m!)}-${two(d!)}`]],
  [
    /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g,
    ([a, b, y]) => [`${y}-${two(a!)}-${two(b!)}`, `${y}-${two(b!)}-${two(a!)}`],
  ],
  [new RegExp(`\\b${MONTH} ${DAY},? ${YEAR}\\b`, 'gi'), ([m, d, y]) => [`${y}-${monthOf(m!)}-${two(d!)}`]],
  [new RegExp(`\\b${DAY}\\.? (?:of )?${MONTH},? ${YEAR}\\b`, 'gi'), ([d, m, y]) => [`${y}-${monthOf(m!)}-${two(d!)}`]],
  [new RegExp(`\\b${MONTH},? ${YEAR}\\b`, 'gi'), ([m, y]) => [`${y}-${monthOf(m!)}`]],
  [/\b(\d{4})-(0[1-9]|1[0-2])\b(?!-)/g, ([y, m]) => [`${y}-${m}`]],
  [/\bQ([1-4])[ /-]?(?:of )?(\d{4})\b/gi, ([q, y]) => monthsOf(q!).map(month => `${y}-${month}`)],
  [/\b(\d{4})[ /-]?Q([1-4])\b/gi, ([y, q]) => monthsOf(q!).map(month => `${y}-${month}`)],
  [/\bQ([1-4])\b/gi, ([q]) => monthsOf(q!).map(month => `--${month}`)],
  [new RegExp(`\\b${MONTH} ${DAY}\\b(?!,? \\d)`, 'gi'), ([m, d]) => [`--${monthOf(m!)}-${two(d!)}`]],
  [new RegExp(`\\b${DAY} (?:of )?${MONTH}(?![\\p{L}])`, 'giu'), ([d, m]) => [`--${monthOf(m!)}-${two(d!)}`]],
]

/** The days and months that a text names, however they are written. */
export function findDays(text: string): Claim[] {
  const found: Claim[] = []
  for (const [pattern, toDays] of WRITINGS)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some(other => start < other.end && other.start < end)) continue
      found.push({ kind: 'day', text: match[0], start, end, days: toDays(match.slice(1)) })
    }
  return found
}
