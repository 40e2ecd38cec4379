import { readFileSync } from 'node:fs'
import { usage } from '../../lib/errors.ts'
import type { Logging } from '../../processes/components.ts'
import { logFileOf } from '../../processes/state-folder.ts'
import type { CommandContext } from '../context.ts'
import { followLogs } from '../follow-logs.ts'
import { formatLogLine, readLogLines, type LogLine } from '../log-lines.ts'
import { BROWSER, readTargetOrAll } from '../targets.ts'

export interface LogsOptions {
  follow?: boolean
  since?: string
  lines?: number
}

/** `agent logs [component]`: the last lines of the logs, in the order of time; `--json` prints the lines as written. */
export async function logs(context: CommandContext, what: string | undefined, options: LogsOptions): Promise<void> {
  const { output } = context
  const components = readNames(what)
  const { stateFolder } = context.load()
  const since = options.since === undefined ? undefined : readSince(options.since)
  const all = components.flatMap(component => readLog(stateFolder, component)).sort((a, b) => a.time - b.time)
  const chosen =
    since === undefined
      ? all.slice(-(options.lines ?? 100))
      : all.filter(({ time }) => time >= since).slice(-(options.lines ?? Infinity))
  const print = (line: LogLine) =>
    output.event({ component: line.component, ...asFields(line.raw) }, () => formatLogLine(line))
  chosen.forEach(print)
  if (!chosen.length && !options.follow)
    output.note(since === undefined ? 'Nothing has been logged yet.' : 'Nothing has been logged since then.')
  if (!options.follow) return
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => controller.abort())
  await followLogs(stateFolder, components, controller.signal, (_text, line) => print(line))
}

/** The browser service has a log of its own, though the registry runs it. */
function readNames(what: string | undefined): readonly Logging[] {
  if (what?.toLowerCase() === BROWSER) return [BROWSER]
  const components = readTargetOrAll(what)
  return components.includes('registry') ? [...components, BROWSER] : components
}

function readLog(stateFolder: string, component: Logging): LogLine[] {
  const file = logFileOf(stateFolder, component)
  return [`${file}.1`, file].flatMap(path => readLogLines(component, readOrEmpty(path)))
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function asFields(raw: string): Record<string, unknown> {
  try {
    return JSON.parse(raw) as Record<string, unknown>
  } catch {
    return { msg: raw }
  }
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
