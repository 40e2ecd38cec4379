import { spawn, type ChildProcess } from 'node:child_process'
import { createRandom } from '../../src/demos/seeding/random.ts'
import { makeMessage } from './mcp-messages.ts'

export interface StdioTarget {
  command: string
  args: string[]
  env: NodeJS.ProcessEnv
  cwd: string
}

/** Milliseconds until a server must have answered a right message after wrong ones. */
const HANG = 30_000

/**
 * Sends right and wrong lines to an MCP server over standard input and output. It neither ends nor writes anything but
 * JSON-RPC, one message a line, and answers a right message afterwards. Gives what is wrong.
 */
export async function fuzzStdio(
  { command, args, env, cwd }: StdioTarget,
  seed: number,
  runs: number,
): Promise<string[]> {
  const random = createRandom(seed)
  const child = spawn(command, args, { env, cwd, stdio: ['pipe', 'pipe', 'pipe'] })
  const found: string[] = []
  const waiting = new Map<unknown, () => void>()
  let [rest, errors, isEnded, lines] = ['', '', false, 0]
  child.stderr.on('data', (data: Buffer) => (errors = (errors + String(data)).slice(-4000)))
  child.once('exit', (code, signal) => {
    isEnded = true
    for (const act of waiting.values()) act()
    if (!isClosing) found.push(`it ended with ${signal ?? `code ${code}`}: ${errors.slice(-1500)}`)
  })
  child.stdin.on('error', () => undefined)
  child.stdout.on('data', (data: Buffer) => {
    const parts = (rest + String(data)).split('\n')
    rest = parts.pop()!
    for (const line of parts) {
      lines++
      const wrong = checkLine(line, id => waiting.get(id)?.())
      if (wrong) found.push(`${wrong}: ${line.slice(0, 300)}`)
    }
  })
  let isClosing = false
  const answered = async (id: string, message: object) => {
    const came = new Promise<void>(resolve => waiting.set(id, resolve))
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...message })}\n`)
    let timer: NodeJS.Timeout
    const late = new Promise<void>(resolve => {
      timer = setTimeout(() => {
        found.push(`no answer to ${id} within ${HANG / 1000} s: ${errors.slice(-1000)}`)
        resolve()
      }, HANG)
    })
    await Promise.race([came, late]).finally(() => clearTimeout(timer))
    waiting.delete(id)
  }
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'fuzz', version: '1' } }
  // Half of the runs come before it was greeted.
  if (random.chance(50)) await answered('fuzz-first', { method: 'initialize', params })
  for (let run = 0; run < runs && !isEnded; run++) {
    const line = makeMessage(random)
    if (!child.stdin.write(line + (random.chance(97) ? '\n' : ''))) await drained(child)
    if (run % 50 === 49 && !isEnded) {
      child.stdin.write('\n')
      await answered(`fuzz-${run}`, { method: 'ping' })
    }
  }
  if (!isEnded) {
    child.stdin.write('\n')
    await answered('fuzz-again', { method: 'initialize', params })
  }
  isClosing = true
  const gone = isEnded ? Promise.resolve() : new Promise<void>(resolve => child.once('exit', () => resolve()))
  child.stdin.end()
  const killer = setTimeout(() => {
    found.push('it does not end when its input does')
    child.kill('SIGKILL')
  }, HANG)
  await gone
  clearTimeout(killer)
  if (lines === 0) found.push('it answered nothing at all')
  return found
}

const drained = (child: ChildProcess) =>
  new Promise<void>(resolve => {
    child.stdin!.once('drain', resolve)
    child.once('exit', () => resolve())
  })

function checkLine(line: string, onAnswer: (id: unknown) => void): string | undefined {
  let message: unknown
  try {
    message = JSON.parse(line)
  } catch {
    return 'a line that is no JSON'
  }
  for (const one of Array.isArray(message) ? message : [message]) {
    const { jsonrpc, id } = one as { jsonrpc?: unknown; id?: unknown }
    if (jsonrpc !== '2.0') return 'a message that is no JSON-RPC'
    onAnswer(id)
  }
  return /node:internal|\n\s+at |\.ts:\d+/.test(line) ? 'it tells how the inside looks' : undefined
}
