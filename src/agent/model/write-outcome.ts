import type { AnswerData, AnswerErrorCode } from '../../contract/chat.ts'
import type { Plan } from '../../contract/plan.ts'
import { isReadOnly } from '../policies/decide-call.ts'
import type { TurnOutcome } from '../turn.ts'
import type { AnswerState } from './answer-state.ts'
import { LIMITS } from './limits.ts'
import { createGrounding } from './loop/grounding.ts'
import { writeModelMemory, type EarlierTable, type ModelMemory } from './model-memory.ts'
import type { HeldResult } from './tools/held-results.ts'

/** How sure an answer of the model is, before anything checks it: by what it rests on, not by how it sounds. */
export const CONFIDENCE = { grounded: 0.7, free: 0.5, weak: 0.25, partial: 0.4, none: 0.2, asked: 0.9 }

/** What is told, beside what was done for it. */
export interface Told {
  response: string
  confidence: number
  error?: { code: AnswerErrorCode; message: string }
  data?: Partial<AnswerData>
  memory?: Partial<ModelMemory>
  pending?: TurnOutcome['pending']
}

/** An outcome with everything that was done for it. */
export function toOutcome(
  state: AnswerState,
  { response, confidence, error, data, memory, pending }: Told,
): TurnOutcome {
  const { turn, held, reports, receipt, modelName } = state
  const calls = held.all.filter(result => result.sql === undefined)
  const last = resultOf(response, held.all)
  const sql = held.all.findLast(result => result.sql !== undefined)?.sql
  const plan = planOf(state, confidence)
  state.stream.finish(response)
  return {
    response,
    confidence,
    engine: 'model',
    model: modelName,
    receipt: receipt.write(modelName),
    ...(reports.some(({ tool, status }) => status !== 'skipped' && mayChange(state, tool)) && {
      changed: true as const,
    }),
    toolsUsed: [...new Set(reports.filter(report => report.status !== 'skipped').map(report => report.tool))],
    grounds: held.all.flatMap(result => [...result.rows, { rows: result.rows.length, total: result.total }]),
    data: {
      ...(plan.steps.length && { plan }),
      result: null,
      ...(last && valueOf(last)),
      ...(calls.length && { source: calls.map(({ from, rows }) => ({ tool: from, rows: rows.length })) }),
      ...(reports.length && { steps: reports }),
      ...(sql !== undefined && { sql }),
      ...(held.all.length && { complete: !error && held.all.every(result => result.complete) }),
      ...(error && { error, complete: false }),
      ...data,
    },
    memory: writeModelMemory(turn.memory, {
      turns: [...state.memory.turns, { user: turn.message, answer: response }],
      ...tablesOf(state),
      ...memory,
    }),
    ...(pending && { pending }),
  }
}

const mayChange = ({ tools }: AnswerState, tool: string): boolean => {
  const record = tools.recordOf(tool)
  return record === undefined || !isReadOnly(record)
}

/** The result that an answer tells: the latest one that has a figure or name of it, else the latest. */
const resultOf = (response: string, all: readonly HeldResult[]): HeldResult | undefined =>
  all.findLast(result => createGrounding([result])(response)) ?? all.at(-1)

/** What was called, as a plan that can be run again. */
function planOf({ steps, held }: AnswerState, confidence: number): Plan {
  const place = new Map(held.all.map(({ id }, at) => [id, at]))
  const ordered = steps.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return { steps: ordered, answer: { kind: 'text', ...(ordered.length && { from: ordered.at(-1)!.id }) }, confidence }
}

/** The last result as the value of the answer: one value, one record, or rows. */
function valueOf({ rows, columns, sql, raw, total }: HeldResult): Partial<AnswerData> {
  const [only, ...others] = rows
  if (only && !others.length) {
    const values = Object.values(only)
    if (values.length === 1) return { result: values[0] ?? null }
    return { result: sql === undefined && raw !== undefined && !Array.isArray(raw) ? raw : only, columns, total: 1 }
  }
  return { result: rows, columns, total: total ?? rows.length }
}

/** What later questions of the conversation may query, and the tools that gave it. */
function tablesOf(state: AnswerState): Pick<ModelMemory, 'tables' | 'tools'> {
  const { memory } = state
  const read = readTables(state)
  if (!read.length) return { tables: memory.tables, tools: memory.tools }
  return {
    tables: read.map((table, at) => ({ ...table, id: `e${at + 1}` })),
    tools: [...new Set([...read.map(table => table.tool), ...memory.tools])],
  }
}

/** The results that reading calls gave, as what can be read again. */
export const readTables = ({ held, tools }: AnswerState): EarlierTable[] =>
  held.all.flatMap(({ id, from, sql, args, rows, columns }) => {
    const record = sql === undefined ? tools.recordOf(from) : undefined
    if (record === undefined || !isReadOnly(record)) return []
    const table = { id, tool: from, args: args ?? {}, rows: rows.length, columns: columns.slice(0, LIMITS.columns) }
    return [table]
  })
