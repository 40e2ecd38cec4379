import { BROWSER_APPLICATION } from '../../contract/registry.ts'
import { AgentError, messageOf } from '../../lib/errors.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import type { CallActivity } from '../activity/activity.ts'
import type { RegistryMetrics } from '../metrics/registry-metrics.ts'
import type { Registry } from '../registry.ts'
import type { CacheOutcome, CallProgress, ToolResult } from '../sources/source.ts'
import type { CallTrace, Tracing } from '../telemetry/tracing.ts'
import { readTraceParent } from '../../lib/telemetry/trace-context.ts'
import type { Secrets } from '../upstream/secrets.ts'
import type { AuditLog, CallLine } from './audit-log.ts'
import { CallError } from './call-error.ts'
import type { CallMeasure, CallTool } from './call-tool.ts'

/** Which tool, with which arguments. */
export interface CallNames {
  app: string
  functionName: string
  args: JsonObject
}

/** One call as every door of the registry makes it (`/functions/call`, `/mcp`). */
export interface Call extends CallNames {
  /** What the client speaks: HTTP unless said otherwise. */
  door?: 'mcp'
  requestId: string
  /** Address of the client, for the audit log. */
  client: string
  /** Id of its key, where one was asked for; undefined for the agent of this project, too. */
  key?: string | undefined
  /** What the client says it is, for the audit log. */
  userAgent?: string | undefined
  /** What the client says a person said yes to: this call, or all calls of the tool in a conversation. */
  approval?: 'once' | 'session' | undefined
  /** A link to the next page of a list, as the service gave it with the page before. */
  nextLink?: string | undefined
  requestBytes?: number
  /** What a service may see of the client's headers (registry case X1). */
  headers: Readonly<Record<string, string>>
  /** Aborts when the client goes away. */
  signal: AbortSignal
  /** `performance.now()` when the request came. */
  started: number
  /** Told how far the call is, where the client asked for it. */
  onProgress?: ((progress: CallProgress) => void) | undefined
}

/** How a call ended. `failure` has a status of 400 or above; without it the call succeeded with `result`. */
export interface CallOutcome extends CallMeasure {
  /** 200, or the failure's own. */
  status: number
  result: ToolResult | undefined
  failure: AgentError | undefined
  /** False when no such tool is registered, or the request did not say which. */
  isKnown: boolean
  /** False when there is no such application either. */
  isAppKnown: boolean
  cache: CacheOutcome | undefined
  upstreamStatus: number | undefined
  isTruncated: boolean
  /** Of the answer, as far as its door knows. */
  responseBytes: number
  trace: CallTrace | undefined
}

/** The common part of all calls: look-up, policy, failures, and afterwards metrics and audit. */
export interface CallRunner {
  /** Calls the tool. Must not reject. */
  run(call: Call): Promise<CallOutcome>
  /** The outcome of a request that named no tool. */
  refuse(error: unknown): CallOutcome
  /** Counts the call, writes its audit line and notes it among the latest: before the answer is sent, so that who has one has the other; what it returns is to be waited for. */
  record(call: Call, outcome: CallOutcome): Promise<void> | void
  /** The body of a failed call (interfaces § A), with every secret removed. */
  failureBody(call: CallNames, failure: AgentError): JsonObject
}

export interface CallRunnerOptions {
  registry: Registry
  callTool: CallTool
  audit: AuditLog
  activity: CallActivity
  metrics: RegistryMetrics
  tracing: Tracing | undefined
  secrets: Secrets
  logger: Logger
}

/**
 * The browser sessions of a key are its own: the name of one stands for another session than the same name does for anybody
 * else, and than the id of a chat.
 */
function ownArguments({ app, args, key }: Call): JsonObject {
  if (key === undefined || app !== BROWSER_APPLICATION) return args
  const { session = 'default' } = args
  return typeof session === 'string' && session !== '' ? { ...args, session: `${key}:${session}` } : args
}

