/**
 * `node scripts/tests/run.ts <arguments of mocha…>`: runs the tests, in CI three files at a time. On a busy machine a test may
 * wait longer than it allows, so the files with failures are run once more, each alone; what passes only then is told
 * by name. Many failures are no such thing: more than `MOST_AGAIN` files are not run again. Exit code 1 when something
 * failed to the end, or a run ended without a count. Tests that start the program start what npm ships (a third less work for
 * each of several hundred processes), unless AGENT_BIN names another; run by mocha alone, they start the source.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackage } from '../build/package.ts'
import { listFailed, tellRun, tellSlowest, type RunCounts } from './counts.ts'

const MOST_AGAIN = 6
const ROOT = join(import.meta.dirname, '..', '..')
const MOCHA = join(ROOT, 'node_modules', 'mocha', 'bin', 'mocha.js')
const folder = mkdtempSync(join(tmpdir(), 'agent-tests-'))
/** What the workers, and the scripts that tests start, load is compiled once, also from one run to the next. */
const environment = { ...process.env, NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled') }
const program = process.env['AGENT_BIN'] ? undefined : await buildProgram()

function runMocha(args: string[]): { status: number | null; counts: RunCounts } {
  const file = join(folder, 'counts.json')
  rmSync(file, { force: true })
  const reporter = ['--reporter', join(import.meta.dirname, 'reporter.ts'), '--reporter-option', `counts=${file}`]
  const { status } = spawnSync(process.execPath, [MOCHA, ...reporter, ...args], {
    cwd: ROOT,
    env: { ...environment, ...(program && { AGENT_PACKAGE: program }) },
    stdio: 'inherit',
  })
  return { status, counts: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunCounts) : {} }
}

/**
 * The shim of the package that was built from the sources as they are now, in a folder of its own. It names no commit, as the sources
 * do not: brief commands run from these (test/support/run-here.ts) and are no other version than what the package started.
 */
async function buildProgram(): Promise<string> {
  const home = join(ROOT, 'dist/under-test')
  await buildPackage(join(home, 'dist/package'), { commit: null })
  for (const name of ['bin', 'package.json', 'CHANGELOG.md'])
    cpSync(join(ROOT, name), join(home, name), { recursive: true })
  return join(home, 'bin/agent.js')
}

const first = runMocha(process.argv.slice(2))
const failed = listFailed(first.counts)
const again: RunCounts = {}
let { status } = first
// Mocha's code is the number of failures: any other says that something else went wrong too.
const told = failed.flatMap(file => first.counts[file]?.failing ?? []).length
if (status === told && failed.length <= MOST_AGAIN) {
  status = 0
  for (const file of failed) {
    console.log(`\n== again, alone: ${file}`)
    const second = runMocha([file])
    if (second.counts[file]) again[file] = second.counts[file]
    status ||= second.status ?? 1
  }
}
rmSync(folder, { recursive: true })
console.log(['', 'took longest:', ...tellSlowest(first.counts, ROOT), '', ...tellRun(first.counts, again)].join('\n'))
process.exitCode = status ?? 1
