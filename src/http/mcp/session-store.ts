import { randomUUID } from 'node:crypto'
import { WebStandardStreamableHTTPServerTransport, type Server } from '@modelcontextprotocol/server'

/** One client of the older protocol era, from `initialize` on. */
export interface Session<View> {
  readonly id: string
  /** Id of the key that began it; undefined where none was asked for. */
  readonly owner: string | undefined
  readonly view: View
  readonly server: Server
  readonly transport: WebStandardStreamableHTTPServerTransport
  /** Requests and streams that are open. */
  open: number
  /** When the last of them ended, in milliseconds (monotonic). */
  lastUsed: number
}

export interface SessionStore<View> {
  /** Starts a session; undefined when there are too many and all of them are in use. */
  start(view: View, owner?: string): Promise<Session<View> | undefined>
  find(id: string): Session<View> | undefined
  end(session: Session<View>): Promise<void>
  all(): Iterable<Session<View>>
  readonly size: number
  close(): Promise<void>
}

export interface SessionStoreOptions<View> {
  createServer: (view: View) => Server
  /** Milliseconds after which a session without request or stream is ended (case M18). */
  idle: number
  /** Most sessions; beyond them the one idle longest of the key that holds most of them makes room. */
  most: number
}

/** The sessions of the older era. Every one holds a server object, so abandoned ones have to go (case M18). */
export function createSessionStore<View>({ createServer, idle, most }: SessionStoreOptions<View>): SessionStore<View> {
  const sessions = new Map<string, Session<View>>()
  const end = async (session: Session<View>) => {
    if (!sessions.delete(session.id)) return
    await session.server.close().catch(() => undefined)
    await session.transport.close().catch(() => undefined)
  }
  const idleSessions = () =>
    [...sessions.values()].filter(session => session.open === 0).sort((left, right) => left.lastUsed - right.lastUsed)
  /** Of whom most are held gives way first: nobody pushes out the few of somebody else by beginning many. */
  const findRoom = (): Session<View> | undefined => {
    const held = new Map<string | undefined, number>()
    for (const { owner } of sessions.values()) held.set(owner, (held.get(owner) ?? 0) + 1)
    const idle = idleSessions()
    const most = Math.max(...idle.map(({ owner }) => held.get(owner)!))
    return idle.find(({ owner }) => held.get(owner) === most)
  }
  const sweep = setInterval(
    () => {
      const limit = performance.now() - idle
      for (const session of idleSessions()) if (session.lastUsed < limit) void end(session)
    },
    Math.min(idle, 60_000),
  )
  sweep.unref()
  return {
    async start(view, owner) {
      if (sessions.size >= most) {
        const oldest = findRoom()
        if (!oldest) return undefined
        await end(oldest)
      }
      const id = randomUUID()
      const transport = new WebStandardStreamableHTTPServerTransport({
        sessionIdGenerator: () => id,
        onsessionclosed: () => void sessions.delete(id),
      })
      const server = createServer(view)
      const session: Session<View> = { id, owner, view, server, transport, open: 0, lastUsed: performance.now() }
      await server.connect(transport)
      sessions.set(id, session)
      return session
    },
    find: id => sessions.get(id),
    end,
    all: () => sessions.values(),
    get size() {
      return sessions.size
    },
    async close() {
      clearInterval(sweep)
      await Promise.allSettled([...sessions.values()].map(end))
    },
  }
}
