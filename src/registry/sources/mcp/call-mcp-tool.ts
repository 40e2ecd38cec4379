import type { CallToolResult, RequestOptions } from '@modelcontextprotocol/client'
import { toolFailed } from '../../../lib/errors.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { CallError } from '../../call/call-error.ts'
import type { Secrets } from '../../upstream/secrets.ts'
import { truncatedText } from '../../upstream/truncated-result.ts'
import type { CallContext, ToolResult } from '../source.ts'
import { errorText, toBody } from './map-result.ts'
import { oversizedOf } from './oversized.ts'

/** Arguments of `tools/call`. */
export type CallParams = { name: string; arguments: JsonObject; _meta?: Record<string, unknown> }

/** The call's own signal is the clock; the SDK's comes after it, and only in case. */
const LONG = 24 * 3600 * 1000

/**
 * One call of a tool with what goes along with it: its trace, its progress, its end. A result with `isError` is a
 * failure; one that is too large becomes the marker with its beginning (registry case M17).
 */
export async function callTool(
  params: CallParams,
  call: CallContext,
  send: (params: CallParams, options: RequestOptions) => Promise<CallToolResult>,
  { secrets, maxResultBytes }: { secrets: Secrets; maxResultBytes: number },
): Promise<ToolResult> {
  const { traceparent, tracestate } = call.headers
  // W3C trace context travels in `_meta` (MCP 2026-07-28 § _meta); older servers ignore what they do not know.
  const meta =
    traceparent === undefined ? {} : { _meta: { traceparent, ...(tracestate !== undefined && { tracestate }) } }
  let result: CallToolResult
  try {
    result = await send(
      { ...params, ...meta },
      {
        signal: call.signal,
        timeout: LONG,
        onprogress: progress => {
          call.extend?.()
          call.onProgress?.(progress)
        },
      },
    )
  } catch (error) {
    const oversized = oversizedOf(error)
    if (!oversized) throw error
    const beginning = Buffer.from(secrets.redact(oversized.text)).subarray(0, maxResultBytes)
    const marker = { ...truncatedText(beginning, 'application/json'), bytes: oversized.bytes }
    return { body: JSON.stringify(marker), cache: 'bypass', truncated: true }
  }
  if (result.isError)
    throw new CallError(
      toolFailed(call.toolName, secrets.redact(errorText(result)), {
        content: secrets.redactValue(result.content),
        ...(result.structuredContent !== undefined && {
          structured_content: secrets.redactValue(result.structuredContent),
        }),
      }),
      { sent: true, transient: false },
    )
  const body = toBody(result, maxResultBytes, secrets)
  return { body: body.text, cache: 'bypass', ...(body.isCut ? { truncated: true } : { mcp: result as JsonObject }) }
}
