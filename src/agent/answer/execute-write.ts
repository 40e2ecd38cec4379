import { isObject } from '../../lib/json.ts'
import type { CallResult } from '../registry-client.ts'
import type { PendingWrite, TurnOutcome, UndoOrder } from '../turn.ts'
import { participlesOf } from '../understand/writes/verbs.ts'
import { ordersOf } from './describe-pending.ts'
import { lowerFirst } from './phrases.ts'
import { declined, toJson, type Memory } from './outcome.ts'
import { queryById } from './write-memory.ts'
import type { WriteContext } from './write-context.ts'
import { writeResult, type WrittenResult } from './write-result.ts'

type ExecuteContext = Pick<WriteContext, 'turn' | 'memory' | 'knowledge' | 'call'>
type Args = Record<string, unknown>

interface Made {
  args: Args
  label: string
  result: CallResult
  duration: number
}

/** Carries out an approved change, one call after the other. The result is the service's own answer. */
export async function executeWrite(pending: PendingWrite, context: ExecuteContext): Promise<TurnOutcome> {
  const { turn, knowledge, call } = context
  const memory: Memory = { ...context.memory, draft: undefined }
  const app = knowledge.model.tools.get(pending.tool)?.app
  if (!app)
    return declined('NOT_AVAILABLE', `Nothing was changed: the tool ${pending.tool} is no longer registered.`, memory)
  const made: Made[] = []
  for (const [at, order] of ordersOf(pending).entries()) {
    const started = performance.now()
    turn.emit('step', { tool: pending.tool, args: order, state: 'started' })
    const result = await call(app, pending.tool, order)
    const duration = Math.round(performance.now() - started)
    turn.emit('step', {
      tool: pending.tool,
      args: order,
      state: result.ok ? 'done' : 'failed',
      duration_ms: duration,
      ...(!result.ok && { error: result.message }),
    })
    made.push({ args: order, label: pending.each?.[at] ?? `${at + 1}`, result, duration })
  }
  knowledge.forget(app)
  // Arguments edited on the way are told as they were sent, and what was there before is not known to fit them.
  const isEdited = pending.after !== undefined && JSON.stringify(pending.after) !== JSON.stringify(pending.args)
  const steps = made.map(({ args: sent, result, duration }) => ({
    tool: pending.tool,
    args: sent,
    duration_ms: duration,
    ...(result.ok
      ? { status: 'done' as const, rows: 1 }
      : { status: 'failed' as const, rows: null, error: result.message }),
  }))
  const failed = made.filter(m => !m.result.ok)
  const done = made.filter(m => m.result.ok)
  if (!done.length)
    return declined('TOOL_FAILED', failed.length === 1 ? failureText(failed[0]!.result) : allFailed(failed), memory, {
      data: { steps },
      toolsUsed: [pending.tool],
    })
  const results = done.map(m => (m.result.ok ? (m.result.value ?? null) : null))
  const after: Memory = {
    ...memory,
    proposed: undefined,
    undo: isEdited ? undefined : chained(pending, undoOf(pending, made), memory.undo),
    ...created(pending, results, context),
  }
  const result = pending.each ? results : results[0]
  if (failed.length)
    return {
      ...declined('INCOMPLETE', `${done.length} of ${made.length} were done. ${allFailed(failed)}`, after, {
        data: { steps, result, complete: false },
        toolsUsed: [pending.tool],
        confidence: 0.4,
      }),
    }
  const action = isEdited ? `${pending.tool} with your changes: ${listArguments(pending.args)}` : inPast(pending)
  // A plain call is made for what it answers, a change for what is different afterwards.
  const answered =
    /^call /i.test(pending.action) && !pending.each ? writeResult('It answered', result, turn.maxShown) : undefined
  const more = pending.each ? '' : idText(results[0], action, isEdited) + messageOf(results[0])
  return {
    response: `Done: ${action}${/\n/.test(action) ? '' : '.'}${answered ? ` ${answered.text}` : more}`,
    data: { ...(answered ? withoutText(answered) : { result }), steps, complete: true },
    confidence: 0.97,
    toolsUsed: [pending.tool],
    memory: toJson({
      ...after,
      ...(answered && {
        evidence: made.map(({ args: sent }) => `I called ${pending.tool}(${JSON.stringify(sent)}).`).join('\n'),
      }),
    }),
    engine: 'builtin',
  }
}

