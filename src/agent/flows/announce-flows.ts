import type { FlowAnnouncement } from '../../contract/flow.ts'
import { messageOf } from '../../lib/errors.ts'
import { isObject, parseJson } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import { Pool } from '../../lib/undici.ts'
import type { RegistryCredentials } from '../registry-credentials.ts'
import type { FlowService } from './flow-service.ts'

export interface AnnounceOptions {
  registryUrl: string
  /** Where flows are to be run, when not at the address that the agent calls from ([server] agent_url). */
  url?: string | undefined
  /** How this server is spoken to; http unless told. */
  scheme?: 'http' | 'https'
  /** The admin key of the registry, where it asks for one. */
  adminKey: string | undefined
  credentials?: RegistryCredentials | undefined
  flows: Pick<FlowService, 'list' | 'onChange'>
  logger: Logger
  /** Milliseconds before the first try after a failure; each further one doubles it. For tests. */
  pause?: number
}

/** Tells the registry which flows there are, so that they are tools there too. */
export interface FlowAnnouncer {
  /** Begins, once the agent listens on a port. */
  start(port: number): void
  close(): Promise<void>
}

const LONGEST_PAUSE = 60_000
/** Changes that come together are told once. */
const SETTLE = 50

/**
 * Announces the flows when it starts and after each change. A registry that is away is tried again until it is there; one
 * that refuses (its admin key is missing, the name is taken, it is of an earlier version) is left alone until the next
 * change, and the log says why. Nothing of the agent waits for it.
 */
export function createFlowAnnouncer(options: AnnounceOptions): FlowAnnouncer {
  const { registryUrl, adminKey, credentials, flows, logger, pause: firstPause = 1_000 } = options
  const closing = new AbortController()
  let port: number | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = firstPause
  let telling: Promise<void> = Promise.resolve()

  const later = (delay: number) => {
    clearTimeout(timer)
    if (closing.signal.aborted) return
    timer = setTimeout(() => (telling = telling.then(tell)), delay)
    timer.unref()
  }

  async function tell(): Promise<void> {
    const base = new URL(registryUrl)
    const pool = new Pool(base.origin, { connections: 1, headersTimeout: 10_000, bodyTimeout: 10_000 })
    try {
      const { statusCode, body } = await pool.request({
        method: 'PUT',
        path: '/flows',
        headers: {
          'content-type': 'application/json',
          ...(adminKey && { authorization: `Bearer ${adminKey}` }),
          ...credentials?.(),
        },
        body: JSON.stringify(await announcementOf()),
        signal: closing.signal,
      })
      const text = await body.text()
      if (statusCode === 503) return again(`status ${statusCode}`)
      pause = firstPause
      if (statusCode === 200) return logger.debug({ event: 'flows_announced' })
      logger.warn({ event: 'flows_not_listed_as_tools', status: statusCode, why: reasonIn(text) })
    } catch (error) {
      if (!closing.signal.aborted) again(messageOf(error))
    } finally {
      await pool.close().catch(() => undefined)
    }
  }

  function again(why: string): void {
    logger.debug({ event: 'registry_away', why })
    later(pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }

  const announcementOf = async (): Promise<FlowAnnouncement> => ({
    port: port!,
    scheme: options.scheme ?? 'http',
    ...(options.url && { url: options.url }),
    flows: (await flows.list()).map(({ name, description, question, input_schema, output_schema, read_only }) => ({
      name,
      description: description === question ? description : `${description} (${question})`.slice(0, 4000),
      input_schema,
      output_schema,
      read_only,
    })),
  })

  const stopListening = flows.onChange(() => port !== undefined && later(SETTLE))
  return {
    start(listeningPort) {
      port = listeningPort
      later(0)
    },
    async close() {
      stopListening()
      clearTimeout(timer)
      closing.abort()
      await telling.catch(() => undefined)
    },
  }
}

function reasonIn(text: string): string {
  const body = parseJson(text)
  return isObject(body) && typeof body.detail === 'string' ? body.detail : text.slice(0, 200)
}
