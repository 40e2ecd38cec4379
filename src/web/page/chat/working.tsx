import type { Signal } from '@preact/signals'
import type { Step } from '../state/conversation.ts'
import { countOf } from '../text/format.ts'

/** Latest calls that are shown while an answer is worked out. */
const SHOWN = 6

/** What is happening while an answer is worked out. */
export function Working({ steps, text }: { steps: Signal<Step[]>; text: Signal<string> }) {
  return (
    <article class="message agent" aria-busy="true">
      {text.value && (
        <p class="text" dir="auto">
          {text}
        </p>
      )}
      <ol class="steps">
        {steps.value.slice(-SHOWN).map((step, at) => (
          <li key={at} class={step.state}>
            <span class="call-tool">{step.tool}</span>
            <span class="call-facts">{describe(step)}</span>
          </li>
        ))}
      </ol>
      <p class="working">
        <span class="spinner" aria-hidden="true" />
        Working…
      </p>
    </article>
  )
}

const describe = ({ rows, duration_ms: time, error }: Step): string =>
  [rows != null && countOf(rows, 'row'), time != null && `${Math.round(time)} ms`, error].filter(Boolean).join(' · ')
