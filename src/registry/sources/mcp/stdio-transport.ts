import { spawn, type ChildProcess } from 'node:child_process'
import { ReadBuffer, serializeMessage, type JSONRPCMessage, type Transport } from '@modelcontextprotocol/client'
import { getDefaultEnvironment } from '@modelcontextprotocol/client/stdio'

export interface StdioOptions {
  command: string
  args: readonly string[]
  /** Added to the few variables that a child gets (HOME, PATH …; registry case X5). */
  env: Readonly<Record<string, string>>
  cwd?: string
}

/** Standard error that is kept for messages. */
const STDERR_LINES = 12
/** Largest message of a server: results are capped elsewhere, this only guards memory. */
const MAX_MESSAGE = 64 * 1024 * 1024
/** How long a child may take to end after its input closed, and after SIGTERM, in milliseconds. */
const PATIENCE = 1_000

/**
 * A local MCP server over standard input and output. It runs as the leader of its own process group, so that closing
 * ends everything that it started (registry case M5); the last lines of its standard error explain a failure (M6).
 */
export class StdioTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: Transport['onmessage']
  readonly #options: StdioOptions
  readonly #buffer = new ReadBuffer({ maxBufferSize: MAX_MESSAGE })
  #child: ChildProcess | undefined
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

  get pid(): number | undefined {
    return this.#child?.pid
  }

  start(): Promise<void> {
    const { command, args, env, cwd } = this.#options
    const child = spawn(command, [...args], {
      env: { ...getDefaultEnvironment(), ...env },
      ...(cwd !== undefined && { cwd }),
      stdio: ['pipe', 'pipe', 'pipe'],
      shell: false,
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
    this.#child = child
    child.stdout.on('data', (chunk: Buffer) => this.#read(chunk))
    child.stderr.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString('utf8')).slice(-8192)
    })
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', error => this.onerror?.(error))
    child.once('exit', (code, signal) => {
      this.#ended = signal ? `it was ended by ${signal}` : `it exited with code ${code}`
    })
    child.once('close', () => {
      // What the leader left behind in its group goes with it.
      this.#kill('SIGKILL')
      this.#child = undefined
      this.onclose?.()
    })
    return new Promise((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', error => {
        this.#ended = error.message
        reject(error)
      })
    })
  }

  send(message: JSONRPCMessage): Promise<void> {
    const stdin = this.#child?.stdin
    if (!stdin?.writable) return Promise.reject(new Error(this.lastWords || 'the server is not running'))
    if (stdin.write(serializeMessage(message))) return Promise.resolve()
    return new Promise(resolve => stdin.once('drain', resolve))
  }

  /** Closes the input, then SIGTERM, then SIGKILL to the whole group; resolves when the child is gone. */
  async close(): Promise<void> {
    const child = this.#child
    if (!child) return
    const closed = new Promise<void>(resolve => child.once('close', () => resolve()))
    child.stdin?.end()
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      if (await settlesWithin(closed, PATIENCE)) return
      this.#kill(signal)
    }
    // A grandchild in a group of its own may hold the pipes open: the leader's end counts then.
    await settlesWithin(closed, PATIENCE)
    child.stdout?.destroy()
    child.stderr?.destroy()
  }

  #read(chunk: Buffer): void {
    try {
      this.#buffer.append(chunk)
    } catch (error) {
      this.onerror?.(error as Error)
      this.#kill('SIGKILL')
      return
    }
    for (;;) {
      try {
        const message = this.#buffer.readMessage()
        if (message === null) return
        this.onmessage?.(message)
      } catch (error) {
        // A line that is not JSON-RPC (a server that prints to standard output) is skipped.
        this.onerror?.(error as Error)
      }
    }
  }

  #kill(signal: NodeJS.Signals): void {
    const pid = this.#child?.pid
    if (pid === undefined) return
    try {
      if (process.platform === 'win32') process.kill(pid, signal)
      else process.kill(-pid, signal)
    } catch {
      // Already gone.
    }
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
