import type { AnswerData } from '../../contract/chat.ts'
import type { Flow } from '../../contract/flow.ts'
import { isSqlStep, type CallStep, type Plan } from '../../contract/plan.ts'
import { describeArguments } from '../answer/run-calls.ts'
import { declined } from '../answer/outcome.ts'
import { factsOf } from '../answer/tool-facts.ts'
import { guardRegistry } from '../policies/guard-registry.ts'
import type { RegistryClient } from '../registry-client.ts'
import { argumentVariants, createRun, rowsOf, type RunResult } from '../run/create-run.ts'
import { createTables } from '../run/tables.ts'
import type { CallOrder, PendingWrite, Turn, TurnOutcome } from '../turn.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import { bindPlan, completeArguments, type FlowArguments } from './bind-plan.ts'
import { entitiesOf, findChanges } from './flow-tools.ts'
import { askedOf, writeFlowAnswer } from './write-flow-answer.ts'

export interface FlowRunOptions {
  registry: RegistryClient
  /** The catalogue as it is now, with the tools of the flow. */
  model: CatalogueModel
  now: Date
}

/** A query that a model or a client wrote may take so long, and give so much. */
const QUERY_LIMITS = { milliseconds: 5_000, rows: 200_000 }
/** The most that is claimed of an answer over a part of the records. */
const LESS_THAN_HALF = 0.4

/**
 * Runs a flow as a turn, without understanding anything: looks whether its tools still fit, binds the values, reads
 * every list to its end and answers as the question was answered. What changes data is never called here: it is put
 * forward, and waits for a yes on every run, whatever `features.approvals` says.
 */
export async function runFlow(
  flow: Flow,
  given: FlowArguments,
  turn: Turn,
  { registry, model, now }: FlowRunOptions,
): Promise<TurnOutcome> {
  const changes = findChanges(flow.tools, model)
  if (changes.length) {
    const message =
      `The flow ${flow.name} does not fit its tools any more: ${changes.join('; ')}. Nothing was called. ` +
      'Ask its question anew and save that answer.'
    return withMemory(declined('NOT_AVAILABLE', message, {}), turn)
  }
  const values = completeArguments(flow, given, now)
  const plan = bindPlan(flow, values)
  turn.emit('plan', plan)
  const base = { memory: turn.memory, engine: 'builtin' as const, confidence: plan.confidence }
  if (turn.dryRun)
    return { ...base, response: 'This is the plan. Nothing was called.', data: { plan, result: null }, toolsUsed: [] }
  const firstChange = plan.steps.findIndex(step => !isSqlStep(step) && !model.tools.get(step.tool)?.readOnly)
  const reading = firstChange < 0 ? plan.steps : plan.steps.slice(0, firstChange)
  const guarded = guardRegistry(registry, turn, tool => factsOf(model.tools.get(tool)))
  const onStep = (step: Parameters<typeof turn.emit<'step'>>[1]) => turn.emit('step', step)
  const tables = createTables(flow.author === 'builtin' ? undefined : QUERY_LIMITS)
  const run = createRun({ registry: guarded.registry, model, signal: turn.signal, onStep, tables })
  const ran = await run.execute({ ...plan, steps: reading }).finally(() => tables.close())
  const evidence: AnswerData = {
    plan,
    steps: ran.reports,
    source: ran.source,
    step_rows: rowsOf(ran),
    complete: ran.complete,
    ...sqlOf(plan),
  }
  const { toolsUsed } = run
  if (ran.failure) {
    const { tool, message: why } = ran.failure
    const message =
      `The flow ${flow.name} could not be run: ` +
      `${tool === 'sql' ? `its SQL does not fit the records any more (${why})` : `${tool} failed (${why})`}.`
    const code = guarded.refused.length ? 'FORBIDDEN' : 'TOOL_FAILED'
    const data = { ...evidence, complete: false }
    return withMemory(declined(code, message, {}, { data, toolsUsed }), turn)
  }
  const asked = askedOf(flow, values, now)
  if (firstChange >= 0) return proposeChanges()
  const tools = new Set(ran.source.map(({ tool }) => tool))
  const entities = entitiesOf(tools, model)
  const written = writeFlowAnswer({ plan, asked, results: ran.results, entities, maxShown: turn.maxShown })
  const { text, notFound, ...result } = written
  if (notFound) return withMemory(declined('NOT_FOUND', text, {}, { data: evidence, toolsUsed }), turn)
  return {
    ...base,
    response: [text, ...incompleteNote(ran)].join(' '),
    data: { ...evidence, ...result },
    confidence: ran.complete ? plan.confidence : Math.min(LESS_THAN_HALF, plan.confidence),
    toolsUsed,
  }

  function proposeChanges(): TurnOutcome {
    const orders = plan.steps.slice(firstChange).flatMap(step => ordersOf(step as CallStep))
    const [first, ...next] = orders
    if (!first) {
      const message = `${asked}: there is nothing to change, the records before it are empty.`
      return { ...base, response: message, data: { ...evidence, result: null }, toolsUsed }
    }
    const action = `Call ${first.tool} with ${describeArguments(first.args)}`
    const more = next.length
      ? ` After that ${next.length === 1 ? 'one more call follows' : `${next.length} more calls follow`}.`
      : ''
    const pending: PendingWrite = {
      tool: first.tool,
      args: first.args,
      action,
      schema: model.tools.get(first.tool)?.inputSchema,
      ...(next.length && { next }),
    }
    return {
      ...base,
      response: `${action}. Shall I go ahead?${more}`,
      data: { ...evidence, result: null },
      toolsUsed,
      pending,
    }
  }

  function ordersOf(step: CallStep): CallOrder[] {
    const card = model.tools.get(step.tool)
    const variants = argumentVariants(step, ran.results, name => card?.parameters.find(p => p.name === name)?.type)
    return variants.map(args => ({ tool: step.tool, args }))
  }
}

/** What the conversation was about before stays as it was: a flow is no turn of a talk. */
const withMemory = (outcome: TurnOutcome, { memory }: Turn): TurnOutcome => ({ ...outcome, memory })

const sqlOf = ({ steps }: Plan): Pick<AnswerData, 'sql'> => {
  const sql = steps.filter(isSqlStep).map(step => step.sql)
  return sql.length ? { sql: sql.join(';\n') } : {}
}

function incompleteNote({ results }: RunResult): string[] {
  const partial = [...results.values()].find(result => !result.complete)
  if (!partial) return []
  const all = partial.total === undefined ? '' : ` of ${partial.total.toLocaleString('en-US')}`
  const read = partial.rows.length.toLocaleString('en-US')
  return [`Careful: only ${read}${all} records could be read, so this is not the whole answer.`]
}
