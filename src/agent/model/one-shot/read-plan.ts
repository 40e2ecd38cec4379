import { isSqlStep, type CallStep, type PlanStep } from '../../../contract/plan.ts'
import { messageOf } from '../../../lib/errors.ts'
import { isObject, parseJson } from '../../../lib/json.ts'
import { createTables } from '../../run/tables.ts'
import { LIMITS } from '../limits.ts'
import { splitReasoning } from '../loop/split-reasoning.ts'
import { coerceArguments, repairJson } from '../tools/coerce-arguments.ts'
import { requiredOf } from '../tools/compact-schema.ts'
import type { ToolBox } from '../tools/tool-box.ts'
import { STEP_IDS } from './plan-schema.ts'

/** A plan as a model wrote it, checked. */
export type ReadPlan =
  | { kind: 'plan'; steps: PlanStep[]; coerced: Map<string, string[]>; say?: string; noun?: string }
  | { kind: 'ask'; question: string }
  | { kind: 'explore' }
  | { kind: 'wrong'; errors: string[] }

const isLink = (value: unknown): value is { $from: string; column: string } =>
  isObject(value) && typeof value.$from === 'string'

/**
 * Reads and checks a plan: its JSON, the tools, their arguments, what each step refers to, and the SQL against the tables
 * that the steps before it give, with the columns that are described. The errors are exact, for the model to mend.
 */
export function readPlan(said: string, box: Pick<ToolBox, 'find' | 'nearest'>): ReadPlan {
  const { text } = splitReasoning(said)
  const value = parseJson(text) ?? repairJson(text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1))
  if (!isObject(value)) return { kind: 'wrong', errors: ['the answer is no JSON object'] }
  if (value.do === 'ask' && typeof value.question === 'string' && value.question.trim())
    return { kind: 'ask', question: value.question.trim() }
  if (value.do === 'explore') return { kind: 'explore' }
  if (!Array.isArray(value.steps) || !value.steps.length) return { kind: 'wrong', errors: ['the plan has no steps'] }
  const errors: string[] = []
  const coerced = new Map<string, string[]>()
  const steps = value.steps.flatMap((one, at) => readStep(one, at, box, { errors, coerced }))
  if (!errors.length) errors.push(...checkSql(steps, box))
  if (errors.length) return { kind: 'wrong', errors }
  return {
    kind: 'plan',
    steps,
    coerced,
    ...(typeof value.say === 'string' && { say: value.say }),
    ...(typeof value.noun === 'string' && { noun: value.noun }),
  }
}

function readStep(
  given: unknown,
  at: number,
  box: Pick<ToolBox, 'find' | 'nearest'>,
  { errors, coerced }: { errors: string[]; coerced: Map<string, string[]> },
): PlanStep[] {
  const id = STEP_IDS[at]
  if (id === undefined) return fail(errors, `a plan has at most ${STEP_IDS.length} steps`)
  if (!isObject(given)) return fail(errors, `step ${id} is no object`)
  if (given.id !== undefined && given.id !== id) return fail(errors, `step ${at + 1} has to have the id ${id}`)
  if (typeof given.sql === 'string') return [{ id, sql: given.sql.trim().replace(/;\s*$/, '') }]
  if (typeof given.tool !== 'string') return fail(errors, `step ${id} has neither a tool nor sql`)
  const tool = box.find(given.tool)
  if (!tool)
    return fail(errors, `${id}: there is no tool ${given.tool}. Nearest: ${box.nearest(given.tool).join(', ')}`)
  const args = isObject(given.args) ? given.args : {}
  const links = Object.entries(args).filter((entry): entry is [string, { $from: string; column: string }] =>
    isLink(entry[1]),
  )
  for (const [name, link] of links)
    if (!STEP_IDS.slice(0, at).includes(link.$from))
      errors.push(`${id}: ${name} refers to ${link.$from}, which is no earlier step`)
  const linked = new Set(links.map(([name]) => name))
  const own = Object.fromEntries(Object.entries(args).filter(([name]) => !linked.has(name)))
  const schema = { ...tool.schema, required: requiredOf(tool.schema).filter(name => !linked.has(name)) }
  const read = coerceArguments(own, { schema, hidden: tool.hidden })
  errors.push(...read.errors.map(error => `${id}: ${error}`))
  // A condition that the tool does not have must not be lost: the plan runs without another look.
  errors.push(...read.dropped.map(name => `${id}: ${tool.alias} has no argument ${name}; filter with SQL`))
  if (read.changes.length) coerced.set(id, read.changes)
  const step: CallStep = {
    id,
    tool: tool.name,
    args: { ...read.args, ...Object.fromEntries(links) },
    pages: 'all',
    ...(given.each === true && links.length && { each: true }),
  }
  return [step]
}

function fail(errors: string[], error: string): [] {
  errors.push(error)
  return []
}

/** Compiles each query over empty tables with the described columns. A table whose columns nobody described is not checked. */
function checkSql(steps: readonly PlanStep[], box: Pick<ToolBox, 'find'>): string[] {
  if (!steps.some(isSqlStep)) return []
  const tables = createTables(LIMITS.query)
  const open = new Set<string>()
  try {
    for (const step of steps) {
      if (isSqlStep(step)) {
        const isOpen = [...open].some(id => new RegExp(`\\b${id}\\b`).test(step.sql))
        if (isOpen) open.add(step.id)
        else tables.query(step.id, step.sql)
      } else {
        const columns = box.find(step.tool)?.columns ?? []
        if (columns.length) tables.put(step.id, [], columns)
        else open.add(step.id)
      }
    }
    return []
  } catch (error) {
    const there = steps.flatMap(step => {
      const columns = isSqlStep(step) ? [] : (box.find(step.tool)?.columns ?? [])
      return columns.length ? [`${step.id} (${columns.slice(0, LIMITS.columns).join(', ')})`] : []
    })
    return [`the SQL does not run: ${messageOf(error)}. There are ${there.join('; ')}`]
  } finally {
    tables.close()
  }
}
