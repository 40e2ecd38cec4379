import type { ChatEvents, StepReport } from '../../contract/chat.ts'
import { isSqlStep, type CallStep, type Plan, type PlanStep, type SqlStep } from '../../contract/plan.ts'
import { messageOf } from '../../lib/errors.ts'
import { isObject, type JsonObject } from '../../lib/json.ts'
import type { RegistryClient } from '../registry-client.ts'
import type { CatalogueModel, Source, ToolParameter } from '../understand/entity-model/catalogue-model.ts'
import { withKey } from '../understand/read-records.ts'
import { recordsIn } from './find-records.ts'
import { inLanes } from './in-lanes.ts'
import { landRows } from './land-rows.ts'
import { linkedValue } from './linked-value.ts'
import type { ListResult } from './list-pages.ts'
import { readList } from './read-list.ts'
import { createTables, type Tables } from './tables.ts'

/** What a step came to. */
export interface StepResult {
  rows: JsonObject[]
  columns: string[]
  complete: boolean
  total?: number
  /** The result as the tool gave it, where it is not a list of records. */
  raw?: unknown
}

/** Everything that happened while a plan ran. */
export interface RunResult {
  results: Map<string, StepResult>
  reports: StepReport[]
  source: { tool: string; rows: number; total?: number }[]
  /** The first call that failed, if one did: the plan stopped there. */
  failure?: { tool: string; status: number; message: string }
  /** False when any list could not be read to its end. */
  complete: boolean
}

/** Rows of each step's table, as the evidence of an answer tells them. */
export const rowsOf = ({ results }: RunResult): Record<string, number> =>
  Object.fromEntries([...results].map(([id, { rows }]) => [id, rows.length]))

/** One turn's access to tools: lists are read once, however many steps or looks at values want them. */
export interface Run {
  /** Reads a whole list; the same call within the run is answered from the first. */
  list(source: Source, args: Record<string, unknown>): Promise<ListResult>
  execute(plan: Plan): Promise<RunResult>
  /** Tools called so far, in order. */
  readonly toolsUsed: string[]
}

export interface RunOptions {
  registry: RegistryClient
  model: CatalogueModel
  signal: AbortSignal
  onStep: (step: ChatEvents['step']) => void
  /** Where results land; they are gone after each plan otherwise. */
  tables?: Tables
}

/** `/orgs/{org}/repos` takes a text: a key that is a number is written as one. */
const asTaken = (args: Record<string, unknown>, parameters: readonly ToolParameter[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const isText = typeof value === 'number' && parameters.find(p => p.name === name)?.type === 'string'
      return [name, isText ? String(value) : value]
    }),
  )

/** Most values for which a step with `each` is run. */
const MOST_EACH = 200

