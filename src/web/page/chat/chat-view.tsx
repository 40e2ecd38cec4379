import { useRef } from 'preact/hooks'
import { AllowedTools } from '../approvals/allowed-tools.tsx'
import { entries, isBusy, isLoading, title } from '../state/entries.ts'
import { Boundary } from '../ui/boundary.tsx'
import { Button } from '../ui/button.tsx'
import { Composer } from './composer.tsx'
import { Message } from './message.tsx'
import { isBehind, useFollow } from './use-follow.ts'
import { Welcome } from './welcome.tsx'

/**
 * The conversation and the box to write in. The log itself is not live: a screen reader would read a table to its last cell.
 * What is said politely, once, is the sentence of the answer (state/announce.ts).
 */
export function ChatView() {
  const scroller = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const toNewest = useFollow(scroller, log)
  const shown = entries.value
  return (
    <>
      <div class="scroller" ref={scroller}>
        {shown.length > 0 && <h1 class="visually-hidden">{title.value || 'Conversation'}</h1>}
        <div
          id="log"
          ref={log}
          class="log"
          role="log"
          aria-live="off"
          aria-busy={isBusy.value || isLoading.value}
          aria-label="Conversation"
          tabIndex={-1}
        >
          {isLoading.value ? (
            <Skeleton />
          ) : shown.length ? (
            shown.map((entry, at) => (
              <Boundary key={entry.key} of={entry}>
                <Message entry={entry} isLast={at === shown.length - 1} />
              </Boundary>
            ))
          ) : (
            <Welcome />
          )}
        </div>
      </div>
      <div class="below">
        {isBehind.value && (
          <Button class="newest" onClick={toNewest}>
            Newest answer
          </Button>
        )}
        <AllowedTools />
        <Composer />
      </div>
    </>
  )
}

/** Where the messages will be. */
function Skeleton() {
  return (
    <div class="skeleton-log" aria-label="The conversation is being read" role="status">
      <span class="skeleton question" />
      <span class="skeleton answer" />
      <span class="skeleton question" />
      <span class="skeleton answer" />
    </div>
  )
}
