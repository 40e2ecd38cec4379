import { setTimeout as sleep } from 'node:timers/promises'
import type { Activity, RecentCall } from '../../contract/activity.ts'
import type { CommandContext } from '../context.ts'
import { formatTable } from '../output.ts'
import { connectRegistry, type RegistryClient } from '../registry-client.ts'

export interface ActivityOptions {
  app?: string
  failed?: boolean
  limit?: number
  watch?: boolean
}

const DEFAULT_LIMIT = 20
/** Tools that are printed. */
const MOST_TOOLS = 15
/** Seconds between two looks with --watch. */
const INTERVAL = 1

/** `agent activity`: what was called lately, how tools did, and the last hour. */
export async function showActivity(context: CommandContext, options: ActivityOptions): Promise<void> {
  const { output } = context
  const registry = await connectRegistry(context)
  if (options.watch) return await follow(context, registry, options)
  const activity = await read(registry, options)
  output.result(activity, () => formatActivity(context, activity))
  if (!activity.calls.length)
    output.note(
      options.app === undefined && !options.failed
        ? `Nothing was called since the registry started (${localTime(activity.since)}).`
        : 'No such call is remembered.',
    )
}

const read = async (registry: RegistryClient, { app, failed, limit = DEFAULT_LIMIT }: ActivityOptions) =>
  await registry.readActivity({
    limit: String(limit),
    ...(app !== undefined && { app }),
    ...(failed && { outcome: 'failed' }),
  })

function formatActivity(context: CommandContext, { calls, tools, minutes }: Activity): string {
  const hour = minutes.reduce((sum, { calls: count }) => sum + count, 0)
  const failed = minutes.reduce((sum, { failed: count }) => sum + count, 0)
  const { style } = context.output
  return [
    ...(calls.length ? [formatTable(calls.map(call => cellsOf(context, call))), ''] : []),
    ...(tools.length
      ? [
          formatTable([
            ['Tool', 'calls', 'failed', 'median', '95 %'].map(text => style.dim(text)),
            ...tools
              .slice(0, MOST_TOOLS)
              .map(({ tool, calls: count, failed: bad, p50_ms: half, p95_ms: most }) => [
                style.bold(tool),
                String(count),
                String(bad),
                duration(half),
                duration(most),
              ]),
          ]),
          '',
        ]
      : []),
    `Last hour, all applications: ${hour} ${hour === 1 ? 'call' : 'calls'}, ${failed} failed`,
  ].join('\n')
}

function cellsOf({ output: { style } }: CommandContext, call: RecentCall): string[] {
  const { at, outcome, tool, status, duration_ms: took, door, cache, attempts, error_type: why } = call
  return [
    `${outcome === 'ok' ? '✅' : '❌'} ${localTime(at)}`,
    style.bold(tool || '(no tool named)'),
    String(status),
    duration(took),
    [
      door === 'mcp' ? 'over /mcp' : '',
      cache === 'hit' ? 'from the cache' : '',
      attempts > 1 ? `${attempts} attempts` : '',
      why ?? '',
    ]
      .filter(Boolean)
      .join(', '),
  ]
}

const duration = (milliseconds: number) =>
  milliseconds >= 1000
    ? `${(milliseconds / 1000).toFixed(1)} s`
    : `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`

const localTime = (at: string) => new Date(at).toTimeString().slice(0, 8)

/** Calls as they are made, the oldest first; ends with Ctrl+C. */
async function follow(context: CommandContext, registry: RegistryClient, options: ActivityOptions): Promise<void> {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => controller.abort())
  let last: string | undefined
  for (let isFirst = true; !controller.signal.aborted; isFirst = false) {
    const { calls } = await read(registry, { ...options, limit: isFirst ? (options.limit ?? DEFAULT_LIMIT) : 1000 })
    const known = last === undefined ? -1 : calls.findIndex(call => JSON.stringify(call) === last)
    const fresh = known < 0 ? calls : calls.slice(0, known)
    if (calls[0]) last = JSON.stringify(calls[0])
    for (const call of fresh.toReversed())
      context.output.event(call, () => cellsOf(context, call).filter(Boolean).join('  '))
    await sleep(INTERVAL * 1000, undefined, { signal: controller.signal }).catch(() => undefined)
  }
}
