import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from '../lib/undici.ts'

/** How long a registry that is being started again may be away, in milliseconds; one that was stopped is told of then. */
const RESTART = 2_000
const PAUSE = 100

type Request = Pool['request']
type Options = Parameters<Request>[0]

/**
 * A request that a restart of the registry does not fail. While nobody listens nothing was sent, and it is tried again for a
 * moment; what only reads is also sent again where a kept connection was closed (RFC 9110 § 9.2.2).
 */
export async function requestPatiently(
  pool: { request: Request },
  options: Options & { method: 'GET' | 'POST'; signal?: AbortSignal | undefined },
): ReturnType<Request> {
  const end = performance.now() + RESTART
  for (;;) {
    try {
      return await pool.request(options)
    } catch (error) {
      const mayRepeat = isRefused(error) || (options.method === 'GET' && isClosed(error))
      if (!mayRepeat || options.signal?.aborted || performance.now() > end) throw error
      await sleep(PAUSE, undefined, options.signal ? { signal: options.signal } : {})
    }
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')
/** `localhost` may be tried at several addresses, each with its own error. */
const isRefused = (error: unknown): boolean => {
  const { errors = [] } = error as { errors?: unknown[] }
  return codeOf(error) === 'ECONNREFUSED' || (errors.length > 0 && errors.every(isRefused))
}
const isClosed = (error: unknown) => ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error))
