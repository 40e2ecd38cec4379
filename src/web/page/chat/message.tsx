import { ask, type Entry } from '../state/conversation.ts'
import { Button } from '../ui/button.tsx'
import { Answer } from './answer.tsx'
import { Working } from './working.tsx'

/** One entry of the conversation. */
export function Message({ entry }: { entry: Entry }) {
  switch (entry.kind) {
    case 'question':
      return (
        <article class="message user">
          <p class="bubble" dir="auto">
            {entry.text}
          </p>
        </article>
      )
    case 'answer':
      return <Answer answer={entry.answer} />
    case 'working':
      return <Working steps={entry.steps} text={entry.text} />
    case 'problem':
      return (
        <div class="message agent problem" role="alert">
          <p class="text">{entry.text}</p>
          {entry.retry && (
            <Button icon="retry" onClick={() => void ask(entry.retry!)}>
              Try again
            </Button>
          )}
        </div>
      )
  }
}
