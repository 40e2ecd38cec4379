import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { deserializeMessage, serializeMessage, type JSONRPCMessage, type Transport } from '@modelcontextprotocol/client'
import { getDefaultEnvironment } from '@modelcontextprotocol/client/stdio'
import { createLineReader } from './line-reader.ts'
import { answerForOversized } from './oversized.ts'

export interface StdioOptions {
  command: string
  args: readonly string[]
  /** Added to the few variables that a child gets (HOME, PATH …; registry case X5). */
  env: Readonly<Record<string, string>>
  cwd?: string
  /** Bytes that one message may have, and that are kept of a longer one. */
  limit: number
  kept: number
}

/** Standard error that is kept for messages. */
const STDERR_LINES = 12
/** How long a child may take to end after its input closed, and after SIGTERM, in milliseconds. */
const PATIENCE = 1_000
/** How long what a child left behind may take to end after SIGTERM, and its last words to arrive, in milliseconds. */
const LEFTOVER_PATIENCE = 200

/**
 * A local MCP server over standard input and output. It runs as the leader of its own process group, so that closing
 * ends everything that it started (registry case M5); the last lines of its standard error explain a failure (M6).
 */
export class StdioTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: Transport['onmessage']
  readonly #options: StdioOptions
  #child: ChildProcess | undefined
  /** Resolves when the child and everything in its group is gone. */
  #gone: Promise<void> = Promise.resolve()
  #stderr = ''
  #ended: string | undefined

  constructor(options: StdioOptions) {
    this.#options = options
  }

  /** How the child ended and the last lines that it wrote to standard error; empty while it runs in silence. */
  get lastWords(): string {
    const lines = this.#stderr.trim().split('\n').slice(-STDERR_LINES).join('\n').trim()
    return [this.#ended, lines].filter(Boolean).join(': ')
  }

  get pid(): number | null {
    return this.#child?.pid ?? null
  }

  /** With `pid`, by which the SDK knows a local server: silence to its first question means an older protocol. */
  get stderr(): null {
    return null
  }

  start(): Promise<void> {
    const { command, args, env, cwd, limit, kept } = this.#options
    const child = spawn(command, [...args], {
      env: { ...getDefaultEnvironment(), ...env },
      ...(cwd !== undefined && { cwd }),
      stdio: ['pipe', 'pipe', 'pipe'],
      shell: false,
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
    this.#child = child
    const read = createLineReader({
      limit,
      kept,
      onLine: line => this.#receive(line),
      onOversized: (head, tail, bytes) => {
        const answer = answerForOversized(head, tail, bytes)
        if (answer) this.onmessage?.(answer)
        else this.onerror?.(new Error(`a message of ${bytes} bytes was left out`))
      },
    })
    child.stdout.on('data', read)
    child.stderr.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString('utf8')).slice(-8192)
    })
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', error => this.onerror?.(error))
    this.#gone = new Promise(resolve => {
      child.once('exit', (code, signal) => {
        this.#ended = signal ? `it was ended by ${signal}` : `it exited with code ${code}`
        // Whoever else holds the pipes must not hide that the server is gone.
        void this.#bury(child).then(resolve)
      })
      child.once('error', error => {
        this.#ended ??= describeStart(error, this.#options)
        if (child.pid === undefined) {
          this.#child = undefined
          resolve()
        }
      })
    })
    return new Promise((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', error => reject(new Error(describeStart(error, this.#options), { cause: error })))
    })
  }

  send(message: JSONRPCMessage): Promise<void> {
    const stdin = this.#child?.stdin
    if (!stdin?.writable) return Promise.reject(new Error(this.lastWords || 'the server is not running'))
    // What waits to be read is bounded by the calls that one service may have at a time.
    stdin.write(serializeMessage(message))
    return Promise.resolve()
  }

  /** Closes the input, then SIGTERM, then SIGKILL to the whole group; resolves when all of it is gone. */
  async close(): Promise<void> {
    const child = this.#child
    if (!child) return this.#gone
    child.stdin?.end()
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      if (await settlesWithin(this.#gone, PATIENCE)) return
      signalGroup(child.pid, signal)
    }
    await settlesWithin(this.#gone, PATIENCE)
  }

  #receive(line: string): void {
    if (!line.trim()) return
    let message: JSONRPCMessage
    try {
      message = deserializeMessage(line)
    } catch (error) {
      // A line that is not JSON-RPC (a server that prints to standard output) is skipped.
      this.onerror?.(error as Error)
      return
    }
    this.onmessage?.(message)
  }

  /** After the leader: its last words are heard, the rest of its group is ended, the close is told. */
  async #bury(child: ChildProcess): Promise<void> {
    const closed = new Promise<void>(resolve => child.once('close', () => resolve()))
    const hasCompany = signalGroup(child.pid, 'SIGTERM')
    await settlesWithin(closed, LEFTOVER_PATIENCE)
    child.stdin?.destroy()
    child.stdout?.destroy()
    child.stderr?.destroy()
    if (this.#child === child) this.#child = undefined
    this.onclose?.()
    if (!hasCompany) return
    for (const end = Date.now() + LEFTOVER_PATIENCE; Date.now() < end && signalGroup(child.pid, 0);) await sleep(10)
    signalGroup(child.pid, 'SIGKILL')
  }
}

/** Why a command cannot be started, in words. */
function describeStart(error: Error, { command, cwd }: Pick<StdioOptions, 'command' | 'cwd'>): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EACCES') return `the command '${command}' may not be run (EACCES)`
  if (code !== 'ENOENT') return error.message
  return cwd !== undefined && !existsSync(cwd)
    ? `its folder ${cwd} does not exist (ENOENT)`
    : `the command '${command}' was not found (ENOENT)`
}

/** Sends a signal to the group of a process; false when nobody is in it any more. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    return false
  }
}

async function settlesWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  const inTime = await Promise.race([promise.then(() => true), late])
  clearTimeout(timer)
  return inTime
}
