import { createHash } from 'node:crypto'
import { AgentError, toolFailed, upstreamBadAnswer } from '../../../lib/errors.ts'
import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import { CallError } from '../../call/call-error.ts'
import { maskAddress } from '../../file/mask-address.ts'
import type { TrmEntry } from '../../file/service-entry.ts'
import { parametersOfSchema } from '../../schema/parameters-of-schema.ts'
import { createCredentials } from '../../upstream/credentials.ts'
import { toToolResult } from '../../upstream/to-tool-result.ts'
import { once, type CallContext, type Source, type SourceContext, type Tool, type ToolResult } from '../source.ts'

interface TrmTool extends Tool {
  readonly id: string
  readonly bindingType: string
  readonly bindingFunction: string
}

/**
 * A tool runtime manager (interfaces § A, TRM): `GET {url}/api/v1/tools/` lists, `POST
 * {url}/api/v1/runtime/tools/{id}/run` runs, the result is `data.tool_output`.
 */
export function createTrmSource(entry: TrmEntry, { upstream, secrets, rotation }: SourceContext): Source {
  const base = new URL(entry.url)
  const basePath = base.pathname.replace(/\/+$/, '')
  const credentials = createCredentials({
    app: entry.name,
    auth: entry.auth,
    headers: entry.headers,
    rotation,
    dispatcher: upstream.dispatcher,
    secrets,
  })
  let tools: TrmTool[] = []
  let notes: string[] = []

  const send = (
    method: string,
    path: string,
    signal: AbortSignal,
    body?: string,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    upstream.send({
      app: entry.name,
      method,
      origin: base.origin,
      path: `${basePath}${path}`,
      headers: {
        ...headers,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body,
      signal,
      credentials,
      cut: method === 'POST',
      ...(entry.max_result_bytes !== undefined && method === 'POST' && { maxBytes: entry.max_result_bytes }),
      varying: method === 'GET' ? `list ${Date.now()} ${Math.random()}` : '',
    })

  const open = async (signal: AbortSignal) => {
    let listed: unknown
    try {
      const result = toToolResult(entry.name, await send('GET', '/api/v1/tools/', signal), secrets, { json: true })
      listed = parseJson(result.body.toString())
    } catch (cause) {
      throw new AgentError(
        'TRM_UNREACHABLE',
        502,
        `Failed to fetch tools from TRM service at ${maskAddress(entry.url)}`,
        { cause },
      )
    }
    const items = itemsOf(listed)
    if (!items) throw upstreamBadAnswer(entry.name, `gave no list of tools at ${maskAddress(entry.url)}/api/v1/tools/`)
    const known = items.map(item => toTool(item, entry)).filter(tool => tool !== undefined)
    const declared = entry.tools && new Set(entry.tools)
    tools = declared ? known.filter(tool => declared.has(tool.name)) : known
    const missing = (entry.tools ?? []).filter(name => !known.some(tool => tool.name === name))
    notes = missing.length ? [`tools that are declared and that the service does not have: ${missing.join(', ')}`] : []
  }

  const run = async (
    target: Pick<TrmTool, 'id' | 'bindingType' | 'bindingFunction'>,
    args: JsonObject,
    context: CallContext,
  ): Promise<ToolResult> => {
    const body = JSON.stringify({ args, type: target.bindingType, function: target.bindingFunction })
    const path = `/api/v1/runtime/tools/${encodeURIComponent(target.id)}/run`
    context.onTarget?.(base.origin)
    const response = await send('POST', path, context.signal, body, context.headers)
    const result = toToolResult(entry.name, response, secrets, { json: true })
    if (result.truncated) return result
    const answer = parseJson(result.body.toString())
    const data = isObject(answer) ? answer.data : undefined
    if (!isObject(data) || !('tool_output' in data)) {
      const reason = isObject(answer) ? (answer.error ?? answer.message ?? answer.detail) : undefined
      if (typeof reason === 'string')
        throw new CallError(toolFailed(context.toolName, reason, { body: answer }), { sent: true, transient: false })
      throw new CallError(upstreamBadAnswer(entry.name, 'answered without data.tool_output', { body: answer }), {
        sent: true,
        transient: false,
      })
    }
    return { ...result, body: outputText(data.tool_output) }
  }

  return {
    transport: 'http',
    open,
    list: () => tools,
    call: (tool, args, context) => run(tool as TrmTool, args, context),
    callByName: (name, args, context) => run({ id: name, bindingType: '', bindingFunction: name }, args, context),
    notes: () => notes,
    onChange: () => undefined,
    close: () => Promise.resolve(),
  }
}

/** A text that is JSON is passed on as JSON (interfaces § A, call). */
function outputText(output: unknown): string {
  if (typeof output === 'string' && parseJson(output) !== undefined) return output
  return JSON.stringify(output) ?? 'null'
}

function itemsOf(listed: unknown): unknown[] | undefined {
  if (Array.isArray(listed)) return listed
  if (!isObject(listed)) return undefined
  return (
    [listed.tools, listed.data, listed.items].find(Array.isArray) ??
    (isObject(listed.data) ? itemsOf(listed.data) : undefined)
  )
}

function toTool(item: unknown, entry: TrmEntry): TrmTool | undefined {
  if (!isObject(item) || typeof item.name !== 'string') return undefined
  const inputSchema: JsonObject = isObject(item.input_schema) ? item.input_schema : { type: 'object', properties: {} }
  const binding = isObject(item.binding) ? item.binding : {}
  const [kind, details] = Object.entries(binding).find(([, value]) => isObject(value)) ?? ['', {}]
  const fields = isObject(details) ? details : {}
  const method = String(fields.http_method ?? binding.http_method ?? binding.method ?? '').toUpperCase()
  const id = String(item.id ?? item.name)
  const parameters = once(() => parametersOfSchema(inputSchema))
  return {
    id,
    bindingType: String(binding.type ?? kind),
    bindingFunction: String(fields.function ?? binding.function ?? item.name),
    name: item.name,
    description: typeof item.description === 'string' ? item.description : '',
    method: 'POST',
    path: `/api/v1/runtime/tools/${id}/run`,
    secure: entry.auth !== undefined,
    readOnly: method === 'GET' || item.read_only === true,
    repeatable: method === 'GET' || item.read_only === true,
    kind: entry.kind ?? 'api',
    tags: Array.isArray(item.tags) ? item.tags.filter((tag): tag is string => typeof tag === 'string') : [],
    digest: createHash('sha256').update(JSON.stringify(item)).digest('hex'),
    inputSchema,
    outputSchema:
      isObject(item.output_schema) && Object.keys(item.output_schema).length ? item.output_schema : undefined,
    failureSchema: undefined,
    get parameters() {
      return parameters()
    },
  }
}