const withoutText = ({ text: _text, ...data }: WrittenResult) => data

/** "Create the book Dust" told afterwards: "created the book Dust". */
function inPast({ action }: PendingWrite): string {
  const match = /^(\p{L}+)(\s[\s\S]*)$/u.exec(action)
  if (!match) return action
  const verb = match[1]!.toLowerCase()
  return verb === 'call' ? lowerFirst(action) : `${spelt(verb)}${match[2]!}`
}

/** The participle that is written: the consonant is doubled in short verbs, behind "-el" and where the end is stressed ("submitted"). */
function spelt(verb: string): string {
  const [plain, doubled = plain!] = participlesOf(verb)
  const isStressed = verb.match(/[aeiouy]+/g)?.length === 1 || /(?:el|[^f]fer|mit|cur|uip)$/.test(verb)
  return isStressed ? doubled : plain!
}

const idText = (value: unknown, action: string, isEdited: boolean): string =>
  isObject(value) && value.id !== undefined && /^created/.test(action) && !isEdited
    ? ` It has the id ${String(value.id)}.`
    : ''

const messageOf = (value: unknown): string =>
  isObject(value) && typeof value.message === 'string' ? ` ${value.message}.`.replace(/\.\.$/, '.') : ''

/** How many changes can be taken back, one after the other. */
const MOST_UNDONE = 5

/** After a change the one before can still be taken back; what was taken back is no change to take back. */
function chained(
  pending: PendingWrite,
  own: UndoOrder | undefined,
  before: UndoOrder | undefined,
): UndoOrder | undefined {
  if (pending.takesBack) return before?.before
  if (!own) return undefined
  const cut = (order: UndoOrder | undefined, left: number): UndoOrder | undefined => {
    if (!order || left === 0) return undefined
    const { before: older, ...rest } = order
    const next = cut(older, left - 1)
    return { ...rest, ...(next && { before: next }) }
  }
  const older = cut(before, MOST_UNDONE - 1)
  return { ...own, ...(older && { before: older }) }
}

/** What takes the change back; only of the calls that were made. */
function undoOf({ undo }: PendingWrite, made: Made[]): Memory['undo'] {
  if (!undo) return undefined
  if (undo.calls) {
    const calls = undo.calls.filter((_, at) => made[at]?.result.ok)
    return calls.length === undo.calls.length
      ? { ...undo, calls }
      : { ...undo, calls, action: `${undo.action} (those that were changed)` }
  }
  const key = undo.idField!
  const ids = made.flatMap(({ result }) => {
    const value = result.ok && isObject(result.value) ? recordIn(result.value, key) : undefined
    return value ? [value[key]] : []
  })
  return ids.length ? { ...undo, calls: ids.map(id => ({ [undo.idParameter!]: id })) } : undefined
}

/** The record that was made is what the next message may be about. */
function created(pending: PendingWrite, results: unknown[], { knowledge }: ExecuteContext): Pick<Memory, 'query'> {
  const entity = pending.entity === undefined ? undefined : knowledge.model.entities.get(pending.entity)
  const key = entity?.idField?.column
  const [value] = results
  if (!entity || !key || results.length !== 1 || !pending.undo?.idField || !isObject(value)) return {}
  const id = recordIn(value, key)?.[key]
  return typeof id === 'string' || typeof id === 'number' ? { query: queryById(entity, id) } : {}
}

/** The record in a result, in its envelope or not. */
function recordIn(value: Args, key: string): Args | undefined {
  if (key in value) return value
  return Object.values(value).find((inner): inner is Args => isObject(inner) && key in inner)
}

const allFailed = (failed: Made[]): string =>
  `Not done: ${failed.map(m => `${m.label} (${m.result.ok ? '' : failureText(m.result).replace(/^It was not done: /, '')})`).join(', ')}.`

/** A service that did not answer may have done what it was asked all the same. */
const MAYBE_DONE = new Set([502, 503, 504])

export function failureText(result: CallResult): string {
  if (result.ok) return ''
  return MAYBE_DONE.has(result.status) && !result.notSent
    ? `It may or may not have been done: ${result.message} Look at the record before you try again.`
    : `It was not done: ${result.message}`
}

const listArguments = (args: Args): string =>
  Object.entries(args)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ')
