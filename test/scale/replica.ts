import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, openSync, closeSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { cleanEnvironment, programCommand } from '../support/project.ts'

/** One process of the real program, with a state folder of its own, as on a machine of its own. */
export interface Replica {
  readonly name: string
  readonly url: string
  readonly pid: number | undefined
  /** Whether it was ready since it was started last. */
  readonly isReady: boolean
  /** SIGKILL, and again at the same port. Resolves when it is ready. */
  killAndStart(pause?: number): Promise<void>
  start(): Promise<void>
  /** Asks it to end, and resolves with its exit code; `null` when it had to be killed. */
  close(): Promise<number | null>
  log(): string
}

export interface ReplicaOptions {
  name: string
  component: 'registry' | 'agent' | 'crm'
  /** Where its state folder and log go. */
  folder: string
  args?: string[]
  /** A free one unless told. */
  port?: number
  environment: Record<string, string>
  /** Content of its settings file. */
  settings?: string
}

/** Milliseconds until a replica must be ready. */
const PATIENCE = 120_000

/** Prepares a replica; nothing runs yet. */
export async function createReplica({
  name,
  component,
  folder,
  args = [],
  port: given,
  environment,
  settings,
}: ReplicaOptions): Promise<Replica> {
  const home = join(folder, name)
  mkdirSync(home, { recursive: true })
  if (settings !== undefined) writeFileSync(join(home, 'settings.toml'), settings)
  const logFile = join(folder, `${name}.log`)
  const port = given ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let ended: Promise<number | null> = Promise.resolve(0)
  let isReady = false

  const start = async () => {
    const [command, ...first] = programCommand()
    const log = openSync(logFile, 'a')
    const now = spawn(command, [...first, 'serve', component, '--port', String(port), ...args], {
      cwd: home,
      env: { ...cleanEnvironment(), AGENT_HOME: join(home, '.agent'), ...environment },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    child = now
    ended = new Promise(resolve => now.once('exit', resolve))
    const latest = Date.now() + PATIENCE
    while (!(await answersReady(url, component === 'crm' ? 'health' : 'ready'))) {
      if (now.exitCode !== null || Date.now() > latest)
        throw new Error(`${name} did not become ready:\n${readFileSync(logFile, 'utf8').slice(-4000)}`)
      await sleep(20)
    }
    isReady = true
  }
  return {
    name,
    url,
    get pid() {
      return child?.pid
    },
    get isReady() {
      return isReady
    },
    start,
    async killAndStart(pause = 0) {
      isReady = false
      child?.kill('SIGKILL')
      await ended
      await sleep(pause)
      await start()
    },
    async close() {
      isReady = false
      child?.kill('SIGTERM')
      const late = setTimeout(() => child?.kill('SIGKILL'), 15_000)
      const code = await ended
      clearTimeout(late)
      return code
    },
    log: () => readFileSync(logFile, 'utf8'),
  }
}

async function answersReady(url: string, path: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/${path}`, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    return false
  }
}
