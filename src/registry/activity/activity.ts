import {
  MOST_RECENT_CALLS,
  type Activity,
  type MinuteActivity,
  type RecentCall,
  type ToolActivity,
} from '../../contract/activity.ts'
import type { CallLine } from '../call/audit-log.ts'
import { keepLatest, keepSample, type CallSamples } from './call-samples.ts'

/** What is listed of it. */
export interface ActivityFilter {
  /** Most calls. */
  limit: number
  app?: string | undefined
  outcome?: 'ok' | 'failed' | undefined
}

/** What was called lately, in memory of a bounded size: it begins anew with the registry. */
export interface CallActivity {
  /** Counts a call; `isKnown` tells whether there is such a tool. It is on the hot path: about a microsecond. */
  note(line: CallLine, isKnown: boolean): void
  read(filter: ActivityFilter): Activity
}

export interface ActivityOptions {
  /** Removes secrets: the name of a tool that does not exist is whatever a client wrote. */
  redact: (text: string) => string
  now?: () => number
}

/** Tools that are counted; the one that was not called for longest makes room. */
const MOST_TOOLS = 1000
const SAMPLES_OF_TOOL = 128
const SAMPLES_OF_MINUTE = 256
const MINUTE = 60_000
const MINUTES = 60

interface Noted {
  at: number
  line: CallLine
}
interface ToolCount {
  app: string
  tool: string
  calls: number
  failed: number
  latest: number
  samples: CallSamples
}
interface MinuteCount {
  minute: number
  calls: number
  failed: number
  samples: CallSamples
}

const newCount = (app: string, tool: string, latest: number): ToolCount => ({
  app,
  tool,
  calls: 0,
  failed: 0,
  latest,
  samples: keepLatest(SAMPLES_OF_TOOL),
})

/** Nothing called yet. */
export function createActivity({ redact, now = Date.now }: ActivityOptions): CallActivity {
  const since = now()
  const ring: Noted[] = []
  let next = 0
  const tools = new Map<string, ToolCount>()
  const minutes: (MinuteCount | undefined)[] = []

  const countTool = ({ app_name: app, function_name: tool, outcome, duration_ms: duration }: CallLine, at: number) => {
    const key = `${app}\0${tool}`
    const count = tools.get(key) ?? newCount(app, tool, at)
    // A map keeps the order in which its keys came: the first one is the tool that was not called for longest.
    tools.delete(key)
    tools.set(key, count)
    if (tools.size > MOST_TOOLS) tools.delete(tools.keys().next().value!)
    count.calls++
    if (outcome === 'failed') count.failed++
    count.latest = at
    count.samples.add(duration)
  }
  const countMinute = ({ outcome, duration_ms: duration }: CallLine, at: number) => {
    const minute = Math.floor(at / MINUTE)
    let count = minutes[minute % MINUTES]
    if (count?.minute !== minute) {
      count = { minute, calls: 0, failed: 0, samples: keepSample(SAMPLES_OF_MINUTE) }
      minutes[minute % MINUTES] = count
    }
    count.calls++
    if (outcome === 'failed') count.failed++
    count.samples.add(duration)
  }
  /** Latest first. */
  const calls = ({ limit, app, outcome }: ActivityFilter): RecentCall[] => {
    const found: RecentCall[] = []
    for (let back = 1; back <= ring.length && found.length < limit; back++) {
      const { at, line } = ring[(next - back + ring.length) % ring.length]!
      if (app !== undefined && line.app_name !== app) continue
      if (outcome !== undefined && line.outcome !== outcome) continue
      found.push({
        at: new Date(at).toISOString(),
        app: redact(line.app_name),
        tool: redact(line.function_name),
        door: line.door,
        outcome: line.outcome,
        status: line.status,
        duration_ms: line.duration_ms,
        attempts: line.attempts,
        ...(line.cache !== undefined && { cache: line.cache }),
        ...(line.error_type !== undefined && { error_type: line.error_type }),
      })
    }
    return found
  }
  const toolLines = ({ app: only }: ActivityFilter): ToolActivity[] =>
    [...tools.values()]
      .filter(count => only === undefined || count.app === only)
      .sort((left, right) => right.calls - left.calls || right.latest - left.latest)
      .map(({ app, tool, calls, failed, samples }) => {
        const [p50, p95] = samples.percentiles(0.5, 0.95)
        return { app, tool, calls, failed, p50_ms: p50 ?? 0, p95_ms: p95 ?? 0 }
      })
  const minuteLines = (): MinuteActivity[] => {
    const current = Math.floor(now() / MINUTE)
    return Array.from({ length: MINUTES }, (_, index) => {
      const minute = current - MINUTES + 1 + index
      const known = minutes[minute % MINUTES]
      const count = known?.minute === minute ? known : undefined
      const [p50 = null] = count?.samples.percentiles(0.5) ?? []
      return {
        at: new Date(minute * MINUTE).toISOString(),
        calls: count?.calls ?? 0,
        failed: count?.failed ?? 0,
        p50_ms: p50,
      }
    })
  }

  return {
    note(line, isKnown) {
      const at = now()
      if (ring.length < MOST_RECENT_CALLS) ring.push({ at, line })
      else ring[next] = { at, line }
      next = (next + 1) % MOST_RECENT_CALLS
      if (isKnown) countTool(line, at)
      countMinute(line, at)
    },
    read: filter => ({
      since: new Date(since).toISOString(),
      calls: calls(filter),
      tools: toolLines(filter),
      minutes: minuteLines(),
    }),
  }
}
