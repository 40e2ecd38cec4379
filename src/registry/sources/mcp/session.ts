import type { Connection } from './connect.ts'
import type { Liveness } from './liveness.ts'

/** What comes and goes with a connection. */
export interface Session {
  connection: Connection
  liveness: Liveness | undefined
  /** Calls under way. */
  calls: number
  ended: AbortController
}

/** Ends a session; a server over HTTP is told so that it does not keep it (case M8). */
export async function endSession(session: Session | undefined): Promise<void> {
  if (!session) return
  const { client, transport } = session.connection
  client.onclose = undefined
  session.ended.abort()
  session.liveness?.stop()
  const terminate = (transport as { terminateSession?: () => Promise<void> }).terminateSession
  if (terminate)
    await Promise.race([
      terminate.call(transport).catch(() => undefined),
      new Promise(resolve => setTimeout(resolve, 500).unref()),
    ])
  await client.close().catch(() => undefined)
  await transport.close().catch(() => undefined)
}
