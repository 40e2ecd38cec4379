/**
 * `npm run test:kill -- [--kills N] [--seed S] [--write]`: kills components of a running project at random moments while
 * everything is written, and looks for what was acknowledged and is not there. Ends with 1 when there is anything.
 */
import { parseArgs } from 'node:util'
import { formatReport, writeReport } from './report.ts'
import { runKills } from './run-kills.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '300' }, seed: { type: 'string' }, write: { type: 'boolean' } },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
console.log(`seed ${seed}`)
const report = await runKills({ kills: Number(values.kills), seed, tell: text => console.log(text) })
console.log(formatReport(report))
for (const complaint of report.complaints) console.log(`✘ ${complaint}`)
if (values.write) writeReport(report)
process.exitCode = report.complaints.length ? 1 : 0