/** Creates the one way in which tools are called, whatever the client speaks. */
export function createCallRunner(options: CallRunnerOptions): CallRunner {
  const { registry, callTool, audit, activity, metrics, tracing, secrets, logger } = options
  const fail = (outcome: CallOutcome, error: unknown): CallOutcome => {
    const failure = toFailure(error, logger)
    outcome.failure = failure
    outcome.status = failure.status
    if (error instanceof CallError) outcome.upstreamStatus = error.upstreamStatus
    return outcome
  }
  return {
    async run(call) {
      const { app, functionName, headers, signal, onProgress, nextLink } = call
      const outcome = createOutcome()
      try {
        outcome.trace = tracing?.startCall(call)
        const entry =
          registry.find(app, functionName) ?? (await waitFor(registry.resolve(app, functionName, signal), outcome))
        outcome.isKnown = true
        outcome.isAppKnown = true
        registry.admit(entry)
        const result = await callTool(entry, ownArguments(call), {
          signal,
          headers,
          timeout: registry.timeoutOf(app),
          measure: outcome,
          trace: outcome.trace,
          onProgress,
          nextLink,
        })
        outcome.result = result
        outcome.cache = result.cache
        outcome.upstreamStatus = result.upstreamStatus
        outcome.isTruncated = result.truncated === true
        return outcome
      } catch (error) {
        if (!outcome.isKnown) outcome.isAppKnown = registry.hasApplication(app)
        return fail(outcome, error)
      }
    },
    refuse: error => fail(createOutcome(), error),
    record(call, outcome) {
      const { status, failure, attempts, cache, upstreamStatus, result } = outcome
      const duration = performance.now() - call.started
      if (!outcome.responseBytes && result) outcome.responseBytes = result.body.length
      outcome.trace?.end(outcome)
      metrics.countCall(call, outcome, duration)
      const traceId = outcome.trace?.traceId ?? readTraceParent(call.headers.traceparent)?.traceId
      const line: CallLine = {
        event: 'call',
        request_id: call.requestId,
        client: call.client,
        ...(call.userAgent !== undefined && { user_agent: call.userAgent.slice(0, 200) }),
        ...(call.key !== undefined && { key: call.key }),
        ...(traceId && { trace_id: traceId }),
        ...(call.approval && { approval: call.approval }),
        door: call.door ?? 'http',
        app_name: call.app.slice(0, 200),
        function_name: call.functionName.slice(0, 600),
        outcome: failure ? 'failed' : 'ok',
        status,
        ...(failure && { error_type: failure.code }),
        ...(upstreamStatus !== undefined && { upstream_status: upstreamStatus }),
        duration_ms: Math.round(duration * 100) / 100,
        attempts,
        ...(cache && { cache }),
      }
      activity.note(line, outcome.isKnown)
      return audit.write(line)
    },
    failureBody: ({ app, functionName }, failure) =>
      secrets.redactValue({
        status: 'exception',
        status_code: failure.status,
        message: failure.message,
        error_type: failure.code,
        function_name: functionName,
        app_name: app,
        detail: failure.detail ?? null,
      }) as JsonObject,
  }
}

const createOutcome = (): CallOutcome => ({
  status: 200,
  result: undefined,
  failure: undefined,
  isKnown: false,
  isAppKnown: false,
  attempts: 0,
  upstreamTime: 0,
  waitTime: 0,
  pauseTime: 0,
  cache: undefined,
  upstreamStatus: undefined,
  isTruncated: false,
  responseBytes: 0,
  trace: undefined,
})

/** Waiting for a service to start is time in the queue, not our own. */
async function waitFor<T>(starting: Promise<T>, measure: CallMeasure): Promise<T> {
  const began = performance.now()
  return await starting.finally(() => (measure.waitTime = performance.now() - began))
}

function toFailure(error: unknown, logger: Logger): AgentError {
  if (error instanceof AgentError) return error
  const { stack = '' } = error as Error
  logger.error({ event: 'call_crashed', error: messageOf(error), stack })
  return new AgentError('INTERNAL', 500, 'Something went wrong inside the registry. Its log has the details.')
}
