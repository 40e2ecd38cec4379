/**
 * Fits the weights with which a message is cut into calls (src/agent/understand/calls/cover-weights.json): general
 * features of stretches, no word of any row. Coordinate search on the rows of even number, those of odd number check it.
 *
 *   node scripts/fit-call-plans.ts FILE.jsonl… [--rounds N] [--write]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { CoverWeights } from '../src/agent/understand/calls/cover-message.ts'
import { decodeCalls, readLattice, type CallLattice } from '../src/agent/understand/calls/plan-calls.ts'
import { readText } from '../src/agent/understand/calls/read-text.ts'
import { unquote } from '../src/agent/understand/calls/split-calls.ts'
import { judgeCalls, safeName } from './judge-calls.ts'
import { APP, loadRows, messageOf, toCard, type Row } from './load-rows.ts'

interface Example {
  row: Row
  lattice: CallLattice
  /** The tools to be called, sorted. */
  gold: string
}

const WEIGHTS = new URL('../src/agent/understand/calls/cover-weights.json', import.meta.url)
const STEPS = [0.15, -0.15, 0.4, -0.4, 1, -1, 2.5, -2.5]
/** What a plan of the right tools is worth when its arguments are not right. */
const NAMED = 0.5

async function readExamples(rows: Row[]): Promise<Example[]> {
  const now = new Date()
  const examples: Example[] = []
  for (const row of rows) {
    const tools = row.functions.map(toCard)
    const read = await readText(unquote(messageOf(row)), now)
    const lattice = await readLattice(read, tools)
    const gold = (row.gold ?? []).map(call => safeName(Object.keys(call)[0]!)).sort()
    if (lattice) examples.push({ row, lattice, gold: gold.join() })
  }
  return examples
}

interface Score {
  value: number
  byCategory: Map<string, { all: number; named: number; right: number }>
}

function evaluate(examples: Example[], weights: CoverWeights): Score {
  const byCategory: Score['byCategory'] = new Map()
  let value = 0
  for (const { row, lattice, gold } of examples) {
    const calls = decodeCalls(lattice, weights).map(({ tool, args }) => ({
      name: tool.name.slice(APP.length + 1),
      args,
    }))
    const isNamed =
      calls
        .map(call => call.name)
        .sort()
        .join() === gold
    const isRight = isNamed && !judgeCalls(calls, row)
    const entry = byCategory.get(row.category) ?? { all: 0, named: 0, right: 0 }
    byCategory.set(row.category, entry)
    entry.all++
    entry.named += Number(isNamed)
    entry.right += Number(isRight)
    value += Number(isRight) + NAMED * Number(isNamed)
  }
  return { value, byCategory }
}

function print(title: string, { value, byCategory }: Score): void {
  const parts = [...byCategory].map(
    ([category, { all, named, right }]) =>
      `${category} ${((100 * named) / all).toFixed(0)} / ${((100 * right) / all).toFixed(1)}`,
  )
  console.log(`${title.padEnd(14)} ${value.toFixed(1).padStart(7)}   ${parts.join('   ')}`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '3' }, write: { type: 'boolean' } },
  })
  const train = await readExamples(loadRows(positionals, 'even'))
  const test = await readExamples(loadRows(positionals, 'odd'))
  let weights = JSON.parse(readFileSync(WEIGHTS, 'utf8')) as CoverWeights
  let best = evaluate(train, weights)
  console.log('right tools / right calls, in percent')
  print('before, even', best)
  print('before, odd', evaluate(test, weights))
  for (let round = 1; round <= Number(values.rounds); round++) {
    const before = best.value
    for (const name of Object.keys(weights))
      for (const step of STEPS) {
        const tried = { ...weights, [name]: Number((weights[name]! + step).toFixed(2)) }
        const score = evaluate(train, tried)
        if (score.value > best.value) [best, weights] = [score, tried]
      }
    print(`round ${round}, even`, best)
    print(`round ${round}, odd`, evaluate(test, weights))
    if (best.value === before) break
  }
  console.log(JSON.stringify(weights))
  if (values.write) writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`)
}

await main()
