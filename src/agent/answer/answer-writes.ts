import type { Json } from '../../lib/json.ts'
import { compileMeaning } from '../plan/compile.ts'
import type { PendingWrite, TurnOutcome } from '../turn.ts'
import type { Entity, Operation } from '../understand/catalogue-model.ts'
import type { Knowledge } from '../understand/knowledge.ts'
import type { Query } from '../understand/query.ts'
import { plural } from '../understand/words.ts'
import { readMoreValues } from '../understand/writes/new-record.ts'
import { asksToBeAsked, readWrite } from '../understand/writes/read-write.ts'
import type { WriteAction, WriteRequest } from '../understand/writes/write-request.ts'
import { describeSelection, nameOf } from './describe-selection.ts'
import { executeWrite } from './execute-write.ts'
import { formatValue } from './format.ts'
import { type Memory, declined, toJson } from './outcome.ts'
import { VERB, type WriteContext } from './write-context.ts'

/**
 * Reads a request for a change and answers with the exact call that waits for a yes, or with what is still needed.
 * Undefined when it names no kind of record.
 */
export async function answerWrite(action: WriteAction, context: WriteContext): Promise<TurnOutcome | undefined> {
  const { turn, knowledge, memory, now, run } = context
  const read = () => readWrite(turn.message, action, knowledge, turn.apps, now, memory.query)
  let request = read()
  if (!turn.dryRun && request) {
    // Names in the message are looked up in the data of the records and those they belong to.
    const app = knowledge.model.apps.find(a => a.name === request!.app)!
    const related = app.entities.filter(
      e => e === request!.entity || request!.entity.fields.some(f => f.target === e.key),
    )
    await knowledge.load(related, run)
    request = read()
    if (request && (request.unknown.length || (action !== 'create' && !request.target))) {
      await knowledge.load(related, run, 1000)
      request = read()
    }
  }
  if (!request) return undefined
  const { entity, operation } = request
  if (!operation) {
    return declined(
      'NOT_AVAILABLE',
      `${plural(entity.noun)} of ${request.app} cannot be ${action === 'create' ? 'created' : action === 'update' ? 'changed' : 'deleted'}: the service offers no operation for that.`,
      memory,
      { toolsUsed: run.toolsUsed },
    )
  }
  return action === 'create' ? prepareCreate(request, operation, context) : prepareChange(request, operation, context)
}

/** Says that it is not clear what to change, with an example that would be. */
export function explainUnclearWrite(action: WriteAction, knowledge: Knowledge, memory: Memory): TurnOutcome {
  return declined(
    'NOT_AVAILABLE',
    `I do not see what to ${VERB[action]}. Name the kind of record, for example: ${exampleOf(action, knowledge)}`,
    memory,
  )
}

function exampleOf(action: WriteAction, knowledge: Knowledge): string {
  const entity = [...knowledge.model.entities.values()].find(e => e.operations.some(o => o.action === action))
  return entity ? `“${VERB[action]} ${entity.noun} …”` : 'none of the registered services offers it.'
}

async function prepareCreate(request: WriteRequest, operation: Operation, context: WriteContext): Promise<TurnOutcome> {
  const { memory } = context
  const values = { ...request.values }
  for (const reference of request.references) {
    const found = await find(reference.query, context)
    if ('outcome' in found) return found.outcome
    values[reference.parameter] = found.id
  }
  const missing = operation.parameters.filter(p => p.required && !(p.name in values)).map(p => p.name)
  if (missing.length)
    return askFor(request.entity, operation, values, missing, memory, context.run.toolsUsed, request.unknown)
  return propose(
    request.action,
    operation,
    values,
    `Create ${article(request.entity.noun)}: ${describeValues(values, request.entity)}${request.unknown.length ? ` (not placed: ${request.unknown.map(word => `“${word}”`).join(', ')})` : ''}`,
    context,
    request.entity,
  )
}

