import type { Client, McpSubscription } from '@modelcontextprotocol/client'
import { isLost } from './call-failure.ts'
import type { Connection } from './connect.ts'

export interface Liveness {
  /** The standing stream of the server began or ended. */
  onStream(open: boolean): void
  /** Something broke off: looks at once. */
  look(): void
  stop(): void
}

export interface LivenessOptions {
  /** The server is on this machine: asking it costs nothing. */
  isNear: boolean
  /** Its standing stream is open already. */
  isStreaming: boolean
  /** Requests are under way: they tell of an end themselves, and a server may do one thing at a time. */
  isBusy: () => boolean
  onLost: (error: Error) => void
}

/** Milliseconds between two pings: while a stream tells of an end, while none does, and for a server near by. */
const PAUSE_WITH_STREAM = 30_000
const PAUSE = 15_000
const PAUSE_NEAR = 700
/** Milliseconds for the answer to a ping, and how many of them may stay without one. */
const PATIENCE = 5_000
const SILENT_PINGS = 2

/**
 * Watches whether an HTTP server is still there: by the end of its standing stream, and by pings, which cost less than
 * a list of tools and which an older server without a stream needs (registry cases M3, M13).
 */
export function watchLiveness(
  connection: Connection,
  { isNear, isStreaming, isBusy, onLost }: LivenessOptions,
): Liveness {
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isOpen = isStreaming
  let silent = 0
  let pinging = false
  const schedule = (pause = isOpen ? PAUSE_WITH_STREAM : isNear ? PAUSE_NEAR : PAUSE) => {
    clearTimeout(timer)
    if (stopped.signal.aborted) return
    timer = setTimeout(() => (isBusy() ? schedule() : void check()), pause)
    timer.unref()
  }
  const check = async () => {
    if (pinging || stopped.signal.aborted) return
    pinging = true
    const error = await ping(connection, stopped.signal)
    pinging = false
    if (stopped.signal.aborted) return
    const isSilent = (error as { code?: unknown } | undefined)?.code === 'REQUEST_TIMEOUT'
    silent = isSilent && !isBusy() ? silent + 1 : 0
    if (error && (isLost(error) || silent >= SILENT_PINGS)) {
      stopped.abort()
      onLost(error)
    } else schedule(isSilent ? 0 : undefined)
  }
  schedule()
  return {
    onStream(open) {
      isOpen = open
      if (open) schedule()
      else void check()
    },
    look: () => void check(),
    stop: () => {
      stopped.abort()
      clearTimeout(timer)
    },
  }
}

/** Undefined when the server answers, be it with an error. The stateless protocol has no ping: it is asked who it is. */
async function ping({ client, isModern }: Connection, signal: AbortSignal): Promise<Error | undefined> {
  try {
    const options = { signal, timeout: PATIENCE }
    await (isModern ? client.discover(options) : client.ping(options))
    return undefined
  } catch (error) {
    return error as Error
  }
}

/** Subscribes to changes of the tools (stateless protocol), again whenever the subscription ends. */
export async function subscribe(
  client: Client,
  { liveness, signal, timeout }: { liveness: Liveness | undefined; signal: AbortSignal; timeout: number },
): Promise<void> {
  const FIRST_PAUSE = 500
  for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(30_000, pause * 2)) {
    let subscription: McpSubscription
    try {
      subscription = await client.listen({ toolsListChanged: true }, { timeout, signal })
    } catch {
      // A server may have no subscriptions: its pings go on, its changes are seen at a refresh.
      await wait(pause, signal)
      continue
    }
    liveness?.onStream(true)
    pause = FIRST_PAUSE
    if ((await subscription.closed) === 'local') return
    liveness?.onStream(false)
    await wait(pause, signal)
  }
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(done, milliseconds)
    timer.unref()
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
