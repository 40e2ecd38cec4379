import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { execa } from 'execa'
import { parse } from 'yaml'
import { isObject, parseJson } from '../../src/lib/json.ts'
import { runScenario } from './scenarios.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const CLIENT = ['client', '--timeout', '120000', '--command', `"${process.execPath}" "${here('client.ts')}"`]

/** A run of one of the two suites. `alone` are the arguments with which a single scenario is run as it was there. */
interface Run {
  name: string
  suite: 'next' | 'released'
  args: string[]
  alone?: string[]
}

const RUNS: Run[] = [
  ...['2025-11-25', '2026-07-28'].map(revision => ({
    name: `client, required by ${revision}`,
    suite: 'next' as const,
    args: ['--requirements', revision],
    alone: ['--spec-version', revision, '--force'],
  })),
  { name: 'client, all scenarios', suite: 'next', args: ['--suite', 'all'] },
  { name: 'client, all scenarios of the released suite', suite: 'released', args: ['--suite', 'all'] },
]

/**
 * The suite against the registry as a client. A suite runs all of its scenarios at once, which is more than a small
 * machine does in time: one that fails is run again alone, and that counts.
 */
export async function runClientScenarios(results: string): Promise<{ passed: number; wrong: string[] }> {
  const expected = new Set((parse(readFileSync(here('expected-failures.yaml'), 'utf8')) as { client: string[] }).client)
  const wrong: string[] = []
  let passed = 0
  const socket = join(results, 'client.sock')
  const runner = await takeScenarios(socket)
  for (const { name, suite, args, alone = [] } of RUNS) {
    const run = async (more: string[]) =>
      await execa(process.execPath, [here(`node_modules/conformance-${suite}/dist/index.js`), ...CLIENT, ...more], {
        cwd: results,
        env: { CONFORMANCE_SOCKET: socket },
        reject: false,
        timeout: 240_000,
      })
    const { stdout, stderr } = await run([...args, '-o', results])
    const lines = stdout.slice(stdout.indexOf('=== SUITE SUMMARY ===')).split('\n')
    // Optional extensions do not end the suite's own run with a failure; here they count.
    const scenarios = lines.filter(line => /^[✓✗] .*: \d+ passed/.test(line))
    const bad = scenarios.filter(line => line.startsWith('✗')).map(line => /^✗ (\S+):/.exec(line)?.[1] ?? line)
    const still: string[] = []
    for (const scenario of bad) {
      const isExpected = suite === 'released' && expected.has(scenario)
      const again = isExpected ? undefined : await run(['--scenario', scenario, ...alone])
      if (again?.exitCode === 0) console.log(`  (${scenario} was run again alone)`)
      else still.push(scenario)
      if (again && again.exitCode !== 0) {
        wrong.push(`${name}: ${scenario}`)
        console.log(again.stdout.split('\n').slice(-25).join('\n'))
      }
    }
    if (suite === 'released')
      for (const scenario of expected)
        if (!still.includes(scenario)) wrong.push(`${scenario} passes: it is expected to fail`)
    if (!scenarios.length) wrong.push(`${name}: ${(stdout + stderr).slice(-2000)}`)
    passed += scenarios.length - still.length
    console.log(`${name}: ${scenarios.length - still.length} of ${scenarios.length} scenarios pass`)
    for (const scenario of still) console.log(`  ✗ ${scenario}${expected.has(scenario) ? ' (expected)' : ''}`)
  }
  runner.close()
  return { passed, wrong }
}

/** Carries out what `client.ts` hands in at `path`: one process for all scenarios, which takes most of a second to load. */
async function takeScenarios(path: string): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, socket => void carryOut(socket))
  server.listen(path)
  await once(server, 'listening')
  return server
}

/** Answers with what went wrong, else with nothing. */
async function carryOut(socket: Socket): Promise<void> {
  // The suite ends a client that takes too long.
  socket.on('error', () => undefined)
  try {
    const { url, name, given } = JSON.parse(await text(socket)) as { url: string; name?: string; given?: string }
    const context = parseJson(given ?? '{}')
    await runScenario({ url, name: name ?? '', given: isObject(context) ? context : {} })
    socket.end()
  } catch (error) {
    socket.end(inspect(error))
  }
}
