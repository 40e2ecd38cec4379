import type { Logger } from '../../lib/logger.ts'
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'
import { createLanes, type Lanes } from './lanes.ts'
import { createLimiter, type Limiter } from './limiter.ts'

/** What stands between calls and one service: how many at once, and whether at all. */
export interface ServiceGuard {
  limiter: Limiter
  breaker: CircuitBreaker
}

export interface ServiceGuards {
  /**
   * With a lane (a session of a browser) callers of other lanes are not held up: each has places of its own, and slow
   * answers to one do not count against the service.
   */
  of(app: string, lane?: string): ServiceGuard
  /** Of an application that was called before. */
  known(app: string): ServiceGuard | undefined
  all(): Iterable<[app: string, guard: ServiceGuard]>
}

export interface GuardOptions {
  /** [api_mode] max_concurrent_requests. */
  maxConcurrentRequests: number
  /** [api_mode] request_timeout: seconds that a call waits for a place. */
  requestTimeout: number
  /** [registry] breaker_failures. */
  breakerFailures: number
  /** [registry] breaker_pause, in seconds. */
  breakerPause: number
  /** When a service was last connected to, in milliseconds; 0 when it never was. */
  connectedAt: (app: string) => number
  logger: Logger
  /** Removes secrets. */
  redact: (text: string) => string
}

/** Applications that are remembered before idle ones are forgotten. */
const MANY = 1_000

/** The guards of all applications, each made when its application is first called. */
export function createServiceGuards(options: GuardOptions): ServiceGuards {
  const { maxConcurrentRequests, requestTimeout, breakerFailures, breakerPause, connectedAt, logger, redact } = options
  const guards = new Map<string, ServiceGuard & { lanes?: Lanes }>()
  const createPlaces = (app: string) => createLimiter(app, maxConcurrentRequests, requestTimeout)
  const create = (app: string, lanes: Lanes | undefined): ServiceGuard & { lanes?: Lanes } => ({
    limiter: lanes?.together ?? createPlaces(app),
    ...(lanes && { lanes }),
    breaker: createCircuitBreaker({
      app,
      failures: lanes ? 0 : breakerFailures,
      pause: breakerPause * 1000,
      connectedAt: () => connectedAt(app),
      onChange: (state, reason) =>
        state === 'open'
          ? logger.warn({ event: 'breaker_opened', service: app, pause_s: breakerPause, why: redact(reason) })
          : logger.info({ event: 'breaker_closed', service: app }),
    }),
  })
  /** Applications come and go: those that nobody calls now start afresh. */
  const forgetIdle = () => {
    for (const [app, { limiter, breaker }] of guards)
      if (limiter.running === 0 && breaker.state === 'closed') guards.delete(app)
  }
  return {
    of(app, lane) {
      let guard = guards.get(app)
      if (!guard || (lane !== undefined && !guard.lanes)) {
        if (guards.size >= MANY) forgetIdle()
        guards.set(app, (guard = create(app, lane === undefined ? undefined : createLanes(() => createPlaces(app)))))
      }
      return lane === undefined || !guard.lanes ? guard : { breaker: guard.breaker, limiter: guard.lanes.of(lane) }
    },
    known: app => guards.get(app),
    all: () => guards,
  }
}
