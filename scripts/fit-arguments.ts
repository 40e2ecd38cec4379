/**
 * Fits the weights by which arguments are chosen (src/agent/understand/calls/argument-weights.json, see fit-fillings.ts).
 * The features are general (see read-features.ts): no word of a row or a tool.
 *
 *   node scripts/fit-arguments.ts FILE.jsonl… [--even | --odd] [--out JSON] [--folds N] [--by-tool] [--with JSON]
 *
 * Prints the share of slots whose best way is an accepted one, on the rows themselves and by cross-validation;
 * `--by-tool` keeps rows of the same functions in one fold, which tells what to expect of tools never seen. `--with` writes
 * the means of the new weights and of others, e.g. those before: two fits on much the same rows err less together than
 * either alone. Features that the others do not have keep their new weights.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chooseArguments } from '../src/agent/understand/calls/choose-arguments.ts'
import { rateWays, scoreOf } from '../src/agent/understand/calls/score-ways.ts'
import { readExamples, type Example } from './argument-examples.ts'
import { ARGUMENT_OPTIONS, fitExamples } from './fit-fillings.ts'
import { PART_OPTIONS, partOf } from './load-rows.ts'

interface Result {
  /** Slots whose best way is right, that have a right way at all, and all of them. */
  slots: number
  reachable: number
  all: number
  /** Rows all of whose slots are right once they are filled together, by category. */
  rows: Record<string, [number, number]>
}

const noResult = (): Result => ({ slots: 0, reachable: 0, all: 0, rows: {} })

function measure(examples: Example[], weights: Record<string, number>, result = noResult()): Result {
  for (const { ways, right } of examples) {
    const scores = ways.map(features => scoreOf(features, weights))
    if (right[scores.indexOf(Math.max(...scores))]) result.slots++
    if (right.includes(true)) result.reachable++
    result.all++
  }
  for (const slots of Map.groupBy(
    examples.filter(e => e.single),
    e => e.row,
  ).values()) {
    const chosen = chooseArguments(
      slots.map(e => rateWays(e.featured, weights)),
      slots[0]!.mentions,
    )
    const good = slots.every(({ featured, right }) => {
      const { candidate } = chosen.find(choice => choice.slot === featured.slot)!
      return right[featured.ways.findIndex(way => way.candidate === candidate)]
    })
    const entry = (result.rows[`${slots[0]!.category} ${slots[0]!.index % 2 ? 'odd' : 'even'}`] ??= [0, 0])
    if (good) entry[0]++
    entry[1]++
  }
  return result
}

/** Every slot of even rows that was filled wrongly: what was taken, and what it should have been. */
function showMisses(examples: Example[], weights: Record<string, number>): void {
  for (const slots of Map.groupBy(
    examples.filter(e => e.single && e.index % 2 === 0),
    e => e.row,
  ).values()) {
    const chosen = chooseArguments(
      slots.map(e => rateWays(e.featured, weights)),
      slots[0]!.mentions,
    )
    for (const { row, name, message, options, featured, right } of slots) {
      const choice = chosen.find(c => c.slot === featured.slot)!
      const at = featured.ways.findIndex(way => way.candidate === choice.candidate)
      if (right[at]) continue
      const known = right.includes(true) ? '' : ' (unreachable)'
      console.log(
        `${row} ${name}: ${JSON.stringify(choice.candidate?.value)} (${choice.probability.toFixed(2)}) not ${JSON.stringify(options)}${known}\n    ${message.slice(0, 300)}`,
      )
    }
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...PART_OPTIONS,
      out: { type: 'string' },
      folds: { type: 'string', default: '0' },
      'by-tool': { type: 'boolean' },
      unreachable: { type: 'boolean' },
      misses: { type: 'boolean' },
      with: { type: 'string' },
    },
  })
  const examples = await readExamples(positionals, partOf(values))
  const folds = Number(values.folds)
  if (values.unreachable)
    for (const e of examples.filter(x => !x.right.includes(true)))
      console.log(e.row, e.name, JSON.stringify(e.options), '|', e.message.slice(0, 240))
  const weights = fitExamples(examples, ARGUMENT_OPTIONS)
  console.log('on the rows themselves', measure(examples, weights))
  if (folds > 1) {
    const unit = (e: Example) => (values['by-tool'] ? e.tools : e.row)
    const units = [...new Set(examples.map(unit))]
    const foldOf = new Map(units.map((one, at) => [one, at % folds]))
    const total = noResult()
    for (let fold = 0; fold < folds; fold++) {
      const isHeld = (e: Example) => foldOf.get(unit(e)) === fold
      const learned = fitExamples(
        examples.filter(e => !isHeld(e)),
        ARGUMENT_OPTIONS,
      )
      const held = examples.filter(isHeld)
      measure(held, learned, total)
      if (values.misses) showMisses(held, learned)
    }
    console.log(`by ${folds}-fold cross-validation`, total)
  }
  if (values.out) {
    const others = values.with ? (JSON.parse(readFileSync(values.with, 'utf8')) as Record<string, number>) : weights
    const known = new Set(examples.flatMap(e => e.ways.flatMap(features => Object.keys(features))))
    const mean = (name: string) =>
      name in others || !known.has(name) ? ((weights[name] ?? 0) + (others[name] ?? 0)) / 2 : (weights[name] ?? 0)
    const all = [...new Set([...Object.keys(weights), ...Object.keys(others)])].map(name => [name, mean(name)] as const)
    const kept = all.filter(([, w]) => Math.abs(w) > 0.02)
    const rounded = kept.map(([name, w]) => [name, Number(w.toFixed(3))] as const).sort(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(values.out, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
    console.log(`${rounded.length} weights`)
  }
}

await main()
