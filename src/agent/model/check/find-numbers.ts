import { pattern } from '../../../lib/patterns.ts'
import type { Claim, NumberReading } from './claims.ts'

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  trillion: 1e12,
}
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const FIGURE = pattern('giu')`
  (?<![\p{L}\p{N}_.,-])([-−]?)[$€£¥₹]?\s?
  (\d{1,3}(?:([,.'’ \u00A0\u202F])\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?)
  (?:\s?(k|m|mn|mio|b|bn|thousand|million|billion|trillion)\b)?(\s?(?:%|percent\b|per cent\b))?
`
const WORD = new RegExp(`(?<![\\p{L}\\p{N}-])(${WORDS.slice(2).join('|')})(?![\\p{L}\\p{N}-])`, 'giu')
/** What says that a figure is rounded more than its last place shows. */
const ABOUT =
  /(?:\babout|\baround|\broughly|\bapproximately|\bnearly|\balmost|\bsome|\bover|\bmore than|~|≈)\s*[$€£¥₹]?$/i
/** Rounded "about" figures are within this part of the exact one. */
const ABOUT_SHARE = 0.05

/** The figures that a text states: digits in any usual writing, and small number words. */
export function findFigures(text: string): Claim[] {
  const digits = [...text.matchAll(FIGURE)].map((match): Claim => {
    const [whole, minus, figure, , scale, percent] = match
    const end = match.index + whole.trimEnd().length
    const isAbout = ABOUT.test(text.slice(Math.max(0, match.index - 20), match.index))
    const readings = readFigure(figure!).map(({ value, half }): NumberReading => {
      const factor = (minus ? -1 : 1) * (scale ? SCALES[scale.toLowerCase()]! : 1)
      const exact = value * factor
      const spread = Math.abs(half * factor)
      return {
        value: exact,
        half: isAbout ? Math.max(spread, Math.abs(exact) * ABOUT_SHARE) : spread,
        percent: Boolean(percent),
      }
    })
    const start = match.index + whole.length - whole.trimStart().length
    return { kind: 'number', text: text.slice(start, end), start, end, readings }
  })
  const words = [...text.matchAll(WORD)].map((match): Claim => {
    const value = WORDS.indexOf(match[1]!.toLowerCase())
    const end = match.index + match[0].length
    return { kind: 'number', text: match[0], start: match.index, end, readings: [{ value, half: 0, percent: false }] }
  })
  return [...digits, ...words]
}

/** A figure in digits, with a point or a comma for its decimals: "1.234" is 1.234 or 1234, "1,234" is 1234. */
export function readFigure(figure: string): Omit<NumberReading, 'percent'>[] {
  const bare = figure.replace(/['’\s\u00A0\u202F]/g, '')
  const readings = [
    ...(/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/.test(bare) ? [bare.replaceAll(',', '')] : []),
    ...(/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d+,(?!\d{3}$)\d+$/.test(bare)
      ? [bare.replaceAll('.', '').replace(',', '.')]
      : []),
  ]
  return [...new Set(readings)].map(text => {
    const decimals = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
    return { value: Number(text), half: 0.5 * 10 ** -decimals }
  })
}

/**
 * Whether a known figure is the one that is claimed: the same at the places that are written. A share may be kept as 0.12 and
 * told as 12 %. A whole figure without a scale is meant exactly, unless the known one has decimals.
 */
export function isFigure(known: number, { value, half, percent }: NumberReading): boolean {
  const near = (figure: number) =>
    Math.abs(figure - value) <= (Number.isInteger(figure) && half <= 0.5 ? 1e-9 : half) + 1e-9 * Math.abs(value)
  return near(known) || near(-known) || (percent && near(known * 100))
}
