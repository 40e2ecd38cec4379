import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { sessionId, title as shownTitle } from '../state/entries.ts'
import { hrefTo } from '../state/route.ts'
import { renameSession, type SessionSummary } from '../state/sessions.ts'
import { IconButton } from '../ui/button.tsx'

interface SessionRowProps {
  session: SessionSummary
  onChoose: () => void
  onRemove: () => void
}

/** One conversation: a link to it; F2 or its button renames it in place, Delete or its button deletes it. */
export function SessionRow({ session, onChoose, onRemove }: SessionRowProps) {
  const { session_id: id, title, waiting } = session
  const isRenaming = useSignal(false)
  const link = useRef<HTMLAnchorElement>(null)
  const isCurrent = id === sessionId.value
  if (isRenaming.value)
    return (
      <li>
        <Rename
          session={session}
          onEnd={() => {
            isRenaming.value = false
            requestAnimationFrame(() => link.current?.focus())
          }}
        />
      </li>
    )
  return (
    <li class={isCurrent ? 'current' : undefined} data-session={id}>
      <a
        ref={link}
        href={hrefTo({ view: 'chat', session: id })}
        aria-current={isCurrent ? 'page' : undefined}
        title={title}
        dir="auto"
        onClick={onChoose}
        onKeyDown={event => {
          if (event.key === 'F2') isRenaming.value = true
          else if (event.key === 'Delete') onRemove()
          else return
          event.preventDefault()
        }}
      >
        {waiting && (
          <span class="visually-hidden" dir="ltr">
            Waits for your approval:{' '}
          </span>
        )}
        {title}
      </a>
      {waiting && <span class="dot waiting" title="Waits for your approval" aria-hidden="true" />}
      <IconButton class="row-action" label={`Rename: ${title}`} icon="edit" onClick={() => (isRenaming.value = true)} />
      <IconButton class="row-action remove" label={`Delete: ${title}`} icon="trash" onClick={onRemove} />
    </li>
  )
}

/** The title as a field: Enter keeps it, as leaving the field does; Escape gives it up. */
function Rename({ session: { session_id: id, title }, onEnd }: { session: SessionSummary; onEnd: () => void }) {
  const box = useRef<HTMLInputElement>(null)
  const failure = useSignal('')
  const isOver = useRef(false)
  useLayoutEffect(() => {
    box.current?.focus()
    box.current?.select()
  }, [])
  const end = () => {
    isOver.current = true
    onEnd()
  }
  const save = async () => {
    const text = box.current?.value.trim() ?? ''
    if (isOver.current) return
    if (!text || text === title) return end()
    isOver.current = true
    try {
      await renameSession(id, text)
      if (id === sessionId.value) shownTitle.value = text
      onEnd()
    } catch (error) {
      isOver.current = false
      failure.value = (error as Error).message
    }
  }
  return (
    <form class="rename" onSubmit={event => (event.preventDefault(), void save())}>
      <input
        ref={box}
        aria-label="Title of the conversation"
        aria-invalid={Boolean(failure.value)}
        dir="auto"
        maxLength={200}
        defaultValue={title}
        onBlur={() => void save()}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          end()
        }}
      />
      {failure.value && (
        <p class="call-error" role="alert">
          {failure}
        </p>
      )}
    </form>
  )
}
