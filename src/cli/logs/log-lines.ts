import { isObject, parseJson } from '../../lib/json.ts'
import { LABELS, type Logging } from '../../processes/components.ts'

/** One line of a log file. */
export interface LogLine {
  component: Logging
  /** Milliseconds since 1970; the time of the line before when a line has none of its own. */
  time: number
  raw: string
}

/** Names of the levels, by their number. */
export const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** Splits a log text into lines with their times. */
export function readLogLines(component: Logging, text: string): LogLine[] {
  let time = 0
  return text
    .split('\n')
    .filter(Boolean)
    .map(raw => {
      const entry = raw.startsWith('{') ? parseJson(raw) : undefined
      const stamp = isObject(entry) ? Date.parse(String(entry['time'])) : NaN
      if (!Number.isNaN(stamp)) time = stamp
      return { component, time, raw }
    })
}

/** The level of a line; a line without one counts as information. */
export function levelOf({ raw }: LogLine): number {
  const level = /^\{"level":(\d+)/.exec(raw)?.[1]
  return level === undefined ? 30 : Number(level)
}

/** A log line for people: time, component, level, text and the other fields. */
export function formatLogLine({ component, raw }: LogLine): string {
  const label = LABELS[component].padEnd(13)
  const entry = raw.startsWith('{') ? parseJson(raw) : undefined
  if (!isObject(entry)) return `${label} ${raw}`
  const { level, time, msg, event, name: _name, component: _component, ...fields } = entry
  const rest = Object.entries(fields)
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ')
  const clock = String(time).replace('T', ' ').replace(/Z$/, '')
  return `${clock} ${label} ${(LEVELS[Number(level)] ?? '').padEnd(5)} ${String(msg ?? event ?? '')}${rest ? ` ${rest}` : ''}`
}
