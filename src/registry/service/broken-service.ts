import { AgentError } from '../../lib/errors.ts'
import { maskAddress } from '../file/mask-address.ts'
import type { ServiceEntry } from '../file/service-entry.ts'
import type { Service } from './service.ts'

/** A service whose entry cannot be used: listed as failed with the reason, never tried (interfaces § A, YAML). */
export function createBrokenService(
  {
    name,
    description,
    url,
    type = 'openapi',
    problem,
  }: { name: string; description: string; url: string; type?: ServiceEntry['type']; problem: string },
  redact: (text: string) => string,
): Service {
  const message = redact(maskAddress(problem))
  const since = new Date().toISOString()
  const failure = () => new AgentError('SERVICE_MISCONFIGURED', 502, message)
  return {
    name,
    entry: { type: 'openapi', name, description, url, api_overrides: [], cache: false },
    state: 'failed',
    connectedAt: 0,
    start: () => undefined,
    application: toolCount => ({
      name,
      description,
      url: redact(maskAddress(url)),
      type,
      tool_count: toolCount,
      state: 'failed',
      message,
    }),
    status: toolCount => ({
      state: 'failed',
      message,
      since,
      type: 'unknown',
      transport: 'none',
      tool_count: toolCount,
      last_error: message,
      restarts: 0,
      notes: [],
    }),
    call: () => Promise.reject(failure()),
    callByName: undefined,
    settle: () => Promise.resolve(),
    refresh: () => Promise.reject(failure()),
    extras: () => Promise.reject(failure()),
    failure,
    close: () => Promise.resolve(),
  }
}
