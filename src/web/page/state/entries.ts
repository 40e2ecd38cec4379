import { computed, signal, type Signal } from '@preact/signals'
import type { AllowedTool, ChatEvents, ChatResponse } from '../../../contract/chat.ts'

/** One call of the answer under way, with its latest news. `since`: when it was seen to begin, in milliseconds since 1970. */
export type Step = ChatEvents['step'] & { since?: number }

/** An answer under way. */
export interface Working {
  kind: 'working'
  key: number
  steps: Signal<Step[]>
  text: Signal<string>
  /** Puts pieces of text after it; drawn a few times a second, since each time all of it is read as Markdown. */
  write(piece: string): void
  /** Draws now what was written. */
  flush(): void
  /** When it began, in milliseconds since 1970. */
  began: number
  /** When the next attempt to connect is, in milliseconds since 1970; undefined while there is a connection. */
  lost: Signal<number | undefined>
  isStopping: Signal<boolean>
  /** The server said that it has the question. */
  isKnown: Signal<boolean>
}

/** What the conversation shows, in order. `key` stays while an entry is shown; `place` is that in `messages` of the session. */
export type Entry =
  | { kind: 'question'; key: number; text: string; place?: number | undefined }
  /** `cut`: what was written before the answer was stopped; nobody checked it, and it is not kept. */
  | { kind: 'answer'; key: number; answer: ChatResponse; place?: number | undefined; cut?: string }
  | Working
  /** `isOpen`: what became of it shows when the conversation is read again. */
  | { kind: 'problem'; key: number; text: string; again?: () => void; isOpen?: boolean }

/** The conversation that is shown; undefined before its first message. */
export const sessionId = signal<string | undefined>(undefined)
export const title = signal('')
export const entries = signal<readonly Entry[]>([])
/** Id of the approval that waits for a yes. */
export const waiting = signal<string | undefined>(undefined)
/** Tools that are called in the conversation that is shown without asking again. */
export const allowedTools = signal<readonly AllowedTool[]>([])
/** Whether the stored conversation is being read. */
export const isLoading = signal(false)
export const working = computed(() => entries.value.find(entry => entry.kind === 'working'))
export const isBusy = computed(() => working.value !== undefined)

let keys = 0
export const nextKey = (): number => ++keys

/** Between two times that text is drawn, in milliseconds. */
const DRAWN_EVERY = 60

export function createWorking(began?: number): Working {
  const text = signal('')
  let written = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    text.value += written
    written = ''
  }
  return {
    kind: 'working',
    key: nextKey(),
    steps: signal<Step[]>([]),
    text,
    write: piece => {
      written += piece
      timer ??= setTimeout(flush, DRAWN_EVERY)
    },
    flush,
    began: began ?? Date.now(),
    lost: signal<number | undefined>(undefined),
    isStopping: signal(false),
    isKnown: signal(began !== undefined),
  }
}

/** News of a call: one that is known by its tool and arguments changes, another one is added. `isNow`: it begins now. */
export function takeStep(steps: Signal<Step[]>, news: ChatEvents['step'], isNow: boolean): void {
  const isOpen = ({ state }: Step) => state === 'started' || state === 'progress'
  const same = (step: Step) =>
    step.tool === news.tool && isOpen(step) && JSON.stringify(step.args) === JSON.stringify(news.args)
  const at = news.state === 'started' ? -1 : steps.value.findLastIndex(same)
  steps.value =
    at === -1
      ? [...steps.value, { ...news, ...(isNow && { since: Date.now() }) }]
      : steps.value.with(at, { ...steps.value[at], ...news })
}
