/**
 * Fits the weights with which a message is cut into calls (src/agent/understand/calls/cover-weights.json): general
 * features of stretches, no word of any row. The best covers of a row compete, and the probability of those whose calls
 * are the accepted ones is raised (of rows where none is, those with the right tools). Arguments are read by weights
 * that were fitted on other rows, so that they are as sure as they are in messages never seen.
 *
 *   node scripts/fit-call-plans.ts FILE.jsonl… [--write] [--json OUT]
 *
 * Prints rows with the right tools and those with the right calls: as it is, fitted, and by cross-validation.
 * `--json` writes what became of each row that was held out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  follow,
  rankCovers,
  stretchesOf,
  weigh,
  type CoverWeights,
} from '../src/agent/understand/calls/cover-message.ts'
import { chooseCover, decodeCalls, readLattice, type CallLattice } from '../src/agent/understand/calls/plan-calls.ts'
import { readText } from '../src/agent/understand/calls/read-text.ts'
import { scoreBy } from '../src/agent/understand/calls/score-ways.ts'
import { unquote } from '../src/agent/understand/calls/split-calls.ts'
import type { CoverFeatures, Stretch } from '../src/agent/understand/calls/stretch.ts'
import { readExamples } from './argument-examples.ts'
import { ARGUMENT_OPTIONS, fitExamples } from './fit-fillings.ts'
import { judgeCalls, safeName, type Call } from './judge-calls.ts'
import { APP, loadRows, messageOf, toCard, type Row } from './load-rows.ts'

/** What a cover's calls have right. */
interface Verdict {
  named: boolean
  right: boolean
}

interface Example {
  row: Row
  fold: number
  lattice: CallLattice
  verdicts: Map<string, Verdict>
  pool: Map<string, { features: CoverFeatures; verdict: Verdict }>
}

const WEIGHTS = new URL('../src/agent/understand/calls/cover-weights.json', import.meta.url)
const FOLDS = 5
/** Covers of a row that compete, from each round of looking for the best ones. */
const MOST = 30
const ROUNDS = 4
const EPOCHS = 12
const RATE = 0.15
const L2 = 0.002
/** How much a row counts of which only the tools are right in any cover, and one of several calls. */
const NAMED = 0.5
const SEVERAL = 4

async function readAll(files: string[]): Promise<Example[]> {
  const now = new Date()
  const rows = loadRows(files)
  const foldOf = new Map(rows.map((row, at) => [row.id, at % FOLDS]))
  const slots = await readExamples(files)
  const examples: Example[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    scoreBy(
      fitExamples(
        slots.filter(slot => foldOf.get(slot.row) !== fold),
        ARGUMENT_OPTIONS,
      ),
    )
    for (const row of rows.filter(({ id }) => foldOf.get(id) === fold)) {
      const read = await readText(unquote(messageOf(row)), now)
      const lattice = await readLattice(read, row.functions.map(toCard))
      if (lattice) examples.push({ row, fold, lattice, verdicts: new Map(), pool: new Map() })
    }
  }
  return examples
}

const keyOf = (cover: Stretch[]): string => cover.map(({ from, to, reading }) => `${from}-${to} ${reading.tool.name}`).join() // oxfmt-ignore

const callsOf = (lattice: CallLattice, cover: Stretch[]): Call[] =>
  decodeCalls(lattice, cover).map(({ tool, args }) => ({ name: tool.name.slice(APP.length + 1), args }))

function judge({ row, lattice, verdicts }: Example, cover: Stretch[]): Verdict {
  const key = keyOf(cover)
  const known = verdicts.get(key)
  if (known) return known
  const calls = callsOf(lattice, cover)
  const names = (all: string[]) => all.sort().join()
  const gold = (row.gold ?? []).map(call => safeName(Object.keys(call)[0]!))
  const named = names(calls.map(call => call.name)) === names(gold)
  const verdict = { named, right: named && !judgeCalls(calls, row) }
  verdicts.set(key, verdict)
  return verdict
}

/** What speaks for a cover as a whole: the sum over its stretches and over each two in a row. */
function featuresOf(cover: Stretch[]): CoverFeatures {
  const sum: CoverFeatures = {}
  const add = (features: CoverFeatures) => {
    for (const name in features) sum[name] = (sum[name] ?? 0) + features[name]!
  }
  cover.forEach((stretch, at) => {
    add(stretch.features)
    if (at) add(follow(cover[at - 1]!, stretch))
  })
  return sum
}

