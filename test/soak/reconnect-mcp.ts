/**
 * `npm run soak:mcp [-- <times>]`: connects to a local MCP server so many times (1,000), each time ended in another way,
 * and tells what was left behind: processes, zombies, handles, memory. Ends with 1 when it was anything.
 */
import { reconnectMcp } from '../support/reconnect-mcp.ts'

const report = await reconnectMcp(Number(process.argv[2] ?? 1000))
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
console.log(`connections     ${report.connections} in ${(report.milliseconds / 1000).toFixed(0)} s`)
console.log(`processes left  ${report.processesLeft} (of ${report.connections * 2}, zombies included)`)
console.log(`handles left    ${report.handlesLeft}`)
console.log(`heap            ${megabytes(report.heap[0])} after a tenth, ${megabytes(report.heap[1])} at the end`)
process.exitCode = report.processesLeft + report.handlesLeft > 0 ? 1 : 0
