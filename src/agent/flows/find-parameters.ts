import { isSqlStep, type CallStep, type Plan, type PlanStep } from '../../contract/plan.ts'
import type { FlowParameter, FlowValue, ParameterUse } from '../../contract/flow.ts'
import { isObject } from '../../lib/json.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import { splitIdentifier } from '../understand/language/words.ts'
import { findMention, type Mention } from './find-mention.ts'
import { entitiesOf, toolsOf } from './flow-tools.ts'
import { findConstants, type SqlConstant } from './sql-constants.ts'

/** A plan with places for values, and what may be put there. */
export interface Parametrised {
  plan: Plan
  parameters: FlowParameter[]
}

export interface FindOptions {
  plan: Plan
  /** The question that was answered, and before it what else the user said in the conversation. */
  question: string
  earlier?: readonly string[]
  model: CatalogueModel
  now: Date
}

/** A constant of the plan that the user named. */
interface Found {
  name: string
  value: FlowValue
  use: ParameterUse
  mention: Mention
  column?: string
  description: string
  type?: string
  choices: (string | number)[]
}

/**
 * Finds the values of a question in its plan: constants of call arguments and of SQL that the question names. Each becomes
 * a parameter with the question's value as its default; the same value by the same words is one parameter, wherever it
 * stands. In SQL their places become bound values. What the question does not name stays as it is.
 */
export function findParameters(options: FindOptions): Parametrised {
  const { plan, model } = options
  const parameters: FlowParameter[] = []
  const taken = new Map<string, FlowParameter>()
  const take = (found: Found): FlowParameter => {
    const key = keyOf(found)
    const same = taken.get(key)
    if (same) {
      // The condition says better what it is than the name of a filter.
      if (found.use.bind !== undefined && same.uses.every(use => use.bind === undefined)) {
        const others = parameters.filter(one => one !== same)
        Object.assign(same, { name: uniqueName(found.name, others), column: found.column })
      }
      same.uses.push(found.use)
      const choices = choicesFor(found)
      if (choices) same.enum ??= choices
      return same
    }
    const made = toParameter(found, uniqueName(found.name, parameters))
    parameters.push(made)
    taken.set(key, made)
    return made
  }
  const fields = fieldsOf(plan, model)
  const steps = plan.steps.map(step => (isSqlStep(step) ? inSql(step) : inCall(step)))

  function inCall(step: CallStep): CallStep {
    const card = model.tools.get(step.tool)
    const visit = (value: unknown, path: (string | number)[]): void => {
      if (isObject(value)) {
        if (typeof value.$from === 'string') return
        for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key])
        return
      }
      const name = String(path.findLast(part => typeof part === 'string') ?? 'value')
      if (Array.isArray(value) && value.some(inner => isObject(inner) || Array.isArray(inner)))
        return value.forEach((inner, at) => visit(inner, [...path, at]))
      const mention = mentionOf(value, name, options)
      if (!mention || !isFlowValue(value)) return
      const declared = path.length === 1 ? card?.parameters.find(p => p.name === name) : undefined
      take({
        name: snake(name),
        value,
        mention,
        use: { step: step.id, path },
        column: name,
        description: declared?.description ?? '',
        ...(declared && { type: declared.type }),
        choices: declared?.choices ?? [],
      })
    }
    visit(step.args, [])
    return step
  }

  function inSql(step: PlanStep & { sql: string }): PlanStep {
    let { sql } = step
    const places = findConstants(step.sql).flatMap(constant => {
      const { values, column, role } = constant
      const form = formOf(constant)
      const plain = form && form !== 'list' ? unpattern(String(values[0])) : undefined
      const value: FlowValue = role === 'in' && values.length > 1 ? values : (plain ?? values[0]!)
      const mention = mentionOf(value, column, options)
      if (!mention) return []
      const field = column === undefined ? undefined : fields.get(column)
      const parameter = take({
        name: nameOf(constant),
        value,
        mention,
        use: { step: step.id, bind: '', ...(form && { form }) },
        ...(column !== undefined && { column }),
        description: field?.description ?? '',
        type: role === 'limit' || field?.type === 'integer' ? 'integer' : 'number',
        choices: role === 'like' ? [] : (field?.choices ?? []),
      })
      const use = parameter.uses.at(-1)!
      use.bind = form ? `${parameter.name}_${form}` : parameter.name
      const bound = `:${use.bind}`
      const text = form === 'list' ? `(SELECT value FROM json_each(${bound}))` : role === 'in' ? `(${bound})` : bound
      return [{ constant, text }]
    })
    for (const { constant, text } of places.toReversed())
      sql = `${sql.slice(0, constant.start)}${text}${sql.slice(constant.end)}`
    return { ...step, sql }
  }

  return { plan: { ...plan, steps }, parameters: parameters.map(dropTwinUses) }
}

