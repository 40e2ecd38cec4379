import type { AnswerData } from '../../contract/chat.ts'
import type { Plan } from '../../contract/plan.ts'
import type { JsonObject } from '../../lib/json.ts'
import { compileMeaning, type CompiledPlan } from '../plan/compile.ts'
import { confidenceOf } from '../confidence/confidence-of.ts'
import { readSignals } from '../confidence/read-signals.ts'
import { rowsOf, type RunResult, type StepResult } from '../run/create-run.ts'
import type { TurnOutcome } from '../turn.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { Meaning } from '../understand/reading/query.ts'
import type { Understanding } from '../understand/understanding.ts'
import type { CallRequest } from './answer-tool.ts'
import { combineAnswers } from './combine-answers.ts'
import { isOfSome } from './after-gap.ts'
import { declined, toJson, type Memory } from './outcome.ts'
import { describePlan, explainRun, sqlOf } from './describe-plan.ts'
import { LEAST_SURE, offerReading } from './offer-reading.ts'
import { columnFormats } from './column-formats.ts'
import { incompleteNote, rivalNote } from './notes.ts'
import { rememberParts } from './remember-answer.ts'
import { tellAhead } from './tell-ahead.ts'
import { tellExtent } from './tell-extent.ts'
import { withDerived, writeAnswer, type WrittenAnswer } from './write-answer.ts'

/** What records are answered with, of all that a turn has. */
type RecordsContext = Pick<CallRequest, 'turn' | 'run' | 'model' | 'memory'>

/** A plan that ran: what it was made of, and what came out. */
interface Ran {
  meaning: Meaning
  compiled: CompiledPlan
  plan: Plan
  results: RunResult
  evidence: Partial<AnswerData>
  /** The answer to each part. */
  written: WrittenAnswer[]
  /** The records that were read, by kind. */
  read: Map<string, JsonObject[]>
}

/**
 * Runs the plan of an understood message and writes its answer; `isConfirmed` once the reading has had its yes. A plan that
 * is only asked for (`dryRun`) is described.
 */
export async function answerRecords(
  understanding: Understanding & { meaning: Meaning },
  context: RecordsContext,
  { isConfirmed = false } = {},
): Promise<TurnOutcome> {
  const { turn, run, model, memory } = context
  const { meaning, readings = [] } = understanding
  const compiled = compileMeaning(meaning, model, understanding.confidence)
  const before = signalsOf(understanding, model, [])
  const plan: Plan = { ...compiled.plan, confidence: confidenceOf(before), signals: before }
  turn.emit('plan', plan)
  if (turn.dryRun) return tellPlan(compiled, plan, memory)
  const doubts = readings.flatMap(reading => reading.doubts)
  if (!isConfirmed && doubts.length)
    return offerReading(meaning, model, leftOpen({ turn, memory }, doubts), DOUBTED, run.toolsUsed, doubts)
  const results = await run.execute(plan)
  const evidence = evidenceOf(compiled, plan, results)
  if (results.failure) return tellFailure(results.failure, evidence, context)
  const written = compiled.parts.map(part =>
    writeAnswer(part.query, part.shape, results.results.get(part.step)!, model, turn.maxShown),
  )
  const ran: Ran = { meaning, compiled, plan, results, evidence, written, read: readByKind(plan, results, model) }
  return declineRan(ran, context) ?? tellRan(understanding, ran, context, isConfirmed)
}

const tellPlan = (compiled: CompiledPlan, plan: Plan, memory: Memory): TurnOutcome => ({
  response: `This is the plan: ${describePlan(compiled)}. Nothing was called.`,
  data: { plan, result: null },
  confidence: plan.confidence,
  toolsUsed: [],
  memory: toJson(memory),
  engine: 'builtin',
})

const evidenceOf = (compiled: CompiledPlan, plan: Plan, results: RunResult): Partial<AnswerData> => ({
  plan,
  sql: sqlOf(compiled),
  steps: results.reports,
  source: results.source,
  step_rows: rowsOf(results),
  complete: results.complete,
})

const signalsOf = (
  understanding: Understanding & { meaning: Meaning },
  model: CatalogueModel,
  rows: number[],
  isExplained = false,
) =>
  readSignals({
    meaning: understanding.meaning,
    readings: understanding.readings ?? [],
    isSettled: understanding.readings === undefined,
    rivals: understanding.rivals.length,
    notes: understanding.notes.length,
    model,
    rows,
    isExplained,
  })

const tellFailure = (
  { tool, message }: NonNullable<RunResult['failure']>,
  evidence: Partial<AnswerData>,
  { run, memory }: RecordsContext,
): TurnOutcome =>
  declined('TOOL_FAILED', `I could not answer: ${tool} failed (${message}).`, memory, {
    data: { ...evidence, complete: false },
    toolsUsed: run.toolsUsed,
  })

/** Why a plan that ran gives no answer: what was looked up is not there, or the records end before what is asked about. */
function declineRan(
  { meaning, compiled, results, evidence, written, read }: Ran,
  { run, model, memory }: RecordsContext,
): TurnOutcome | undefined {
  const { toolsUsed } = run
  const more = { data: evidence, toolsUsed, confidence: 0.3 }
  const [missing, ...others] = written
  if (missing?.notFound && !others.length)
    return declined('NOT_FOUND', missing.text, { ...memory, evidence: explainRun(compiled, results) }, more)
  const { query, step } = compiled.parts.at(-1)!
  const [first] = results.results.get(step)!.rows
  const ahead = meaning.kind === 'query' ? tellAhead(query, first, read, model) : undefined
  return ahead ? declined('NOT_AVAILABLE', ahead, memory, more) : undefined
}

