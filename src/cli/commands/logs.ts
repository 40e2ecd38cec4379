import { usage } from '../../lib/errors.ts'
import type { Logging } from '../../processes/components.ts'
import type { CommandContext } from '../context.ts'
import { followLogs } from '../logs/follow-logs.ts'
import { formatLogLine, LEVELS, levelOf, type LogLine } from '../logs/log-lines.ts'
import { openLogTail, type LogTail } from '../logs/log-tail.ts'
import { BROWSER, readTargetOrAll } from '../targets.ts'

export interface LogsOptions {
  follow?: boolean
  since?: string
  lines?: number
  level?: string
}

/** Who else writes a log, beside the components. */
const SUPERVISOR = 'supervisor'

/** `agent logs [component]`: the last lines of the logs, in the order of time; `--json` prints the lines as written. */
export async function logs(context: CommandContext, what: string | undefined, options: LogsOptions): Promise<void> {
  const { output } = context
  const { since: from, lines, follow = false } = options
  const tails = readNames(what).map(component => openLogTail(context.load().stateFolder, component))
  const since = from === undefined ? undefined : readSince(from)
  const count = lines ?? (since === undefined ? 100 : Infinity)
  const least = options.level === undefined ? 0 : readLevel(options.level)
  const isWanted = (line: LogLine) => levelOf(line) >= least && (since === undefined || line.time >= since)
  const chosen = tails
    .flatMap(tail => readLast(tail, isWanted, { count, since }))
    .sort((a, b) => a.time - b.time)
    .slice(count === 0 ? Infinity : Number.isFinite(count) ? -count : 0)
  const print = (line: LogLine) =>
    output.event({ component: line.component, ...asFields(line.raw) }, () => formatLogLine(line))
  chosen.forEach(print)
  if (!chosen.length && !follow)
    output.note(since === undefined ? 'Nothing has been logged yet.' : 'Nothing has been logged since then.')
  if (!follow) return tails.forEach(tail => tail.close())
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => controller.abort())
  await followLogs(tails, controller.signal, line => {
    if (levelOf(line) >= least) print(line)
  })
}

/** The last lines that are wanted; files that cannot hold more of them are not read. */
function readLast(
  tail: LogTail,
  isWanted: (line: LogLine) => boolean,
  { count, since = 0 }: { count: number; since: number | undefined },
): LogLine[] {
  let found: LogLine[] = []
  for (const lines of tail.earlier()) {
    found = [...lines.filter(isWanted), ...found]
    if (found.length >= count || (lines.length > 0 && lines[0]!.time < since)) break
  }
  return found
}

/** The browser service and the supervisor have logs of their own, though they are no components. */
function readNames(what: string | undefined): readonly Logging[] {
  const name = what?.toLowerCase()
  if (name === BROWSER || name === SUPERVISOR) return [name]
  const components = readTargetOrAll(what)
  return [
    ...components,
    ...(components.includes('registry') ? [BROWSER] : []),
    ...(what === undefined || name === 'all' ? ([SUPERVISOR] as const) : []),
  ]
}

function asFields(raw: string): Record<string, unknown> {
  try {
    return JSON.parse(raw) as Record<string, unknown>
  } catch {
    return { msg: raw }
  }
}

/** The number of a level by its name. Throws USAGE. */
function readLevel(name: string): number {
  const level = Object.entries(LEVELS).find(([, known]) => known === name.toLowerCase())?.[0]
  if (level === undefined) throw usage(`--level ${name} is no level. Allowed: ${Object.values(LEVELS).join(', ')}`)
  return Number(level)
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** A moment (milliseconds since 1970) from a span back from now (`10m`) or a date. Throws USAGE. */
export function readSince(text: string, now = Date.now()): number {
  const span = /^(\d+(?:\.\d+)?)\s*([smhd])$/.exec(text.trim())
  if (span) return now - Number(span[1]) * UNITS[span[2]!]!
  const date = Date.parse(text)
  if (Number.isNaN(date))
    throw usage(`--since ${text} is no time. Allowed: 30s, 10m, 2h, 1d or a date such as 2026-01-31T12:00`)
  return date
}