/** One bound value serves all its places in a step. */
const dropTwinUses = (parameter: FlowParameter): FlowParameter => ({
  ...parameter,
  uses: [...new Map(parameter.uses.map(use => [JSON.stringify(use), use])).values()],
})

/** Where the user named a value: in the question, else earlier in the conversation. Of a list, all of it must be named. */
function mentionOf(
  value: unknown,
  column: string | undefined,
  { question, earlier = [], now }: FindOptions,
): Mention | undefined {
  for (const text of [question, ...earlier]) {
    if (!Array.isArray(value)) {
      // A switch is named by what it switches.
      const wanted = typeof value === 'boolean' ? column : value
      const found = findMention(text, wanted, column, now)
      if (found) return text === question ? found : { ...found, start: -1, end: -1 }
      continue
    }
    const all = value.map(one => findMention(text, one, column, now))
    if (!value.length || all.some(one => !one)) continue
    const mentions = all as Mention[]
    const start = Math.min(...mentions.map(one => one.start))
    const end = Math.max(...mentions.map(one => one.end))
    if (text === question) return { start, end, text: text.slice(start, end) }
    return { start: -1, end: -1, text: text.slice(start, end) }
  }
  return undefined
}

const isFlowValue = (value: unknown): value is FlowValue =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.length > 0)

/** Columns of the records that the calls of a plan read. */
function fieldsOf(plan: Plan, model: CatalogueModel) {
  const entities = entitiesOf(toolsOf(plan), model)
  return new Map(entities.flatMap(entity => entity.fields.map(field => [field.column, field] as const)))
}

const formOf = ({ role, values }: SqlConstant): ParameterUse['form'] => {
  if (role === 'in') return values.length > 1 ? 'list' : undefined
  if (role !== 'like') return undefined
  const text = String(values[0])
  const [before, after] = [text.startsWith('%'), text.endsWith('%')]
  return before && after ? 'contains' : before ? 'ends' : after ? 'starts' : undefined
}

/** What a pattern of LIKE looks for. */
const unpattern = (pattern: string) => pattern.replace(/^%|%$/g, '').replace(/\\([\\%_])/g, '$1')

function nameOf({ role, column = 'value', values }: SqlConstant): string {
  const name = snake(column)
  switch (role) {
    case 'limit':
      return 'limit'
    case 'from':
    case 'to':
      return typeof values[0] === 'number' ? `${role === 'from' ? 'min' : 'max'}_${name}` : `${name}_${role}`
    case '>':
    case '>=':
      return typeof values[0] === 'number' ? `min_${name}` : `${name}_from`
    case '<':
    case '<=':
      return typeof values[0] === 'number' ? `max_${name}` : `${name}_to`
    case 'in':
      return values.length > 1 ? `${name}_list` : name
    default:
      return name
  }
}

const snake = (name: string) => {
  const plain = splitIdentifier(name)
    .join('_')
    .replace(/[^a-z0-9_]/g, '')
    .replace(/^[^a-z]+/, '')
  return plain.slice(0, 40) || 'value'
}

/**
 * The same value by the same words of the question is one parameter: a filter that the service applies and the condition
 * that applies it once more must never part. How many are wanted is another matter, even if the number is the same.
 */
const keyOf = ({ name, value, mention }: Found) =>
  JSON.stringify([value, mention.text, mention.edge, name === 'limit' ? 'limit' : ''])

function uniqueName(name: string, parameters: readonly FlowParameter[]): string {
  let own = name
  for (let n = 2; parameters.some(known => known.name === own); n++) own = `${name}_${n}`
  return own
}

function toParameter(found: Found, name: string): FlowParameter {
  const { value, mention, use, column, description, type } = found
  const choices = choicesFor(found)
  const edge = mention.edge
  return {
    name,
    type: typeOf(value, type),
    description: description || (column === undefined ? 'How many at most' : splitIdentifier(column).join(' ')),
    ...(choices && { enum: choices }),
    ...(edge && { format: 'date' as const }),
    default: value,
    ...(edge && mention.isRelative && { relative: { text: mention.text, edge } }),
    ...(mention.start >= 0 && { said: mention.text }),
    ...(column !== undefined && { column }),
    uses: [use],
  }
}

/** The values that the service lists, when the question's is among them. */
function choicesFor({ choices, value }: Found): (string | number)[] | undefined {
  const values = [value].flat()
  const typed = typeof values[0] === 'number' ? choices.map(Number) : choices
  return typed.length && values.every(one => typed.includes(one as string | number)) ? typed : undefined
}

function typeOf(value: FlowValue, declared: string | undefined): FlowParameter['type'] {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'string') return 'string'
  return declared === 'integer' && Number.isInteger(value) ? 'integer' : 'number'
}
