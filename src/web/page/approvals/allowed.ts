import { request } from '../api/client.ts'
import { allowedTools, sessionId } from '../state/entries.ts'
import { fetchSession } from '../state/stored-session.ts'

// Those of another conversation come with it.
sessionId.subscribe(() => (allowedTools.value = []))

/** Reads them again; stays as it is when the server is away. Must not throw. */
export async function readAllowed(): Promise<void> {
  const id = sessionId.peek()
  if (!id) return
  try {
    const { allowed = [] } = await fetchSession(id)
    if (sessionId.peek() === id) allowedTools.value = allowed
  } catch {
    // The line of the state says that the server is away.
  }
}

/** Asks again before a tool is called; fails with the reason. */
export async function takeBack(tool: string): Promise<void> {
  await request(`sessions/${encodeURIComponent(sessionId.value!)}/allowed/${encodeURIComponent(tool)}`, {
    method: 'DELETE',
  })
  await readAllowed()
}