function fit(examples: Example[], first: CoverWeights): CoverWeights {
  const weights = { ...first }
  for (const example of examples) example.pool.clear()
  for (let round = 0; round < ROUNDS; round++) {
    for (const example of examples) collect(example, weights)
    const squares: CoverWeights = {}
    for (let epoch = 0; epoch < EPOCHS; epoch++)
      for (const example of examples) {
        const gradient = pull(example, weights)
        for (const name in gradient) {
          const step = gradient[name]! - L2 * (weights[name] ?? 0)
          squares[name] = (squares[name] ?? 1) + step * step
          weights[name] = (weights[name] ?? 0) + (RATE * step) / Math.sqrt(squares[name])
        }
      }
  }
  return weights
}

function collect(example: Example, weights: CoverWeights): void {
  for (const ranked of rankCovers(example.lattice.stretches, weights, MOST)) {
    const cover = stretchesOf(ranked)
    const key = keyOf(cover)
    if (!example.pool.has(key)) example.pool.set(key, { features: featuresOf(cover), verdict: judge(example, cover) })
  }
}

/** The gradient of the probability of the accepted covers. */
function pull({ row, pool }: Example, weights: CoverWeights): CoverWeights {
  const covers = [...pool.values()]
  const hasRight = covers.some(({ verdict }) => verdict.right)
  const isGood = covers.map(({ verdict }) => (hasRight ? verdict.right : verdict.named))
  const gradient: CoverWeights = {}
  if (!isGood.includes(true) || !isGood.includes(false)) return gradient
  const sums = covers.map(({ features }) => weigh(features, weights))
  const most = Math.max(...sums)
  const powers = sums.map(sum => Math.exp(sum - most))
  const whole = powers.reduce((a, b) => a + b, 0)
  const good = powers.reduce((sum, power, at) => sum + (isGood[at] ? power : 0), 0)
  const worth = (hasRight ? 1 : NAMED) * (row.gold!.length > 1 ? SEVERAL : 1)
  covers.forEach(({ features }, at) => {
    const times = worth * ((isGood[at] ? powers[at]! / Math.max(good, 1e-12) : 0) - powers[at]! / whole)
    if (Math.abs(times) > 1e-4)
      for (const name in features) gradient[name] = (gradient[name] ?? 0) + times * features[name]!
  })
  return gradient
}

type Table = Map<string, { all: number; named: number; right: number }>

function evaluate(
  examples: Example[],
  weights: CoverWeights,
  table: Table = new Map(),
  outcomes: unknown[] = [],
): Table {
  for (const example of examples) {
    const cover = chooseCover(example.lattice, weights)
    const { named, right } = judge(example, cover)
    outcomes.push(outcomeOf(example, cover))
    const entry = table.get(example.row.category) ?? { all: 0, named: 0, right: 0 }
    table.set(example.row.category, entry)
    entry.all++
    entry.named += Number(named)
    entry.right += Number(right)
  }
  return table
}

/** What became of a row, as `score-calls.ts --json` writes it. */
function outcomeOf({ row, lattice }: Example, cover: Stretch[]): unknown {
  const calls = callsOf(lattice, cover)
  const why = judgeCalls(calls, row)
  return { id: row.id, category: row.category, ok: !why, why, message: messageOf(row), calls, gold: row.gold }
}

function print(title: string, table: Table): void {
  const parts = [...table].map(([category, { all, named, right }]) => `${category} ${named} / ${right} of ${all}`)
  console.log(`${title.padEnd(18)} ${parts.join('   ')}`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, json: { type: 'string' } },
  })
  const examples = await readAll(positionals)
  const first = JSON.parse(readFileSync(WEIGHTS, 'utf8')) as CoverWeights
  print('as it is', evaluate(examples, first))
  const weights = fit(examples, first)
  print('fitted', evaluate(examples, weights))
  const table: Table = new Map()
  const outcomes: unknown[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const learned = fit(
      examples.filter(example => example.fold !== fold),
      first,
    )
    evaluate(
      examples.filter(example => example.fold === fold),
      learned,
      table,
      outcomes,
    )
  }
  print('cross-validated', table)
  if (values.json) writeFileSync(values.json, outcomes.map(outcome => JSON.stringify(outcome)).join('\n'))
  const rounded = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, Number(weight.toFixed(2))]))
  console.log(JSON.stringify(rounded))
  if (values.write) writeFileSync(WEIGHTS, `${JSON.stringify(rounded, null, 2)}\n`)
}

await main()
