import type { SessionStore } from '../../../src/agent/sessions/session-store.ts'

type Answer = Parameters<SessionStore['addAnswer']>[2]

/** Stores an answer as the server does, with its complete result. */
export async function storeAnswer(store: SessionStore, sessionId: string, answer: Answer): Promise<void> {
  const stored = await store.write(sessionId, tx => store.addAnswer(tx, sessionId, answer))
  await stored?.keepResult?.(store.database)
}

/** Leaves the database of a store no more than so many pages of what it has: a full disk. */
export async function fillDisk(store: SessionStore, pages = 0): Promise<void> {
  await store.database.write(async tx => {
    const { page_count } = (await tx.get<{ page_count: number }>('PRAGMA page_count'))!
    await tx.get(`PRAGMA max_page_count = ${page_count + pages}`)
  })
}
