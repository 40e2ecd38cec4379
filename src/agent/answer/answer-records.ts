import type { AnswerData } from '../../contract/chat.ts'
import type { Plan } from '../../contract/plan.ts'
import type { JsonObject } from '../../lib/json.ts'
import { compileMeaning, type CompiledPlan } from '../plan/compile.ts'
import { confidenceOf } from '../confidence/confidence-of.ts'
import { readSignals } from '../confidence/read-signals.ts'
import { rowsOf, type Run, type RunResult, type StepResult } from '../run/create-run.ts'
import type { Turn, TurnOutcome } from '../turn.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import { MOST_SHOWN, type Meaning, type Query } from '../understand/reading/query.ts'
import type { Understanding } from '../understand/understanding.ts'
import { combineAnswers } from './combine-answers.ts'
import { declined, toJson, type Memory } from './outcome.ts'
import { joinList, wordsFor } from './describe-selection.ts'
import { LEAST_SURE, offerReading } from './offer-reading.ts'
import { columnFormats } from './column-formats.ts'
import { tellAhead } from './tell-ahead.ts'
import { withDerived, writeAnswer } from './write-answer.ts'

/** Runs the plan of an understood message and writes its answer; `isConfirmed` once the reading has had its yes. */
export async function answerRecords(
  understanding: Understanding & { meaning: Meaning },
  turn: Turn,
  run: Run,
  model: CatalogueModel,
  memory: Memory,
  isConfirmed = false,
): Promise<TurnOutcome> {
  const { meaning, notes, rivals } = understanding
  const compiled = compileMeaning(meaning, model, understanding.confidence)
  const trace = {
    meaning,
    readings: understanding.readings ?? [],
    rivals: rivals.length,
    notes: notes.length,
    model,
  }
  const before = readSignals({ ...trace, rows: [] })
  const plan: Plan = { ...compiled.plan, confidence: confidenceOf(before), signals: before }
  turn.emit('plan', plan)
  const lastQuery = compiled.parts.at(-1)!.query
  const history = [...(memory.history ?? []), ...(memory.query ? [memory.query] : [])].slice(-MOST_BACK)
  const next: Memory = { query: lastQuery, history, evidence: memory.evidence }
  if (turn.dryRun)
    return {
      response: `This is the plan: ${describePlan(compiled)}. Nothing was called.`,
      data: { plan, result: null },
      confidence: plan.confidence,
      toolsUsed: [],
      memory: toJson(memory),
      engine: 'builtin',
    }
  const doubts = understanding.readings?.flatMap(reading => reading.doubts) ?? []
  if (!isConfirmed && doubts.length) return offerReading(meaning, model, memory, DOUBTED, run.toolsUsed, doubts)
  const ran = await run.execute(plan)
  const evidence: Partial<AnswerData> = {
    plan,
    sql: sqlOf(compiled),
    steps: ran.reports,
    source: ran.source,
    step_rows: rowsOf(ran),
    complete: ran.complete,
  }
  if (ran.failure) {
    const message = `I could not answer: ${ran.failure.tool} failed (${ran.failure.message}).`
    return declined('TOOL_FAILED', message, memory, {
      data: { ...evidence, complete: false },
      toolsUsed: run.toolsUsed,
    })
  }
  const written = compiled.parts.map(part =>
    writeAnswer(part.query, part.shape, ran.results.get(part.step)!, model, turn.maxShown),
  )
  next.evidence = explain(compiled, ran)
  const { rows } = ran.results.get(compiled.parts.at(-1)!.step)!
  const winner = winnerOf(lastQuery, rows[0], model)
  const shown = lastQuery.ask === 'group' ? rows.slice(0, MOST_SHOWN).map(keyOf) : undefined
  next.query = { ...lastQuery, ...(winner && { winner }), ...(shown && { shown }) }
  const missing = written.find(w => w.notFound)
  if (missing && written.length === 1)
    return declined(
      'NOT_FOUND',
      missing.text,
      { ...memory, evidence: next.evidence },
      { data: evidence, toolsUsed: run.toolsUsed, confidence: 0.3 },
    )
  const kinds = readOf(plan, ran, model)
  const ahead = meaning.kind === 'query' ? tellAhead(lastQuery, rows[0], kinds, model) : undefined
  if (ahead)
    return declined('NOT_AVAILABLE', ahead, memory, { data: evidence, toolsUsed: run.toolsUsed, confidence: 0.3 })
  const combined = combineAnswers(meaning, compiled, written, model)
  const signals = readSignals({ ...trace, rows: compiled.parts.map(part => countOf(ran.results.get(part.step)!)) })
  const confidence = ran.complete ? confidenceOf(signals) : Math.min(LESS_THAN_HALF, confidenceOf(signals))
  // Where other applications have such records too, the answer says so itself.
  if (!isConfirmed && confidence < LEAST_SURE && ran.complete && !rivals.length)
    return offerReading(meaning, model, memory, confidence, run.toolsUsed)
  // Several answers have columns of the same names that need not be alike.
  const formats =
    meaning.kind === 'query' ? columnFormats(lastQuery, combined.columns, withDerived(model, lastQuery)) : {}
  const text = [
    combined.text,
    ...incompleteNote(ran),
    ...rivalNote(rivals, lastQuery),
    ...(notes.length ? [`(I ${notes.join('; ')}.)`] : []),
  ].join(' ')
  return {
    response: text,
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
    toolsUsed: [...new Set([...ran.reports.map(r => r.tool), ...run.toolsUsed])],
    memory: toJson(next),
    engine: 'builtin',
    ...(meaning.kind === 'query' && ran.complete && { answered: { query: next.query, rows, read: kinds } }),
  }
}

