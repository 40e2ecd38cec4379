import { batch } from '@preact/signals'
import type { ChatEvents, ChatRequest, ChatResponse } from '../../../contract/chat.ts'
import { request, ServerAway } from '../api/client.ts'
import { createTurnId, followTurn, type FollowOptions } from '../api/follow-turn.ts'
import { backoff, pause } from '../api/pause.ts'
import { announce } from './announce.ts'
import { settleDraft } from './drafts.ts'
import { editing, settleEdit } from './editing.ts'
import {
  createWorking,
  entries,
  isBusy,
  nextKey,
  sessionId,
  takeStep,
  title,
  waiting,
  working,
  type Entry,
  type Working,
} from './entries.ts'
import { go } from './route.ts'
import { readStatus } from './server.ts'
import { readSessions } from './sessions.ts'
import { countShown, fetchSession, showStored } from './stored-session.ts'
import { tellTabs } from './tabs.ts'

/** What a message may bring with it. */
export type Extra = Pick<ChatRequest, 'approval' | 'replaces' | 'engine'>

/** A message to be sent, or a turn to be taken up. */
type Start = (Extra & { message: string }) | { turnId: string }

/** The turn that is followed. `isKnown`: the server said that it has it; `wantsStop`: to be stopped as soon as it does. */
interface Followed {
  controller: AbortController
  isKnown: boolean
  wantsStop: boolean
}

let current: Followed | undefined

/** Why following ends although the answer is not there: another conversation is shown. */
const LEFT = 'left'

/** How long after a connection its first events are those of before, in milliseconds. */
const REPLAY = 400

const UNKNOWN =
  'Stopped here, but the server could not be told: it may still work on this. Open the conversation again before you repeat a change.'

const LOST = 'The server began anew and knows nothing of this question. Ask it again.'

/**
 * Asks a question, or decides about an approval, in the conversation that is shown; resolves with the end of the answer.
 * With `replaces` the question at that place and everything after it goes first. Must not throw.
 */
export async function ask(message: string, more: Extra = {}): Promise<void> {
  if (isBusy.value || !message.trim()) return
  const before = entries.value
  const at = before.findIndex(entry => 'place' in entry && entry.place === more.replaces)
  const work = createWorking()
  batch(() => {
    title.value ||= message
    const kept = more.replaces === undefined ? before : before.slice(0, at)
    entries.value = [...kept, { kind: 'question', key: nextKey(), text: message }, work]
  })
  announce('Working on it.')
  await follow(work, { message, ...more }, before)
}

/** Follows the answer under way that a stored conversation tells of. Must not throw. */
export const takeUp = (work: Working, turnId: string): Promise<void> => follow(work, { turnId })

/** Follows a turn to its end; `before` is what was shown before it, for a question that is not taken. */
async function follow(work: Working, start: Start, before = entries.value): Promise<void> {
  const turn: Followed = { controller: new AbortController(), isKnown: 'turnId' in start, wantsStop: false }
  current = turn
  const { signal } = turn.controller
  let failed: string | undefined
  /** Until when what is told may have begun before. */
  let replayed = 'turnId' in start ? Date.now() + REPLAY : 0
  const takers: { [K in keyof ChatEvents]?: (data: ChatEvents[K]) => void } = {
    session: ({ session_id: id }) => {
      turn.isKnown = work.isKnown.value = true
      if ('message' in start) accept(id, start)
      if (turn.wantsStop) void stop()
    },
    step: step => takeStep(work.steps, step, Date.now() > replayed),
    token: ({ text }) => work.write(text),
    missed: () => {
      work.flush()
      work.text.value = '… '
    },
    error: ({ message }) => (failed = message),
    answer: answer => give(work, answer),
  }
  const options: FollowOptions = {
    signal,
    on: (event, data) => !signal.aborted && takers[event]?.(data),
    onLost: wait => {
      if (wait === undefined && work.lost.value !== undefined) void readStatus()
      work.lost.value = wait === undefined ? undefined : Date.now() + wait
      if (wait === undefined) replayed &&= Date.now() + REPLAY
      else replayed = Infinity
    },
  }
  const problem = (text: string, shown: readonly Entry[] = entries.value) => {
    const again = 'message' in start ? () => askAgain(start) : undefined
    const entry: Entry = { kind: 'problem', key: nextKey(), text, ...(again && { again }), isOpen: text === UNKNOWN }
    entries.value = [...shown.filter(({ kind }) => kind !== 'working'), entry]
    announce(text)
  }
  try {
    const end = await connect(start, options)
    if (end === 'gone' || failed !== undefined) await settle(start, { problem, failed, options })
  } catch (error) {
    if (signal.reason === LEFT) return
    if (signal.aborted) {
      problem(UNKNOWN)
      // When the server is there again, it is looked at what became of it.
      void readStatus()
    }
    // It was not taken: what it would have replaced is still there.
    else problem((error as Error).message, 'replaces' in start ? before : entries.value)
  }
  if (current === turn) current = undefined
  tellTabs()
  void readSessions()
}