/** "which towns have no orders": that every one of them has some is what such records mostly tell. */
const asksForNone = (meaning: Meaning): boolean =>
  meaning.kind === 'query' && meaning.having?.op === '=' && meaning.having.value === 0

/** Where only an offer is made of which of those before are meant, nobody knows what the next message goes on with. */
function leftOpen({ turn, memory }: Pick<RecordsContext, 'turn' | 'memory'>, unknown: string[] = []): Memory {
  const gap = unknown.length ? { gap: { message: turn.message, unknown } } : {}
  return { ...memory, ...gap, ...(isOfSome(turn.message) && { failed: 'some' as const }) }
}

/** How sure an answer is at most that goes on from one that was hardly understood. */
const ON_DOUBTFUL = 0.7

/** Whether it is about what was answered before, as what was read from no words of the message is, too. */
const goesOn = ({ best, readings }: Understanding): boolean =>
  best?.goesOn === true || (best === undefined && readings === undefined)

/** The answer in words and as data, as sure as what came out allows. */
async function tellRan(
  understanding: Understanding & { meaning: Meaning },
  { meaning, compiled, plan, results, evidence, written, read }: Ran,
  { run, model, memory, turn }: RecordsContext,
  isConfirmed: boolean,
): Promise<TurnOutcome> {
  const { rivals, notes } = understanding
  const counts = compiled.parts.map(part => countOf(results.results.get(part.step)!))
  const extent = counts[0] === 0 && results.complete ? await tellExtent(meaning, run, model) : undefined
  const signals = signalsOf(understanding, model, counts, extent !== undefined || asksForNone(meaning))
  // What goes on from an answer that was hardly understood is no surer than that may be.
  const isOnDoubtful = memory.doubtful === true && goesOn(understanding)
  const sure = isOnDoubtful ? Math.min(ON_DOUBTFUL, confidenceOf(signals)) : confidenceOf(signals)
  const confidence = results.complete ? sure : Math.min(LESS_THAN_HALF, sure)
  const doubtful = !isConfirmed && (isOnDoubtful || plan.confidence < LESS_THAN_HALF)
  // Where other applications have such records too, the answer says so itself.
  if (!isConfirmed && confidence < LEAST_SURE && results.complete && !rivals.length)
    return offerReading(meaning, model, leftOpen({ turn, memory }), confidence, run.toolsUsed)
  const combined = combineAnswers(meaning, compiled, written, model)
  const { query, step } = compiled.parts.at(-1)!
  const { rows } = results.results.get(step)!
  const parts = meaning.kind === 'query' || meaning.kind === 'several' ? compiled.parts.slice(-1) : compiled.parts
  const answered = parts.map(part => ({ query: part.query, rows: results.results.get(part.step)!.rows }))
  const next = rememberParts(answered, model, memory)
  // Several answers have columns of the same names that need not be alike.
  const formats = meaning.kind === 'query' ? columnFormats(query, combined.columns, withDerived(model, query)) : {}
  const said = notes.length ? [`(I ${notes.join('; ')}.)`] : []
  return {
    response: [
      combined.text,
      ...(extent ? [extent] : []),
      ...incompleteNote(results),
      ...rivalNote(rivals, query),
      ...said,
    ].join(' '),
    data: {
      ...evidence,
      plan: { ...plan, confidence, signals },
      result: combined.result,
      ...(combined.columns && { columns: combined.columns }),
      ...(Object.keys(formats).length && { formats }),
      ...(combined.total !== undefined && { total: combined.total }),
      ...(combined.chart && { chart: combined.chart }),
    },
    confidence,
    toolsUsed: [...new Set([...results.reports.map(report => report.tool), ...run.toolsUsed])],
    memory: toJson({
      ...next,
      said: turn.message,
      ...(meaning.kind !== 'query' && { together: meaning }),
      ...(doubtful && { doubtful }),
      evidence: explainRun(compiled, results),
    }),
    engine: 'builtin',
    ...(meaning.kind === 'query' && results.complete && { answered: { query: next.query, rows, read } }),
  }
}

/** The records that were read, by kind. */
function readByKind({ steps }: Plan, ran: RunResult, model: CatalogueModel): Map<string, JsonObject[]> {
  const read = new Map<string, JsonObject[]>()
  const kinds = new Map(
    [...model.entities.values()].flatMap(e => e.sources.map(source => [source.tool, e.key] as const)),
  )
  for (const step of steps) {
    const kind = 'tool' in step ? kinds.get(step.tool) : undefined
    const rows = ran.results.get(step.id)?.rows
    if (kind !== undefined && rows) read.set(kind, [...(read.get(kind) ?? []), ...rows])
  }
  return read
}

/** What is claimed of a reading without a word that may say more. */
const DOUBTED = 0.2

/** The most that is claimed of an answer over a part of the records. */
const LESS_THAN_HALF = 0.4

/** Rows of a result; a count of none is none, and so are figures of no record or of nothing. */
function countOf({ rows }: StepResult): number {
  const [row, ...more] = rows
  const figures = Object.entries(row ?? {}).filter(([name]) => !/^(?:holds|percent|ratio|part|whole)$/.test(name))
  const isNone = !more.length && figures.length > 0 && figures.every(([, value]) => value === 0 || value === null)
  return isNone ? 0 : rows.length
}
