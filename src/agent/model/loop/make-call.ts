import type { CallStep } from '../../../contract/plan.ts'
import { messageOf } from '../../../lib/errors.ts'
import { toReceiptStep } from '../../chat/create-receipt.ts'
import { decideCall, isReadOnly } from '../../policies/decide-call.ts'
import type { AnswerState } from '../answer-state.ts'
import { LIMITS } from '../limits.ts'
import { plainLine, quoteData, quoteJson } from '../prompt/quote-data.ts'
import type { Coerced } from '../tools/coerce-arguments.ts'
import { presentResult } from '../tools/present-result.ts'
import type { OfferedTool } from '../tools/tool-box.ts'

/** Statuses of failures that may go away by themselves (RFC 9110 § 15.6, RFC 6585 § 4). */
const PASSING = new Set([429, 502, 503, 504])

/** Makes one call through the runner: lists are read to their end, and the rows become a table. */
export async function makeCall(
  tool: OfferedTool,
  coerced: Coerced,
  state: AnswerState,
): Promise<{ text: string; ok: boolean; isPassing?: boolean }> {
  const { held, run, reports, steps, receipt } = state
  state.calls++
  const id = held.nextId()
  const step: CallStep = { id, tool: tool.name, args: coerced.args, pages: 'all' }
  const ran = await run.execute({ steps: [step], answer: { kind: 'text' }, confidence: 1 })
  const report = ran.reports[0]
  const changes = coerced.changes.length ? { coerced: coerced.changes } : {}
  const told = report && { ...report, ...changes }
  if (told) reports.push(told)
  const status = ran.failure?.status ?? 0
  if (told) state.made.set(told, { round: state.round, isPassing: status === 429 || status >= 500 })
  const error = ran.failure?.message
  const { duration_ms = 0, rows = null } = report ?? {}
  receipt.add(toReceiptStep({ tool: tool.name, duration_ms, rows, error }))
  const result = ran.results.get(id)
  if (error !== undefined || !result)
    return {
      ok: false,
      isPassing: PASSING.has(ran.failure?.status ?? 0),
      text: [
        `The call of ${tool.alias} FAILED (${ran.failure?.status ?? 500}). What the service says:`,
        quoteData(tool.alias, [quoteJson(error ?? 'no result', LIMITS.text)]),
        'Correct the call, use another tool, or say that it failed.',
      ].join('\n'),
    }
  steps.push(step)
  const kept = held.keep({
    id,
    from: tool.name,
    args: coerced.args,
    rows: result.rows,
    columns: result.rows.length ? columnsOf(result.columns, result.rows) : result.columns,
    complete: result.complete,
    ...(result.total !== undefined && { total: result.total }),
    raw: result.raw,
  })
  const unfiltered = coerced.dropped.length
    ? [
        `Not filtered by ${coerced.dropped.map(name => plainLine(name, 40)).join(', ')}: the tool has no such argument. Use query_results for that.`,
      ]
    : []
  return { ok: true, text: [presentResult(kept), ...unfiltered].join('\n') }
}

/** The described columns that there are, and those that only the rows have. */
function columnsOf(described: readonly string[], rows: readonly Record<string, unknown>[]): string[] {
  const seen = new Set(rows.slice(0, 200).flatMap(row => Object.keys(row)))
  return [...new Set([...described.filter(column => seen.has(column)), ...seen])]
}

/** What a table of an earlier answer holds, read again; undefined when it cannot be. */
export async function readEarlier(id: string, state: AnswerState): Promise<string | undefined> {
  const table = state.earlier.find(one => one.id === id)
  const record = table && state.tools.recordOf(table.tool)
  if (!table || !record || !isReadOnly(record) || state.held.find(id)) return undefined
  const { decision } = decideCall({ app: record.app_name, tool: table.tool, record, args: table.args }, state.turn)
  if (decision !== 'allow') return undefined
  try {
    state.calls++
    const step: CallStep = { id, tool: table.tool, args: table.args, pages: 'all' }
    const ran = await state.run.execute({ steps: [step], answer: { kind: 'text' }, confidence: 1 })
    state.reports.push(...ran.reports)
    const result = ran.results.get(id)
    if (ran.failure || !result) return ran.failure?.message
    state.steps.push(step)
    const columns = columnsOf(result.columns, result.rows)
    state.held.keep({ id, from: table.tool, args: table.args, rows: result.rows, columns, complete: result.complete })
    return undefined
  } catch (error) {
    state.turn.signal.throwIfAborted()
    return messageOf(error)
  }
}
