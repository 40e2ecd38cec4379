import type { Entry } from '../state/entries.ts'
import { Button } from '../ui/button.tsx'
import { Answer } from './answer.tsx'
import { Question } from './question.tsx'
import { Working } from './working.tsx'

/** One entry of the conversation. */
export function Message({ entry, isLast }: { entry: Entry; isLast: boolean }) {
  switch (entry.kind) {
    case 'question':
      return <Question entry={entry} />
    case 'answer':
      return <Answer entry={entry} isLast={isLast} />
    case 'working':
      return <Working work={entry} />
    case 'problem':
      return (
        <div class="message agent problem">
          <p class="text" dir="auto">
            {entry.text}
          </p>
          {entry.again && (
            <Button icon="retry" onClick={entry.again}>
              Try again
            </Button>
          )}
        </div>
      )
  }
}
