import { setImmediate } from 'node:timers/promises'
import { messageOf } from '../../../lib/errors.ts'
import type { AnswerState } from '../answer-state.ts'
import { LIMITS } from '../limits.ts'
import { plainLine, quoteData } from '../prompt/quote-data.ts'
import type { ModelCall } from '../provider.ts'
import { coerceArguments } from '../tools/coerce-arguments.ts'
import { OWN_TOOLS } from '../tools/own-tools.ts'
import { presentPage, presentResult } from '../tools/present-result.ts'
import { readEarlier } from './make-call.ts'

export interface OwnOutcome {
  text: string
  question?: string
  failed?: boolean
}

/** Most tools that one search adds. */
const FOUND = 5
const NONE: ReadonlySet<string> = new Set()

/** Runs a tool of the engine itself. */
export async function runOwnTool(call: ModelCall, state: AnswerState): Promise<OwnOutcome> {
  const { parameters } = OWN_TOOLS.find(tool => tool.name === call.name)!
  const { args, errors } = coerceArguments(call.args, { schema: parameters, hidden: NONE })
  if (errors.length) return { failed: true, text: `The arguments of ${call.name} are wrong: ${errors.join('; ')}.` }
  switch (call.name) {
    case 'search_tools':
      return await searchTools(String(args.query), state)
    case 'query_results':
      return await queryResults(String(args.sql), state)
    case 'read_result':
      return await readResult(args, state)
    default:
      return { text: 'The user is asked.', question: plainLine(String(args.question), 600) }
  }
}

async function searchTools(query: string, { tools }: AnswerState): Promise<OwnOutcome> {
  const found = query.trim() ? await tools.search(query, FOUND) : []
  if (!found.length) return { text: `No tool was found for "${plainLine(query, 80)}".`, failed: true }
  const lines = found.map(tool => `${tool.alias}: ${plainLine(tool.record.description, 160)}`)
  return {
    text: [
      'You can call these now:',
      quoteData(
        'catalogue',
        lines.map(line => line.replaceAll(/[<>]/g, '')),
      ),
    ].join('\n'),
  }
}

async function queryResults(sql: string, state: AnswerState): Promise<OwnOutcome> {
  const { held, receipt, steps, turn } = state
  // Nothing else runs during a query: others have their turn before it, and a stop arrives.
  await setImmediate()
  turn.signal.throwIfAborted()
  if (state.queried > LIMITS.queries)
    return { failed: true, text: 'Not run: the queries of this answer have taken too long. Answer from what you have.' }
  for (const [id] of sql.matchAll(/\b[er]\d+\b/gi)) {
    const failure = await readEarlier(id.toLowerCase(), state)
    if (failure !== undefined)
      return { failed: true, text: `The result ${id} could not be read again: ${plainLine(failure, 300)}` }
  }
  if (!held.all.length) return { failed: true, text: 'There are no results yet: call a tool first.' }
  const started = performance.now()
  const duration = () => Math.round((performance.now() - started) * 10) / 10
  try {
    const result = held.query(sql.trim().replace(/;\s*$/, ''))
    state.queried += duration()
    steps.push({ id: result.id, sql: result.sql! })
    receipt.add({ kind: 'sql', name: result.id, duration_ms: duration(), rows: result.rows.length })
    return { text: presentResult(result, LIMITS.pageRows) }
  } catch (error) {
    state.queried += duration()
    const message = messageOf(error)
    receipt.add({ kind: 'sql', name: 'query', duration_ms: duration(), error: message })
    const there = held.all.map(one => `${one.id} (${one.columns.slice(0, LIMITS.columns).join(', ')})`).join('; ')
    return {
      failed: true,
      text: `The query failed: ${plainLine(message, 300)}. There are: ${quoteData('tables', [plainLine(there, 900).replaceAll(/[<>]/g, '')])}`,
    }
  }
}

async function readResult(
  { id, from, column, offset }: Record<string, unknown>,
  state: AnswerState,
): Promise<OwnOutcome> {
  const name = String(id).toLowerCase()
  await readEarlier(name, state)
  const result = state.held.find(name)
  if (!result) {
    const there = state.held.all.map(one => one.id).join(', ') || 'none'
    return { failed: true, text: `There is no result ${plainLine(name, 20)}. There are: ${there}.` }
  }
  const start = typeof from === 'number' ? Math.max(0, from) : 0
  const text = presentPage(
    result,
    start,
    typeof column === 'string' ? column : undefined,
    typeof offset === 'number' ? Math.max(0, offset) : 0,
  )
  return { text }
}