export function createRun({ registry, model, signal, onStep, tables: given }: RunOptions): Run {
  const lists = new Map<string, Promise<ListResult>>()
  const toolsUsed: string[] = []
  const sourceOf = (tool: string) => [...model.entities.values()].flatMap(e => e.sources).find(s => s.tool === tool)
  const appOf = (tool: string) => model.tools.get(tool)?.app ?? tool.split('_')[0]!

  function list(source: Source, args: Record<string, unknown>): Promise<ListResult> {
    const key = JSON.stringify([source.tool, args])
    const known = lists.get(key)
    if (known) return known
    if (!toolsUsed.includes(source.tool)) toolsUsed.push(source.tool)
    const reading = readList({
      call: (a, link) => registry.call(source.app, source.tool, a, signal, undefined, link),
      isGet: /^get$/i.test(model.tools.get(source.tool)?.method ?? ''),
      args: asTaken(args, source.parameters),
      paging: source.paging,
      parameters: source.parameters,
      listPath: source.listPath,
      ...(source.isMap && { isMap: true }),
      key: model.entities.get(source.entity)?.idField?.column,
    })
    lists.set(key, reading)
    return reading
  }

  async function callStep(
    step: CallStep,
    args: Record<string, unknown>,
  ): Promise<StepResult & { failure?: { status: number; message: string } }> {
    const source = sourceOf(step.tool)
    if (source) {
      const result = await list(source, args)
      const entity = model.entities.get(source.entity)!
      const rows = await landRows(result.rows, entity)
      const { parent } = source
      if (parent && args[parent.parameter] !== undefined) withKey(rows, parent, args)
      return {
        rows,
        columns: entity.fields.map(f => f.column),
        complete: result.complete,
        ...(result.total !== undefined && { total: result.total }),
        ...(result.failure && { failure: result.failure }),
      }
    }
    if (!toolsUsed.includes(step.tool)) toolsUsed.push(step.tool)
    const result = await registry.call(appOf(step.tool), step.tool, args, signal)
    if (!result.ok) {
      // A record that does not exist is an empty result of a look-up, not a failure of the service.
      const entity = [...model.entities.values()].find(e =>
        e.operations.some(o => o.tool === step.tool && o.action === 'read'),
      )
      if (result.status === 404 && entity)
        return { rows: [], columns: entity.fields.map(f => f.column), complete: true }
      return { rows: [], columns: [], complete: false, failure: result }
    }
    const entity = [...model.entities.values()].find(e => e.operations.some(o => o.tool === step.tool))
    const records =
      isObject(result.value) && entity
        ? [
            unwrap(
              result.value,
              entity.fields.map(f => f.column),
            ),
          ]
        : recordsIn(result.value)
    return {
      rows: await landRows(records, entity),
      columns: entity?.fields.map(f => f.column) ?? [],
      complete: true,
      raw: result.value,
    }
  }

  /** Keys that are numbers here and texts there are made of one kind, as far as they look like numbers: "7" finds 7. */
  function affinitiesOf(tool: string): Record<string, 'INTEGER'> {
    const own = model.entities.get(sourceOf(tool)?.entity ?? '')
    const out: Record<string, 'INTEGER'> = {}
    for (const entity of own ? model.entities.values() : [])
      for (const { column, type, target, targetColumn } of entity.app === own!.app ? entity.fields : []) {
        const to = target === undefined ? undefined : model.entities.get(target)
        const key = to?.fields.find(f => f.column === (targetColumn ?? to.idField?.column))
        if (!key || key.type === type) continue
        if (entity === own) out[column] = 'INTEGER'
        if (to === own) out[key.column] = 'INTEGER'
      }
    return out
  }

  async function runCall(
    step: CallStep,
    done: Map<string, StepResult>,
  ): Promise<{ result: StepResult; report: StepReport; failure?: RunResult['failure'] }> {
    const started = performance.now()
    onStep({ tool: step.tool, args: step.args, state: 'started' })
    const card = model.tools.get(step.tool)
    const variants = argumentVariants(step, done, name => card?.parameters.find(p => p.name === name)?.type)
    const isCut = variants.length > MOST_EACH
    variants.splice(MOST_EACH)
    const parts = await inLanes(variants, LANES, args => callStep(step, args))
    const failed = parts.find(part => part.failure)?.failure ?? (variants.length ? undefined : unlinked(step))
    const rows = parts.flatMap(part => part.rows)
    const result: StepResult = {
      rows,
      columns: parts[0]?.columns ?? [],
      complete: !isCut && parts.every(part => part.complete),
      ...(parts.length === 1 && { raw: parts[0]!.raw, total: parts[0]!.total }),
    }
    const duration_ms = Math.round(performance.now() - started)
    const report: StepReport = {
      tool: step.tool,
      args: step.args,
      status: failed ? 'failed' : 'done',
      duration_ms,
      rows: failed ? null : rows.length,
      ...(failed && { error: failed.message }),
    }
    onStep({
      tool: step.tool,
      args: step.args,
      state: failed ? 'failed' : 'done',
      rows: rows.length,
      duration_ms,
      ...(failed && { error: failed.message }),
    })
    return { result, report, ...(failed && { failure: { tool: step.tool, ...failed } }) }
  }

  async function execute(plan: Plan): Promise<RunResult> {
    const results = new Map<string, StepResult>()
    const reports: StepReport[] = []
    const source: RunResult['source'] = []
    const tables = given ?? createTables()
    let failure: RunResult['failure']
    try {
      const waiting = [...plan.steps]
      while (waiting.length && !failure) {
        signal.throwIfAborted()
        // Calls that need nothing from one another go out together.
        const batch = takeReady(waiting, results)
        const outcomes = await Promise.all(batch.map(step => runCall(step, results)))
        for (const [at, { result }] of outcomes.entries())
          await tables.land(batch[at]!.id, result.rows, result.columns, affinitiesOf(batch[at]!.tool))
        outcomes.forEach((outcome, at) => {
          const step = batch[at]!
          results.set(step.id, outcome.result)
          reports.push(outcome.report)
          const { rows, complete: isWhole, total } = outcome.result
          source.push({ tool: step.tool, rows: rows.length, ...(!isWhole && total !== undefined && { total }) })
          failure ??= outcome.failure
        })
        while (!failure && waiting[0] && isSqlStep(waiting[0])) {
          const step = waiting.shift() as SqlStep
          const keep = waiting.some(other => refersTo(other, step.id))
          const { rows, columns } = tables.query(step.id, step.sql, {
            keep,
            ...(step.values && { values: step.values }),
          })
          results.set(step.id, { rows, columns, complete: true })
        }
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      failure ??= { tool: 'sql', status: 500, message: messageOf(error) }
    } finally {
      if (!given) tables.close()
    }
    const complete = !failure && [...results.values()].every(result => result.complete)
    return { results, reports, source, complete, ...(failure && { failure }) }
  }

  return { list, execute, toolsUsed }
}

/** Calls of a step that are made at the same time. */
const LANES = 8

/** Whether a step reads the table of another. */
const refersTo = (step: PlanStep, id: string): boolean =>
  isSqlStep(step)
    ? new RegExp(`\\b${id}\\b`).test(step.sql)
    : Object.values(step.args).some(value => isObject(value) && value.$from === id)

/** The leading call steps whose references are all answered. */
function takeReady(waiting: PlanStep[], done: Map<string, StepResult>): CallStep[] {
  const batch: CallStep[] = []
  while (waiting[0] && !isSqlStep(waiting[0])) {
    const needs = Object.values(waiting[0].args).flatMap(v =>
      isObject(v) && typeof v.$from === 'string' ? [v.$from] : [],
    )
    if (needs.some(id => !done.has(id))) break
    batch.push(waiting.shift() as CallStep)
  }
  return batch
}

/** The arguments of each call of a step: references to earlier results are filled in. */
export function argumentVariants(
  step: CallStep,
  done: Map<string, StepResult>,
  typeOf: (parameter: string) => string | undefined,
): Record<string, unknown>[] {
  let variants: Record<string, unknown>[] = [{}]
  const taken = new Set<unknown>()
  for (const [name, value] of Object.entries(step.args)) {
    if (!isObject(value) || typeof value.$from !== 'string') {
      variants = variants.map(v => ({ ...v, [name]: value }))
      continue
    }
    const rows = done.get(value.$from)?.rows ?? []
    if (value.column === undefined) {
      const linked = linkedValue(name, typeOf(name), rows)
      variants = linked === undefined ? [] : variants.map(v => ({ ...v, [name]: linked }))
      continue
    }
    if (taken.has(value.$from)) continue
    taken.add(value.$from)
    const distinct = valuesTogether(step, value.$from, rows)
    const chosen = step.each ? distinct : distinct.slice(0, 1)
    variants = chosen.flatMap(values => variants.map(known => ({ ...known, ...values })))
  }
  return variants
}

/** The arguments that come from columns of one result: those of a row belong together. */
function valuesTogether({ args }: CallStep, from: string, rows: JsonObject[]): Record<string, unknown>[] {
  const columns = Object.entries(args).flatMap(([name, value]) =>
    isObject(value) && value.$from === from && value.column !== undefined
      ? [[name, String(value.column)] as const]
      : [],
  )
  const found = rows.map(row => columns.map(([name, column]) => [name, row[column]] as const))
  const whole = found.filter(values => values.every(([, value]) => value !== null && value !== undefined))
  return [...new Map(whole.map(values => [JSON.stringify(values), Object.fromEntries(values)])).values()]
}

/** A call that would take one value of an earlier result, which has none that fits, is not made. */
function unlinked(step: CallStep): { status: number; message: string } | undefined {
  const open = Object.entries(step.args).find(([, value]) => isObject(value) && value.$from && !value.column)
  return open && { status: 424, message: `it was not called: the result before it gives no single ${open[0]}` }
}

/** A record in an envelope (`{"data": {…}}`) without it. */
function unwrap(value: JsonObject, columns: string[]): JsonObject {
  const tops = new Set(columns.map(column => column.split('.')[0]!))
  if (Object.keys(value).some(key => tops.has(key))) return value
  const inner = Object.values(value).find(v => isObject(v) && Object.keys(v).some(key => tops.has(key)))
  return isObject(inner) ? inner : value
}
