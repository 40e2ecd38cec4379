import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Moment } from './read-literals.ts'
import type { Slot } from './describe-slots.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const two = (value: number) => String(value).padStart(2, '0')

/** How a description says that dates are written: "YYYY-MM-DD", "DD/MM/YYYY HH:MM". */
const DATE_LAYOUT = pattern('i')`
  \b(?:
    (?:YYYY|YYY|DD|MM|D|M|dd|mm|yyyy)(?:[-/. ](?:YYYY|YYY|YY|DD|MMMM|MMM|MM|D|M|dd|mm|yyyy|Month)){1,2}
    |Month,? (?:DD|day),? YYYY|YYYYMMDD
  )(?:(?:['T ]{1,3})(?:HH|hh):(?:MM|mm)(?::(?:SS|ss))?(?:\.\d+|\.sss)?Z?)?
`

/** The pattern of dates and times that a slot's description or example asks for; ISO 8601 where it asks for none. */
export function patternOf(slot: Slot): string | undefined {
  const pattern = findPattern(slot)
  // 16:00 in another zone is no 16:00Z.
  return pattern !== undefined && (slot.zoneBeside || NO_ZONE.test(slot.description))
    ? pattern.replace(/Z$/, '')
    : pattern
}

const NO_ZONE =
  /\b(?:without (?:the |a )?time ?zone|time ?zones? (?:is|are|should) not (?:be )?included|no time ?zone)\b/i

function findPattern(slot: Slot): string | undefined {
  const text = `${slot.description} ${slot.examples.join(' ')}`
  const letters = execIn(text, DATE_LAYOUT)
  if (letters) return letters[0].replace(/'/g, '').replace(/\bYYY\b/, 'YYYY')
  if (slot.default === undefined || typeof slot.default === 'string') {
    const example = /\b\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?Z?)?\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b/.exec(text)
    if (example) return patternOfExample(example[0])
  }
  return undefined
}

function patternOfExample(example: string): string {
  if (/^\d{4}/.test(example))
    return `YYYY-MM-DD${example.includes('T') ? `THH:MM${example.split(':').length > 2 ? ':SS' : ''}${example.endsWith('Z') ? 'Z' : ''}` : ''}`
  const [first, second] = example.split(/[-/.]/).map(Number)
  const mark = /[-/.]/.exec(example)![0]
  return first! > 12 || (!(second! > 12) && /\d\d\.\d\d/.test(example))
    ? `DD${mark}MM${mark}YYYY`
    : `MM${mark}DD${mark}YYYY`
}

/** A moment in a pattern such as "DD/MM/YYYY HH:MM" or "YYYY-MM-DD". */
export function writeMoment(moment: Moment, pattern: string): string {
  const time = /\s?T?(?:HH|hh):/.exec(pattern)
  const day = time ? pattern.slice(0, time.index) : pattern
  const clock = time ? pattern.slice(time.index) : ''
  const date = day.replace(/YYYY|YY|MMMM|MMM|MM|DD|Month|day|\bM\b|\bD\b/gi, part => {
    switch (part.toUpperCase()) {
      case 'YYYY':
        return String(moment.year)
      case 'YY':
        return two(moment.year % 100)
      case 'MMMM':
      case 'MONTH':
        return MONTHS[moment.month - 1]!
      case 'MMM':
        return MONTHS[moment.month - 1]!.slice(0, 3)
      case 'MM':
        return two(moment.month)
      case 'M':
        return String(moment.month)
      case 'DD':
        return two(moment.day ?? 1)
      default:
        return String(moment.day ?? 1)
    }
  })
  return date + writeClock({ hour: moment.hour ?? 0, minute: moment.minute ?? 0, second: moment.second ?? 0 }, clock)
}

/** A time of day in a pattern such as "HH:MM" or "HH:MM AM/PM", or as people say it: "3pm" and "3:30pm" for "hpm". */
export function writeClock(
  { hour, minute, second }: { hour: number; minute: number; second: number },
  pattern: string,
): string {
  const spoken = /^h(\s?)([ap])m$/i.exec(pattern)
  const half = spoken !== null || /\b(AM|PM)\b/i.test(pattern)
  const hours = half ? hour % 12 || 12 : hour
  if (spoken) {
    const letters = hour < 12 ? 'am' : 'pm'
    const isLower = /[ap]m/.test(pattern)
    return `${hours}${minute ? `:${two(minute)}` : ''}${spoken[1]}${isLower ? letters : letters.toUpperCase()}`
  }
  return pattern
    .replace(/HH?/i, two(hours))
    .replace(/MM/i, two(minute))
    .replace(/SS/i, two(second))
    .replace(/\s?(AM\/PM|AM|PM)/i, ` ${hour < 12 ? 'AM' : 'PM'}`)
}

/** The day of a moment as ISO 8601. */
export const isoDay = (moment: Moment): string => `${moment.year}-${two(moment.month)}-${two(moment.day ?? 1)}`
