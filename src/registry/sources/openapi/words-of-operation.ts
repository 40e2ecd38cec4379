import { isObject, type JsonObject } from '../../../lib/json.ts'
import { choicesOf, fieldsOfSchema, type NamedField } from '../../schema/names-of-schema.ts'
import type { ToolWords } from '../source.ts'
import type { RawOperation } from './list-operations.ts'
import type { References } from './resolve-reference.ts'
import { contentOf, successResponse } from './responses-of-operation.ts'

/** How deep fields of results are read: what is asked for lies near the top. */
const RESULT_DEPTH = 3

/** What an operation can be found by, read from the description as it is: nothing is converted or kept for that. */
export function wordsOfOperation(raw: RawOperation, references: References): ToolWords {
  const { operation, pathItem } = raw
  const given = [pathItem.parameters, operation.parameters].flatMap(list => (Array.isArray(list) ? list : []))
  const parameters = given.flatMap(item => {
    const parameter = references.follow(item)
    if (!parameter || typeof parameter.name !== 'string') return []
    const description = typeof parameter.description === 'string' ? parameter.description : ''
    return [{ name: parameter.name, description, choices: choicesOf(references.follow(parameter.schema) ?? {}) }]
  })
  const body = schemaOf(references.follow(operation.requestBody), references)
  const outer = body === undefined ? [] : fieldsOfSchema(body, references.follow, 1)
  const inner = body === undefined ? [] : fieldsOfSchema(body, references.follow).slice(outer.length)
  const result = schemaOf(successResponse(raw, references), references)
  return {
    parameters: [...parameters, ...outer].map(field => field.name),
    details: [...[...parameters, ...outer].flatMap(textsOf), ...inner.map(field => field.name)],
    results:
      result === undefined ? [] : fieldsOfSchema(result, references.follow, RESULT_DEPTH).map(field => field.name),
  }
}

const textsOf = ({ description, choices }: NamedField) => [description, ...choices]

/** The schema of the JSON content, else of the first there is. */
function schemaOf(holder: JsonObject | undefined, references: References): unknown {
  const content = contentOf(holder)
  const type = Object.keys(content).find(one => /[/+]json\b/.test(one)) ?? Object.keys(content)[0]
  const media = type === undefined ? undefined : references.follow(content[type])
  return isObject(media) ? media.schema : undefined
}
