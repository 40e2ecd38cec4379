/**
 * Fits the weights by which the built-in engine chooses among tools (src/agent/understand/calls/choice-weights.json).
 *
 *   node scripts/fit-tool-choice.ts FILE.jsonl… [--write] [--misses rank|lost|false]
 *
 * A row is `{id, category, messages, functions, gold}`, as in the Berkeley Function Calling Leaderboard. Three models are
 * fitted over the same features, none of which is a word: which of the tools (multinomial), whether any of them (logistic,
 * from words alone), and whether to call it with the arguments that were read (logistic). Every figure is of rows that the
 * weights were not fitted on: those of even places in a file by weights of the odd ones, and the other way round. What is
 * written was fitted on all.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildApp } from '../src/agent/understand/entity-model/build-model.ts'
import { withFilling, type Filling } from '../src/agent/understand/calls/decide-call.ts'
import { fillArguments } from '../src/agent/understand/calls/fill-arguments.ts'
import { readRequest, type Request } from '../src/agent/understand/calls/read-request.ts'
import {
  probability,
  rankContenders,
  readContenders,
  type Contender,
  type ToolChoice,
  type Weights,
} from '../src/agent/understand/calls/score-tools.ts'
import { readText, type ReadText } from '../src/agent/understand/calls/read-text.ts'
import type { ToolCard } from '../src/agent/understand/entity-model/catalogue-model.ts'
import { createToolIndex } from '../src/agent/understand/calls/tool-index.ts'
import { fitLogistic, fitMultinomial } from './fit-weights.ts'
import { APP, loadRows, messageOf, toRecord, type Row } from './load-rows.ts'

/** Of the rows that have a right tool, so many may be declined. */
const LOST = 0.03
const OUT = new URL('../src/agent/understand/calls/choice-weights.json', import.meta.url)

interface Example {
  row: Row
  place: number
  text: string
  read: ReadText
  request: Request
  contenders: Contender[]
  gold: Set<string>
  /** Made of other rows. */
  isAdded?: boolean
}

interface Model {
  rank: Weights
  topic: Weights
  call: Weights
  least: { call: number; ask: number }
}

async function readExamples(files: string[]): Promise<Example[]> {
  const examples = loadRows(files)
    .filter(row => row.functions.length)
    .map(async (row): Promise<Example> => {
      const text = messageOf(row)
      const read = await readText(text, new Date())
      const request = readRequest(read)
      const { tools } = buildApp(APP, row.functions.map(toRecord))
      const contenders = readContenders(request, [createToolIndex(tools)])
      const gold = new Set((row.gold ?? []).map(call => toRecord({ name: Object.keys(call)[0]! }).api_name))
      return { row, place: row.index, text, read, request, contenders, gold }
    })
  return Promise.all(examples)
}

const known = new WeakMap<ReadText, Map<ToolCard, Filling>>()

/** The arguments that a message gives for a tool. */
function fillingOf(read: ReadText, tool: ToolCard): Filling {
  const own = known.get(read) ?? new Map<ToolCard, Filling>()
  known.set(read, own)
  const filling = own.get(tool) ?? fillArguments(read, tool)
  own.set(tool, filling)
  return filling
}

/** So many tools of other rows make up the catalogue of a further example without, and of one with the right tool. */
const SIZES = [4, 12, 40, 150]
/** What a further example counts against one as it was given. */
const SHARE = 0.5

/**
 * The messages again over catalogues of other rows' tools, as in a registry of many services: a message is irrelevant to
 * tools that share no word of the name with any of its own, and asks for its right tool among them.
 */
function addCatalogues(examples: Example[]): Example[] {
  const pool = examples.flatMap(e => e.contenders.map(c => c.entry))
  let seed = 11
  const random = (below: number) => Math.floor(((seed = (seed * 1664525 + 1013904223) >>> 0) / 2 ** 32) * below)
  return examples.flatMap((e, at) => {
    const own = new Set(e.contenders.flatMap(c => c.entry.name))
    const size = SIZES[at % SIZES.length]!
    const others = new Set<ToolCard>()
    for (let tries = 0; others.size < size && tries < 20 * size; tries++) {
      const entry = pool[random(pool.length)]!
      if (!entry.name.some(word => own.has(word) && !COMMON.has(word))) others.add(entry.tool)
    }
    const over = (tools: ToolCard[]) => readContenders(e.request, [createToolIndex(tools)])
    const right = e.contenders.find(c => e.gold.has(c.entry.tool.name))?.entry.tool
    return [
      { ...e, gold: new Set<string>(), contenders: over([...others]), isAdded: true },
      ...(right ? [{ ...e, contenders: over([...others, right]), isAdded: true }] : []),
    ]
  })
}

/** Words of names that many tools have. */
const COMMON = new Set([
  'get',
  'find',
  'search',
  'calculate',
  'calcul',
  'list',
  'info',
  'detail',
  'data',
  'set',
  'creat',
  'updat',
])

const isIrrelevant = (e: Example) => (e.isAdded && !e.gold.size) || e.row.category.includes('irrelevance')
const isFitting = (e: Example, choice: ToolChoice) => (e.gold.size ? e.gold.has(choice.tool.name) : !isIrrelevant(e))

