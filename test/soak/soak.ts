/**
 * `npm run soak -- [--minutes N] [--seed S] [--write]`: the demo under mixed traffic while its processes are killed and
 * services misbehave. Ends with a table, and with 1 when an answer was wrong or something grew or was left behind.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatSoak } from './format-soak.ts'
import { runSoak } from './run-soak.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' }, write: { type: 'boolean' } },
})
const report = await runSoak({
  minutes: Number(values.minutes),
  seed: Number(values.seed ?? Date.now() % 1_000_000),
  tell: text => console.log(text),
})
const text = formatSoak(report)
console.log(text)
for (const complaint of report.complaints) console.log(`✘ ${complaint}`)
if (values.write) {
  const page = join(import.meta.dirname, '../../docs/soak.md')
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(
      /(<!-- soak -->\n)[\s\S]*?(<!-- \/soak -->)/,
      (_all, begin: string, end: string) => `${begin}\n${text}\n\n${end}`,
    ),
  )
}
process.exitCode = report.complaints.length ? 1 : 0
