import type { Database } from '../../store/contract.ts'

/** What a language model took. */
export interface Spent {
  tokens: number
  cost: number
}

/** What was spent on each day and in each conversation, beside the conversations. */
export interface SpendingStore {
  add(day: string, sessionId: string, spent: Spent): Promise<void>
  ofDay(day: string): Promise<Spent>
  ofSession(sessionId: string): Promise<Spent>
}

/** The account. A day's count holds over a restart, and does not go down when a conversation is deleted. */
export function createSpendingStore(database: Database): SpendingStore {
  const sum = async (column: 'day' | 'session_id', value: string): Promise<Spent> =>
    (await database.get<Spent>(
      `SELECT coalesce(sum(tokens), 0) AS tokens, coalesce(sum(cost), 0) AS cost FROM spending WHERE ${column} = ?`,
      value,
    ))!
  return {
    add: (day, sessionId, { tokens, cost }) =>
      database.write(
        async tx => {
          await tx.run(
            `INSERT INTO spending (day, session_id, tokens, cost) VALUES (?, ?, ?, ?) ON CONFLICT (day, session_id)
               DO UPDATE SET tokens = spending.tokens + excluded.tokens, cost = spending.cost + excluded.cost`,
            day,
            sessionId,
            tokens,
            cost,
          )
          // What was spent on other days is of use only to conversations that there still are.
          await tx.run('DELETE FROM spending WHERE day < ? AND session_id NOT IN (SELECT id FROM sessions)', day)
        },
        { key: 'spending' },
      ),
    ofDay: day => sum('day', day),
    ofSession: sessionId => sum('session_id', sessionId),
  }
}
