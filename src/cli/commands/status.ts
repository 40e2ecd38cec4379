import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadedSettings } from '../../config/load-settings.ts'
import { readComponentStatus, type ComponentStatus } from '../../processes/component-status.ts'
import { readSupervisorStatus, type SupervisorStatus } from '../../processes/supervision/supervisor-status.ts'
import { isObject } from '../../lib/json.ts'
import { readServerStatus } from '../check-model.ts'
import type { CommandContext } from '../context.ts'
import { findMissingKeys, sayLockedOut } from '../find-missing-keys.ts'
import { requestJson } from '../http-client.ts'
import { noteVersions } from '../note-versions.ts'
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
  if (watch) return await repeat(context, look, () => readSupervisorStatus(project))
  const list = await look()
  const supervisor = readSupervisorStatus(project)
  context.output.result({ components: list, supervisor }, () => context.output.asCalled(formatStatus(list)))
  if (supervisor.state === 'gone') context.output.note(`⚠️  Supervisor: ${supervisor.message}`)
  if (list.some(isLost)) context.output.note(LOST)
  noteVersions(context.output, list)
  await noteKeys(context, project, list)
  await noteServices(context, list)
  await noteAgent(context, list)
  return list.every(({ state }) => state === 'running') ? 0 : SOMETHING_STOPPED
}

/** It runs, but the state folder knows nothing of it any more: it writes into files that nobody finds again. */
export const isLost = ({ state, started_at }: ComponentStatus) => state === 'running' && started_at === null
const LOST =
  '⚠️  The state folder was deleted or moved while they ran: what they store from now on may be lost. Start them anew: agent start demo'

/** What runs may let nobody in. Keys in a database are left to `agent doctor`: one that is away would be waited for. */
async function noteKeys(context: CommandContext, project: LoadedSettings, list: ComponentStatus[]): Promise<void> {
  if (project.settings.database.url || !list.some(({ state }) => state === 'running')) return
  const locked = await findMissingKeys(context, project)
  if (locked) context.output.note(`⚠️  ${sayLockedOut(locked)}`)
}

/** A registry that runs may still lack services: which, and where more is told. */
async function noteServices({ output }: CommandContext, list: ComponentStatus[]): Promise<void> {
  const registry = list.find(({ component, state }) => component === 'registry' && state === 'running')
  if (!registry) return
  const body = await requestJson(`${registry.url}/status`, { timeout: 2 }).catch(() => undefined)
  const services = isObject(body) && isObject(body['services']) ? Object.entries(body['services']) : []
  const waiting = services.flatMap(([name, service]) =>
    isObject(service) && service['state'] !== 'ready' ? [`${name} (${String(service['state'])})`] : [],
  )
  const problems = isObject(body) && Array.isArray(body['problems']) ? body['problems'].length : 0
  if (problems) waiting.push(`${problems} ${problems === 1 ? 'problem' : 'problems'} in the registry file`)
  if (waiting.length) output.note(`⚠️  ${registry.label}: ${waiting.join(', ')}. More: agent apis list`)
}

/** The browser in the modes that have one, and the language model when one is configured. */
async function noteAgent({ output }: CommandContext, list: ComponentStatus[]): Promise<void> {
  const agent = list.find(({ component, state }) => component === 'agent' && state === 'running')
  const { model, browser, storage } = (agent && (await readServerStatus(agent.url))) ?? {}
  if (storage?.['writable'] === false) output.note(`⚠️  ${String(storage['message'])}`)
  if (browser?.['enabled']) output.note(`${browser['available'] ? '✅' : '⚠️ '} Browser: ${String(browser['message'])}`)
  if (model?.['provider'])
    output.note(`${model['reachable'] ? '✅' : '⚠️ '} Language model: ${String(model['message'])}`)
}

const formatLine = ({ label, state, message }: ComponentStatus) => `${MARKS[state]} ${label}: ${message}`
const formatStatus = (list: ComponentStatus[]) => list.map(formatLine).join('\n')

/** Whether what crashes is started again; no line where nobody has to. */
const formatSupervisor = ({ state, message }: SupervisorStatus): string[] =>
  state === 'running' || state === 'gone'
    ? [`${MARKS[state === 'gone' ? 'unresponsive' : state]} Supervisor: ${message}`]
    : []

/**
 * Looks again and again until Ctrl+C. A terminal shows the list in place; elsewhere, in a file or a pipe, the first
 * list is followed by a line for each change. With --json each look is a line.
 */
async function repeat(
  { output }: CommandContext,
  look: () => Promise<ComponentStatus[]>,
  lookAtSupervisor: () => SupervisorStatus,
): Promise<number> {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => controller.abort())
  let shown: string[] = []
  for (;;) {
    const list = await look()
    const time = new Date().toISOString()
    const supervisor = lookAtSupervisor()
    const lines = [...list.map(formatLine), ...formatSupervisor(supervisor)].map(output.asCalled)
    if (output.json) output.event({ time, components: list, supervisor }, () => '')
    else if (output.interactive) {
      const text = [time, ...lines]
      output.event({}, () => `${eraseLines(shown, process.stdout.columns)}${text.join('\n')}`)
      shown = text
    } else {
      for (const line of lines.filter(one => !shown.includes(one))) output.event({}, () => `${time} ${line}`)
      shown = lines
    }
    await sleep(INTERVAL * 1000, undefined, { signal: controller.signal }).catch(() => undefined)
    if (controller.signal.aborted) return list.every(({ state }) => state === 'running') ? 0 : SOMETHING_STOPPED
  }
}

/** Moves to the start of the lines that were printed last, however they were wrapped, and erases them. */
export function eraseLines(lines: readonly string[], columns = 80): string {
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / columns)), 0)
  return rows ? `\u001b[${rows}A\u001b[J` : ''
}
