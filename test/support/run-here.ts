import { Readable } from 'node:stream'
import { runCommandLine } from '../../src/cli/run-command-line.ts'
import type { CommandResult } from './project.ts'

/**
 * Commands that ask or read and then end: they start no process and leave no listener. One of them takes a few
 * milliseconds in a process that has the program already, a third of a second of processor time in one of its own.
 */
const BRIEF = new Set([
  ...[
    'status',
    'apis',
    'tools',
    'config',
    'keys',
    'activity',
    'flows',
    'sessions',
    'chat',
    'eval',
    'doctor',
    'logs',
    'backup',
  ],
  ...['help', '--help', 'version', 'licenses', 'completion'],
])
/** Options with which a command stays until it is ended. */
const STAYS = /^(?:--watch|-w|--follow|-f)$/

let isBusy = false

/** Whether `runHere` may run it, by itself and with nothing else going on here. */
export const canRunHere = (args: readonly string[]): boolean =>
  !isBusy &&
  !process.stdout.isTTY &&
  (args[0] === undefined || BRIEF.has(args[0])) &&
  !args.some(arg => STAYS.test(arg))

/**
 * Runs a command line within this process as `bin/agent.js` does in one of its own: folder, environment and standard input
 * are lent to it.
 */
export async function runHere(
  args: string[],
  cwd: string,
  environment: NodeJS.ProcessEnv,
  input: string,
): Promise<CommandResult> {
  isBusy = true
  const before = { cwd: process.cwd(), environment: { ...process.env }, code: process.exitCode }
  const printed = { stdout: '', stderr: '' }
  const restore = (['stdout', 'stderr'] as const).map(name => keepWrites(name, text => (printed[name] += text)))
  restore.push(lendInput(input))
  try {
    process.chdir(cwd)
    setEnvironment(environment)
    return { code: await runCommandLine(args), ...printed }
  } finally {
    for (const one of restore) one()
    setEnvironment(before.environment)
    process.chdir(before.cwd)
    process.exitCode = before.code
    isBusy = false
  }
}

/** Hands what is written to a stream of this process to `keep`, until the function that it returns is called. */
function keepWrites(name: 'stdout' | 'stderr', keep: (text: string) => void): () => void {
  const stream = process[name]
  const { write } = stream
  stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    keep(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString())
    const done = rest.find(one => typeof one === 'function')
    if (done) queueMicrotask(done as () => void)
    return true
  }) as typeof write
  return () => {
    stream.write = write
  }
}

/** Stands in for standard input as a pipe does that ends behind `text`, until the function that it returns is called. */
function lendInput(text: string): () => void {
  const own = Object.getOwnPropertyDescriptor(process, 'stdin')!
  Object.defineProperty(process, 'stdin', { ...own, get: () => lent })
  const lent = Readable.from(text ? [text] : [])
  return () => {
    Object.defineProperty(process, 'stdin', own)
  }
}

function setEnvironment(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
}
