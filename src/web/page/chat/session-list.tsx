import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { sessionId } from '../state/entries.ts'
import { openNew } from '../state/open-session.ts'
import {
  readMoreSessions,
  removeSession,
  searchSessions,
  sessions,
  sessionSearch,
  totalSessions,
  type SessionSummary,
} from '../state/sessions.ts'
import { DAY_LANGUAGE, groupByDay } from '../text/group-by-day.ts'
import { Button } from '../ui/button.tsx'
import { confirm } from '../ui/confirm.tsx'
import { Notice } from '../ui/notice.tsx'
import { SessionRow } from './session-row.tsx'

/** The conversations of this server by day, latest first, to be searched, renamed and deleted. */
export function SessionList({ onChoose }: { onChoose: () => void }) {
  const failure = useSignal('')
  const all = sessions.value
  const remove = async ({ session_id: id, title }: SessionSummary) => {
    const text = `“${title}” and its results will be gone. Changes that were made in services stay.`
    if (!(await confirm({ title: 'Delete this conversation?', text, action: 'Delete' }))) return
    const at = all.findIndex(({ session_id }) => session_id === id)
    const next = all[at + 1] ?? all[at - 1]
    try {
      await removeSession(id)
      failure.value = ''
      if (id === sessionId.value) openNew()
      requestAnimationFrame(() => focusOn(next?.session_id))
    } catch (error) {
      failure.value = `It was not deleted: ${(error as Error).message}`
    }
  }
  return (
    <nav id="sessions" class="sessions" aria-label="Conversations">
      <Search />
      {failure.value && <Notice tone="bad">{failure.value}</Notice>}
      <div class="session-groups">
        {groupByDay(all, session => session.updated_at).map(({ day, things }) => (
          <section key={day}>
            <h2 lang={DAY_LANGUAGE}>{day}</h2>
            <ul>
              {things.map(session => (
                <SessionRow
                  key={session.session_id}
                  session={session}
                  onChoose={onChoose}
                  onRemove={() => void remove(session)}
                />
              ))}
            </ul>
          </section>
        ))}
        {totalSessions.value === undefined && <Skeleton />}
        {totalSessions.value === 0 && (
          <p class="note">
            {sessionSearch.value.trim() ? 'No conversation has all of these words.' : 'No conversations yet.'}
          </p>
        )}
        {(totalSessions.value ?? 0) > all.length && (
          <Button look="quiet" class="wide" onClick={() => void readMoreSessions()}>
            {all.length >= 500 ? 'Search for older ones' : 'Show more'}
          </Button>
        )}
      </div>
    </nav>
  )
}

const focusOn = (id: string | undefined) =>
  document.querySelector<HTMLElement>(id ? `#sessions [data-session="${CSS.escape(id)}"] a` : '#new-chat')?.focus()

function Search() {
  const text = useSignal(sessionSearch.value)
  useEffect(() => {
    const timer = setTimeout(() => text.value !== sessionSearch.value && void searchSessions(text.value), 200)
    return () => clearTimeout(timer)
  }, [text.value])
  return (
    <input
      id="session-search"
      class="session-search"
      type="search"
      aria-label="Search conversations"
      placeholder="Search conversations"
      dir="auto"
      maxLength={200}
      value={text.value}
      onInput={event => (text.value = event.currentTarget.value)}
    />
  )
}

const Skeleton = () => (
  <ul aria-hidden="true">
    {[0, 1, 2].map(at => (
      <li key={at}>
        <span class="skeleton" />
      </li>
    ))}
  </ul>
)
