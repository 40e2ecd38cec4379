import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { AgentError, messageOf, toolFailed } from '../../../lib/errors.ts'
import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import { COMMON_FIELDS } from '../../file/service-entry.ts'
import { visibleText } from '../../safety/visible-text.ts'
import { parametersOfSchema } from '../../schema/parameters-of-schema.ts'
import type { Source, SourceChange, Tool, ToolResult } from '../source.ts'

/** What stands in the registry file: `- stock: { type: jsonl, url: stock.jsonl }`. */
export const JsonlEntry = z.object({ ...COMMON_FIELDS, type: z.literal('jsonl'), url: z.string().min(1) })
export type JsonlEntry = z.infer<typeof JsonlEntry>

/** A file of records, one JSON object a line: a tool that lists them, with a filter for each field. */
export function createJsonlSource(entry: JsonlEntry): Source {
  const file = entry.url.startsWith('file:') ? fileURLToPath(entry.url) : entry.url
  let tools: Tool[] = []
  let listener: (change: SourceChange) => void = () => undefined

  /** The records of the file. Throws an AgentError whose message names the file and the next step. */
  async function read(): Promise<JsonObject[]> {
    const text = await readFile(file, 'utf8').catch((cause: unknown) => {
      const why = `${file} cannot be read: ${messageOf(cause)}. Correct url of the service '${entry.name}'`
      throw new AgentError('JSONL_UNREADABLE', 502, why, { cause })
    })
    return text
      .split('\n')
      .filter(line => line.trim() !== '')
      .map((line, index) => {
        const record = parseJson(line)
        if (isObject(record)) return record
        throw new AgentError('JSONL_UNREADABLE', 502, `${file}:${index + 1}: this line is no JSON object`)
      })
  }

  return {
    transport: 'file',
    async open() {
      tools = [describeTool(entry, await read())]
      listener({ kind: 'tools' })
    },
    list: () => tools,
    async call(_tool, args, { toolName }): Promise<ToolResult> {
      const records = await read().catch((error: AgentError) => {
        throw toolFailed(toolName, error.message, undefined)
      })
      const found = records.filter(record => Object.entries(args).every(([name, value]) => record[name] === value))
      return { body: JSON.stringify(found), cache: 'bypass' }
    },
    notes: () => [],
    onChange: listen => void (listener = listen),
    close: async () => await Promise.resolve(),
  }
}

/** The tool, described from the records: their fields are its arguments and the shape of its result. */
function describeTool({ name, url, description }: JsonlEntry, records: readonly JsonObject[]): Tool {
  const fields = new Map(records.flatMap(record => Object.entries(record).map(([key, value]) => [key, typeOf(value)])))
  const properties = Object.fromEntries([...fields].map(([key, type]) => [key, { type }]))
  const inputSchema = { type: 'object', properties, additionalProperties: false }
  const kind = basename(url).replace(/\.\w+$/, '')
  return {
    name: `list_${kind}`,
    description: visibleText(description || `List ${kind}`),
    method: 'GET',
    path: `/${kind}`,
    secure: false,
    readOnly: true,
    repeatable: true,
    kind: 'api',
    tags: [],
    // Changes exactly when what a client sees of the tool does.
    digest: createHash('sha256')
      .update(JSON.stringify([name, description, properties]))
      .digest('hex'),
    inputSchema,
    outputSchema: { type: 'array', items: { type: 'object', properties } },
    failureSchema: undefined,
    parameters: parametersOfSchema(inputSchema),
  }
}

const typeOf = (value: unknown) => {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value === 'boolean' ? 'boolean' : 'string'
}
