/**
 * Runs the official MCP conformance suite against the registry as a client: what both revisions of the specification
 * require, then everything else that the newest suite and the released one know. Then against the registry's `/mcp` as
 * a server, and the MCP Inspector against that. Ends with 1 when something fails that is not in `expected-failures.yaml` or `server-exceptions.yaml`. Install it first: `npm ci --prefix test/conformance`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runClientScenarios } from './run-client.ts'
import { runInspector } from './run-inspector.ts'
import { runServerScenarios } from './run-server.ts'

const results = mkdtempSync(join(tmpdir(), 'agent-conformance-'))
const failed: string[] = []
const client = await runClientScenarios(results)
let { passed } = client
for (const line of client.wrong) console.log(`  ✗ ${line}`)
if (client.wrong.length) failed.push('client')
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
