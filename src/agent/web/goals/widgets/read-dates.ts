import { parse } from 'chrono-node'

export interface PlainDate {
  year: number
  month: number
  day: number
}

/** Names of the months in English, January first (CLDR). */
const MONTHS = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, at, 15)),
)

/** The number of the month that a text names, or begins with the three letters of; undefined: none. */
export function readMonth(text: string): number | undefined {
  const word = text.trim().toLowerCase().replace(/\.$/, '')
  if (word.length < 3) return undefined
  const at = MONTHS.findIndex(name => name.toLowerCase() === word || name.toLowerCase().slice(0, 3) === word)
  return at === -1 ? undefined : at + 1
}

/** A date as people write it: 2026-03-04, 3/4/2026 (month first, as English of the United States has it), 4 March 2026. */
export function readDate(text: string, today = new Date()): PlainDate | undefined {
  const iso = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const numeric = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\s*$/.exec(text)
  if (numeric) {
    const [a, b] = [Number(numeric[1]), Number(numeric[2])]
    return a > 12 ? { year: Number(numeric[3]), month: b, day: a } : { year: Number(numeric[3]), month: a, day: b }
  }
  if (!/\d/.test(text) && !/\b(?:today|tomorrow|yesterday)\b/i.test(text)) return undefined
  const [found] = parse(text, today)
  if (!found || !found.start.isCertain('day') || found.text.length < text.trim().length * 0.6) return undefined
  return { year: found.start.get('year')!, month: found.start.get('month')!, day: found.start.get('day')! }
}

/** Whether a day with its year is said somewhere in a text. */
export const saysDate = (text: string): boolean =>
  parse(text).some(({ start }) => start.isCertain('day') && start.isCertain('year'))

/** Hours and minutes of a time of day: 14:05, 2:05 PM, 9 am. */
export function readTime(text: string): { hour: number; minute: number } | undefined {
  const match = /^\s*(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?\s*(?:m\.?)?\s*$/i.exec(text)
  if (!match || (match[2] === undefined && match[3] === undefined)) return undefined
  const hour = Number(match[1])
  const half = match[3]?.toLowerCase()
  return {
    hour: half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour,
    minute: Number(match[2] ?? 0),
  }
}

/** The same, and an hour alone: what stands behind "at" or "from" is one. */
export const readHour = (text: string): { hour: number; minute: number } | undefined =>
  readTime(text) ?? readTime(`${text}:00`)

const two = (value: number): string => String(value).padStart(2, '0')

/** As inputs of HTML take it (HTML, § 2.3.5). */
export const isoDate = ({ year, month, day }: PlainDate): string => `${year}-${two(month)}-${two(day)}`
export const isoTime = ({ hour, minute }: { hour: number; minute: number }): string => `${two(hour)}:${two(minute)}`

/** Writes a date by a pattern like mm/dd/yyyy, DD.MM.YY or "d MMMM yyyy"; undefined: the text is no pattern. */
export function formatDate({ year, month, day }: PlainDate, pattern: string): string | undefined {
  const found = /(?:d{1,2}|m{1,4}|y{2,4})(?:[\s./-]+(?:d{1,2}|m{1,4}|y{2,4})){1,2}/i.exec(pattern)?.[0]
  if (!found || !/y/i.test(found) || !/m/i.test(found)) return undefined
  return found.replace(/d+|m+|y+/gi, part => {
    const letter = part[0]!.toLowerCase()
    if (letter === 'y') return part.length === 2 ? two(year % 100) : String(year)
    if (letter === 'd') return part.length === 1 ? String(day) : two(day)
    if (part.length >= 3) return part.length === 3 ? MONTHS[month - 1]!.slice(0, 3) : MONTHS[month - 1]!
    return part.length === 1 ? String(month) : two(month)
  })
}
