import { createHash } from 'node:crypto'
import { toolHasNoEndpoint } from '../../../lib/errors.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { visibleSchema, visibleText } from '../../safety/visible-text.ts'
import { parametersOfSchema } from '../../schema/parameters-of-schema.ts'
import { NO_CREDENTIALS } from '../../upstream/credentials.ts'
import type { Secrets } from '../../upstream/secrets.ts'
import { toToolResult } from '../../upstream/to-tool-result.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { once, type CallContext, type Tool, type ToolResult } from '../source.ts'
import type { OnboardedSchema } from './onboard-store.ts'

/** A tool that was given at run time. */
export interface OnboardedRunTool extends Tool {
  readonly schema: OnboardedSchema
}

/** The tool of an onboarded schema; its parameters are computed on first use. */
export function toOnboardedTool(app: string, schema: OnboardedSchema): OnboardedRunTool {
  const { endpoint } = schema
  const method = endpoint?.method ?? 'POST'
  const inputSchema = visibleSchema(schema.input_schema)
  const parameters = once(() => parametersOfSchema(inputSchema))
  return {
    schema,
    name: schema.name,
    description: visibleText(schema.description),
    method,
    path: endpoint ? new URL(endpoint.url).pathname : `/${schema.name}`,
    secure: Object.keys(endpoint?.headers ?? {}).length > 0,
    readOnly: method === 'GET',
    repeatable: method === 'GET' || method === 'PUT' || method === 'DELETE',
    kind: 'api',
    tags: [],
    digest: createHash('sha256')
      .update(`${app}\0${JSON.stringify(schema)}`)
      .digest('hex'),
    inputSchema,
    outputSchema: undefined,
    failureSchema: undefined,
    get parameters() {
      return parameters()
    },
  }
}

/**
 * Runs an onboarded tool: at its endpoint (arguments as a JSON body; as the query for GET), else through the service
 * of its application by the tool's name, else not at all (501; interfaces § A).
 */
export async function runOnboarded(
  app: string,
  tool: OnboardedRunTool,
  args: JsonObject,
  context: CallContext,
  {
    upstream,
    secrets,
    callByName,
  }: {
    upstream: Upstream
    secrets: Secrets
    callByName: ((name: string, args: JsonObject, context: CallContext) => Promise<ToolResult>) | undefined
  },
): Promise<ToolResult> {
  const { endpoint } = tool.schema
  if (!endpoint) {
    if (callByName) return callByName(tool.name, args, context)
    throw toolHasNoEndpoint(context.toolName)
  }
  const url = new URL(endpoint.url)
  const method = endpoint.method ?? 'POST'
  if (method === 'GET')
    for (const [name, value] of Object.entries(args))
      url.searchParams.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  context.onTarget?.(url.origin)
  const response = await upstream.send({
    app,
    method,
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    headers: {
      ...context.headers,
      accept: 'application/json, */*;q=0.5',
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...lowerCaseNames(endpoint.headers ?? {}),
    },
    body: method === 'GET' ? undefined : JSON.stringify(args),
    signal: context.signal,
    credentials: NO_CREDENTIALS,
    varying: tool.digest,
    cut: true,
    reach: 'public',
  })
  return toToolResult(app, response, secrets)
}

const lowerCaseNames = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
