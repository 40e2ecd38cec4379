import { ask } from '../state/conversation.ts'
import { isBusy } from '../state/entries.ts'

/** Questions that go on from the newest answer. */
export function FollowUps({ questions = [] }: { questions?: readonly string[] | undefined }) {
  if (!questions.length) return null
  return (
    <ul class="follow-ups" aria-label="Questions that go on from here">
      {questions.map(text => (
        <li key={text}>
          <button class="follow-up" type="button" dir="auto" disabled={isBusy.value} onClick={() => void ask(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
