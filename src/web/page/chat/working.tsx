import { useEffect } from 'preact/hooks'
import { retryNow } from '../api/pause.ts'
import type { Step, Working as Work } from '../state/entries.ts'
import { announce } from '../state/announce.ts'
import { stop } from '../state/conversation.ts'
import { countOf } from '../text/format.ts'
import { formatDuration } from '../text/time.ts'
import { Button } from '../ui/button.tsx'
import { useNow } from '../ui/use-now.ts'
import { Markdown } from './markdown/lazy-markdown.tsx'

/** Latest calls that are shown while an answer is worked out. */
const SHOWN = 6
/** From when on a call is said to be slow, in milliseconds. */
const SLOW = 8000

const isOpen = ({ state }: Step) => state === 'started' || state === 'progress'

/** What is happening while an answer is worked out: the text as it comes (only a model streams one), the calls, the connection. */
export function Working({ work }: { work: Work }) {
  const now = useNow()
  const steps = work.steps.value
  const slow = steps.find(step => isOpen(step) && step.since !== undefined && now - step.since > SLOW)
  const slowTool = slow?.tool
  const isLost = work.lost.value !== undefined
  // Said once: what stands there counts seconds.
  useEffect(() => {
    if (isLost) announce('The connection was lost. It is taken up again by itself.')
    else if (slowTool) announce(`${slowTool} has not answered yet.`)
  }, [isLost, slowTool])
  return (
    <article class="message agent working" aria-busy="true" aria-label="Answer under way">
      {work.text.value && <Markdown text={work.text.value} />}
      {steps.length > SHOWN && <p class="note">{countOf(steps.length - SHOWN, 'earlier call')}</p>}
      <ol class="steps">
        {steps.slice(-SHOWN).map((step, at) => (
          <LiveStep key={at} step={step} now={now} />
        ))}
      </ol>
      {work.lost.value === undefined ? (
        <p class="progress">
          <span class="spinner" aria-hidden="true" />
          {work.isStopping.value ? 'Stopping…' : `Working… ${elapsed(now - work.began)}`}
        </p>
      ) : (
        <Lost wait={Math.ceil((work.lost.value - now) / 1000)} isKnown={work.isKnown.value} />
      )}
      {slow && work.lost.value === undefined && (
        <p class="warning">
          {`${slow.tool} has not answered for ${elapsed(now - slow.since!)}. It is waited for until the time for an answer is up; you can stop it.`}
          <Button look="quiet" onClick={() => void stop()}>
            Stop
          </Button>
        </p>
      )}
    </article>
  )
}

/** Whole seconds, from the second one on. */
const elapsed = (time: number): string => (time < 2000 ? '' : formatDuration(Math.floor(time / 1000) * 1000))

function LiveStep({ step, now }: { step: Step; now: number }) {
  const { tool, args, state, rows, duration_ms: time, error, since } = step
  const took = time ?? (isOpen(step) && since !== undefined ? Math.floor((now - since) / 1000) * 1000 : undefined)
  const facts = [
    { started: 'running', progress: 'running', done: 'done', failed: 'failed' }[state],
    rows !== undefined && countOf(rows, 'row'),
    took !== undefined && (time !== undefined || took > 0) && formatDuration(took),
  ]
  return (
    <li class={isOpen(step) ? 'open' : state}>
      <span class="call-tool">{tool}</span>
      <code class="call-args" dir="auto">
        {Object.entries(args)
          .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
          .join(' ')}
      </code>
      <span class="call-facts">{facts.filter(Boolean).join(' · ')}</span>
      {error && (
        <span class="call-error" dir="auto">
          {error}
        </span>
      )}
    </li>
  )
}

/** `wait`: seconds until the next attempt. */
function Lost({ wait, isKnown }: { wait: number; isKnown: boolean }) {
  const what = isKnown
    ? 'The connection was lost. It is taken up again by itself'
    : 'The agent server does not answer. The question is asked as soon as it does'
  return (
    <p class="warning">
      <span>{`${what}${wait > 1 ? `; next attempt in ${formatDuration(wait * 1000)}` : ''}.`}</span>
      <Button look="quiet" onClick={retryNow}>
        Try now
      </Button>
    </p>
  )
}
