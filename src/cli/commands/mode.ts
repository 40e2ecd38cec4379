import { RUN_MODES, type RunMode } from '../../contract/chat.ts'
import { writeSetting } from '../../config/edit-settings.ts'
import { displayPath, type LoadedSettings } from '../../config/load-settings.ts'
import { RUN_MODE_DESCRIPTIONS, type RunModeDescription } from '../../config/run-modes.ts'
import { isObject } from '../../lib/json.ts'
import { messageOf, systemReason, usage } from '../../lib/errors.ts'
import { LABELS, type Component } from '../../processes/components.ts'
import { judgeRecord } from '../../processes/component-status.ts'
import { readRecord, writeRecord, type ProcessRecord } from '../../processes/record.ts'
import { adminHeaders } from '../admin-headers.ts'
import type { CommandContext } from '../context.ts'
import { requestJson } from '../http-client.ts'
import { keepSupervised } from '../keep-supervised.ts'

/** `agent mode current`: what a running agent says, else what the settings say. */
export async function showCurrentMode(context: CommandContext): Promise<void> {
  const { mode, source, running } = await readCurrentMode(context.load())
  context.output.result({ mode, source, running }, () => `${mode}  ${context.output.style.dim(`(${source})`)}`)
}

async function readCurrentMode(project: LoadedSettings): Promise<{ mode: RunMode; source: string; running: boolean }> {
  const agent = await findRunningAgent(project)
  const live = agent ? await readLiveMode(agent.url) : undefined
  return live
    ? { mode: live, source: 'running agent', running: true }
    : { mode: project.settings.features.mode, source: project.sources['features.mode']!.name, running: false }
}

/** `agent mode list`. */
export async function listModes(context: CommandContext): Promise<void> {
  const { mode: current } = context.load().settings.features
  const { style } = context.output
  context.output.result(
    RUN_MODE_DESCRIPTIONS.map(description => ({ ...description, current: description.mode === current })),
    () =>
      RUN_MODE_DESCRIPTIONS.map(
        ({ mode, title, meaning }) =>
          `${mode === current ? '●' : '○'} ${style.bold(mode.padEnd(7))} ${title}: ${meaning}`,
      ).join('\n'),
  )
}

/** `agent mode info <mode>`. */
export async function showMode(context: CommandContext, name: string): Promise<void> {
  const description = RUN_MODE_DESCRIPTIONS.find(({ mode }) => mode === readMode(name))!
  const isCurrent = (await readCurrentMode(context.load())).mode === description.mode
  context.output.result({ ...description, current: isCurrent }, () => formatMode(context, description, isCurrent))
}

function formatMode(
  { output: { style, asCalled } }: CommandContext,
  { mode, title, meaning, available, unavailable }: RunModeDescription,
  isCurrent: boolean,
): string {
  return [
    `${style.bold(title)} (features.mode = "${mode}")`,
    meaning,
    '',
    ...available.map(capability => `  ✅ ${capability}`),
    ...unavailable.map(capability => `  ❌ ${capability}`),
    '',
    isCurrent ? 'This is the mode in use.' : asCalled(`Change to it: agent mode ${mode === 'web' ? 'browser' : mode}`),
  ].join('\n')
}

/** `agent mode <name>`: changes one line of settings.toml; a running agent takes it up at once. */
export async function changeMode(context: CommandContext, name: string): Promise<void> {
  const mode = readMode(name)
  const project = context.load()
  const file = displayPath(project.settingsPath, context.cwd)
  writeSetting(project.settingsPath, 'features.mode', mode)
  const agent = await findRunningAgent(project)
  const applied = agent ? await applyToAgent(context, project, agent, mode) : false
  const browser = await applyToRegistry(context, project, mode)
  await keepSupervised(context, project)
  context.output.result(
    { mode, file: project.settingsPath, applied },
    () => `✅ Mode: ${mode} (written to ${file}${applied ? ', the running agent uses it' : ''})`,
  )
  if (context.environment['AGENT_MODE'] && context.environment['AGENT_MODE'] !== mode)
    context.output.note(
      `AGENT_MODE=${context.environment['AGENT_MODE']} is set and wins at the next start. Unset it to use ${file}.`,
    )
  if (browser) context.output.note(browser)
}

/** A running registry starts or ends the browser service; what became of it, for people. */
async function applyToRegistry(
  { output, environment }: CommandContext,
  { settings, stateFolder }: LoadedSettings,
  mode: RunMode,
): Promise<string | undefined> {
  const isOff = mode !== 'api' && !settings.api_mode.browser_enabled
  const off = isOff ? 'Browser operations stay switched off: api_mode.browser_enabled is false.' : undefined
  const registry = await findRunning(stateFolder, 'registry')
  if (!registry) return off
  forgetStartMode(output, stateFolder, registry)
  try {
    const headers = adminHeaders(environment, settings)
    const body = await requestJson(`${registry.url}/settings/mode`, { method: 'PUT', body: { mode }, headers })
    const browser = isObject(body) && isObject(body['browser']) ? body['browser'] : undefined
    if (!browser || mode === 'api') return off
    return browser['state'] === 'ready'
      ? `The browser service runs (${String(browser['tool_count'])} tools): agent tools list --type browser`
      : `The browser service is ${String(browser['state'])}: ${String(browser['message'])}`
  } catch (error) {
    return `The running registry did not take it up: ${messageOf(error)}. Restart it: agent restart registry`
  }
}

async function applyToAgent(
  { output, environment }: CommandContext,
  { settings, stateFolder }: LoadedSettings,
  agent: ProcessRecord,
  mode: RunMode,
): Promise<boolean> {
  forgetStartMode(output, stateFolder, agent)
  try {
    const headers = adminHeaders(environment, settings)
    await requestJson(`${agent.url}/settings/mode`, { method: 'PUT', body: { mode }, headers })
    return true
  } catch (error) {
    output.note(`The running agent did not take it up: ${messageOf(error)}. Restart it: agent restart agent`)
    return false
  }
}

/**
 * The mode that it was started with no longer counts: a restart reads the file. Where that cannot be noted, the mode is
 * changed all the same: both servers follow the file.
 */
function forgetStartMode(output: CommandContext['output'], stateFolder: string, record: ProcessRecord): void {
  const { mode: earlier, ...options } = record.options
  if (earlier === undefined) return
  try {
    writeRecord(stateFolder, { ...record, options })
  } catch (error) {
    output.note(
      `⚠️  ${LABELS[record.component]}: a restart would go back to ${earlier}, the mode it was started with, because its record cannot be written (${systemReason(error)}). Mend that, then run this again.`,
    )
  }
}

const findRunningAgent = async ({ stateFolder }: LoadedSettings) => await findRunning(stateFolder, 'agent')

async function findRunning(stateFolder: string, component: Component): Promise<ProcessRecord | undefined> {
  const record = readRecord(stateFolder, component)
  return record && (await judgeRecord(record)).state === 'running' ? record : undefined
}

/** The run mode that a running agent or registry is in; undefined when it does not say. */
export async function readLiveMode(url: string): Promise<RunMode | undefined> {
  const body = await requestJson(`${url}/settings/mode`).catch(() => undefined)
  return isObject(body) ? RUN_MODES.find(mode => mode === body['mode']) : undefined
}

function readMode(name: string): RunMode {
  const mode = name === 'browser' ? 'web' : RUN_MODES.find(known => known === name)
  if (!mode) throw usage(`Unknown mode: ${name}. Modes: api, hybrid, browser (also called web)`)
  return mode
}
