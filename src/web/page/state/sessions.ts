import { signal } from '@preact/signals'
import { request } from '../api/client.ts'
import { forgetDraft } from './drafts.ts'
import { tellTabs } from './tabs.ts'

/** One line of `GET /sessions`. */
export interface SessionSummary {
  session_id: string
  title: string
  created_at: string
  updated_at: string
  message_count: number
  /** Something in it waits for a yes. */
  waiting?: boolean
}

/** How many conversations are read at once. */
const PAGE = 50

/** Conversations that the side shows, latest first. */
export const sessions = signal<SessionSummary[]>([])
/** How many there are; undefined until they were read for the first time. */
export const totalSessions = signal<number | undefined>(undefined)
/** What they are searched for. */
export const sessionSearch = signal('')
/** How many are wanted. */
const wanted = signal(PAGE)

/** Reads the conversations again; stays as it is when the server is away. Must not throw. */
export async function readSessions(): Promise<void> {
  const q = sessionSearch.value.trim()
  const limit = Math.min(wanted.value, 500)
  try {
    const read = await request<{ sessions: SessionSummary[]; total: number }>(
      `sessions?limit=${limit}${q ? `&q=${encodeURIComponent(q)}` : ''}`,
    )
    if (q !== sessionSearch.value.trim() || limit < Math.min(wanted.value, 500)) return
    sessions.value = read.sessions
    totalSessions.value = read.total
  } catch {
    // The line of the state says that the server is away.
  }
}

/** Searches them for words; resolves when the list is that of the search. */
export async function searchSessions(text: string): Promise<void> {
  sessionSearch.value = text
  wanted.value = PAGE
  await readSessions()
}

/** Reads further ones. */
export async function readMoreSessions(): Promise<void> {
  wanted.value += PAGE
  await readSessions()
}

/** Forgets a conversation on the server; the promise fails with the reason. */
export async function removeSession(id: string): Promise<void> {
  await request(`sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
  forgetDraft(id)
  tellTabs()
  await readSessions()
}

/** Gives a conversation another title; the promise fails with the reason. */
export async function renameSession(id: string, title: string): Promise<void> {
  await request(`sessions/${encodeURIComponent(id)}`, { method: 'PATCH', body: { title } })
  tellTabs()
  await readSessions()
}
