import { useEffect, useRef } from 'preact/hooks'
import { entries, isBusy } from '../state/conversation.ts'
import { Composer } from './composer.tsx'
import { Message } from './message.tsx'
import { Welcome } from './welcome.tsx'

/** The conversation and the box to write in. */
export function ChatView() {
  const scroller = useRef<HTMLDivElement>(null)
  const last = entries.value.at(-1)
  useEffect(() => {
    const question = scroller.current?.querySelector('.message.user:nth-last-child(2)')
    if (question) question.scrollIntoView({ block: 'start' })
    else scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [last?.key])
  return (
    <>
      <div class="scroller" ref={scroller}>
        <div id="log" class="log" role="log" aria-live="off" aria-busy={isBusy.value} aria-label="Conversation">
          {entries.value.length ? entries.value.map(entry => <Message key={entry.key} entry={entry} />) : <Welcome />}
        </div>
      </div>
      <Composer />
    </>
  )
}
