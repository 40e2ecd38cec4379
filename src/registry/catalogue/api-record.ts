import type { ApiRecord } from '../../contract/registry.ts'
import { messageOf } from '../../lib/errors.ts'
import { isObject, type JsonObject } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import { limitSchema } from '../schema/limit-schema.ts'
import { shapeOf } from '../schema/schema-shape.ts'
import type { Tool } from '../sources/source.ts'

export interface RecordFacts {
  app: string
  name: string
  alias: string
  tool: Tool
  /** [registry] max_schema_bytes. */
  maxSchemaBytes?: number | undefined
}

/** What costs nothing to tell of a tool: a record without parameters and schemas. */
export type BriefRecord = Omit<ApiRecord, 'parameters' | 'response_schemas' | 'input_schema' | 'output_schema'>

/** The part of a record that needs no schema. */
export const toBriefRecord = ({ app, name, alias, tool }: RecordFacts): BriefRecord => ({
  app_name: app,
  secure: tool.secure,
  api_name: name,
  path: tool.path,
  method: tool.method,
  description: tool.description,
  alias,
  read_only: tool.readOnly,
  ...(!tool.readOnly && tool.annotations?.destructiveHint === true && { destructive: true }),
  kind: tool.kind,
  tags: [...tool.tags],
})

/** A tool in the one format of every service kind (specification § Registered API record). */
export function toApiRecord(facts: RecordFacts): ApiRecord {
  const { outputSchema, failureSchema, parameters, inputSchema } = facts.tool
  const { alias, read_only, kind, tags, ...head } = toBriefRecord(facts)
  return {
    ...head,
    parameters: [...parameters],
    response_schemas: { success: shapeOf(outputSchema), failure: shapeOf(failureSchema) },
    ...{ alias, read_only, kind, tags },
    input_schema: within(withObjectRoot(inputSchema), facts.maxSchemaBytes),
    ...(outputSchema !== undefined && { output_schema: within(outputSchema, facts.maxSchemaBytes) }),
  }
}

/** The record of a tool; one whose schemas cannot be read is listed without them instead of spoiling the list (S3). */
export function recordOf(facts: RecordFacts, logger: Logger): ApiRecord {
  try {
    return toApiRecord(facts)
  } catch (error) {
    logger.warn({ event: 'record_incomplete', tool: facts.name, error: messageOf(error) })
    return { ...toBriefRecord(facts), parameters: [], response_schemas: { success: {}, failure: {} } }
  }
}

/** The schema as far as it goes into the budget of a listing (case S6). */
const within = <T>(schema: T, bytes: number | undefined) =>
  bytes === undefined || !isObject(schema) ? schema : limitSchema(schema, bytes)

/** Every input schema is an object at its root: one that is not makes clients refuse the whole list (case S3). */
export function withObjectRoot(schema: JsonObject): JsonObject {
  return schema.type === 'object' && isObject(schema.properties)
    ? schema
    : { ...schema, type: 'object', properties: schema.properties ?? {} }
}
