import { existsSync } from 'node:fs'
import { findRegistryFile } from '../../config/paths.ts'
import { displayPath, type LoadedSettings } from '../../config/load-settings.ts'
import { ENVIRONMENT_OTHERS, ENVIRONMENT_PATHS, ENVIRONMENT_SETTINGS } from '../../config/environment.ts'
import { nearest } from '../../config/check-settings.ts'
import { messageOf } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import { COMPONENTS, LABELS, portOf, PORT_SETTINGS } from '../../processes/components.ts'
import { readComponentStatus } from '../../processes/component-status.ts'
import { describePortHolder, isPortFree } from '../../processes/port-holder.ts'
import { checkBrowser } from '../check-browser.ts'
import { checkModel } from '../check-model.ts'
import { checkPolicies } from '../check-policies.ts'
import { checkRegistryFile, problemsOf } from '../check-registry-file.ts'
import { checkTls } from '../check-tls.ts'
import type { CommandContext } from '../context.ts'
import { checkMachine } from '../doctor/check-machine.ts'
import { checkSkew } from '../doctor/check-skew.ts'
import { checkSystem } from '../doctor/check-system.ts'
import { findMissingKeys } from '../find-missing-keys.ts'
import { requestJson } from '../http-client.ts'
import { countTools } from './apis.ts'
import { isLost } from './status.ts'

export interface Finding {
  level: 'ok' | 'note' | 'problem'
  what: string
  /** What to do about it. */
  next?: string
}

const MARKS: Readonly<Record<Finding['level'], string>> = { ok: '✅', note: '➖', problem: '❌' }

/** `agent doctor`: everything that could be wrong, each with the next step; exit code 1 for a problem. */
export async function runDoctor(context: CommandContext): Promise<number> {
  const findings = [checkRuntime(), ...checkVariables(context.environment), ...(await checkProject(context))]
  context.output.result(findings, () =>
    context.output.asCalled(
      findings.map(({ level, what, next }) => `${MARKS[level]} ${what}${next ? `\n   → ${next}` : ''}`).join('\n'),
    ),
  )
  return findings.some(({ level }) => level === 'problem') ? 1 : 0
}

const checkRuntime = (): Finding => ({
  level: 'ok',
  what: `Node ${process.versions.node} on ${process.platform}-${process.arch}`,
})

/** AGENT_* variables that mean nothing are most likely misspelt. */
function checkVariables(environment: NodeJS.ProcessEnv): Finding[] {
  const known = Object.keys({ ...ENVIRONMENT_SETTINGS, ...ENVIRONMENT_PATHS, ...ENVIRONMENT_OTHERS })
  return Object.keys(environment)
    .filter(name => name.startsWith('AGENT_') && !known.includes(name) && !known.includes(name.replace(/_FILE$/, '')))
    .flatMap(name => {
      const near = nearest(name, known)
      return near
        ? [{ level: 'note' as const, what: `${name} is set, but is no setting`, next: `Did you mean ${near}?` }]
        : []
    })
}

async function checkProject(context: CommandContext): Promise<Finding[]> {
  let project: LoadedSettings
  try {
    project = context.load()
  } catch (error) {
    return [{ level: 'problem', what: messageOf(error), next: 'Correct it, then: agent config validate' }]
  }
  const settings = project.settingsFile
    ? `${displayPath(project.settingsFile, context.cwd)} is valid`
    : 'No settings.toml: the defaults apply'
  return [
    { level: 'ok', what: settings },
    ...(await checkServiceFile(context, project)),
    ...checkMachine(project),
    ...(await checkDatabases(project)),
    ...(await checkTls(context, project)),
    ...(await checkKeys(context, project)),
    ...(await Promise.all(COMPONENTS.map(async component => await checkComponent(project, component)))),
    ...checkSystem(project),
    ...(await checkServices(project)),
    ...(await checkPolicies(project)),
    ...(await checkBrowser(project, context.environment)),
    ...(await checkModel(project, context.environment)),
  ]
}

/** Whether anybody gets in where keys are asked for. */
async function checkKeys(context: CommandContext, project: LoadedSettings): Promise<Finding[]> {
  const locked = await findMissingKeys(context, project)
  return locked ? [{ level: 'problem', ...locked }] : []
}

/** Reads the service file as the registry would: one problem for each thing wrong, with file, line and reason. */
async function checkServiceFile(context: CommandContext, project: LoadedSettings): Promise<Finding[]> {
  const { environment, cwd } = context
  const file = findRegistryFile(project, project.settings.registry.file, environment, cwd)
  if (!file) return [{ level: 'ok', what: 'No mcp_servers.yaml: the built-in one (demo APIs) applies' }]
  const shown = displayPath(file, cwd)
  if (!existsSync(file))
    return [{ level: 'problem', what: `${shown} does not exist`, next: 'Correct MCP_SERVERS_FILE or registry.file' }]
  const found = await readProblems(context, project, shown)
  if (found.problems.length)
    return found.problems.map(what => ({
      level: 'problem',
      what,
      next: /^.*Environment variable .* is not set/.test(what)
        ? 'Set it in the environment, then: agent restart registry'
        : `Correct ${shown}; a running registry takes it up by itself`,
    }))
  return [{ level: 'ok', what: `Services are listed in ${shown} (${found.services})` }]
}

