import { effect, signal } from '@preact/signals'
import type { AllowedTool } from '../../../contract/chat.ts'
import { request } from '../api/client.ts'
import { sessionId } from '../state/entries.ts'
import { fetchSession } from '../state/stored-session.ts'

/** Tools that are called in the conversation that is shown without asking again. */
export const allowedTools = signal<readonly AllowedTool[]>([])

effect(() => {
  if (!sessionId.value) allowedTools.value = []
  else void readAllowed()
})

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