/** The records that were read, by kind. */
function readOf({ steps }: Plan, ran: RunResult, model: CatalogueModel): Map<string, JsonObject[]> {
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

/** Which tools would be called, and with what the answer would be worked out. */
function describePlan({ plan, parts }: CompiledPlan): string {
  const calls = plan.steps.flatMap(step => ('tool' in step ? [`call ${step.tool}`] : []))
  const scopes = [...new Set(parts.map(part => part.query.root.entity.split('/').at(-1)!))]
  return `${joinList([...new Set(calls)])}, then work the answer out over the ${joinList(scopes)} records with SQL`
}

/** The most that is claimed of an answer over a part of the records. */
const LESS_THAN_HALF = 0.4

/** Rows of a result; a count of none is none, and so are figures of no record or of nothing. */
function countOf({ rows }: StepResult): number {
  const [row, ...more] = rows
  const figures = Object.entries(row ?? {}).filter(([name]) => !/^(?:holds|percent|ratio|part|whole)$/.test(name))
  const isNone = !more.length && figures.length > 0 && figures.every(([, value]) => value === 0 || value === null)
  return isNone ? 0 : rows.length
}

const keyOf = (row: JsonObject): string | number | null => {
  const [key] = Object.values(row)
  return typeof key === 'string' || typeof key === 'number' ? key : null
}

/** How many requests "go back" can go back. */
const MOST_BACK = 5

/** The group that a ranking of groups put first, as a condition on its records. */
function winnerOf(query: Query, row: JsonObject | undefined, model: CatalogueModel): Query['winner'] {
  const { group, groupOrder } = query
  const entity = group && model.entities.get(group.entity)
  const value = row && Object.values(row)[0]
  if (!entity || !groupOrder || (groupOrder.limit !== 1 && !query.compares) || query.ask !== 'group') return undefined
  if (group.period || (typeof value !== 'string' && typeof value !== 'number')) return undefined
  const label = `${wordsFor(entity, group.columns[0]!)} ${value}`
  const text = typeof value === 'string' && { text: true }
  return { entity: entity.key, condition: { columns: group.columns, op: '=', values: [value], ...text, label } }
}

const sqlOf = (compiled: CompiledPlan) =>
  compiled.plan.steps.flatMap(step => ('sql' in step ? [step.sql] : [])).join(';\n')

function explain(compiled: CompiledPlan, ran: RunResult): string {
  const calls = ran.reports.map((r, at) => `${at + 1}. ${r.tool}(${JSON.stringify(r.args)}) gave ${r.rows ?? 0} rows`)
  return `I called these tools:\n${calls.join('\n')}\nand worked it out with this SQL over their results:\n${sqlOf(compiled)}`
}

const incompleteNote = (ran: RunResult) => {
  const partial = [...ran.results.values()].find(result => !result.complete)
  if (!partial) return []
  return [
    `Careful: only ${partial.rows.length.toLocaleString('en-US')}${partial.total ? ` of ${partial.total.toLocaleString('en-US')}` : ''} records could be read, so this is not the whole answer.`,
  ]
}

/** Names the other applications; another reading of the same one is no such records elsewhere. */
const rivalNote = (rivals: string[], query: Query) => {
  const others = rivals.filter(app => app !== query.app)
  if (!others.length) return []
  return [
    `(I took this from ${query.app}; ${others.join(' and ')} ${others.length > 1 ? 'have' : 'has'} such records too.)`,
  ]
}
