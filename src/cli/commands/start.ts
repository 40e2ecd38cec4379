import { demoDisabled, messageOf } from '../../lib/errors.ts'
import { forDemos } from '../../config/demos.ts'
import type { LoadedSettings } from '../../config/load-settings.ts'
import { LABELS, portOf, PORT_SETTINGS, schemeOf, urlFor, type Component } from '../../processes/components.ts'
import { isSameProcess } from '../../processes/process-table.ts'
import { readRecord, type ProcessRecord } from '../../processes/record.ts'
import { startComponents, type StartedComponent, type StartRequest } from '../../processes/start-components.ts'
import { prepareStateFolder } from '../../processes/state-folder.ts'
import type { CommandContext } from '../context.ts'
import { adminHeaders } from '../admin-headers.ts'
import { requestJson } from '../http-client.ts'
import { findMissingKeys, sayLockedOut } from '../find-missing-keys.ts'
import { commonArguments, keepSupervised } from '../keep-supervised.ts'
import { whileStarted } from '../refuse-stopped.ts'
import { CRM_REGISTRY_FILE, resolveRegistryFile, unpackRegistryFile } from '../registry-file.ts'
import { BROWSER, readTarget } from '../targets.ts'
import { waitForServices, type RegistryReport } from '../wait-for-services.ts'

export interface StartOptions {
  mode?: string
  port?: number
  host?: string
  foreground?: boolean
  reset?: boolean
  open?: boolean
}

/** A question that the demo answers, for people who see it for the first time. */
const QUESTIONS: Readonly<Record<string, string>> = {
  demo: 'get top account by revenue from my accounts only',
  demo_crm: 'how many opportunities above $50k close in November 2024, by region?',
}

/** `agent start <what>`: starts components and returns when all of them are healthy. */
export async function start(context: CommandContext, what: string, options: StartOptions): Promise<number> {
  if (what.toLowerCase() === BROWSER) return await (await import('./start-browser.ts')).startBrowser(context, options)
  const began = performance.now()
  const components = readTarget(what)
  const target = what.toLowerCase().replaceAll('-', '_')
  const project = loadForStart(context, components, options)
  const { started, services, problems } = await startTarget(context, project, components, target, options)
  await applyMode(context, project, started, options.mode)
  const seconds = (performance.now() - began) / 1000
  report(context, started, { services, problems }, target, seconds)
  const locked = await findMissingKeys(context, project)
  if (locked) context.output.note(context.output.style.yellow(`⚠️  ${sayLockedOut(locked)}`))
  if (options.open) (await import('../open-page.ts')).openPage(context, started.at(-1)!.record.url)
  if (options.foreground) return await (await import('../stay.ts')).stay(context, project, started)
  return 0
}

/** Starts the demo when `demo.auto_start` says so and the component does not answer; true when it did. */
export async function autoStart(context: CommandContext): Promise<boolean> {
  const project = context.load()
  if (!project.settings.demo.auto_start) return false
  context.output.note('Starting the demo (demo.auto_start is on) …')
  await startTarget(context, project, readTarget('demo'), 'demo', {})
  return true
}

/** Loads the settings with what the command line says about the last component. */
export function loadForStart(
  context: CommandContext,
  components: readonly Component[],
  options: StartOptions,
): LoadedSettings {
  return context.load({
    [PORT_SETTINGS[components.at(-1)!]]: { value: options.port, flag: '--port' },
    'server.host': { value: options.host, flag: '--host' },
  })
}

/** Starts the components of a target and waits for the services of their registry. */
export async function startTarget(
  context: CommandContext,
  project: LoadedSettings,
  components: readonly Component[],
  target: string,
  options: StartOptions,
): Promise<RegistryReport & { started: StartedComponent[] }> {
  const { settings, sources, stateFolder, folder } = project
  if (target.startsWith('demo') && !settings.demo.enabled) throw demoDisabled(sources['demo.enabled']!.name)
  prepareStateFolder(stateFolder)
  const requests = planRequests(context, project, components, target, options)
  const started = await startComponents(
    {
      launcher: context.launcher,
      stateFolder,
      folder,
      environment: context.environment,
      commonArguments: commonArguments(project),
    },
    requests,
  )
  const registry = started.find(({ record }) => record.component === 'registry')
  const headers = adminHeaders(context.environment, project.settings)
  const found = await whileStarted(stateFolder, started, async () =>
    registry ? await waitForServices(registry.record.url, headers) : { services: [], problems: [] },
  )
  if (!options.foreground) await keepSupervised(context, project)
  return { started, ...found }
}

