import { argumentsInvalid, callTimedOut } from '../../lib/errors.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { CatalogueTool } from '../catalogue/catalogue.ts'
import type { CallProgress, ToolResult } from '../sources/source.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import { withRetry } from './retry.ts'

/** How calls are made: `[api_mode]` of the settings. */
export interface CallPolicy {
  maxConcurrentRequests: number
  /** Seconds, for the whole call with its repetitions. */
  requestTimeout: number
  retryAttempts: number
  /** Seconds beyond its time that progress of the tool may give a call ([registry] progress_timeout). */
  progressTimeout: number
}

export interface CallOptions {
  /** Aborts when the client goes away. */
  signal: AbortSignal
  headers: Readonly<Record<string, string>>
  /** Seconds; the entry's own time-out, else the policy's. */
  timeout?: number
  /** Told before every attempt. */
  onAttempt?: () => void
  /** Told how far the call is. */
  onProgress?: ((progress: CallProgress) => void) | undefined
}

/** Calls one tool: arguments, a place at the service, time-out, repetitions. Rejects with an AgentError. */
export type CallTool = (entry: CatalogueTool, args: JsonObject, options: CallOptions) => Promise<ToolResult>

/** The policy of calls: every application has its own limit of calls at the same time (interfaces § A, call). */
export function createCallTool(policy: CallPolicy): CallTool {
  const limiters = new Map<string, Limiter>()
  const limiterOf = (app: string) => {
    let limiter = limiters.get(app)
    if (!limiter) {
      limiter = createLimiter(app, policy.maxConcurrentRequests, policy.requestTimeout)
      limiters.set(app, limiter)
    }
    return limiter
  }
  return async (entry, args, { signal, headers, timeout: seconds = policy.requestTimeout, onAttempt, onProgress }) => {
    const issues = entry.check()(args)
    if (issues.length) throw argumentsInvalid(entry.name, issues)
    const limiter = limiterOf(entry.app)
    const entering = limiter.enter(signal)
    if (entering) await entering
    // The time for the call starts once it has its place.
    const controller = new AbortController()
    const giveUp = () => controller.abort(callTimedOut(entry.name, seconds))
    let timer = setTimeout(giveUp, seconds * 1000)
    const latest = performance.now() + (seconds + policy.progressTimeout) * 1000
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
    try {
      const context = {
        toolName: entry.name,
        signal: controller.signal,
        timeout: seconds * 1000,
        headers,
        onProgress,
        extend,
      }
      return await withRetry(() => entry.run(entry.tool, args, context), {
        attempts: policy.retryAttempts,
        repeatable: entry.tool.repeatable,
        signal: controller.signal,
        ...(onAttempt && { onAttempt }),
      })
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', onGone)
      limiter.leave()
    }
  }
}
