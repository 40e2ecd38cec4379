import { isOnThisMachine } from '../../lib/address-policy.ts'
import { AgentError } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { ServiceEntry } from '../file/service-entry.ts'
import { isRefused } from './watch-listener.ts'

/** What the log is told of a service that fails: once, until it is ready again. */
export interface FailureLog {
  failed(error: AgentError, why: string, cause: unknown): void
  ready(): void
}

/** How long what is started together with the registry may take to listen, in milliseconds. */
const STARTING = 10_000

/**
 * A service on this machine at which nobody listens yet may be starting with the registry, as the demo APIs do: that is
 * worth a line, and a warning when it lasts.
 */
export function createFailureLog({ name, url }: ServiceEntry, logger: Logger, now = Date.now): FailureLog {
  const begun = now()
  const isHere = isOnThisMachine(URL.parse(url ?? '')?.hostname ?? '')
  let hasBeenReady = false
  let told: 'nothing' | 'awaited' | 'failed' = 'nothing'
  return {
    failed({ message }, why, cause) {
      const isStarting = !hasBeenReady && isHere && now() - begun < STARTING && isNobodyThere(cause)
      if (told === 'failed' || (isStarting && told === 'awaited')) return
      told = isStarting ? 'awaited' : 'failed'
      if (isStarting) logger.info({ event: 'service_awaited', service: name, why })
      else logger.warn({ event: 'service_failed', service: name, message, why })
    },
    ready() {
      hasBeenReady = true
      told = 'nothing'
    },
  }
}

/** Whether it comes down to nobody being there. */
function isNobodyThere(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    isRefused(error) ||
    (error instanceof AgentError && error.code === 'UPSTREAM_UNREACHABLE') ||
    isNobodyThere(error.cause)
  )
}
