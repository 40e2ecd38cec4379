/**
 * What the suite starts for each scenario, with the address of its server; the scenario and what belongs to it are in the
 * environment. It hands them to the runner (run-client.ts), which has the client under test loaded already.
 */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

const { CONFORMANCE_SOCKET: socket = '', MCP_CONFORMANCE_SCENARIO: name, MCP_CONFORMANCE_CONTEXT: given } = process.env
const runner = connect(socket)
runner.end(JSON.stringify({ url: process.argv[2], name, given }))
const wrong = await text(runner)
if (wrong) {
  console.error(wrong)
  process.exitCode = 1
}