/**
 * What is wrong with the file. Whether variables are set is a matter of the environment that the registry was started
 * with, so a running one is believed in this.
 */
async function readProblems(
  context: CommandContext,
  project: LoadedSettings,
  shown: string,
): Promise<{ problems: string[]; services: number }> {
  try {
    const found = await checkRegistryFile(context, project, shown)
    const all = problemsOf(found)
    const isRunning =
      all.length > 0 && (await readComponentStatus(project, 'registry').then(({ state }) => state === 'running'))
    const problems = isRunning ? all.filter(what => !/Environment variable .* is not set/.test(what)) : all
    return { problems, services: found.services.length }
  } catch (error) {
    return { problems: [messageOf(error)], services: 0 }
  }
}

/** The databases of the state folder; which versions are read is known to the rooms that own them. */
async function checkDatabases({ stateFolder }: LoadedSettings): Promise<Finding[]> {
  const [{ SCHEMA_VERSIONS }, { checkData }] = await Promise.all([
    import('../backup/schema-versions.ts'),
    import('../doctor/check-data.ts'),
  ])
  const inFolder = Object.entries(SCHEMA_VERSIONS).map(([path, version]) => [path.replace(/^state\//, ''), version])
  return checkData(stateFolder, Object.fromEntries(inFolder) as Record<string, number>)
}

async function checkComponent(project: LoadedSettings, component: (typeof COMPONENTS)[number]): Promise<Finding> {
  const status = await readComponentStatus(project, component)
  const { state, message } = status
  const label = LABELS[component]
  if (isLost(status))
    return {
      level: 'problem',
      what: `${label}: ${message}: the state folder was deleted or moved while it ran, and what it stores may be lost`,
      next: `Start it anew: agent start ${component}`,
    }
  if (state === 'running') return { level: 'ok', what: `${label}: ${message}` }
  if (state !== 'stopped')
    return {
      level: 'problem',
      what: `${label}: ${message}`,
      next: `agent logs ${component}, then agent restart ${component}`,
    }
  const { settings } = project
  const port = portOf(component, settings)
  if (await isPortFree(settings.server.host, port)) {
    const what = `${label}: Stopped (port ${port} is free)`
    return component === 'registry' && (await isAgentRunning(project))
      ? { level: 'problem', what: `${what}, and the agent that runs needs it`, next: 'agent start registry' }
      : { level: 'note', what }
  }
  return {
    level: 'problem',
    what: `${label}: Stopped, and port ${port} is in use by ${describePortHolder(port) ?? 'another program'}`,
    next: `Choose another port: agent config set ${PORT_SETTINGS[component]} <port>`,
  }
}

const isAgentRunning = async (project: LoadedSettings): Promise<boolean> =>
  (await readComponentStatus(project, 'agent')).state === 'running'

async function checkServices(project: LoadedSettings): Promise<Finding[]> {
  const registry = await readComponentStatus(project, 'registry')
  if (registry.state !== 'running') return []
  const body = await requestJson(`${registry.url}/status`).catch(() => undefined)
  const services = isObject(body) && isObject(body['services']) ? body['services'] : {}
  const findings = Object.entries(services).flatMap(([name, value]) => {
    const { state, last_error, tool_count, message, changed_tools } = isObject(value) ? value : {}
    const finding: Finding =
      state === 'ready'
        ? {
            level: message ? 'note' : 'ok',
            what: `Service ${name}: ${countTools(Number(tool_count))}${message ? `; ${String(message)}` : ''}`,
          }
        : {
            level: 'problem',
            what: `Service ${name}: ${String(last_error || message || state)}`,
            next: nextFor(name, String(last_error)),
          }
    return [finding, ...findChangedTools(name, changed_tools)]
  })
  const applications = await requestJson(`${registry.url}/applications`).catch(() => [])
  return [...findings, ...(await checkSkew(applications))]
}

function nextFor(name: string, why: string): string {
  if (/Environment variable .* is not set/.test(why)) return 'Set it in the environment, then: agent restart registry'
  if (/ENOENT|was not found/.test(why))
    return `Install the command, or correct \`command\` of ${name} in the service file`
  if (/answered 40[13]\b/.test(why)) return `Correct \`auth\` of ${name} in the service file`
  return `agent apis refresh ${name}`
}

/** Tools that are not what they were when they were first used (registry case X8). */
function findChangedTools(name: string, changed: unknown): Finding[] {
  const tools = Array.isArray(changed) ? changed.filter(isObject).map(({ tool }) => String(tool)) : []
  if (!tools.length) return []
  const shown = `${tools.slice(0, 5).join(', ')}${tools.length > 5 ? ` and ${tools.length - 5} more` : ''}`
  return [
    {
      level: 'note',
      what: `Service ${name}: tools that changed after their first use: ${shown}`,
      next: `Look at what changed: agent apis refresh ${name}. When it is wanted: agent apis trust ${name}`,
    },
  ]
}
