import { LOCALES } from './format.ts'

const times = new Intl.DateTimeFormat(LOCALES, { timeStyle: 'medium' })
const moments = new Intl.DateTimeFormat(LOCALES, { dateStyle: 'medium', timeStyle: 'medium' })
const minutes = new Intl.DateTimeFormat(LOCALES, { timeStyle: 'short' })
const distances = new Intl.RelativeTimeFormat(LOCALES, { numeric: 'auto' })
const [inMs, inSeconds] = (['millisecond', 'second'] as const).map(
  unit => new Intl.NumberFormat(LOCALES, { style: 'unit', unit, maximumSignificantDigits: 3 }),
) as [Intl.NumberFormat, Intl.NumberFormat]

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** Time of the day, with the date where that is another day; what is no time as it is written. */
export function formatTime(iso: string, now = new Date()): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return iso
  return (at.toDateString() === now.toDateString() ? times : moments).format(at)
}

/** "2 minutes ago"; what is no time as it is written. */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000)
  if (Number.isNaN(seconds)) return iso
  const [unit, size] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? UNITS.at(-1)!
  return distances.format(Math.trunc(seconds / size), unit)
}

/** "0.42 ms", "830 ms", "1.2 sec". */
export const formatDuration = (ms: number): string => (ms < 1000 ? inMs.format(ms) : inSeconds.format(ms / 1000))

/** The minute of the day. */
export const formatMinute = (iso: string): string => minutes.format(new Date(iso))
