import type { ApiRecord } from '../../../src/contract/registry.ts'

export type Schema = Record<string, unknown>

/** A tool that is not about records, as an MCP server would list it. */
export function toolRecord(
  name: string,
  description: string,
  properties: Record<string, Schema>,
  required = Object.keys(properties),
): ApiRecord {
  return {
    app_name: 'kit',
    api_name: `kit_${name}`,
    secure: false,
    path: name,
    method: 'TOOL',
    description,
    read_only: true,
    response_schemas: { success: {}, failure: {} },
    parameters: Object.entries(properties).map(([key, schema]) => ({
      name: key,
      type: String(schema.type),
      required: required.includes(key),
      description: String(schema.description ?? ''),
      constraints: [],
      schema,
    })),
  }
}

/** The catalogue that a registry would give of these records. */
export const catalogueOf = (records: ApiRecord[]): Record<string, Record<string, ApiRecord>> => {
  const apps: Record<string, Record<string, ApiRecord>> = {}
  for (const record of records) (apps[record.app_name] ??= {})[record.api_name] = record
  return apps
}
