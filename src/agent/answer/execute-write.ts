import { isObject } from '../../lib/json.ts'
import type { PendingWrite, TurnOutcome } from '../turn.ts'
import { declined, toJson } from './outcome.ts'
import type { WriteContext } from './write-context.ts'

/** Carries out an approved change. The result is the service's own answer. */
export async function executeWrite(
  pending: PendingWrite,
  args: Record<string, unknown>,
  context: Pick<WriteContext, 'turn' | 'memory' | 'knowledge' | 'call'>,
): Promise<TurnOutcome> {
  const { turn, memory, knowledge, call } = context
  const app = knowledge.model.tools.get(pending.tool)?.app
  if (!app)
    return declined('NOT_AVAILABLE', `Nothing was changed: the tool ${pending.tool} is no longer registered.`, memory)
  const started = performance.now()
  turn.emit('step', { tool: pending.tool, args, state: 'started' })
  const result = await call(app, pending.tool, args)
  const duration_ms = Math.round(performance.now() - started)
  const step = { tool: pending.tool, args, duration_ms, rows: null }
  turn.emit('step', {
    tool: pending.tool,
    args,
    state: result.ok ? 'done' : 'failed',
    duration_ms,
    ...(!result.ok && { error: result.message }),
  })
  knowledge.forget(app)
  if (!result.ok)
    return declined('TOOL_FAILED', failureText(result), memory, {
      data: { steps: [{ ...step, status: 'failed', error: result.message }] },
      toolsUsed: [pending.tool],
    })
  const message = isObject(result.value) && typeof result.value.message === 'string' ? ` ${result.value.message}.` : ''
  // Arguments edited on the way are told as they were sent.
  const isEdited = pending.after !== undefined && JSON.stringify(pending.after) !== JSON.stringify(args)
  const action = isEdited ? `${pending.tool} with your changes: ${listArguments(args)}` : pending.action
  const id =
    isObject(result.value) && result.value.id !== undefined && !action.includes('(id ') && !isEdited
      ? ` It has the id ${String(result.value.id)}.`
      : ''
  return {
    response: `Done: ${action}.${id}${message.replace(/\.\.$/, '.')}`,
    data: { result: result.value ?? null, steps: [{ ...step, status: 'done', rows: 1 }], complete: true },
    confidence: 0.97,
    toolsUsed: [pending.tool],
    memory: toJson(memory),
    engine: 'builtin',
  }
}

/** A service that did not answer may have done what it was asked all the same. */
const MAYBE_DONE = new Set([502, 503, 504])

const failureText = ({ status, message, notSent }: { status: number; message: string; notSent?: boolean }): string =>
  MAYBE_DONE.has(status) && !notSent
    ? `It may or may not have been done: ${message} Look at the record before you try again.`
    : `It was not done: ${message}`

const listArguments = (args: Record<string, unknown>): string =>
  Object.entries(args)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ')
