import { useState } from 'preact/hooks'
import type { ChatResponse } from '../../../contract/chat.ts'
import type { FlowOffer } from '../../../contract/flow.ts'
import { request } from '../api/client.ts'
import { announce } from '../state/announce.ts'
import { ask } from '../state/conversation.ts'
import { isBusy, sessionId } from '../state/entries.ts'
import { fetchSession, showStored } from '../state/stored-session.ts'
import { Button } from '../ui/button.tsx'

/** A saved flow that is like the question, to be run instead: the answer comes below. */
export function FlowOfferLine({ offer }: { offer: FlowOffer }) {
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState('')
  const run = async () => {
    const id = sessionId.value
    setRunning(true)
    setProblem('')
    try {
      const { response } = await request<ChatResponse>(`flows/${encodeURIComponent(offer.flow)}/run`, {
        method: 'POST',
        body: { session_id: id },
      })
      if (id && sessionId.value === id)
        showStored(await fetchSession(id), (text, replaces) => void ask(text, { replaces }))
      announce(response)
    } catch (error) {
      setProblem((error as Error).message)
    }
    setRunning(false)
  }
  return (
    <div class="flow-offer">
      <p dir="auto">
        A saved flow is like this: <strong>{offer.flow}</strong> <span class="note">{offer.description}</span>
      </p>
      <Button class="small" icon="retry" disabled={isRunning || isBusy.value} onClick={() => void run()}>
        {isRunning ? `Running ${offer.flow}…` : `Run flow ${offer.flow} instead`}
      </Button>
      {problem && (
        <p class="call-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
