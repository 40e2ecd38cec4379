/** How a service writes its dates, where that is not ISO 8601: Unix times, or days with the year last. */
export type DateWriting = 'seconds' | 'milliseconds' | `${'dmy' | 'mdy'}${'/' | '.' | '-'}`

const PATTERN = /\b(DD?|MM?)([./-])(DD?|MM?)\2(?:YYYY|YY|RRRR|JJJJ)\b/i
const UNIX = /\bunix\b|\bepoch\b|\b(?:milli)?seconds since (?:the )?(?:epoch|1970|january)/i
const MILLISECONDS = /\bmillis(?:econds)?\b|\bms\b/i
const YEAR_LAST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:[T ,].*)?$/

/** What a schema says of it: `DD/MM/YYYY`, "Unix time", `format: unix-time`. */
export function statedWriting(schema: Record<string, unknown>): DateWriting | undefined {
  const said = [schema.format, schema.description, schema.pattern, schema.title]
    .filter(part => typeof part === 'string')
    .join(' ')
  const isNumber = [schema.type].flat().some(type => type === 'integer' || type === 'number')
  if (isNumber) return UNIX.test(said) ? (MILLISECONDS.test(said) ? 'milliseconds' : 'seconds') : undefined
  const [, first, sign, second] = PATTERN.exec(said) ?? []
  if (!first || !second || first[0]!.toLowerCase() === second[0]!.toLowerCase()) return undefined
  return `${/^d/i.test(first) ? 'dmy' : 'mdy'}${sign as '/' | '.' | '-'}`
}

/**
 * What the values themselves show: a part above 12 is a day. With dots the day comes first wherever such dates are
 * written; with strokes nothing is told where no day is above the twelfth.
 */
export function shownWriting(values: readonly unknown[]): DateWriting | undefined {
  const parts = values.map(value => (typeof value === 'string' ? YEAR_LAST.exec(value) : null))
  const found = parts.filter(part => part !== null)
  const sign = found[0]?.[2] as '/' | '.' | '-' | undefined
  if (!sign || found.length < values.length || found.some(part => part[2] !== sign)) return undefined
  const isDay = (at: 1 | 3) => found.some(part => Number(part[at]) > 12)
  if (isDay(1) && isDay(3)) return undefined
  if (isDay(1) || (sign === '.' && !isDay(3))) return `dmy${sign}`
  return isDay(3) ? `mdy${sign}` : undefined
}

/** "05/11/2026" as "2026-11-05"; undefined for what is no such day. */
export function readDay(text: string, writing: DateWriting): string | undefined {
  const [, one, , two, year] = YEAR_LAST.exec(text.trim()) ?? []
  if (!one || !two || !/^[dm]/.test(writing) || writing.length > 4) return undefined
  const [day, month] = writing.startsWith('dmy') ? [one, two] : [two, one]
  if (Number(month) > 12 || Number(day) > 31) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** An ISO 8601 day or moment as the service wants it. */
export function writeDate(iso: string, writing: DateWriting): string | number {
  const ms = Date.parse(iso)
  if (writing === 'milliseconds') return ms
  if (writing === 'seconds') return Math.floor(ms / 1000)
  const [year, month, day] = iso.slice(0, 10).split('-') as [string, string, string]
  return (writing.startsWith('dmy') ? [day, month, year] : [month, day, year]).join(writing.at(-1))
}
