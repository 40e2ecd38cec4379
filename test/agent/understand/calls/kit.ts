import type { ApiRecord } from '../../../../src/contract/registry.ts'
import { toolRecord } from '../../support/tool-record.ts'

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
