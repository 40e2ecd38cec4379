import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { execa } from 'execa'
import { parse } from 'yaml'

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
  for (const { name, suite, args, alone = [] } of RUNS) {
    const run = async (more: string[]) =>
      await execa(process.execPath, [here(`node_modules/conformance-${suite}/dist/index.js`), ...CLIENT, ...more], {
        cwd: results,
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
  return { passed, wrong }
}
