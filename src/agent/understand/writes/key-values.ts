import { numberAddressed } from '../entity-model/numbering.ts'
import { isObject } from '../../../lib/json.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { fitsPattern } from '../entity-model/text-numbers.ts'

/** `/api/growers/5` or `https://example.com/growers/5/`: a record that is named by its address. */
const ADDRESS = /^(?:https?:\/\/[^/?#]+)?\/(?:[^/?#]+\/)+([^/?#]+)\/?$/

/**
 * The key of a record as a parameter wants it: of an address what its path ends with (the parameter is a part of that path), behind
 * the operator of a filter that has one (`eq.5`), and as a text where the schema says text.
 */
export function keyFor(name: string, value: unknown, inputSchema: unknown): unknown {
  const properties = isObject(inputSchema) && isObject(inputSchema.properties) ? inputSchema.properties : {}
  const schema = isObject(properties[name]) ? properties[name] : {}
  const said = typeof value === 'string' ? (ADDRESS.exec(value)?.[1] ?? value) : value
  const plain = typeof said === 'string' ? decodeSegment(said) : said
  if (schema.type === 'string' && typeof plain === 'number') return filtersEqual(schema) ? `eq.${plain}` : String(plain)
  if (schema.type === 'integer' && typeof plain === 'string' && /^\d{1,15}$/.test(plain)) return Number(plain)
  return typeof plain === 'string' && filtersEqual(schema) ? `eq.${plain}` : plain
}

const decodeSegment = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a parameter takes "equal to" as an operator before the value, and no value by itself. */
export const filtersEqual = (schema: Record<string, unknown>): boolean =>
  typeof schema.pattern === 'string' && fitsPattern(schema, 'eq.1') && !fitsPattern(schema, '1')

/** The column that holds the key which a parameter asks for: the one of its name, else the key of the records. */
export const keyColumnOf = (entity: Entity, parameter: string): Field | undefined =>
  entity.fields.find(field => field.column === parameter && !field.onlyInDetail) ??
  numberAddressed(entity, parameter) ??
  entity.idField
