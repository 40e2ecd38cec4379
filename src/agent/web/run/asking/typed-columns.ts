import { measure } from '../../goals/values/measure.ts'
import { isoDate, readDate } from '../../goals/widgets/read-dates.ts'

/** A value as JSON has it, so that it can be compared and counted with. */
export type Typed = string | number | boolean | null

/** A column of a page's records: how its texts are read, and the JSON schema of what they are then. */
export interface TypedColumn {
  schema: { type: string; format?: string; enum?: string[] }
  /** What stands before and after every figure: "£", " kg". */
  affix?: { before: string; after: string }
  /** What it is called where the page has no name for it. */
  name?: string
  read(text: string): Typed
}

/** A figure with at most a sign of money before it and a unit behind it: £31,200 · 3 MB · 18.3 °C · 12 in stock. */
const FIGURE =
  /^((?:\p{Sc}|[A-Z]{3}|[~≈+#])?\s?)(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)((?:[^\d.,:/-][^\p{Sc}]{0,30})?)$/u
/** Nothing but amounts of money: a price, the one before it, from and to. */
const AMOUNTS = /^(?:(?:was|now|from|to)?\s*(\p{Sc})\s?\d[\d,]*(?:\.\d+)?[\s–-]*)+$/iu
/** As many stars as something has, of how many it might have. */
const STARS = /^[★⭐]+[☆✩]*$/u
/** Years that stand for themselves. */
const YEAR = /^(?:1[0-9]|20)\d{2}$/
/** A column in which fewer cells are figures is none of figures; the others have none. */
const MOST_CELLS = 0.7
/** Yes and no, as tables say them. */
const YES = /^(?:yes|true|✓|✔|☑)$/i
const NO = /^(?:no|false|✗|✘|☐|✕)$/i
/** A column with more kinds of values than this names no kinds. */
const MOST_KINDS = 12

/** What the texts of one column are: figures of one unit, dates, yes or no, kinds that come again, or texts. */
export function typeColumn(texts: readonly string[]): TypedColumn {
  const filled = texts.filter(text => text !== '')
  // Of several amounts the least is what it costs now, or at least.
  if (filled.length > 0 && filled.every(text => AMOUNTS.test(text)) && filled.some(text => !FIGURE.test(text)))
    return {
      schema: { type: 'number' },
      affix: { before: AMOUNTS.exec(filled[0]!)![1]!, after: '' },
      read: text =>
        text === ''
          ? null
          : Math.min(
              ...[...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([amount]) => Number(amount.replaceAll(',', ''))),
            ),
    }
  if (filled.length > 0 && filled.every(text => YEAR.test(text)))
    return { schema: { type: 'string', format: 'date' }, read: text => (text === '' ? null : `${text}-01-01`) }
  if (filled.length > 1 && filled.every(text => STARS.test(text)) && filled.some(text => text.length > 1))
    return {
      schema: { type: 'integer' },
      name: 'stars',
      read: text => (text === '' ? null : [...text.matchAll(/[★⭐]/gu)].length),
    }
  const figures = filled.map(text => FIGURE.exec(text)).filter(match => match !== null)
  const [first] = figures
  const isOneUnit =
    first !== undefined &&
    figures.length >= filled.length * MOST_CELLS &&
    figures.every(match => match[1]!.trim() === first[1]!.trim() && sameUnit(match[3]!, first[3]!))
  // Leading zeros are of numbers that only name.
  if (isOneUnit && !filled.some(text => /^0\d/.test(text))) {
    const isWhole = figures.every(match => !match[2]!.includes('.'))
    return {
      schema: { type: isWhole ? 'integer' : 'number' },
      affix: { before: first[1]!, after: first[3]! },
      read: text => {
        const figure = FIGURE.exec(text)?.[2]
        return figure === undefined ? null : Number(figure.replaceAll(',', ''))
      },
    }
  }
  const scale = scaleOf(filled)
  if (scale)
    return {
      schema: { type: 'number' },
      affix: { before: '', after: ` ${scale.base}` },
      name: scale.name,
      read: text => inBase(text, scale) ?? null,
    }
  const spans = filled.map(readSpan)
  if (filled.length > 0 && spans.every(span => span !== undefined))
    return {
      schema: { type: 'integer' },
      affix: { before: '', after: ' min' },
      name: 'duration',
      read: text => readSpan(text) ?? null,
    }
  const dates = filled.map(text => (/\d/.test(text) && text.length <= 30 ? readDate(text) : undefined))
  if (filled.length > 0 && dates.every(date => date !== undefined))
    return {
      schema: { type: 'string', format: 'date' },
      read: text => (text === '' ? null : isoDate(readDate(text)!)),
    }
  if (filled.length > 0 && filled.every(text => YES.test(text) || NO.test(text)))
    return { schema: { type: 'boolean' }, read: text => (text === '' ? null : YES.test(text)) }
  const kinds = [...new Set(filled)]
  const isKind =
    kinds.length <= MOST_KINDS && kinds.length < filled.length * 0.75 && kinds.every(one => one.length < 40)
  return { schema: { type: 'string', ...(isKind && { enum: kinds }) }, read: text => (text === '' ? null : text) }
}

interface Scale {
  name: string
  base: string
  units: Readonly<Record<string, number>>
}

/** What is measured in several units, each a power of ten or two of the first (SI, IEC 80000-13). */
const SCALES: readonly Scale[] = [
  {
    name: 'size',
    base: 'bytes',
    units: { b: 1, byte: 1, bytes: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12, kib: 2 ** 10, mib: 2 ** 20, gib: 2 ** 30 },
  },
  { name: 'length', base: 'm', units: { mm: 0.001, cm: 0.01, m: 1, km: 1000 } },
  { name: 'weight', base: 'g', units: { mg: 0.001, g: 1, kg: 1000, t: 1e6 } },
]
const WITH_UNIT = /^(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)\s?(\p{L}+)$/u

/** The scale of which every text has a unit, where they have different ones. */
function scaleOf(texts: readonly string[]): Scale | undefined {
  const units = texts.map(text => WITH_UNIT.exec(text)?.[2]?.toLowerCase())
  if (new Set(units).size < 2) return undefined
  return SCALES.find(scale => units.every(unit => unit !== undefined && Object.hasOwn(scale.units, unit)))
}

function inBase(text: string, { units }: Scale): number | undefined {
  const [, figure, unit] = WITH_UNIT.exec(text) ?? []
  const factor = unit === undefined ? undefined : units[unit.toLowerCase()]
  return figure === undefined || factor === undefined ? undefined : Number(figure.replaceAll(',', '')) * factor
}

/** Nothing but a span of time: "2 h 08 min", "1h 30m", "90 minutes". */
const SPAN = /^(?:\d+\s?(?:d(?:ays?)?|h(?:(?:ou)?rs?)?|m(?:in(?:ute)?s?)?)\.?,?\s*)+$/i
/** A span of time in minutes. */
const readSpan = (text: string): number | undefined => (SPAN.test(text) ? measure(text, 'duration') : undefined)

const sameUnit = (one: string, other: string): boolean =>
  one.trim().replace(/s$/, '') === other.trim().replace(/s$/, '')
