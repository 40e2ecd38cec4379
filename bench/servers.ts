import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The servers of one benchmark run, each a process that ends when this one does. */
export class Servers {
  readonly folder = mkdtempSync(join(tmpdir(), 'agent-bench-'))
  readonly #children: ChildProcess[] = []

  /** Starts a server of bench/serve.ts and returns its address. */
  async start(kind: string, options: Record<string, unknown> = {}): Promise<string> {
    const file = join(import.meta.dirname, 'serve.ts')
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', file, kind, JSON.stringify({ folder: this.folder, ...options })],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    )
    this.#children.push(child)
    const lines = createInterface({ input: child.stdout })
    const first = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => undefined)])
    if (!first) throw new Error(`The ${kind} server ended before it listened`)
    return first[0] as string
  }

  /** Writes a registry file over OpenAPI services given as name → address. */
  writeRegistryFile(services: Record<string, string>): string {
    const file = join(this.folder, `services-${Object.keys(services).join('-')}.yaml`)
    const entries = Object.entries(services).map(([name, url]) => `  - ${name}:\n      url: ${url}/openapi.json\n`)
    writeFileSync(file, `services:\n${entries.join('')}`)
    return file
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#children.map(async child => {
        if (child.exitCode !== null) return
        const exited = once(child, 'exit')
        child.stdin?.end()
        await exited
      }),
    )
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Waits until a condition holds; throws after `seconds`. */
export async function waitFor(what: string, condition: () => Promise<boolean>, seconds = 20): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} did not happen within ${seconds} s`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
