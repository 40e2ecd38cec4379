import { useEffect, useRef } from 'preact/hooks'
import { signal } from '@preact/signals'
import { ask, isBusy, stop } from '../state/conversation.ts'
import { IconButton } from '../ui/button.tsx'

/** Most characters of a message (interfaces § B). */
const LONGEST = 8000
const draft = signal('')

/** The box to write in: Enter sends, Shift and Enter start a new line, Escape stops. */
export function Composer() {
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const box = input.current!
    box.style.height = 'auto'
    box.style.height = `${Math.min(box.scrollHeight, 200)}px`
  }, [draft.value])
  const submit = () => {
    if (isBusy.value || !draft.value.trim()) return
    const message = draft.value
    draft.value = ''
    void ask(message)
  }
  return (
    <form id="composer" class="composer" autocomplete="off" onSubmit={event => (event.preventDefault(), submit())}>
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
          onInput={event => (draft.value = event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'Escape') void stop()
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
            event.preventDefault()
            submit()
          }}
        />
        {isBusy.value ? (
          <IconButton id="stop" class="send" label="Stop" icon="stop" onClick={() => void stop()} />
        ) : (
          <IconButton id="send" class="send" label="Send" icon="send" type="submit" />
        )}
      </div>
      <p class="hint">Enter sends, Shift+Enter starts a new line. Changes wait for your approval.</p>
    </form>
  )
}