function fit(given: Example[]): Model {
  const examples = [...given, ...addCatalogues(given)]
  const rank = fitMultinomial(
    given
      .filter(e => e.gold.size)
      .map(e => e.contenders.map(c => ({ features: c.features, isRight: e.gold.has(c.entry.tool.name) }))),
  )
  const labelled = examples
    .filter(e => e.contenders.length && (isIrrelevant(e) || e.gold.size))
    .map(e => ({ e, best: rankContenders(e.request, e.contenders, rank, {})[0]!, isRight: e.gold.size > 0 }))
  const topic = fitLogistic(
    labelled.map(({ e, best, isRight }) => ({ features: best.features, isRight, weight: e.isAdded ? SHARE : 1 })),
  )
  const filled = labelled
    .filter(({ e, best }) => !fillingOf(e.read, best.tool).missing.length)
    .map(({ e, best, isRight }) => ({
      features: withFilling(best, fillingOf(e.read, best.tool), e.read),
      isRight,
      weight: e.isAdded ? SHARE : 1,
    }))
  const call = fitLogistic(filled)
  const sure = filled
    .filter(f => f.isRight && f.weight === 1)
    .map(f => probability(f.features, call))
    .sort((a, b) => a - b)
  const least = sure[Math.floor(sure.length * LOST)]!
  return { rank, topic, call, least: { call: least, ask: least } }
}

interface Outcome {
  e: Example
  best: ToolChoice
  isFound: boolean
  isKept: boolean
  isAsked: boolean
  sure: number
}

function apply(e: Example, { rank, topic, call, least }: Model): Outcome {
  const best = rankContenders(e.request, e.contenders, rank, topic)[0]!
  const sure = probability(withFilling(best, fillingOf(e.read, best.tool), e.read), call)
  return {
    e,
    best,
    sure,
    isFound: isFitting(e, best),
    isKept: sure >= least.call && !fillingOf(e.read, best.tool).missing.length,
    isAsked: fillingOf(e.read, best.tool).missing.length > 0,
  }
}

function report(outcomes: Outcome[]): void {
  const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)} %`.padStart(8)
  const categories = [...new Set(outcomes.map(o => o.e.row.category))].toSorted()
  for (const half of ['even', 'odd', 'all']) {
    console.log(`${half} rows${' '.repeat(22)}right tool    called    both    incomplete`)
    const own = outcomes.filter(o => half === 'all' || o.e.place % 2 === Number(half === 'odd'))
    for (const category of categories) {
      const of = own.filter(o => o.e.row.category === category)
      const count = (test: (o: Outcome) => boolean) => percent(of.filter(test).length, of.length)
      console.log(
        `  ${category.padEnd(24)} ${String(of.length).padStart(4)} ${count(o => o.isFound)} ${count(o => o.isKept)} ${count(o => (isIrrelevant(o.e) ? !o.isKept : o.isFound && o.isKept))} ${count(o => o.isAsked)}`,
      )
    }
    const meant = own.filter(o => !isIrrelevant(o.e))
    console.log(
      `  of rows with a right tool, declined: ${percent(meant.filter(o => !o.isKept && !o.isAsked).length, meant.length)}`,
    )
  }
  const right = outcomes
    .filter(o => !isIrrelevant(o.e) && !o.isAsked)
    .map(o => o.sure)
    .sort((a, b) => a - b)
  const bound = right[Math.floor(right.length * LOST)]!
  for (const category of categories.filter(name => name.includes('irrelevance'))) {
    const of = outcomes.filter(o => o.e.row.category === category)
    console.log(
      `${category} declined when ${100 * LOST} % of the others are: ${percent(of.filter(o => o.isAsked || o.sure < bound).length, of.length)}`,
    )
  }
  const brier = outcomes.reduce((sum, o) => sum + (o.sure - Number(!isIrrelevant(o.e))) ** 2, 0) / outcomes.length
  console.log(`Brier score of “one of the tools is meant”: ${brier.toFixed(3)}`)
}

function showMisses(outcomes: Outcome[], kind: string): void {
  const even = outcomes.filter(o => o.e.place % 2 === 0)
  const misses =
    kind === 'rank'
      ? even.filter(o => o.e.gold.size && !o.isFound)
      : kind === 'lost'
        ? even.filter(o => !isIrrelevant(o.e) && !o.isKept)
        : even.filter(o => isIrrelevant(o.e) && o.isKept)
  for (const { e, best, sure } of misses.toSorted((a, b) => b.sure - a.sure)) {
    const { missing } = fillingOf(e.read, best.tool)
    console.log(`# ${e.row.category} ${e.place} ${sure.toFixed(2)} ${JSON.stringify(e.text.slice(0, 240))}`)
    console.log(`     verb ${e.request.verb}, head ${e.request.head}, missing ${missing.map(p => p.name).join(' ')}`)
    for (const { entry } of e.contenders.filter(c => c.entry.tool === best.tool || e.gold.has(c.entry.tool.name)))
      console.log(
        `     ${entry.tool === best.tool ? 'best' : 'gold'} ${entry.tool.name} | ${entry.tool.description.slice(0, 140)} | ${entry.tool.parameters
          .filter(p => p.required)
          .map(p => p.name)
          .join(', ')}`,
      )
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, misses: { type: 'string' }, weights: { type: 'boolean' } },
  })
  const examples = await readExamples(positionals)
  const halves = [0, 1].map(half => fit(examples.filter(e => e.place % 2 !== half)))
  const outcomes = examples.map(e => apply(e, halves[e.place % 2]!))
  if (values.misses) showMisses(outcomes, values.misses)
  report(outcomes)
  const model = fit(examples)
  if (values.weights)
    for (const name of Object.keys(model.call))
      console.log(
        name.padEnd(22),
        ...[model.rank, model.topic, model.call].map(w => (w[name] ?? 0).toFixed(2).padStart(7)),
      )
  if (!values.write) return
  const round = (weights: Weights) =>
    Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, Number(value.toFixed(3))]))
  const { rank, topic, call, least } = model
  writeFileSync(
    OUT,
    `${JSON.stringify({ rank: round(rank), topic: round(topic), call: round(call), least: round(least) }, null, 2)}\n`,
  )
}

await main()
