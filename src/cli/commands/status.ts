import { setTimeout as sleep } from 'node:timers/promises'
import { readComponentStatus, type ComponentStatus } from '../../processes/component-status.ts'
import type { CommandContext } from '../context.ts'
import { readTargetOrAll } from '../targets.ts'

/** Exit code when something is not running (interfaces § CLI). */
const SOMETHING_STOPPED = 3
/** Seconds between two looks with --watch. */
const INTERVAL = 2

const MARKS: Readonly<Record<ComponentStatus['state'], string>> = {
  running: '✅',
  unresponsive: '⚠️ ',
  crashed: '❌',
  stopped: '❌',
}

/** `agent status [component]`: a line for each component. */
export async function status(
  context: CommandContext,
  what: string | undefined,
  { watch }: { watch?: boolean },
): Promise<number> {
  const components = readTargetOrAll(what)
  const project = context.load()
  const look = async () =>
    await Promise.all(components.map(async component => await readComponentStatus(project, component)))
  if (watch) return await repeat(context, look)
  const list = await look()
  context.output.result({ components: list }, () => formatStatus(list))
  return list.every(({ state }) => state === 'running') ? 0 : SOMETHING_STOPPED
}

const formatStatus = (list: ComponentStatus[]) =>
  list.map(({ label, state, message }) => `${MARKS[state]} ${label}: ${message}`).join('\n')

async function repeat({ output }: CommandContext, look: () => Promise<ComponentStatus[]>): Promise<number> {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => controller.abort())
  const clear = output.interactive ? '\u001b[2J\u001b[H' : ''
  for (;;) {
    const list = await look()
    const time = new Date().toISOString()
    output.event({ time, components: list }, () => `${clear}${time}\n${formatStatus(list)}`)
    await sleep(INTERVAL * 1000, undefined, { signal: controller.signal }).catch(() => undefined)
    if (controller.signal.aborted) return list.every(({ state }) => state === 'running') ? 0 : SOMETHING_STOPPED
  }
}