function planRequests(
  context: CommandContext,
  project: LoadedSettings,
  components: readonly Component[],
  target: string,
  { mode, reset, port, host }: StartOptions,
): StartRequest[] {
  const { settings, stateFolder } = project
  const last = components.at(-1)
  const portFor = (component: Component) => (component === last ? port : undefined)
  const url = (component: Component) => {
    const record = readRecord(stateFolder, component)
    const stays =
      record &&
      isSameProcess(record.pid, record.process_started) &&
      !(components.includes(component) && isElsewhere(record, portFor(component), host))
    return stays ? record.url : urlFor(settings.server.host, portOf(component, settings), schemeOf(settings))
  }
  const registryFile = components.includes('registry') ? chooseRegistryFile(context, project, target) : ''
  const options: Record<Component, Record<string, string>> = {
    ...forDemos(() => ({})),
    registry: {
      'registry-file': registryFile,
      'territory-url': url('territory'),
      'crm-url': url('crm'),
      ...(mode ? { mode } : {}),
    },
    agent: { 'registry-url': url('registry'), ...(mode ? { mode } : {}) },
  }
  return components.map(component => ({
    component,
    host: settings.server.host,
    scheme: schemeOf(settings),
    port: portOf(component, settings),
    options: options[component],
    flags: component === 'crm' && reset ? ['--reset'] : [],
    replace: running =>
      (component === 'crm' && reset === true) ||
      isElsewhere(running, portFor(component), host) ||
      isWiredOtherwise(running, options[component], target),
  }))
}

const chooseRegistryFile = (context: CommandContext, project: LoadedSettings, target: string) =>
  target === 'demo_crm'
    ? unpackRegistryFile(project.stateFolder, CRM_REGISTRY_FILE)
    : resolveRegistryFile(project, context)

/** True when a component runs, but not where this command line asks for it. */
const isElsewhere = (running: ProcessRecord, port: number | undefined, host: string | undefined) =>
  (port !== undefined && running.port !== port) || (host !== undefined && running.host !== host)

/**
 * True when a running component was told other addresses, or (for a demo, which brings its own services) another
 * service file.
 */
function isWiredOtherwise(running: ProcessRecord, wanted: Record<string, string>, target: string): boolean {
  const names = ['registry-url', 'territory-url', 'crm-url', ...(target.startsWith('demo') ? ['registry-file'] : [])]
  return names.some(name => name in wanted && running.options[name] !== wanted[name])
}

/** An agent and a registry that ran already take up the mode of the command line. */
export async function applyMode(
  context: CommandContext,
  { settings, stateFolder }: LoadedSettings,
  started: StartedComponent[],
  mode: string | undefined,
): Promise<void> {
  if (!mode) return
  const change = { method: 'PUT', body: { mode }, headers: adminHeaders(context.environment, settings) }
  const agent = started.find(({ record, kept }) => kept && record.component === 'agent')
  if (agent) await requestJson(`${agent.record.url}/settings/mode`, change)
  const registry = readRecord(stateFolder, 'registry')
  const isNew = started.some(({ record, kept }) => !kept && record.component === 'registry')
  if (!registry || isNew) return
  await requestJson(`${registry.url}/settings/mode`, change).catch((error: unknown) =>
    context.output.note(`The running registry did not take up the mode: ${messageOf(error)}`),
  )
}

function report(
  context: CommandContext,
  started: StartedComponent[],
  { services, problems }: RegistryReport,
  target: string,
  seconds: number,
): void {
  const { output } = context
  const { style } = output
  const failed = services.filter(({ state }) => state !== 'ready')
  // Ready, and yet not everything is as it was meant: operations that are left out, declared tools that are not there.
  const noted = services.filter(({ state, message }) => state === 'ready' && message)
  const agent = started.find(({ record }) => record.component === 'agent')?.record
  const question = agent && QUESTIONS[target]
  const data = {
    components: started.map(({ record, kept }) => ({
      component: record.component,
      label: LABELS[record.component],
      state: 'running',
      kept,
      url: record.url,
      port: record.port,
      pid: record.pid,
    })),
    services,
    problems,
    seconds: Number(seconds.toFixed(3)),
    question: question ?? null,
  }
  output.result(data, () =>
    started
      .map(({ record, kept }) => {
        const already = kept ? style.dim(' – already running') : ''
        return `✅ ${style.bold(LABELS[record.component])}: Running (Port ${record.port})${already}`
      })
      .join('\n'),
  )
  for (const { name, message } of noted) output.note(style.yellow(`⚠️  ${name}: ${message}`))
  for (const { name, message } of failed) output.note(style.yellow(`⚠️  ${name}: ${message}`))
  for (const problem of problems) output.note(style.yellow(`⚠️  ${problem}`))
  if (output.json) return
  const width = Math.max(...started.map(({ record }) => LABELS[record.component].length))
  output.note('')
  for (const { record } of started)
    output.note(
      `   ${LABELS[record.component].padEnd(width)}  ${record.url}${record.component === 'agent' ? '' : '/docs'}`,
    )
  output.note(`\nReady in ${seconds.toFixed(1)} s.${question ? ` Try: agent chat ${JSON.stringify(question)}` : ''}`)
}
