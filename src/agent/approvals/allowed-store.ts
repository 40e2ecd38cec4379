import type { AllowedTool } from '../../contract/chat.ts'
import type { SessionStore } from '../sessions/session-store.ts'

/** Tools whose calls need no further yes, by conversation; they go with it. */
export interface AllowedStore {
  /** Remembers a tool, by its canonical name. */
  allow(sessionId: string, tool: string): void
  list(sessionId: string): AllowedTool[]
  /** Takes it back; false when it was not allowed. */
  revoke(sessionId: string, tool: string): boolean
}

/** What persons allowed, in the database of the conversations (table allowed_tools). */
export function createAllowedStore(store: SessionStore): AllowedStore {
  return {
    allow: (sessionId, tool) =>
      store.write(database => {
        database
          .prepare('INSERT INTO allowed_tools (session_id, tool, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
          .run(sessionId, tool, new Date().toISOString())
      }),
    list: sessionId =>
      store.read(
        database =>
          database
            .prepare('SELECT tool, since FROM allowed_tools WHERE session_id = ? ORDER BY since, rowid')
            .all(sessionId) as unknown as AllowedTool[],
      ),
    revoke: (sessionId, tool) =>
      store.write(
        database =>
          database.prepare('DELETE FROM allowed_tools WHERE session_id = ? AND tool = ?').run(sessionId, tool).changes >
          0,
      ),
  }
}
