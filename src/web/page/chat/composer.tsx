import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { ask, stop } from '../state/conversation.ts'
import { draft, takeDraft, writeDraft } from '../state/drafts.ts'
import { entries, isBusy, isLoading, waiting } from '../state/entries.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { showEntry } from './scrolling.ts'

/** Most characters of a message (interfaces § B). */
const LONGEST = 8000

/** The box to write in: Enter sends, Shift and Enter start a new line, Escape stops, arrow up in an empty box brings the last question. */
export function Composer() {
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const box = input.current!
    box.style.height = 'auto'
    box.style.height = `${Math.min(box.scrollHeight, 200)}px`
  }, [draft.value])
  const submit = () => {
    if (isBusy.value || isLoading.value || !draft.value.trim()) return
    void ask(takeDraft())
    input.current?.focus()
  }
  const bringLast = (event: KeyboardEvent) => {
    const last = entries.value.findLast(({ kind }) => kind === 'question')
    if (draft.value || last?.kind !== 'question') return
    event.preventDefault()
    writeDraft(last.text)
  }
  return (
    <form id="composer" class="composer" autocomplete="off" onSubmit={event => (event.preventDefault(), submit())}>
      {waiting.value && !isBusy.value && <ApprovalHint id={waiting.value} />}
      <div class="box">
        <textarea
          id="message"
          aria-label="Message"
          ref={input}
          rows={1}
          dir="auto"
          maxLength={LONGEST}
          placeholder="Ask about your data…"
          enterkeyhint="send"
          autofocus
          value={draft.value}
          onInput={event => writeDraft(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'ArrowUp' && !event.altKey) bringLast(event)
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
            event.preventDefault()
            submit()
          }}
        />
        {isBusy.value ? (
          // The second press of a double click on "send" is none on "stop".
          <IconButton
            id="stop"
            class="send"
            label="Stop"
            icon="stop"
            onClick={event => event.detail < 2 && void stop()}
          />
        ) : (
          <IconButton id="send" class="send" label="Send" icon="send" type="submit" />
        )}
      </div>
      <p class="hint">Enter sends, Shift+Enter starts a new line. Changes wait for your approval.</p>
    </form>
  )
}

/** Asking something else would drop what waits, so it is said while its card is out of sight. */
function ApprovalHint({ id }: { id: string }) {
  const isSeen = useSignal(true)
  const find = () => document.querySelector(`[data-waits="${CSS.escape(id)}"]`)
  useEffect(() => {
    const message = find()
    if (!message) return
    const observer = new IntersectionObserver(([entry]) => (isSeen.value = entry!.isIntersecting))
    observer.observe(message)
    return () => observer.disconnect()
  }, [id, entries.value])
  if (isSeen.value) return null
  return (
    <p class="approval-hint">
      <span>A change waits for your approval.</span>
      <Button look="quiet" onClick={() => showEntry(find())}>
        Show it
      </Button>
    </p>
  )
}
