import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Component } from '../src/processes/components.ts'
import { RUNTIME_FLAGS } from '../src/processes/runtime-flags.ts'
import { MEMORY_ENVIRONMENT } from '../src/processes/memory-environment.ts'

/** A running server of bench/serve.ts. */
export interface BenchServer {
  url: string
  pid: number
  /** Writes a line to its standard input and resolves with the line that it answers. */
  ask(line: string): Promise<string>
  end(): Promise<void>
}

/** The servers of one benchmark run, each a process that ends when this one does. */
export class Servers {
  readonly folder = mkdtempSync(join(tmpdir(), 'agent-bench-'))
  readonly #children: ChildProcess[] = []
  #files = 0

  /** Starts a server of bench/serve.ts and returns its address. */
  async start(kind: string, options: Record<string, unknown> = {}): Promise<string> {
    return (await this.launch(kind, options)).url
  }

  /** Starts a server of bench/serve.ts, with flags for Node when asked. */
  async launch(kind: string, options: Record<string, unknown> = {}, flags: string[] = []): Promise<BenchServer> {
    const file = join(import.meta.dirname, 'serve.ts')
    const folder = mkdtempSync(join(this.folder, `${kind}-`))
    const child = spawn(
      process.execPath,
      [
        ...(RUNTIME_FLAGS[kind as Component] ?? []),
        ...flags,
        '--disable-warning=ExperimentalWarning',
        file,
        kind,
        JSON.stringify({ folder, ...options }),
      ],
      // As `agent start` starts them (src/processes/launch-component.ts).
      { stdio: ['pipe', 'pipe', 'inherit'], env: { ...MEMORY_ENVIRONMENT, ...process.env } },
    )
    this.#children.push(child)
    const lines = createInterface({ input: child.stdout })
    const url = await nextLine(lines, child, `The ${kind} server ended before it listened`)
    const ask = (line: string) => {
      const answer = nextLine(lines, child, `The ${kind} server ended`)
      child.stdin.write(`${line}\n`)
      return answer
    }
    return { url, pid: child.pid!, ask, end: () => endChild(child) }
  }

  /** Starts any command in a process group of its own, so that all that it starts ends with it. Prints nothing. */
  run(command: string, args: string[], environment: NodeJS.ProcessEnv = process.env): RunningPeer {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: environment,
      cwd: this.folder,
    })
    this.#children.push(child)
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4000)))
    child.once('error', error => (printed += error.message))
    return { child, printed: () => printed }
  }

  /** Writes a registry file over OpenAPI services given as name → address. */
  writeRegistryFile(services: Record<string, string>): string {
    return this.writeServices(
      Object.entries(services).map(([name, url]) => `  - ${name}:\n      url: ${url}/openapi.json\n`),
    )
  }

  /** Writes a registry file over entries in YAML. */
  writeServices(entries: string[]): string {
    const file = join(this.folder, `services-${++this.#files}.yaml`)
    writeFileSync(file, entries.length ? `services:\n${entries.join('')}` : 'services: []\n')
    return file
  }

  async close(): Promise<void> {
    await Promise.all(this.#children.map(endChild))
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export interface RunningPeer {
  child: ChildProcess
  /** The end of what it has printed. */
  printed(): string
}

async function nextLine(lines: Interface, child: ChildProcess, otherwise: string): Promise<string> {
  const answer = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => undefined)])
  if (!answer) throw new Error(otherwise)
  return answer[0] as string
}

/** Closes its input, which ends a server of ours; a peer's whole process group gets a signal. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exited = once(child, 'exit')
  if (child.stdin) child.stdin.end()
  else signalGroup(child.pid, 'SIGTERM')
  const timer = setTimeout(() => (child.stdin ? child.kill('SIGKILL') : signalGroup(child.pid!, 'SIGKILL')), 3000)
  await exited
  clearTimeout(timer)
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has gone already.
  }
}

/** Waits until a condition holds; throws after `seconds`. */
export async function waitFor(what: string, condition: () => Promise<boolean>, seconds = 20): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} did not happen within ${seconds} s`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** Ports that nobody listens on. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map(server => once(server, 'listening')))
  const ports = servers.map(server => (server.address() as AddressInfo).port)
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  return ports
}

/** Resident memory of a process in MB: now, and at its highest. Undefined where the system does not tell (Linux does). */
export function memoryOf(pid: number): { now: number; peak: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)?.[1]) / 1024
    return { now: read('VmRSS'), peak: read('VmHWM') }
  } catch {
    return undefined
  }
}
