import pg from 'pg'
import { messageOf } from '../lib/errors.ts'
import type { Logger } from '../lib/logger.ts'
import { createChannels } from './channels.ts'
import type { Listener } from './contract.ts'

/** Channels of this program among those of a database that others use too. */
const PREFIX = 'agent_'
/** Milliseconds before the first try to connect again; each further one doubles it. */
const FIRST_PAUSE = 200
const LONGEST_PAUSE = 5_000
/** Between two questions whether the connection still is there, and how long the answer may take. */
const CHECK = 10_000

/** The connection that hears of changes. */
export interface PostgresListener {
  listen(channel: string, on: Listener): Promise<() => void>
  close(): Promise<void>
}

/**
 * LISTEN on a connection of its own, opened with the first listener. One that is lost is opened again, and then everybody is
 * told to look at everything: what was told meanwhile is not known.
 */
export function createPostgresListener(config: pg.ClientConfig, logger: Logger | undefined): PostgresListener {
  const channels = createChannels(error => logger?.error({ event: 'listener_failed', error: messageOf(error) }))
  let client: pg.Client | undefined
  let opening: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = FIRST_PAUSE
  let isClosed = false

  const listenTo = (connection: pg.Client, channel: string) => connection.query(`LISTEN "${PREFIX}${channel}"`)

  function lost(connection: pg.Client, error: unknown): void {
    if (client !== connection && client !== undefined) return
    client = undefined
    connection.end().catch(() => undefined)
    if (isClosed) return
    logger?.warn({ event: 'database_listener_lost', error: messageOf(error) })
    later()
  }

  function later(): void {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => void connect().catch(() => undefined), pause)
    timer.unref()
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }

  function connect(): Promise<void> {
    opening ??= openClient().finally(() => (opening = undefined))
    return opening
  }

  async function openClient(): Promise<void> {
    const isAgain = pause > FIRST_PAUSE
    const connection = new pg.Client({ ...config, query_timeout: CHECK })
    let isLost = false
    const end = (error: unknown) => {
      if (isLost) return
      isLost = true
      lost(connection, error)
    }
    connection.on('error', end)
    connection.on('end', () => end(new Error('the connection was closed')))
    connection.on('notification', ({ channel, payload }) => channels.tell(channel.slice(PREFIX.length), payload ?? ''))
    try {
      await connection.connect()
      for (const channel of channels.names()) await listenTo(connection, channel)
    } catch (error) {
      end(error)
      throw error
    }
    client = connection
    pause = FIRST_PAUSE
    watch(connection, end)
    if (isAgain) {
      logger?.info({ event: 'database_listener_back' })
      channels.tellAll()
    }
  }

  /** A connection whose other end is gone without a word is noticed by asking. */
  function watch(connection: pg.Client, end: (error: unknown) => void): void {
    timer = setTimeout(async () => {
      try {
        await connection.query('SELECT 1')
        if (client === connection) watch(connection, end)
      } catch (error) {
        end(error)
      }
    }, CHECK)
    timer.unref()
  }

  return {
    async listen(channel, on) {
      if (!/^[a-z_]{1,40}$/.test(channel)) throw new Error(`'${channel}' is no name of a channel`)
      const stop = channels.add(channel, on)
      try {
        if (client) await listenTo(client, channel)
        else await connect()
        // It was opened for others, before this channel was there.
        if (client) await listenTo(client, channel)
      } catch (error) {
        // It is opened again later, for this listener too.
        if (!isClosed) logger?.warn({ event: 'database_listener_waits', error: messageOf(error) })
      }
      return stop
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await opening?.catch(() => undefined)
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}
