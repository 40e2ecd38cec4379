import type { APPROVALS, CatalogueCall, CatalogueCallResult } from '../../contract/catalogue.ts'
import { BROWSER_APPLICATION, type ApiRecord, type CallFailure } from '../../contract/registry.ts'
import { AgentError } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import type { Features } from '../modes/live-features.ts'
import { refuseCalls } from '../modes/refuse-request.ts'
import { decideCall } from '../policies/decide-call.ts'
import { recordsIn } from '../run/find-records.ts'
import type { AskRegistry, RegistryAnswer } from './ask-registry.ts'

export interface TrialRules {
  features: () => Features
  /** Setting api_mode.enabled. */
  apiEnabled: boolean
  /** Setting api_mode.browser_enabled. */
  browserEnabled: boolean
}

/** Whether a tool may be called now, and what for. `code` is that of a refusal. */
export interface Verdict {
  approval: (typeof APPROVALS)[number]
  approval_reason?: string
  code?: string
}

/** Largest result that is handed on to a page, in bytes; of a larger one the beginning. */
const LARGEST_RESULT = 8 * 1024 * 1024
const SHOWN_OF_LARGER = 64 * 1024

/** How a call of this tool is decided: first by the run mode, then as calls of the engines are (`decideCall`). */
export function judgeTool(record: ApiRecord, { features, apiEnabled, browserEnabled }: TrialRules): Verdict {
  const { mode, approvals, policies } = features()
  const isPage = record.kind === 'browser'
  const refused = refuseCalls({ mode, apiEnabled }, isPage ? `${BROWSER_APPLICATION}_` : undefined)
  if (refused)
    return {
      approval: 'forbidden',
      approval_reason: `${refused.response}\n${refused.error.message}`,
      code: refused.error.code,
    }
  if (isPage && !browserEnabled)
    return {
      approval: 'forbidden',
      approval_reason: 'Browser operations are switched off\nThe setting api_mode.browser_enabled is false.',
      code: 'BROWSER_DISABLED',
    }
  const { app_name: app, api_name: tool } = record
  const { decision, reason } = decideCall({ app, tool, record }, { approvals, policies })
  const why = reason === undefined ? {} : { approval_reason: reason }
  if (decision === 'deny') return { approval: 'forbidden', code: 'FORBIDDEN', ...why }
  return { approval: decision === 'ask' ? 'needed' : 'none', ...why }
}

/** Throws BROWSER_DISABLED (403) for a tool of the browser service that is not there because of the run mode. */
export function refuseMissingPageTool(name: string, { features, apiEnabled }: TrialRules): void {
  if (!name.startsWith(`${BROWSER_APPLICATION}_`)) return
  const refused = refuseCalls({ mode: features().mode, apiEnabled }, name)
  if (refused) throw new AgentError(refused.error.code, 403, `${refused.response}\n${refused.error.message}`)
}

/**
 * Tries one tool for a person at the page. Throws FORBIDDEN, BROWSER_DISABLED or API_DISABLED (403), and
 * CONFIRMATION_NEEDED (409) where a yes is missing; a call that failed is a result.
 */
export async function tryTool(
  { args, confirmed }: Pick<CatalogueCall, 'args' | 'confirmed'>,
  record: ApiRecord,
  verdict: Verdict,
  { ask, signal, timeout, requestId }: { ask: AskRegistry; signal: AbortSignal; timeout: number; requestId: string },
): Promise<CatalogueCallResult> {
  const { approval, approval_reason: reason = '', code = 'FORBIDDEN' } = verdict
  if (approval === 'forbidden') throw new AgentError(code, 403, reason)
  if (approval === 'needed' && confirmed !== true)
    throw new AgentError(
      'CONFIRMATION_NEEDED',
      409,
      `${reason} Nothing was called. To call it, send the same with "confirmed": true.`,
    )
  const started = performance.now()
  const answer = await ask('/functions/call', {
    method: 'POST',
    body: { app_name: record.app_name, function_name: record.api_name, args },
    headers: { 'x-request-id': requestId },
    signal,
    timeout,
    maxBytes: LARGEST_RESULT,
  })
  return toResult(answer, Math.round((performance.now() - started) * 100) / 100)
}

function toResult({ status, headers, body, isCut }: RegistryAnswer, duration: number): CatalogueCallResult {
  const cache = headers.get('x-cache')
  const attempts = headers.get('x-attempts')
  const facts = {
    status,
    duration_ms: duration,
    ...(cache !== null && { cache }),
    ...(attempts !== null && { attempts: Number(attempts) }),
  }
  if (status !== 200) return { ok: false, ...facts, error: failureOf(body, status) }
  if (isCut) {
    const text = String(body).slice(0, SHOWN_OF_LARGER)
    return { ok: true, ...facts, truncated: true, result: { truncated: true, content_type: 'application/json', text } }
  }
  if (headers.get('x-truncated') === 'true') return { ok: true, ...facts, truncated: true, result: body }
  const rows = countRows(body)
  return { ok: true, ...facts, ...(rows !== undefined && { rows }), result: body }
}

function failureOf(body: unknown, status: number): NonNullable<CatalogueCallResult['error']> {
  if (!isObject(body)) return { message: `The call failed with status ${status}` }
  const { message, error_type: code, detail } = body as Partial<CallFailure>
  return {
    message: message ?? `The call failed with status ${status}`,
    ...(code !== undefined && { code }),
    ...(detail !== undefined && detail !== null && { detail }),
  }
}

/** How many records; undefined for a single value or record. */
function countRows(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length
  if (!isObject(value)) return undefined
  const records = recordsIn(value)
  return records.length === 1 && records[0] === value ? undefined : records.length
}
