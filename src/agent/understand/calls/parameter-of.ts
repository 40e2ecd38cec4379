import type { JsonObject } from '../../../lib/json.ts'
import type { ToolParameter } from '../entity-model/catalogue-model.ts'
import { splitIdentifier } from '../language/words.ts'

/** A part of what a slot takes, by its name and schema, as a parameter of a tool of its own. */
export const parameterOf = (name: string, schema: JsonObject, required: boolean): ToolParameter => ({
  name,
  place: 'body',
  type: typeof schema.type === 'string' ? schema.type : 'string',
  required,
  words: splitIdentifier(name),
  description: typeof schema.description === 'string' ? schema.description : '',
  choices: Array.isArray(schema.enum) ? schema.enum.map(String) : [],
  namedValues: [],
  ...('default' in schema && { default: schema.default }),
  schema,
})
