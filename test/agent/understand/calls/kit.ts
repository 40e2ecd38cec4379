import type { ApiRecord } from '../../../../src/contract/registry.ts'

type Schema = Record<string, unknown>

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

const text = { type: 'string' }
const number = { type: 'number' }

/** Tools of the kinds that MCP servers and small services offer: files, a graph of knowledge, arithmetic, messages. */
export const KIT: ApiRecord[] = [
  toolRecord('read_file', 'Read the complete contents of a file from the file system.', { path: text }),
  toolRecord('list_directory', 'Get a listing of all files and directories in a specified path.', { path: text }),
  toolRecord('move_file', 'Move or rename files and directories.', { source: text, destination: text }),
  toolRecord('search_nodes', 'Search for nodes in the knowledge graph based on a query', { query: text }),
  toolRecord('echo', 'Echoes back the input', { message: text }),
  toolRecord('add', 'Adds two numbers', { a: number, b: number }),
  toolRecord('getWeather', 'Current weather of a city', { city: text }),
  toolRecord('convertCurrency', 'Converts an amount of money from one currency into another', {
    amount: number,
    from: text,
    to: text,
  }),
  toolRecord('sendEmail', 'Sends an e-mail message', { to: { type: 'string', format: 'email' }, subject: text }),
  toolRecord('createWorkspace', 'Creates a workspace', { name: text }),
]

export const catalogueOf = (records: ApiRecord[]): Record<string, Record<string, ApiRecord>> => {
  const apps: Record<string, Record<string, ApiRecord>> = {}
  for (const record of records) (apps[record.app_name] ??= {})[record.api_name] = record
  return apps
}