function askFor(
  entity: Entity,
  operation: Operation,
  values: Record<string, unknown>,
  missing: string[],
  memory: Memory,
  toolsUsed: string[],
  unknown: string[] = [],
): TurnOutcome {
  const names = missing.map(name =>
    operation.parameters
      .find(p => p.name === name)!
      .words.filter(w => w !== 'id')
      .join(' '),
  )
  const known = Object.keys(values).length ? ` So far I have: ${describeValues(values, entity)}.` : ''
  const left = unknown.length ? ` I could not place ${unknown.map(word => `“${word}”`).join(', ')}.` : ''
  const message = `To create ${article(entity.noun)} I need ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]}.${known}${left} What should ${names.length > 1 ? 'they' : 'it'} be?`
  return declined(
    'NEEDS_INPUT',
    message,
    { ...memory, draft: { tool: operation.tool, app: entity.app, entity: entity.key, values, missing } },
    { toolsUsed },
  )
}

/** Goes on with a creation whose values were asked for. Undefined when the message gives none of them. */
export async function continueCreate(context: WriteContext): Promise<TurnOutcome | undefined> {
  const { memory, knowledge, turn, now, run } = context
  const { draft } = memory
  const entity = draft && knowledge.model.entities.get(draft.entity)
  const operation = entity?.operations.find(o => o.tool === draft!.tool)
  const app = knowledge.apps().find(a => a.model.name === draft?.app)
  if (!draft || !entity || !operation || !app) return undefined
  if (/^\W*(no|cancel|never ?mind|stop|forget it|leave it)\b/i.test(turn.message)) {
    return {
      response: 'Nothing was created.',
      data: { result: null },
      confidence: 0.9,
      toolsUsed: [],
      memory: toJson({ ...memory, draft: undefined }),
      engine: 'builtin',
    }
  }
  if (/^\W*(yes|yep|yeah|sure|ok|okay|go ahead|please do)\W*$/i.test(turn.message))
    return askFor(entity, operation, draft.values, draft.missing, memory, run.toolsUsed)
  if (!turn.dryRun)
    await knowledge.load(
      app.model.entities.filter(e => entity.fields.some(f => f.target === e.key)),
      run,
    )
  const more = readMoreValues(turn.message, entity, operation, app, draft.missing, now)
  if (!Object.keys(more.values).length && !more.references.length) return undefined
  const request: WriteRequest = {
    action: 'create',
    app: draft.app,
    entity,
    operation,
    values: { ...draft.values, ...more.values },
    references: more.references,
    unknown: [],
    score: 1,
  }
  return prepareCreate(request, operation, { ...context, memory: { ...memory, draft: undefined } })
}

async function prepareChange(request: WriteRequest, operation: Operation, context: WriteContext): Promise<TurnOutcome> {
  const { entity, action, values } = request
  const { memory, run } = context
  const verb = VERB[action]
  if (!request.target || request.unknown.length) {
    const unknown = request.unknown.join(', ')
    const message = unknown
      ? `I am not sure what “${unknown}” means here, so nothing was changed. Which ${entity.noun} should I ${verb}${action === 'update' ? ', and what should be changed to what' : ''}?`
      : `Which ${entity.noun} should I ${verb}? Give its name, e-mail address or id.`
    return declined(unknown && !request.target ? 'NOT_FOUND' : 'NEEDS_INPUT', message, memory, {
      toolsUsed: run.toolsUsed,
    })
  }
  if (action === 'update' && !Object.keys(values).length)
    return declined(
      'NEEDS_INPUT',
      `What should I change about that ${entity.noun}? For example: set its ${entity.fields.find(f => f.role === 'category')?.words.join(' ') ?? 'name'} to …`,
      memory,
      { toolsUsed: run.toolsUsed },
    )
  const found = await find(request.target, context)
  if ('outcome' in found) return found.outcome
  const name = `${entity.noun} ${nameOf(found.row, entity)} (id ${String(found.id)})`
  if (operation.idParameter && (found.id === undefined || found.id === null))
    return declined(
      'NOT_AVAILABLE',
      `I cannot ${VERB[request.action]} ${name.replace(/ \(id .*\)$/, '')}: ${operation.tool} asks for ${operation.idParameter}, which the records do not have. Nothing was changed.`,
      memory,
      { toolsUsed: context.run.toolsUsed },
    )
  const args = { ...(operation.idParameter && { [operation.idParameter]: found.id }), ...values }
  const changes = Object.entries(values).map(
    ([key, value]) =>
      `${key.replace(/_/g, ' ')} ${formatValue(
        found.row[key],
        entity.fields.find(f => f.column === key),
      )} → ${formatValue(
        value,
        entity.fields.find(f => f.column === key),
      )}`,
  )
  return propose(
    request.action,
    operation,
    args,
    action === 'delete' ? `Delete ${name}` : `Change ${name}: ${changes.join(', ')}`,
    { ...context, memory: { ...memory, query: request.target } },
    entity,
  )
}

