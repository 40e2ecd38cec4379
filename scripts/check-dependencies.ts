/**
 * `npm run check:dependencies`: every lockfile pins what it names by a hash and takes it from the package registry alone,
 * nothing but what `allowScripts` names runs a program when it is installed, and no known hole of high severity is among
 * the packages that the program ships with (`npm audit`, where the registry answers that question).
 */
import { spawnSync } from 'node:child_process'

import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleProgram } from './build/bundle.ts'
import { listShipped } from './build/shipped.ts'
import { lintLockfile, readAudit, type Lockfile } from './lockfile-rules.ts'

const ROOT = join(import.meta.dirname, '..')
/** Milliseconds that the registry may take. */
const PATIENCE = 30_000

const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as unknown
const { allowScripts = {} } = read('package.json') as { allowScripts?: Record<string, boolean> }
const lockfiles = ['package-lock.json', ...globSync('{bench,test}/*/package-lock.json', { cwd: ROOT })]
const problems = lockfiles.flatMap(name =>
  lintLockfile(read(name) as Lockfile, name === 'package-lock.json' ? Object.keys(allowScripts) : undefined).map(
    problem => `${name}: ${problem}`,
  ),
)
for (const problem of problems) console.error(problem)
console.log(`${lockfiles.length} lockfiles read, ${problems.length} problems`)

const folder = mkdtempSync(join(tmpdir(), 'agent-shipped-'))
const shipped = listShipped(await bundleProgram(folder))
rmSync(folder, { recursive: true })
const audit = spawnSync('npm', ['audit', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  timeout: PATIENCE,
  shell: process.platform === 'win32',
})
const { message, isBad } = readAudit(
  audit.stdout,
  audit.error?.message ?? audit.stderr,
  new Set(shipped.map(({ name }) => name)),
)
console.log(message)
process.exitCode = problems.length || isBad ? 1 : 0
