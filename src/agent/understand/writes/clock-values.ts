import { spellClocks } from '../calls/spell-clocks.ts'
import type { Slot } from './slots.ts'

/** A time of day as a service writes it: "8:30", "08:30", "08:30:00". */
const WRITTEN = /^(\d{1,2}):(\d{2})(:\d{2})?$/
const SAID =
  /^(?:at\s+)?(?:(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s?(?:([ap])\.?m\.?|h|o['’]clock)?|(noon|midday|midnight))$/i

/** Whether a text is a time of the day. */
export const isClock = ({ type, field, schema }: Slot): boolean =>
  type === 'string' && (field?.isTimeOfDay === true || schema.format === 'time')

/** "5:30", "7 am", "half past six", "noon" as minutes of the day; "open" where it may be the morning or the evening. */
export function minutesOf(text: string): number | 'open' | undefined {
  const [, hours, minutes, half, word] =
    SAID.exec(
      spellClocks(text)
        .trim()
        .replace(/[.!]+$/, '')
        .replace(/\s+/g, ' '),
    ) ?? []
  if (word) return /night/i.test(word) ? 0 : 720
  const hour = Number(hours)
  if (hours === undefined || hour > (half ? 12 : 23) || (half && hour === 0) || Number(minutes ?? 0) > 59)
    return undefined
  if (!half && minutes === undefined && hour > 0 && hour <= 12) return 'open'
  const full = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  return full * 60 + Number(minutes ?? 0)
}

const two = (number: number): string => String(number).padStart(2, '0')

/** Minutes of the day as a service writes them, by its pattern, else like another value, else by its format. */
export function writeMinutes(minutes: number, { schema }: Slot, like?: unknown): string {
  const [hour, minute] = [Math.floor(minutes / 60), two(minutes % 60)]
  const plain = `${two(hour)}:${minute}`
  const ways = [plain, `${plain}:00`, `${hour}:${minute}`]
  const own = typeof schema.pattern === 'string' ? patternOf(schema.pattern) : undefined
  const fitting = own && ways.find(way => own.test(way))
  if (fitting) return fitting
  const [, hours, , seconds] = WRITTEN.exec(String(like ?? '')) ?? []
  if (hours === undefined) return schema.format === 'time' ? ways[1]! : plain
  return seconds ? ways[1]! : hours.length === 1 ? ways[2]! : plain
}

function patternOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u')
  } catch {
    return undefined
  }
}

/** A time of day so many minutes later, in the same writing; undefined where it would be on another day. */
export function moveClock(before: unknown, by: number, slot: Slot): string | undefined {
  const now = WRITTEN.test(String(before ?? '')) ? minutesOf(String(before)) : undefined
  const moved = typeof now === 'number' ? now + by : -1
  return moved >= 0 && moved < 1440 ? writeMinutes(moved, slot, before) : undefined
}
