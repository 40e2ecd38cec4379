/**
 * Runs the official MCP conformance suite against the registry as a client: what both revisions of the specification
 * require, then everything else that the newest suite and the released one know. Then against the registry's `/mcp` as
 * a server, and the MCP Inspector against that. Ends with 1 when something fails that is not in `expected-failures.yaml` or `server-exceptions.yaml`. Install it first: `npm ci --prefix test/conformance`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execa } from 'execa'
import { runInspector } from './run-inspector.ts'
import { runServerScenarios } from './run-server.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const CLIENT = ['client', '--timeout', '120000', '--command', `"${process.execPath}" "${here('client.ts')}"`]
const RUNS: { name: string; suite: string; args: string[] }[] = [
  { name: 'client, required by 2025-11-25', suite: 'next', args: [...CLIENT, '--requirements', '2025-11-25'] },
  { name: 'client, required by 2026-07-28', suite: 'next', args: [...CLIENT, '--requirements', '2026-07-28'] },
  { name: 'client, all scenarios', suite: 'next', args: [...CLIENT, '--suite', 'all'] },
  {
    name: 'client, all scenarios of the released suite',
    suite: 'released',
    args: [...CLIENT, '--suite', 'all', '--expected-failures', here('expected-failures.yaml')],
  },
]

const results = mkdtempSync(join(tmpdir(), 'agent-conformance-'))
let passed = 0
const failed: string[] = []
for (const { name, suite, args } of RUNS) {
  const program = here(`node_modules/conformance-${suite}/dist/index.js`)
  const { stdout, stderr, exitCode } = await execa(process.execPath, [program, ...args, '-o', results], {
    cwd: results,
    reject: false,
    timeout: 240_000,
  })
  const summary = stdout.slice(stdout.indexOf('=== SUITE SUMMARY ==='))
  const scenarios = summary.split('\n').filter(line => /^[✓✗] .*: \d+ passed/.test(line))
  const good = scenarios.filter(line => line.startsWith('✓'))
  const bad = scenarios.filter(line => line.startsWith('✗'))
  console.log(`${name}: ${good.length} of ${scenarios.length} scenarios pass`)
  for (const line of bad) console.log(`  ${line}`)
  passed += good.length
  // Optional extensions do not end the suite's own run with a failure; here they count.
  const isWrong = exitCode !== 0 || scenarios.length === 0 || (bad.length > 0 && !args.includes('--expected-failures'))
  if (!isWrong) continue
  failed.push(name)
  console.log((summary.length > 1 ? summary : stdout + stderr).split('\n').slice(-60).join('\n'))
}
const server = await runServerScenarios(results)
passed += server.passed
for (const line of server.wrong) console.log(`  ✗ ${line}`)
if (server.wrong.length) failed.push('server')
const inspector = await runInspector()
passed += inspector.passed
for (const line of inspector.wrong) console.log(`  ✗ ${line}`)
if (inspector.wrong.length) failed.push('inspector')
rmSync(results, { recursive: true, force: true })
// In the form that .ci/run counts.
console.log(`\n  ${passed} passing\n  ${failed.length} failing`)
process.exitCode = failed.length ? 1 : 0
