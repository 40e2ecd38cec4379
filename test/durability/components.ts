import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePorts, programCommand } from '../support/project.ts'

/** The components whose data is looked after here. */
export const KILLED = ['crm', 'registry', 'agent'] as const
export type Killed = (typeof KILLED)[number]

/** A project whose components run as children of this process, to be killed and started again. */
export interface RunningProject {
  folder: string
  stateFolder: string
  settingsFile: string
  urls: Record<Killed, string>
  /** Starts a component; resolves once it listens, or once it has ended before that. */
  start(component: Killed): Promise<'ready' | 'ended'>
  /** SIGKILL, to itself and what it started; resolves once it is gone. */
  kill(component: Killed): Promise<void>
  isUp(component: Killed): boolean
  pidOf(component: Killed): number | undefined
  /** What components said on their way out that is no death by our hand. */
  complaints: string[]
  remove(): Promise<void>
}

/** Makes a project in a temporary folder: the CRM, a registry that knows it, the agent. Nothing runs yet. */
export async function createRunningProject(): Promise<RunningProject> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agent-kill-')))
  const stateFolder = join(folder, '.agent')
  const settingsFile = join(folder, 'settings.toml')
  const [territory, crm, registry, agent] = (await findFreePorts(4)) as [number, number, number, number]
  const ports: Record<Killed, number> = { crm, registry, agent }
  const url = (component: Killed) => `http://127.0.0.1:${ports[component]}`
  writeFileSync(
    settingsFile,
    `# Written by hand; comments stay.\n[demo]\nport = ${agent}\napi_registry_port = ${registry}\n\n` +
      `[server_ports]\nterritory_api = ${territory}\ncrm_api = ${crm}\n\n[features]\nmode = "api" # the run mode\n`,
  )
  writeFileSync(join(folder, 'mcp_servers.yaml'), `services:\n  - crm:\n      url: ${url('crm')}/openapi.json\n`)
  const children = new Map<Killed, ChildProcess>()
  const complaints: string[] = []
  const log = openSync(join(folder, 'components.log'), 'a')
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(AGENT_|MCP_SERVERS_FILE|NODE_V8_COVERAGE)/.test(name)),
  )

  const start = async (component: Killed): Promise<'ready' | 'ended'> => {
    const [command, ...first] = programCommand()
    const child = spawn(command, [...first, 'serve', component, '--state', stateFolder, '--settings', settingsFile], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', log, log, 'ipc'],
      detached: true,
    })
    children.set(component, child)
    return await new Promise(resolve => {
      child.on('message', (message: { type?: string; message?: string }) => {
        if (message.type === 'ready') resolve('ready')
        if (message.type === 'failed') complaints.push(`${component} did not start: ${message.message ?? ''}`)
      })
      child.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL') complaints.push(`${component} ended by itself: ${signal ?? `code ${code}`}`)
        if (children.get(component) === child) children.delete(component)
        resolve('ended')
      })
    })
  }
  const kill = async (component: Killed): Promise<void> => {
    const child = children.get(component)
    if (child?.pid === undefined) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }
  return {
    folder,
    stateFolder,
    settingsFile,
    urls: { crm: url('crm'), registry: url('registry'), agent: url('agent') },
    start,
    kill,
    isUp: component => children.has(component),
    pidOf: component => children.get(component)?.pid,
    complaints,
    async remove() {
      for (const component of KILLED) await kill(component)
      closeSync(log)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
