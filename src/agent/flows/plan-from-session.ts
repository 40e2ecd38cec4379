import type { AnswerData } from '../../contract/chat.ts'
import { FLOWS_APP, type FlowDefinition } from '../../contract/flow.ts'
import { isSqlStep, type AnswerShape, type CallStep, type Plan } from '../../contract/plan.ts'
import { AgentError, notFound } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import type { StoredMessage } from '../sessions/messages.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import { findParameters } from './find-parameters.ts'
import { describeTools } from './flow-tools.ts'

/** 422: this cannot be a flow; the message says why. */
export const notAFlow = (why: string) => new AgentError('NOT_A_FLOW', 422, why)

/** An answer of a conversation, with the question it is the answer to and what the user said before. */
export interface Answered {
  question: string
  earlier: string[]
  plan: Plan
  data: AnswerData
  author: 'builtin' | 'model'
}

/**
 * The answer to save: the one at a place of the conversation, else its latest one that was worked out with a plan. Throws
 * 404 for a place where there is no answer and 422 for an answer that cannot be run again.
 */
export function findAnswered(messages: readonly StoredMessage[], place?: number): Answered {
  const isAnswer = ({ role, data }: StoredMessage) => role === 'assistant' && data?.plan !== undefined && !data.error
  const at = place ?? messages.findLastIndex(isAnswer)
  const answer = messages[at]
  if (place !== undefined && answer?.role !== 'assistant') throw notFound(`An answer at place ${place} of the session`)
  if (!answer?.data?.plan)
    throw notAFlow('There is nothing to save: no answer of this session was worked out with a plan.')
  const { data } = answer
  if (data.error) throw notAFlow(`This answer cannot be saved: it says what went wrong (${data.error.message})`)
  const said = messages.slice(0, at).filter(({ role }) => role === 'user')
  const question = said.at(-1)?.content ?? ''
  return {
    question,
    earlier: said
      .slice(0, -1)
      .map(one => one.content)
      .toReversed(),
    plan: data.plan!,
    data,
    author: answer.metadata?.engine ?? 'model',
  }
}

/** The definition of a flow from an answer: its parameters found, its tools described. Throws 422 when it cannot run again. */
export function defineFlow(
  { question, earlier, plan, data, author }: Answered,
  { model, now, description }: { model: CatalogueModel; now: Date; description?: string },
): FlowDefinition {
  if (!isLike(data.result, plan.answer))
    throw notAFlow(
      'This answer was put together from several results outside its plan, so running the plan would not give it. Ask for its parts one by one and save those.',
    )
  const found = findParameters({ plan, question, earlier, model, now })
  const definition: FlowDefinition = {
    description: description ?? question,
    question,
    author,
    plan: withoutSignals(found.plan),
    parameters: found.parameters,
    tools: describeTools(plan, model),
  }
  checkDefinition(definition, model)
  return definition
}

/** What the confidence came from belongs to the answer, not to the flow. */
const withoutSignals = ({ signals: _signals, ...plan }: Plan): Plan => plan

/** Whether a result is of the kind that the plan's answer says. Nothing at all is of every kind. */
function isLike(result: unknown, { kind }: AnswerShape): boolean {
  if (kind === 'none') return false
  if (kind === 'several') return typeof result === 'object'
  if (result === null || result === undefined) return true
  if (kind === 'number' || kind === 'boolean') return typeof result === kind
  if (kind === 'record') return typeof result === 'object'
  if (kind === 'list' || kind === 'table') return Array.isArray(result)
  return true
}

/** Throws 422 for what cannot be run as a flow, whoever wrote it. */
export function checkDefinition({ plan, parameters, tools }: FlowDefinition, model: CatalogueModel): void {
  const { steps } = plan
  if (!steps.length) throw notAFlow('The plan has no steps.')
  const ids = new Set(steps.map(step => step.id))
  if (ids.size < steps.length) throw notAFlow('Two steps of the plan have the same id.')
  const calls = steps.filter((step): step is CallStep => !isSqlStep(step))
  const own = calls.find(({ tool }) => model.tools.get(tool)?.app === FLOWS_APP || tool.startsWith(`${FLOWS_APP}_`))
  if (own) throw notAFlow(`A flow calls services, not other flows: ${own.tool} cannot be part of one.`)
  const missing = calls.find(({ tool }) => !tools.some(({ name }) => name === tool))
  if (missing) throw notAFlow(`The tool ${missing.tool} is not registered.`)
  const firstChange = calls.find(({ tool }) => !tools.find(({ name }) => name === tool)!.read_only)
  if (firstChange) {
    const behind = steps.slice(steps.indexOf(firstChange))
    const late = new Set(behind.map(({ id }) => id))
    const isLinked = (step: CallStep) =>
      Object.values(step.args).some(value => isObject(value) && late.has(String(value.$from)))
    if (behind.some(step => isSqlStep(step) || isLinked(step)))
      throw notAFlow(
        `What comes after ${firstChange.tool}, which changes data, needs its result: that cannot be approved beforehand.`,
      )
  }
  checkUses({ plan, parameters })
}

/** Every parameter has its places in the plan, and every `:name` its parameter. */
function checkUses({ plan, parameters }: Pick<FlowDefinition, 'plan' | 'parameters'>): void {
  const names = parameters.map(({ name }) => name)
  if (new Set(names).size < names.length) throw notAFlow('Two parameters have the same name.')
  const bound = new Set<string>()
  for (const { name, uses } of parameters)
    for (const { step: id, path, bind } of uses) {
      const step = plan.steps.find(one => one.id === id)
      const fits = step && (isSqlStep(step) ? bind !== undefined : path !== undefined && hasPath(step.args, path))
      if (!fits) throw notAFlow(`The parameter ${name} has no place in the step ${id}.`)
      if (bind !== undefined) bound.add(`${id}:${bind}`)
    }
  for (const step of plan.steps) {
    if (!isSqlStep(step)) continue
    for (const name of namesInSql(step.sql))
      if (!bound.has(`${step.id}:${name}`) && step.values?.[name] === undefined)
        throw notAFlow(`Nothing gives :${name} in the step ${step.id} a value.`)
  }
}

/** Names of bound values in a query; those inside texts are texts. */
const namesInSql = (sql: string): string[] =>
  [...sql.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"/g, '').matchAll(/:([a-z_]\w*)/gi)].map(match => match[1]!)

function hasPath(value: unknown, path: readonly (string | number)[]): boolean {
  let at = value
  for (const part of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return false
    at = (at as Record<string | number, unknown>)[part]
  }
  return path.length > 0
}
