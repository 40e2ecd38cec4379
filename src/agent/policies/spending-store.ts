import type { SessionStore } from '../sessions/session-store.ts'

/** What a language model took. */
export interface Spent {
  tokens: number
  cost: number
}

/** What was spent on each day and in each conversation, beside the conversations on disk. */
export interface SpendingStore {
  add(day: string, sessionId: string, spent: Spent): void
  ofDay(day: string): Spent
  ofSession(sessionId: string): Spent
}

/** Opens the account. A day's count holds over a restart, and does not go down when a conversation is deleted. */
export function createSpendingStore(store: SessionStore): SpendingStore {
  store.write(database =>
    database.exec(
      'CREATE TABLE IF NOT EXISTS spending (day TEXT NOT NULL, session_id TEXT NOT NULL, tokens REAL NOT NULL, cost REAL NOT NULL, PRIMARY KEY (day, session_id)) STRICT',
    ),
  )
  const sum = (column: 'day' | 'session_id', value: string): Spent =>
    store.read(database => {
      const row = database
        .prepare(`SELECT total(tokens) AS tokens, total(cost) AS cost FROM spending WHERE ${column} = ?`)
        .get(value)
      return row as unknown as Spent
    })
  return {
    add: (day, sessionId, { tokens, cost }) =>
      store.write(database => {
        database
          .prepare(
            'INSERT INTO spending (day, session_id, tokens, cost) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET tokens = tokens + excluded.tokens, cost = cost + excluded.cost',
          )
          .run(day, sessionId, tokens, cost)
        // What was spent on other days is of use only to conversations that there still are.
        database.prepare('DELETE FROM spending WHERE day < ? AND session_id NOT IN (SELECT id FROM sessions)').run(day)
      }),
    ofDay: day => sum('day', day),
    ofSession: sessionId => sum('session_id', sessionId),
  }
}
