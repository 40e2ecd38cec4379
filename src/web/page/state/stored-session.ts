import { batch } from '@preact/signals'
import type { AllowedTool, AnswerData, AnswerMetadata, Approval, RunningTurn } from '../../../contract/chat.ts'
import { request, RequestFailed } from '../api/client.ts'
import { createWorking, entries, nextKey, sessionId, title, waiting, type Entry, type Working } from './entries.ts'

/** `GET /sessions/{id}` as far as the page uses it. */
export interface StoredSession {
  session_id: string
  title: string
  running: boolean
  turn: RunningTurn | null
  approval: Approval | null
  allowed?: AllowedTool[]
  messages: { role: 'user' | 'assistant'; content: string; data?: AnswerData; metadata?: AnswerMetadata }[]
}

export const fetchSession = (id: string, signal?: AbortSignal): Promise<StoredSession> =>
  request<StoredSession>(`sessions/${encodeURIComponent(id)}`, signal && { signal })

/** How many messages of the stored conversation are shown. */
export const countShown = (): number =>
  Math.max(0, ...entries.value.map(entry => ('place' in entry && entry.place !== undefined ? entry.place + 1 : 0)))

/** Of an answer that a server kept which had no time to write how it came about. */
const NO_METADATA: Omit<AnswerMetadata, 'session_id'> = {
  execution_time: 0,
  tools_used: [],
  confidence: 1,
  mode: 'api',
  engine: 'builtin',
}

/**
 * Shows a conversation as it is stored. Returns the work on the answer under way, where there is one; a question that has
 * no answer although nothing works on it gets a note, and `again` asks it once more.
 */
export function showStored(
  session: StoredSession,
  again: (question: string, place: number) => void,
): Working | undefined {
  const last = session.messages.at(-1)
  const { turn } = session
  const work = session.running ? createWorking(turn ? Date.parse(turn.started_at) : undefined) : undefined
  batch(() => {
    title.value = session.title
    waiting.value = session.approval?.id
    entries.value = [
      ...session.messages.map(({ role, content, data = {}, metadata }, place): Entry => {
        if (role === 'user') return { kind: 'question', key: nextKey(), text: content, place }
        const told = metadata ?? { ...NO_METADATA, session_id: session.session_id }
        return {
          kind: 'answer',
          key: nextKey(),
          place,
          answer: { response: content, data, metadata: { ...told, place } },
        }
      }),
      ...(turn && last?.role !== 'user' ? [{ kind: 'question', key: nextKey(), text: turn.message } as const] : []),
      ...(work ? [work] : []),
      ...(!work && last?.role === 'user'
        ? [
            {
              kind: 'problem',
              key: nextKey(),
              text: 'No answer to this was kept.',
              again: () => again(last.content, session.messages.length - 1),
            } as const,
          ]
        : []),
    ]
  })
  return work
}

/** What became of a question that was sent over a connection that broke at once. */
export type Arrival = 'away' | 'no' | 'kept' | { sessionId: string; turnId: string }

/**
 * Looks whether a question arrived: in the conversation that is shown, of which `shown` messages were known, else in one
 * that is none of `known`. `replaces`: that of a question that replaces another is not told by its text, so it counts as kept.
 */
export async function findArrived(
  question: string,
  { shown, known, replaces }: { shown: number; known: readonly string[]; replaces?: number | undefined },
): Promise<Arrival> {
  try {
    const id = sessionId.value ?? (await findNew(question, known))
    if (!id) return 'no'
    const session = await fetchSession(id)
    if (session.turn) return { sessionId: id, turnId: session.turn.turn_id }
    if (session.running) return 'away'
    if (!sessionId.value) return { sessionId: id, turnId: '' }
    return replaces !== undefined || session.messages.length > shown ? 'kept' : 'no'
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404) return 'no'
    return 'away'
  }
}

async function findNew(question: string, known: readonly string[]): Promise<string | undefined> {
  const { sessions } = await request<{ sessions: { session_id: string }[] }>('sessions?limit=5')
  for (const { session_id: id } of sessions) {
    if (known.includes(id)) continue
    const { messages } = await fetchSession(id)
    if (messages[0]?.content === question) return id
  }
  return undefined
}
