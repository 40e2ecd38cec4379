import { batch, computed, signal, type Signal } from '@preact/signals'
import type {
  AnswerData,
  AnswerMetadata,
  Approval,
  ChatEvents,
  ChatRequest,
  ChatResponse,
} from '../../../contract/chat.ts'
import { request, RequestFailed } from '../api/client.ts'
import { streamChat } from '../api/stream-chat.ts'
import { announce } from './announce.ts'
import { go, route } from './route.ts'
import { readSessions } from './sessions.ts'

/** One call of the answer under way, with its latest news. */
export type Step = ChatEvents['step']

/** What the conversation shows, in order. `key` stays while an entry is shown. */
export type Entry =
  | { kind: 'question'; key: number; text: string; place?: number }
  | { kind: 'answer'; key: number; answer: ChatResponse; place?: number }
  | { kind: 'working'; key: number; steps: Signal<Step[]>; text: Signal<string> }
  | { kind: 'problem'; key: number; text: string; retry?: string }

/** `GET /sessions/{id}` as far as the page uses it. */
interface StoredSession {
  session_id: string
  title: string
  running: boolean
  approval: Approval | null
  messages: { role: 'user' | 'assistant'; content: string; data?: AnswerData; metadata?: AnswerMetadata }[]
}

/** The conversation that is shown; undefined before its first message. */
export const sessionId = signal<string | undefined>(undefined)
export const title = signal('')
export const entries = signal<readonly Entry[]>([])
/** Id of the approval that waits for a yes. */
export const waiting = signal<string | undefined>(undefined)
/** Whether the stored conversation is being read. */
export const isLoading = signal(false)
export const isBusy = computed(() => entries.value.some(({ kind }) => kind === 'working'))

let keys = 0
/** Counts what is shown, so that a late answer never lands in another conversation. */
let view = 0
let current: AbortController | undefined

const append = (...added: Entry[]) => (entries.value = [...entries.value, ...added])
const replace = (key: number, by: Entry) =>
  (entries.value = entries.value.map(entry => (entry.key === key ? by : entry)))

/** Asks a question, or decides about an approval, in the conversation that is shown. Must not throw. */
export async function ask(message: string, more: Pick<ChatRequest, 'approval'> = {}): Promise<void> {
  if (isBusy.value || !message.trim()) return
  const here = view
  const controller = (current = new AbortController())
  const working = { kind: 'working' as const, key: ++keys, steps: signal<Step[]>([]), text: signal('') }
  append({ kind: 'question', key: ++keys, text: message }, working)
  let ended = false
  const end = (entry: Entry) => {
    ended = true
    if (here === view) replace(working.key, entry)
  }
  try {
    await streamChat(
      { message, ...(sessionId.value && { session_id: sessionId.value }), ...more },
      (event, data) => {
        if (event === 'session' && here === view) remember((data as ChatEvents['session']).session_id)
        else if (event === 'step') takeStep(working.steps, data as Step)
        else if (event === 'token') working.text.value += (data as ChatEvents['token']).text
        else if (event === 'error')
          end({ kind: 'problem', key: ++keys, text: (data as { message: string }).message, retry: message })
        else if (event === 'answer') {
          const answer = data as ChatResponse
          batch(() => {
            if (here === view) waiting.value = answer.data.approval?.id
            end({ kind: 'answer', key: ++keys, answer })
          })
          announce(answer.response)
        }
      },
      controller.signal,
    )
    if (!ended)
      end({
        kind: 'problem',
        key: ++keys,
        text: 'The connection ended before the answer was complete.',
        retry: message,
      })
  } catch (error) {
    const text = controller.signal.aborted ? 'Stopped.' : (error as Error).message
    end({ kind: 'problem', key: ++keys, text, retry: message })
  }
  if (current === controller) current = undefined
  void readSessions()
}

/** News of a call: a call that is known by its tool and arguments changes, another one is added. */
function takeStep(steps: Signal<Step[]>, news: Step): void {
  const same = (step: Step) =>
    step.tool === news.tool && step.state !== 'done' && JSON.stringify(step.args) === JSON.stringify(news.args)
  const at = news.state === 'started' ? -1 : steps.value.findLastIndex(same)
  steps.value = at === -1 ? [...steps.value, news] : steps.value.with(at, { ...steps.value[at], ...news })
}

/** Decides about the approval that waits. `args` only when they were changed. */
export function decide(id: string, decision: 'approve' | 'reject', args?: Record<string, unknown>): void {
  const words = decision === 'approve' ? 'Approve' : 'Reject'
  void ask(words, { approval: { id, decision, ...(args && { args }) } })
}

/** Stops the answer under way. Must not throw. */
export async function stop(): Promise<void> {
  const stopping = current
  if (!stopping) return
  try {
    if (sessionId.value) await request('chat/stop', { method: 'POST', body: { session_id: sessionId.value } })
    else stopping.abort()
  } catch {
    stopping.abort()
  }
}

function remember(id: string): void {
  if (sessionId.value === id) return
  sessionId.value = id
  go({ view: 'chat', session: id }, { replace: true })
}

/** Shows the conversation of an id, or an empty one. Must not throw. */
export async function openSession(id: string | undefined): Promise<void> {
  if (id === sessionId.value && (id === undefined || entries.value.length)) return
  const here = ++view
  current?.abort()
  current = undefined
  batch(() => {
    sessionId.value = id
    entries.value = []
    waiting.value = undefined
    title.value = ''
    isLoading.value = id !== undefined
  })
  if (id) await load(id, here)
}

async function load(id: string, here: number): Promise<void> {
  try {
    const session = await request<StoredSession>(`sessions/${encodeURIComponent(id)}`)
    if (here !== view) return
    batch(() => {
      title.value = session.title
      waiting.value = session.approval?.id
      entries.value = session.messages.map(({ role, content, data, metadata }, place): Entry =>
        role === 'user'
          ? { kind: 'question', key: ++keys, text: content, place }
          : {
              kind: 'answer',
              key: ++keys,
              place,
              answer: { response: content, data: data ?? {}, metadata: metadata! },
            },
      )
      if (session.running) append({ kind: 'working', key: ++keys, steps: signal([]), text: signal('') })
    })
    if (session.running) setTimeout(() => here === view && !current && void load(id, here), 1000)
  } catch (error) {
    if (here !== view) return
    const isGone = error instanceof RequestFailed && error.status === 404
    if (isGone) {
      sessionId.value = undefined
      go({ view: 'chat' }, { replace: true })
    }
    const text = isGone
      ? 'That conversation no longer exists.'
      : `The conversation cannot be shown: ${(error as Error).message}`
    entries.value = [{ kind: 'problem', key: ++keys, text }]
  } finally {
    if (here === view) isLoading.value = false
  }
}

/** Follows the address: the conversation that it names is the one that is shown. */
export function followRoute(): void {
  route.subscribe(to => {
    if (to.view === 'chat') void openSession(to.session)
  })
}
