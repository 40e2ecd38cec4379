import { batch, effect } from '@preact/signals'
import { RequestFailed } from '../api/client.ts'
import { ask, leave, takeUp } from './conversation.ts'
import { openDraft } from './drafts.ts'
import { editing, openEdit } from './editing.ts'
import { entries, isBusy, isLoading, nextKey, sessionId, title, waiting } from './entries.ts'
import { go, route } from './route.ts'
import { isAway } from './server.ts'
import { readSessions, sessions } from './sessions.ts'
import { countShown, fetchSession, showStored, type StoredSession } from './stored-session.ts'
import { onTabsChanged } from './tabs.ts'

/** Counts what is shown, so that a late answer never lands in another conversation. */
let view = 0
/** Whether the conversation could not be read when it was opened. */
let isUnread = false

/** Shows the conversation of an id, or an empty one. Must not throw. */
async function openSession(id: string | undefined): Promise<void> {
  if (id === sessionId.value && (id === undefined ? !isUnread : entries.value.length)) return
  view++
  leave()
  batch(() => {
    sessionId.value = id
    entries.value = []
    waiting.value = undefined
    title.value = ''
    isLoading.value = id !== undefined
    openDraft(id)
    openEdit()
  })
  isUnread = false
  if (id) await load(id)
}

/** An empty conversation, also from one that could not be shown. */
export function openNew(): void {
  if (route.value.view !== 'chat' || route.value.session) return go({ view: 'chat' })
  sessionId.value = undefined
  isUnread = true
  void openSession(undefined)
}

async function load(id: string): Promise<void> {
  const here = view
  try {
    const session = await fetchSession(id)
    if (here === view) show(session)
  } catch (error) {
    if (here !== view) return
    const isGone = error instanceof RequestFailed && error.status === 404
    if (isGone) {
      sessionId.value = undefined
      go({ view: 'chat' }, { replace: true })
    }
    isUnread = true
    const text = isGone
      ? 'That conversation no longer exists. Ask something to begin a new one.'
      : `The conversation cannot be shown: ${(error as Error).message} It is tried again by itself.`
    entries.value = [{ kind: 'problem', key: nextKey(), text, ...(!isGone && { again: () => void load(id) }) }]
  } finally {
    if (here === view) isLoading.value = false
  }
}

function show(session: StoredSession): void {
  isUnread = false
  const here = view
  const work = showStored(session, (text, replaces) => void ask(text, { replaces }))
  if (!work) return
  if (session.turn) void takeUp(work, session.turn.turn_id)
  // Somebody asked without a stream, or a question waits in line.
  else setTimeout(() => here === view && entries.value.includes(work) && void load(session.session_id), 1000)
}

/** Looks whether the conversation that is shown went on elsewhere: in another tab, or by another program. Must not throw. */
async function refresh(): Promise<void> {
  const id = sessionId.value
  const here = view
  if (!id || isLoading.value || editing.value) return
  if (isUnread) return void (await load(id))
  // A question that was not taken stands there alone: it would be lost.
  const isQuiet = () => {
    const last = entries.value.at(-1)
    return here === view && !isBusy.value && (last?.kind !== 'problem' || last.isOpen)
  }
  if (!isQuiet()) return
  try {
    const session = await fetchSession(id)
    const isSame =
      session.messages.length === countShown() && !session.running && session.approval?.id === waiting.value
    if (isQuiet() && !isSame) show(session)
  } catch (error) {
    if (!(error instanceof RequestFailed) || error.status !== 404 || !isQuiet()) return
    // What is asked next begins another one.
    const text = 'This conversation was deleted elsewhere. What is shown here is all there is of it.'
    batch(() => {
      sessionId.value = undefined
      waiting.value = undefined
      entries.value = [
        ...entries.value.map(entry => ({ ...entry, ...('place' in entry && { place: undefined }) })),
        { kind: 'problem', key: nextKey(), text },
      ]
      go({ view: 'chat' }, { replace: true })
    })
  }
}

/** Follows the address, other tabs and the server: the conversation that is shown is as it is stored. */
export function followConversations(): void {
  const look = () => {
    if (document.visibilityState !== 'visible') return
    void readSessions()
    void refresh()
  }
  openDraft(undefined)
  route.subscribe(to => {
    if (to.view === 'chat') void openSession(to.session)
  })
  onTabsChanged(look)
  document.addEventListener('visibilitychange', look)
  let wasAway = false
  effect(() => {
    if (wasAway && !isAway.value) look()
    wasAway = isAway.value
  })
  effect(() => {
    const known = sessions.value.find(({ session_id: id }) => id === sessionId.value)
    if (known) title.value = known.title
  })
  effect(() => {
    const { view: shown } = route.value
    const name = { chat: title.value || 'New conversation', catalogue: 'Catalogue', activity: 'Activity' }[shown]
    document.title = `${name} – Agent`
  })
}