/** Sends or takes up; a question that the server does not have when it is there again is sent again. */
async function connect(start: Start, options: FollowOptions): Promise<'ended' | 'gone'> {
  if ('turnId' in start) return (await followTurn(start.turnId, undefined, options)) === 'ended' ? 'ended' : 'gone'
  const id = sessionId.value
  const body = { ...start, ...(id && { session_id: id }) }
  const turnId = createTurnId()
  for (;;) {
    const end = await followTurn(turnId, body, options)
    if (end !== 'unheard') return end
    if (id && start.replaces === undefined && (await isKept(id, options))) return 'gone'
  }
}

/** Whether a conversation has more messages than are shown: a server that began anew had the question before. */
async function isKept(id: string, { signal, onLost }: FollowOptions): Promise<boolean> {
  for (let attempt = 0; ; attempt++) {
    try {
      return (await fetchSession(id, signal)).messages.length > countShown()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ServerAway)) return false
    }
    onLost(backoff(attempt))
    await pause(backoff(attempt), signal)
  }
}

/** The server has the message: the conversation has an address, and drafts of it are done with. */
function accept(id: string, { replaces }: Extra): void {
  settleDraft(id)
  if (replaces !== undefined && !editing.value) settleEdit()
  if (sessionId.value !== id) {
    sessionId.value = id
    go({ view: 'chat', session: id }, { replace: true })
  }
  tellTabs()
}

/** The answer takes the place of the work on it, and both it and its question know their places. */
function give(work: Working, answer: ChatResponse): void {
  const { place } = answer.metadata
  const at = entries.value.indexOf(work)
  work.flush()
  const isCut = work.text.value && /^(?:CANCELLED|BUDGET|MODEL_\w+)$/.test(answer.data.error?.code ?? '')
  batch(() => {
    waiting.value = answer.data.approval?.id
    entries.value = entries.value.map((entry, n) => {
      if (n === at) return { kind: 'answer', key: work.key, answer, place, ...(isCut && { cut: work.text.value }) }
      const isAsked = n === at - 1 && entry.kind === 'question' && place !== undefined
      return isAsked ? { ...entry, place: place - 1 } : entry
    })
  })
  announce(answer.data.approval ? `${answer.response} It waits for your approval.` : answer.response)
}

interface Settling {
  problem: (text: string) => void
  /** What the server said. */
  failed: string | undefined
  options: FollowOptions
}

/** A turn whose answer did not come here: the stored conversation says what became of it, else it is said that nobody knows. */
async function settle(start: Start, { problem, failed, options }: Settling): Promise<void> {
  const shown = countShown()
  const question = 'message' in start ? start : undefined
  for (let attempt = 0; ; attempt++) {
    try {
      const session = await fetchSession(sessionId.value ?? '', options.signal)
      if (question && session.messages.length <= shown) return problem(failed ?? LOST)
      const work = showStored(session, (text, replaces) => void ask(text, { replaces }))
      if (work && session.turn) return await takeUp(work, session.turn.turn_id)
      if (question?.replaces !== undefined && session.messages[question.replaces]?.content !== question.message)
        problem(failed ?? LOST)
      return
    } catch (error) {
      options.signal.throwIfAborted()
      if (!(error instanceof ServerAway)) return problem(failed ?? LOST)
    }
    options.onLost(backoff(attempt))
    await pause(backoff(attempt), options.signal)
  }
}

/** Asks a question that was not answered once more: what is shown of the first attempt goes. */
function askAgain({ message, ...more }: Extra & { message: string }): void {
  const at = entries.value.findLastIndex(({ kind }) => kind === 'problem')
  entries.value = entries.value.filter((entry, n) => {
    const isAsked = n === at - 1 && entry.kind === 'question' && entry.place === undefined
    return n !== at && !isAsked
  })
  void ask(message, more)
}

/** Decides about the approval that waits. `args` only when they were changed. */
export function decide(
  id: string,
  decision: 'approve' | 'reject',
  args?: Record<string, unknown>,
  scope?: 'once' | 'session',
): Promise<void> {
  const words = decision === 'approve' ? 'Approve' : 'Reject'
  return ask(words, { approval: { id, decision, ...(args && { args }), ...(scope && { scope }) } })
}

/** Stops the answer under way: the answer itself then says so. Must not throw. */
export async function stop(): Promise<void> {
  const [work, turn] = [working.value, current]
  if (!work) return
  const isSecond = work.isStopping.value && !turn?.wantsStop
  work.isStopping.value = true
  if (turn && !turn.isKnown && !work.lost.value && !isSecond) return void (turn.wantsStop = true)
  if (turn) turn.wantsStop = false
  try {
    if (isSecond || !sessionId.value) throw new ServerAway()
    await request('chat/stop', { method: 'POST', body: { session_id: sessionId.value } })
  } catch {
    turn?.controller.abort()
  }
}

/** Leaves the conversation that is shown: its work goes on at the server, and is taken up when it is shown again. */
export function leave(): void {
  current?.controller.abort(LEFT)
  current = undefined
}
