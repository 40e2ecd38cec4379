import type { ApiRecord } from '../../../contract/registry.ts'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { ToolParameter } from './catalogue-model.ts'
import { splitIdentifier } from '../language/words.ts'

/** The parameters of a tool as the planner sees them. */
export function readParameters(record: ApiRecord): ToolParameter[] {
  const properties = isObject(record.input_schema?.properties) ? record.input_schema.properties : {}
  return record.parameters.map(parameter => {
    const own = properties[parameter.name]
    const schema = (parameter.schema ?? (isObject(own) ? own : {})) as JsonObject
    const items = isObject(schema.items) ? schema.items : {}
    const listed = Array.isArray(schema.enum) ? schema.enum : Array.isArray(items.enum) ? items.enum : []
    const choices = listed.filter(v => v !== null).map(String)
    return {
      name: parameter.name,
      place: parameter.in ?? 'argument',
      type: parameter.type,
      required: parameter.required,
      words: splitIdentifier(parameter.name),
      description: parameter.description,
      choices,
      namedValues: choices.length ? [] : readNamedValues(parameter.description),
      default: parameter.default ?? schema.default,
      schema,
    }
  })
}

/** Values that a description or example spells out: quoted, in backticks, or given as examples. */
function readNamedValues(description: string): string[] {
  const found = [...description.matchAll(/[`"“'‘]([^`"”'’]{2,60})[`"”'’]/g)].map(match => match[1]!)
  return [...new Set(found)].filter(value => /[a-z]/i.test(value) && !/[{}<>=]/.test(value))
}