/** Looks up the one record that a query names. None or several is an outcome of its own. */
async function find(
  query: Query,
  context: WriteContext,
): Promise<{ id: unknown; row: Record<string, unknown> } | { outcome: TurnOutcome }> {
  const { knowledge, run, memory } = context
  const { model } = knowledge
  const entity = model.entities.get(query.root.entity)!
  const { plan, parts } = compileMeaning({ ...query, ask: 'list', project: [] }, model, 1)
  const ran = await run.execute(plan)
  const evidence = { data: { plan, steps: ran.reports, source: ran.source }, toolsUsed: run.toolsUsed }
  if (ran.failure)
    return {
      outcome: declined(
        'TOOL_FAILED',
        `Nothing was changed: ${ran.failure.tool} failed (${ran.failure.message}).`,
        memory,
        evidence,
      ),
    }
  const rows = firstAlone(query, ran.results.get(parts[0]!.step)!.rows)
  if (!rows.length)
    return {
      outcome: declined(
        'NOT_FOUND',
        `I found no ${describeSelection(query.root, model, true)}, so nothing was changed.`,
        memory,
        evidence,
      ),
    }
  if (rows.length > 1) {
    const shown = rows
      .slice(0, 5)
      .map(row => `${nameOf(row, entity)} (id ${String(row[entity.idField?.column ?? 'id'])})`)
    return {
      outcome: declined(
        'AMBIGUOUS',
        `There are ${rows.length} such ${plural(entity.noun)}: ${shown.join(', ')}${rows.length > 5 ? ', …' : ''}. Which one do you mean? Nothing was changed.`,
        memory,
        evidence,
      ),
    }
  }
  const row = rows[0]!
  return { id: entity.idField ? row[entity.idField.column] : undefined, row }
}

/** Whether a call waits for a yes: by the setting `features.approvals`, and always when the message asks to be asked. */
function waitsForYes(action: WriteAction, { turn }: WriteContext): boolean {
  if (asksToBeAsked(turn.message)) return true
  return turn.approvals === 'writes' || (turn.approvals === 'destructive' && action === 'delete')
}

async function propose(
  write: WriteAction,
  operation: Operation,
  args: Record<string, unknown>,
  action: string,
  context: WriteContext,
  entity: Entity,
): Promise<TurnOutcome> {
  const { turn, run } = context
  const memory = { ...context.memory, draft: undefined }
  const pending: PendingWrite = {
    tool: operation.tool,
    args,
    action,
    schema: operation.inputSchema,
    after: JSON.parse(JSON.stringify(args)) as Json,
  }
  const plan = {
    steps: [{ id: 'r1', tool: operation.tool, args }],
    answer: { kind: 'record' as const, noun: entity.noun },
    confidence: 0.9,
  }
  turn.emit('plan', plan)
  const base = { confidence: 0.9, memory: toJson(memory), engine: 'builtin' as const }
  if (turn.dryRun)
    return { ...base, response: 'This is the plan. Nothing was called.', data: { plan, result: null }, toolsUsed: [] }
  if (waitsForYes(write, context))
    return {
      ...base,
      response: `${action}. Shall I go ahead?`,
      data: { plan, result: null },
      toolsUsed: run.toolsUsed,
      pending,
    }
  return executeWrite(pending, args, { ...context, memory })
}

const article = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

function describeValues(values: Record<string, unknown>, entity: Entity): string {
  return Object.entries(values)
    .map(
      ([name, value]) =>
        `${name.replace(/_/g, ' ')} ${formatValue(
          value,
          entity.fields.find(f => f.column === name),
        )}`,
    )
    .join(', ')
}

/** "the most expensive book": the first in the order, unless the second shares its place. */
function firstAlone(query: Query, rows: Record<string, unknown>[]): Record<string, unknown>[] {
  const column = query.root.limit === 1 ? query.root.order?.columns[0] : undefined
  return column && rows.length > 1 && rows[0]![column] !== rows[1]![column] ? rows.slice(0, 1) : rows
}
