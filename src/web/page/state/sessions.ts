import { signal } from '@preact/signals'
import { request } from '../api/client.ts'

/** One line of `GET /sessions`. */
export interface SessionSummary {
  session_id: string
  title: string
  created_at: string
  updated_at: string
  message_count: number
}

/** Conversations that the side shows, latest first. */
export const sessions = signal<SessionSummary[]>([])
export const totalSessions = signal(0)
/** What they are searched for. */
export const sessionSearch = signal('')

/** Reads the conversations again; stays as it is when the server is away. Must not throw. */
export async function readSessions(): Promise<void> {
  const q = sessionSearch.value.trim()
  try {
    const read = await request<{ sessions: SessionSummary[]; total: number }>(
      `sessions?limit=100${q ? `&q=${encodeURIComponent(q)}` : ''}`,
    )
    if (q !== sessionSearch.value.trim()) return
    sessions.value = read.sessions
    totalSessions.value = read.total
  } catch {
    // The line of the state says that the server is away.
  }
}

/** Forgets a conversation on the server. */
export async function removeSession(id: string): Promise<void> {
  await request(`sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
  await readSessions()
}

/** Gives a conversation another title. */
export async function renameSession(id: string, title: string): Promise<void> {
  await request(`sessions/${encodeURIComponent(id)}`, { method: 'PATCH', body: { title } })
  await readSessions()
}
