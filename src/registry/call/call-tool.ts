import { argumentsInvalid, callTimedOut } from '../../lib/errors.ts'
import { isObject, type JsonObject } from '../../lib/json.ts'
import type { CatalogueTool } from '../catalogue/catalogue.ts'
import { acceptArguments, type UnknownArguments } from '../schema/accept-arguments.ts'
import type { CallContext, CallProgress, ToolResult } from '../sources/source.ts'
import type { CallTrace } from '../telemetry/tracing.ts'
import { withRetry } from './retry.ts'
import type { ServiceGuards } from './service-guards.ts'

/** How calls are made: `[api_mode]` of the settings. */
export interface CallPolicy {
  /** Seconds, for the whole call with its repetitions. */
  requestTimeout: number
  retryAttempts: number
  /** Seconds beyond its time that progress of the tool may give a call ([registry] progress_timeout). */
  progressTimeout: number
  /** [registry] unknown_arguments. */
  unknownArguments: UnknownArguments
  guards: ServiceGuards
}

/** What is measured while a call runs. Times in milliseconds. */
export interface CallMeasure {
  attempts: number
  /** In the hands of the source, all attempts together. */
  upstreamTime: number
  /** In the queue for a place at the service, or until it had started. */
  waitTime: number
  /** Between attempts. */
  pauseTime: number
}

export interface CallOptions {
  /** Aborts when the client goes away. */
  signal: AbortSignal
  headers: Readonly<Record<string, string>>
  /** Seconds; the entry's own time-out, else the policy's. */
  timeout?: number
  measure: CallMeasure
  trace?: CallTrace | undefined
  /** Told how far the call is. */
  onProgress?: ((progress: CallProgress) => void) | undefined
  /** The page that this link of the service leads to is read. */
  nextLink?: string | undefined
}

/** Calls one tool: arguments, a place at the service, time-out, repetitions. Rejects with an AgentError. */
export type CallTool = (entry: CatalogueTool, args: JsonObject, options: CallOptions) => Promise<ToolResult>

/**
 * The policy of calls: every application has its own limit of calls at the same time (interfaces § A, call) and its own
 * circuit breaker.
 */
export function createCallTool(policy: CallPolicy): CallTool {
  const { guards } = policy
  return async (entry, given, options) => {
    const { signal, headers, timeout: seconds = policy.requestTimeout, measure, trace, onProgress, nextLink } = options
    const { args, issues } = acceptArguments(await entry.check(), given, policy.unknownArguments)
    if (issues.length) throw argumentsInvalid(entry.name, issues)
    const { limiter, breaker } = guards.of(entry.app, laneOf(entry, args))
    const refusal = breaker.refusal()
    if (refusal) throw refusal
    const entering = limiter.enter(signal)
    if (entering) {
      const queued = performance.now()
      await entering.finally(() => (measure.waitTime += performance.now() - queued))
    }
    // The time for the call starts once it has its place.
    const controller = new AbortController()
    const giveUp = () => controller.abort(callTimedOut(entry.name, seconds))
    let timer = setTimeout(giveUp, seconds * 1000)
    const began = performance.now()
    const latest = began + (seconds + policy.progressTimeout) * 1000
    // Progress starts the time anew, up to the cap (registry case M11).
    const extend = () => {
      const left = latest - performance.now()
      if (controller.signal.aborted) return
      if (left >= seconds * 1000) return void timer.refresh()
      clearTimeout(timer)
      timer = setTimeout(giveUp, Math.max(0, left))
    }
    const onGone = () => controller.abort(signal.reason)
    signal.addEventListener('abort', onGone, { once: true })
    const context: CallContext = {
      toolName: entry.name,
      signal: controller.signal,
      timeout: seconds * 1000,
      headers,
      onProgress,
      nextLink,
      extend,
    }
    let isProbe: boolean | undefined
    let failure: unknown
    try {
      // Here and not before the queue: it may have opened in the meantime.
      isProbe = breaker.enter()
      return await withRetry(() => runOnce(entry, args, context, measure, trace), {
        attempts: policy.retryAttempts,
        repeatable: entry.tool.repeatable,
        signal: controller.signal,
      })
    } catch (error) {
      failure = error
      throw error
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', onGone)
      if (measure.attempts > 1) measure.pauseTime = performance.now() - began - measure.upstreamTime
      if (isProbe !== undefined) breaker.settle(failure, isProbe)
      limiter.leave()
    }
  }
}

/** Sessions of a browser are apart: the page of one must not hold up another. */
function laneOf({ tool }: CatalogueTool, { session }: JsonObject): string | undefined {
  if (tool.kind !== 'browser' || !isObject(tool.inputSchema.properties)) return undefined
  if (!('session' in tool.inputSchema.properties)) return undefined
  return typeof session === 'string' ? session : ''
}

/** One attempt, measured and, with tracing, under a span of its own. */
async function runOnce(
  entry: CatalogueTool,
  args: JsonObject,
  context: CallContext,
  measure: CallMeasure,
  trace: CallTrace | undefined,
): Promise<ToolResult> {
  measure.attempts++
  const attempt = trace?.startAttempt(entry, measure.attempts)
  const started = performance.now()
  try {
    const result = await entry.run(
      entry.tool,
      args,
      attempt
        ? { ...context, headers: { ...context.headers, ...attempt.headers }, onTarget: attempt.onTarget }
        : context,
    )
    attempt?.end(result)
    return result
  } catch (error) {
    attempt?.fail(error)
    throw error
  } finally {
    measure.upstreamTime += performance.now() - started
  }
}
