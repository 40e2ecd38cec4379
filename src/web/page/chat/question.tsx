import { useLayoutEffect, useRef } from 'preact/hooks'
import { askAnew, beginEdit, isDecision } from '../state/again.ts'
import { edit, editing } from '../state/editing.ts'
import { isBusy, type Entry } from '../state/entries.ts'
import { Button, IconButton } from '../ui/button.tsx'

/** A question: the heading of its answer. It can be edited and sent again. */
export function Question({ entry }: { entry: Extract<Entry, { kind: 'question' }> }) {
  const { text, place } = entry
  if (place !== undefined && editing.value?.place === place) return <Editor place={place} text={editing.value.text} />
  const canEdit = place !== undefined && !isBusy.value && !isDecision(entry)
  return (
    <article class="message user" data-place={place}>
      <h2 class="bubble" dir="auto" tabIndex={-1}>
        <span class="visually-hidden" dir="ltr">
          You asked:{' '}
        </span>
        {text}
      </h2>
      {canEdit && (
        <div class="message-actions">
          <IconButton label="Edit and ask again" icon="edit" onClick={() => beginEdit(place, text)} />
        </div>
      )}
    </article>
  )
}

function Editor({ place, text }: { place: number; text: string }) {
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    current?.focus({ preventScroll: true })
    current?.setSelectionRange(text.length, text.length)
  }, [])
  const send = () => text.trim() && void askAnew(place, text, { action: 'Ask again' })
  const cancel = () => {
    edit(undefined)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-place="${place}"] .message-actions button:last-child`)?.focus(),
    )
  }
  return (
    <form class="message user editor" onSubmit={event => (event.preventDefault(), send())}>
      <textarea
        ref={box}
        aria-label="Edit the question"
        dir="auto"
        rows={Math.min(8, Math.max(2, text.split('\n').length))}
        value={text}
        onInput={event => edit({ place, text: event.currentTarget.value })}
        onKeyDown={event => {
          if (event.key === 'Escape') {
            event.stopPropagation()
            cancel()
          } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
            event.preventDefault()
            send()
          }
        }}
      />
      <div class="buttons">
        <Button onClick={cancel}>Cancel</Button>
        <Button look="primary" type="submit" disabled={!text.trim() || isBusy.value}>
          Ask again
        </Button>
      </div>
    </form>
  )
}
