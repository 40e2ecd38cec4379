import type { AllowedTool } from '../../contract/chat.ts'
import type { Database, Transaction } from '../../store/contract.ts'

/** Tools whose calls need no further yes, by conversation; they go with it. */
export interface AllowedStore {
  /** Remembers a tool, by its canonical name; the caller does it in one transaction with the answer of its call. */
  allow(tx: Transaction, sessionId: string, tool: string): Promise<void>
  list(sessionId: string): Promise<AllowedTool[]>
  /** Takes it back; false when it was not allowed. */
  revoke(sessionId: string, tool: string): Promise<boolean>
}

/** What persons allowed, in the database of the conversations (table allowed_tools). */
export function createAllowedStore(database: Database): AllowedStore {
  return {
    allow: async (tx, sessionId, tool) =>
      void (await tx.run(
        'INSERT INTO allowed_tools (session_id, tool, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        sessionId,
        tool,
        new Date().toISOString(),
      )),
    list: sessionId =>
      database.all('SELECT tool, since FROM allowed_tools WHERE session_id = ? ORDER BY since, rowid', sessionId),
    revoke: async (sessionId, tool) =>
      (await database.run('DELETE FROM allowed_tools WHERE session_id = ? AND tool = ?', sessionId, tool)) > 0,
  }
}
