import type { AnswerShape, Plan } from '../../contract/plan.ts'
import type { FlowArguments } from './bind-plan.ts'
import type { Flow, FlowParameter } from '../../contract/flow.ts'
import { validationFailed, type ValidationIssue } from '../../lib/errors.ts'
import type { JsonObject } from '../../lib/json.ts'
import { nearestNames } from '../../lib/nearest-names.ts'
import { checkArguments } from '../approvals/check-arguments.ts'

/** JSON Schema of a flow's arguments. None is required: each has the value of the question. */
export function inputSchemaOf(parameters: readonly FlowParameter[]): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(parameter => [parameter.name, schemaOf(parameter)])),
    additionalProperties: false,
  }
}

function schemaOf(parameter: FlowParameter): JsonObject {
  const { type, description, enum: choices, format, default: value, relative } = parameter
  const items = Array.isArray(value) ? { type: typeof value[0] === 'number' ? 'number' : 'string' } : undefined
  const said = relative ? `${description} (when not given: "${relative.text}" on the day of the run)` : description
  return {
    type,
    description: said,
    ...(items && { items: { ...items, ...(choices && { enum: choices }) }, minItems: 1 }),
    ...(choices && !items && { enum: choices }),
    ...(format && { format }),
    ...(isLimit(parameter) && { minimum: 1 }),
    ...(!relative && { default: value }),
  }
}

/** How many records at most: what is compared with nothing. SQLite reads a limit below zero as none. */
const isLimit = ({ type, column }: FlowParameter): boolean => type === 'integer' && column === undefined

const RESULTS: Record<AnswerShape['kind'], JsonObject> = {
  number: { type: ['number', 'null'] },
  boolean: { type: ['boolean', 'null'] },
  record: { type: ['object', 'null'] },
  list: { type: 'array' },
  table: { type: 'array', items: { type: 'object' } },
  value: {},
  text: {},
  none: {},
  several: {},
}

/** JSON Schema of what a flow answers as a tool. */
export const outputSchemaOf = ({ answer }: Plan): JsonObject => ({
  type: 'object',
  properties: {
    response: { type: 'string', description: 'The answer in words' },
    result: { description: 'The answer as a value', ...RESULTS[answer.kind] },
    total: { type: 'integer', description: 'How many records there are' },
    complete: { type: 'boolean', description: 'False when not all records could be read' },
    approval: { type: 'object', description: 'Nothing was changed yet: a person has to approve this call' },
    session_id: { type: 'string', description: 'Conversation in which the approval waits' },
  },
  required: ['response', 'result', 'complete'],
})

/** The arguments of a run. Throws 422 with all that is wrong with them. */
export function readArguments({ parameters, input_schema }: Flow, given: JsonObject): FlowArguments {
  const names = parameters.map(({ name }) => name)
  const issues: ValidationIssue[] = Object.keys(given)
    .filter(name => !names.includes(name))
    .map(name => {
      const [near] = nearestNames(name, names, 1)
      const known = near ? `did you mean ${near}?` : names.length ? `it takes ${names.join(', ')}` : 'it takes none'
      return { loc: ['body', 'args', name], msg: `The flow has no such parameter: ${known}`, type: 'unknown' }
    })
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
  const wrong = checkArguments(input_schema, own)
  issues.push(...wrong.map(msg => ({ loc: ['body', 'args'], msg, type: 'schema' })))
  if (issues.length) throw validationFailed(issues)
  return own as FlowArguments
}
