/**
 * Fits `metadata.confidence` of answers about records (src/agent/confidence/confidence-weights.json) on questions whose
 * right answers are known, and tells how well it holds for questions that it was not fitted on.
 *
 *   npm run calibrate -- [--write] [--set a,b] [OUTCOMES.json…]
 *
 * It asks the evaluation sets (test/evaluation) and takes outcomes of other question sets with their replies:
 * `{results: [{turns: [{reply, ok}]}]}`, or `wrong` (a text where the turn was wrong) in place of `ok`. Only replies with
 * signals count, and those of the sets' early runs (test/evaluation/early-runs.json): refusals, small talk and calls of
 * other tools have a confidence of their own. Figures are of ten-fold cross-validation over whole questions, in all their
 * runs; what is written was fitted on all.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { confidenceOf } from '../src/agent/confidence/confidence-of.ts'
import { evaluate } from '../test/evaluation/run/evaluate.ts'
import { fitLogistic, type Observation } from './fit-weights.ts'

const OUT = new URL('../src/agent/confidence/confidence-weights.json', import.meta.url)
const FOLDS = 10
const SURE = 0.8
/** Signals that can only be a reason for doubt, whatever a small sample says. */
const DOUBTS = new Set(
  'uncertain rivals notes several long passedOver weak ambiguous conditions negations manyValues hops descents within plainList nothing everything links skipped far unnamedKind idle mixed ownName'.split(
    ' ',
  ),
)
/** Answers of early runs of the sets (of c to k and n the first, of a and b while their misses were being looked at): nearer to new questions. */
const EARLY_RUNS = new URL('../test/evaluation/early-runs.json', import.meta.url)
/** What large weights may cost; the one that holds best for unseen questions is taken. */
const COSTS = [0.003, 0.01, 0.03, 0.1, 0.3]

interface Turn {
  reply?: unknown
  ok?: boolean
  wrong?: string | undefined
}
interface Outcome {
  id: string
  turns: Turn[]
}

/** An observation with the question that it belongs to: turns of one conversation stay in one fold. */
interface Answer extends Observation {
  fold: number
}

/** A question is in the same fold whenever it was asked. */
const foldOf = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0) % FOLDS

function answersOf(outcomes: readonly Outcome[]): Answer[] {
  return outcomes.flatMap(outcome =>
    outcome.turns.flatMap(turn => {
      const { data } = (turn.reply ?? {}) as {
        data?: { plan?: { signals?: Record<string, number> }; error?: unknown; approval?: unknown }
      }
      const signals = data?.plan?.signals
      if (!signals || data?.error || data?.approval) return []
      const isRight = turn.ok ?? turn.wrong === undefined
      return [{ features: signals, isRight, fold: foldOf(outcome.id) }]
    }),
  )
}

/** Brier score, wrong answers claimed surely, and right ones claimed unsurely. */
function judge(answers: readonly Answer[], probability: (answer: Answer) => number) {
  let [brier, falseSure, unsureRight] = [0, 0, 0]
  for (const answer of answers) {
    const p = probability(answer)
    brier += (p - Number(answer.isRight)) ** 2
    if (!answer.isRight && p >= SURE) falseSure++
    if (answer.isRight && p < SURE) unsureRight++
  }
  return { brier: brier / answers.length, falseSure, unsureRight }
}

const tell = ({ brier, falseSure, unsureRight }: ReturnType<typeof judge>) =>
  `Brier ${brier.toFixed(4)}, ${falseSure} wrong at ${SURE} or more, ${unsureRight} right below it`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    set: { type: 'string', default: 'a,b' },
  },
})
const outcomes: Outcome[] = []
for (const set of values.set.split(',').filter(Boolean)) {
  const { results } = await evaluate(set)
  outcomes.push(...results)
}
for (const file of positionals)
  outcomes.push(...(JSON.parse(readFileSync(file, 'utf8')) as { results: Outcome[] }).results)
const early = JSON.parse(readFileSync(EARLY_RUNS, 'utf8')) as {
  id: string
  right: boolean
  signals: Record<string, number>
}[]
const answers: Answer[] = [
  ...answersOf(outcomes),
  ...early.map(({ id, right, signals }) => ({ features: signals, isRight: right, fold: foldOf(id) })),
]
const right = answers.filter(answer => answer.isRight).length
console.log(`${answers.length} answers with signals, ${right} right (${((100 * right) / answers.length).toFixed(1)} %)`)
console.log(`with the weights as they are: ${tell(judge(answers, answer => confidenceOf(answer.features)))}`)
console.log(`always alike: ${tell(judge(answers, () => right / answers.length))}`)
let best = { cost: 0, brier: Infinity }
for (const cost of COSTS) {
  const byFold = Array.from({ length: FOLDS }, (_, fold) =>
    fitLogistic(
      answers.filter(answer => answer.fold !== fold),
      cost,
      DOUBTS,
    ),
  )
  const figures = judge(answers, answer => confidenceOf(answer.features, byFold[answer.fold]))
  console.log(`cross-validated, large weights cost ${cost}: ${tell(figures)}`)
  if (figures.brier < best.brier) best = { cost, brier: figures.brier }
}
const weights = fitLogistic(answers, best.cost, DOUBTS)
console.log(`fitted on all: ${tell(judge(answers, answer => confidenceOf(answer.features, weights)))}`)
if (values.write) {
  const rounded = Object.fromEntries(
    Object.entries(weights)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, weight]) => [name, Number(weight.toFixed(3))]),
  )
  writeFileSync(OUT, `${JSON.stringify({ weights: rounded }, null, 2)}\n`)
}
