import { z } from 'zod'
import { messageOf, notReady } from '../lib/errors.ts'
import type { Logger } from '../lib/logger.ts'
import { defineRoute } from './define-route.ts'

/** Milliseconds that the store may take to answer. */
const PATIENCE = 2_000
/** Milliseconds for which one look holds. */
const KEPT = 500

/** Body of `GET /ready`. */
const Ready = z
  .object({ status: z.literal('ready'), timestamp: z.iso.datetime().describe('Time of the check') })
  .meta({ id: 'Ready', description: 'Whether requests may be sent here' })

/**
 * `GET /ready`: whether a balancer may send requests here. Not while the server stops (503 for everything, http/listen.ts),
 * nor while `check` rejects or hangs. Open as `/health` is, so the answer says no more than that; the log has the rest.
 */
export const readyRoute = (check: () => Promise<void>, logger: Logger) => {
  let latest: { at: number; check: Promise<void> } | undefined
  /** Whoever asks often costs the store nothing. */
  const checkNow = () => {
    if (!latest || performance.now() - latest.at > KEPT) latest = { at: performance.now(), check: withinTime(check()) }
    return latest.check
  }
  return defineRoute({
    method: 'get',
    path: '/ready',
    operationId: 'getReady',
    summary: 'Whether requests may be sent here',
    description:
      'For balancers. 503 while the server stops and while its store cannot be read. /health says whether the process is up.',
    tags: ['health'],
    responses: {
      200: { description: 'It takes requests', schema: Ready },
      503: { description: 'It stops, or its store cannot be read (NOT_READY)' },
    },
    handler: async () => {
      try {
        await checkNow()
        return { status: 'ready', timestamp: new Date().toISOString() }
      } catch (error) {
        logger.warn({ event: 'not_ready', error: messageOf(error) })
        throw notReady()
      }
    },
  })
}

async function withinTime(checking: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE / 1000} s`)), PATIENCE)
  })
  await Promise.race([checking, late]).finally(() => clearTimeout(timer))
}
