import type { AnswerData } from '../../contract/chat.ts'
import type { Plan } from '../../contract/plan.ts'
import type { JsonObject } from '../../lib/json.ts'
import { compileMeaning, labelOf, type CompiledPlan } from '../plan/compile.ts'
import { confidenceOf } from '../confidence/confidence-of.ts'
import { readSignals } from '../confidence/read-signals.ts'
import { rowsOf, type Run, type RunResult, type StepResult } from '../run/create-run.ts'
import type { Turn, TurnOutcome } from '../turn.ts'
import type { CatalogueModel } from '../understand/catalogue-model.ts'
import { MOST_SHOWN, type Meaning, type Query } from '../understand/query.ts'
import type { Understanding } from '../understand/understanding.ts'
import { formatFigure } from './format.ts'
import { declined, toJson, type Memory } from './outcome.ts'
import { describeSelection, joinList, wordsFor } from './describe-selection.ts'
import { LEAST_SURE, offerReading } from './offer-reading.ts'
import { columnFormats } from './column-formats.ts'
import { withDerived, writeAnswer, type WrittenAnswer } from './write-answer.ts'

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
  const combined = combine(meaning, compiled, written, model)
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
    ...(meaning.kind === 'query' &&
      ran.complete && { answered: { query: next.query, rows, read: readOf(plan, ran, model) } }),
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

/** Several answers as one: set against each other, or one after the other. */
function combine(
  meaning: Meaning,
  compiled: CompiledPlan,
  written: WrittenAnswer[],
  model: CatalogueModel,
): WrittenAnswer {
  if (meaning.kind === 'query' || written.length === 1) return written[0]!
  if (meaning.kind === 'several') return combineSeveral(compiled, written)
  const [left, right] = written.map(w => Number(w.result))
  const said = compiled.parts.map(p => describeSelection(p.query.root, model))
  // "the highest and the lowest salary": of the same records it is the figures that differ.
  const scopes = said[0] === said[1] ? meaning.labels : said
  const { shape, query } = compiled.parts[0]!
  const { format } = shape
  const currency = model.entities
    .get(query.root.entity)
    ?.fields.find(f => f.column === query.measures[0]?.column)?.currency
  const [a, b] = [left!, right!].map(v => formatFigure(v, format, currency))
  const difference = Number(Math.abs(left! - right!).toPrecision(15))
  if (meaning.kind === 'difference')
    return {
      text: `The difference is ${formatFigure(difference, format, currency)}: ${a} for ${scopes[0]} and ${b} for ${scopes[1]}.`,
      result: difference,
    }
  if (meaning.kind === 'growth' || meaning.kind === 'change' || meaning.kind === 'compared') {
    const from = `${a} for ${scopes[0]}, ${b} for ${scopes[1]}`
    if (!left && meaning.kind === 'growth')
      return { text: `There is nothing to set the change against: ${from}.`, result: null }
    const percent = left ? Number(((100 * (right! - left)) / left).toPrecision(15)) : undefined
    const moved = right! === left ? 'did not change' : right! > left! ? 'went up' : 'went down'
    const by =
      right! === left
        ? ''
        : ` by ${formatFigure(difference, format, currency)}${percent === undefined ? '' : ` (${formatFigure(percent, 'percent')})`}`
    const change = Number((right! - left!).toPrecision(15))
    const results = { growth: percent, change, compared: { before: left, after: right, change } }
    return { text: `It ${moved}${by}: ${from}.`, result: results[meaning.kind] }
  }
  if (meaning.kind === 'ratio') {
    const ratio = right ? Number((left! / right).toPrecision(15)) : null
    const said = ratio === null ? 'There is nothing to divide by' : `It is ${formatFigure(ratio, 'plain')} to 1`
    return { text: `${said}: ${a} for ${scopes[0]}, ${b} for ${scopes[1]}.`, result: ratio }
  }
  if (meaning.kind === 'most' || meaning.kind === 'least') {
    if (left === right) return { text: `Both are the same: ${a} for ${scopes[0]} and for ${scopes[1]}.`, result: null }
    const first = left! > right! === (meaning.kind === 'most') ? 0 : 1
    const [one, other] = first === 0 ? [a, b] : [b, a]
    return {
      text: `${meaning.kind === 'most' ? 'More' : 'Fewer'} ${scopes[first]}: ${one}, against ${other} ${scopes[1 - first]}.`,
      result: tellApart(compiled)?.[first] ?? scopes[first],
    }
  }
  const holds = meaning.kind === 'greater' ? left! > right! : left! < right!
  return { text: `${holds ? 'Yes' : 'No'}: it is ${a} for ${scopes[0]} and ${b} for ${scopes[1]}.`, result: holds }
}

/** The one value by which two requests differ: "textile" of "more textiles or sculptures". */
function tellApart({ parts }: CompiledPlan): string[] | undefined {
  const valuesOf = ({ where, related }: Query['root']): string[] => [
    ...where.flatMap(c => (c.op === '=' ? c.values.map(String) : [])),
    ...related.flatMap(r => valuesOf(r.selection)),
  ]
  const [left, right] = parts.map(part => valuesOf(part.query.root)) as [string[], string[]]
  const own = [left.filter(v => !right.includes(v)), right.filter(v => !left.includes(v))]
  return own.every(values => values.length === 1) ? own.flat() : undefined
}

/** The list among several answers is the result, with figures beside it in the sentence; figures alone are one object. */
function combineSeveral(compiled: CompiledPlan, written: WrittenAnswer[]): WrittenAnswer {
  const text = written.map(w => w.text).join(' ')
  const list = written.find(w => Array.isArray(w.result))
  if (list && written.filter(w => Array.isArray(w.result)).length === 1) return { ...list, text }
  const result = Object.fromEntries(written.map((w, at) => [labelOf(compiled.parts[at]!.query, at), w.result]))
  return { text, result }
}
