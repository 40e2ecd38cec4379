import { batch } from '@preact/signals'
import type { AllowedTool, AnswerData, AnswerMetadata, Approval, RunningTurn } from '../../../contract/chat.ts'
import { request } from '../api/client.ts'
import { allowedTools, createWorking, entries, nextKey, title, waiting, type Entry, type Working } from './entries.ts'

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
    allowedTools.value = session.allowed ?? []
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
