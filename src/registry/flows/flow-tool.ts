import { createHash } from 'node:crypto'
import { z } from 'zod'
import { FLOW_TAG, FLOWS_APP, type FlowAnnouncement } from '../../contract/flow.ts'
import { toolFailed, upstreamBadAnswer } from '../../lib/errors.ts'
import { isObject, parseJson, type JsonObject } from '../../lib/json.ts'
import { CallError } from '../call/call-error.ts'
import { visibleSchema, visibleText } from '../safety/visible-text.ts'
import { parametersOfSchema } from '../schema/parameters-of-schema.ts'
import { once, type CallContext, type Tool, type ToolResult } from '../sources/source.ts'
import { NO_CREDENTIALS } from '../upstream/credentials.ts'
import type { Secrets } from '../upstream/secrets.ts'
import { toToolResult } from '../upstream/to-tool-result.ts'
import type { Upstream } from '../upstream/upstream.ts'

type Announced = FlowAnnouncement['flows'][number]

/** A flow as a tool. Running a flow that only reads twice is the same as running it once. */
export function toFlowTool(flow: Announced): Tool {
  const inputSchema = visibleSchema(flow.input_schema)
  const parameters = once(() => parametersOfSchema(inputSchema))
  return {
    name: flow.name,
    description: visibleText(flow.description),
    method: 'POST',
    path: `/${flow.name}`,
    secure: false,
    readOnly: flow.read_only,
    repeatable: flow.read_only,
    kind: 'api',
    tags: [FLOW_TAG],
    digest: createHash('sha256').update(JSON.stringify(flow)).digest('hex'),
    inputSchema,
    outputSchema: visibleSchema(flow.output_schema as JsonObject),
    failureSchema: undefined,
    get parameters() {
      return parameters()
    },
  }
}

/** What an agent server answers to a run, as far as it matters for a tool. */
const Answer = z.object({
  response: z.string(),
  data: z.looseObject({
    result: z.unknown().optional(),
    total: z.number().optional(),
    complete: z.boolean().optional(),
    approval: z.record(z.string(), z.unknown()).optional(),
    error: z.object({ code: z.string(), message: z.string() }).optional(),
  }),
  metadata: z.looseObject({ session_id: z.string() }),
})

export interface RunFlowOptions {
  /** Where the agent listens: scheme, host and port. */
  origin: string
  upstream: Upstream
  secrets: Secrets
}

/**
 * Runs a flow at the agent that announced it. An answer that says what went wrong is a failed call, never a result; a
 * change is never made by it: what waits for a yes is the result.
 */
export async function runFlowTool(
  tool: Tool,
  args: JsonObject,
  context: CallContext,
  { origin, upstream, secrets }: RunFlowOptions,
): Promise<ToolResult> {
  context.onTarget?.(origin)
  const response = await upstream.send({
    app: FLOWS_APP,
    method: 'POST',
    origin,
    path: `/flows/${encodeURIComponent(tool.name)}/run`,
    headers: { ...context.headers, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ args, keep: false }),
    signal: context.signal,
    credentials: NO_CREDENTIALS,
    varying: tool.digest,
    cut: true,
  })
  const result = toToolResult(FLOWS_APP, response, secrets)
  if (result.truncated) return result
  const parsed = Answer.safeParse(parseJson(result.body.toString()))
  if (!parsed.success) throw upstreamBadAnswer(FLOWS_APP, 'it is no answer of an agent')
  const { response: said, data, metadata } = parsed.data
  if (data.error) {
    const failed = toolFailed(context.toolName, data.error.message, { code: data.error.code })
    throw new CallError(failed, { sent: true, transient: false, upstreamStatus: response.status })
  }
  const { approval } = data
  const body = {
    response: said,
    result: data.result ?? null,
    complete: data.complete ?? true,
    ...(data.total !== undefined && { total: data.total }),
    ...(isObject(approval) && { approval, session_id: metadata.session_id }),
  }
  return { ...result, body: JSON.stringify(body) }
}
