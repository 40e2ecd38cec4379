import { textAt, type Found } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import type { ReadText, TextValue } from './read-text.ts'
import { findUnit } from './units.ts'

/** Units of time in seconds, the largest first, as examples of descriptions write them. */
const UNITS: [name: string, seconds: number, letter: string][] = [
  ['week', 604_800, 'w'],
  ['day', 86_400, 'd'],
  ['hour', 3600, 'h'],
  ['minute', 60, 'm'],
  ['second', 1, 's'],
]

/** Measures of time side by side that are one length: "1 hour and 30 minutes". */
interface Length {
  first: TextValue
  start: number
  end: number
  parts: { count: number; seconds: number }[]
}

const JOINED = /^(?:\s*,)?\s*(?:and\s+)?$/

function readLengths({ values, message }: ReadText): Length[] {
  const out: Length[] = []
  for (const value of values) {
    if (value.kind !== 'number' || value.ordinal || value.unit?.kind !== 'measure') continue
    const unit = findUnit(value.unit.name)
    if (unit?.quantity !== 'time') continue
    const part = { count: value.value, seconds: unit.size }
    const end = Math.max(value.end, value.unit.end)
    const before = out.at(-1)
    const goesOn = before && before.parts.at(-1)!.seconds > unit.size && JOINED.test(message.slice(before.end, value.start)) // oxfmt-ignore
    if (goesOn) Object.assign(before, { end, parts: [...before.parts, part] })
    else out.push({ first: value, start: value.start, end, parts: [part] })
  }
  return out
}

const two = (count: number) => String(count).padStart(2, '0')

/** A length of time as a description writes such: "MM:SS", "e.g. '90m'", "'PT2H'", "'45 minutes'"; undefined where it shows none. */
function writeLength({ parts }: Length, { description, examples, choices }: Slot): string | undefined {
  const whole = parts.reduce((sum, { count, seconds }) => sum + count * seconds, 0)
  const clock = /\b(?:HH:MM:SS|HH:MM|MM:SS)\b/i.exec(description)?.[0].toUpperCase()
  if (clock) {
    const [minutes, seconds] = [Math.floor(whole / 60), Math.round(whole % 60)]
    if (clock === 'MM:SS') return `${two(minutes)}:${two(seconds)}`
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}${clock.endsWith('SS') ? `:${two(seconds)}` : ''}`
  }
  const named = parts.flatMap(({ count, seconds }) => {
    const unit = UNITS.find(([, size]) => size === seconds)
    return unit ? [{ count, name: unit[0], letter: unit[2] }] : []
  })
  if (named.length < parts.length) return undefined
  const shown = [...examples, ...choices, description].join(' ')
  if (/\bPT\d+[HMS]\b/.test(shown)) {
    const [days, times] = [
      named.filter(({ letter }) => letter === 'd'),
      named.filter(({ letter }) => /[hms]/.test(letter)),
    ]
    const write = (some: typeof named) => some.map(({ count, letter }) => `${count}${letter.toUpperCase()}`).join('')
    return `P${write(days)}${times.length ? `T${write(times)}` : ''}`
  }
  if ([...examples, ...choices].some(example => /^\d+[smhdw]$/.test(String(example))))
    return named.map(({ count, letter }) => `${count}${letter}`).join('')
  if (/\d\s(?:hour|minute|second|day|week)s?\b/.test(shown))
    return named.map(({ count, name }) => `${count} ${name}${count === 1 ? '' : 's'}`).join(' ')
  return undefined
}

/** How long something lasts, for slots that take it as a text: in the form that the description shows, else as it is said. */
export function findDurations(slot: Slot, read: ReadText): Found[] {
  if (
    slot.kind !== 'string' ||
    (slot.choices.length && !slot.open) ||
    !slot.roles.has('duration') ||
    slot.roles.has('date')
  )
    return []
  return readLengths(read).map(length => {
    const { first, start, end } = length
    const value = writeLength(length, slot) ?? read.message.slice(start, end)
    return { ...textAt(first, value, { durationText: 1 }), start, end }
  })
}
