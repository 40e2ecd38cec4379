import type { ApplicationRecord } from '../../../contract/registry.ts'
import { ask } from '../state/conversation.ts'
import { go, hrefTo } from '../state/route.ts'
import { useRead } from '../state/use-read.ts'
import { countOf } from '../text/format.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { STATES } from './applications.ts'

/** What became of a service that was added, and what can be asked now. */
export function AddedService({ added, onMore }: { added: ApplicationRecord; onMore: () => void }) {
  const { name, state, message, tool_count: count } = added
  const suggested = useRead<{ suggestions: string[] }>('suggestions').value?.suggestions ?? []
  return (
    <>
      {state === 'ready' ? (
        <p>
          {`It is ready with `}
          <a href={hrefTo({ view: 'catalogue', app: name })}>{countOf(count, 'tool')}</a>. It is kept over a restart.
        </p>
      ) : (
        <Notice tone="warn">
          <p>{`${STATES[state]}: it is in the catalogue, and becomes ready by itself as soon as it answers.`}</p>
          {message && <p dir="auto">{message}</p>}
        </Notice>
      )}
      {suggested.length > 0 && (
        <>
          <h3>Questions that work now</h3>
          <div class="suggestions">
            {suggested.map(text => (
              <button
                key={text}
                class="suggestion"
                type="button"
                dir="auto"
                onClick={() => {
                  // The new conversation is there once the address has changed.
                  addEventListener('hashchange', () => void ask(text), { once: true })
                  go({ view: 'chat' })
                }}
              >
                {text}
              </button>
            ))}
          </div>
        </>
      )}
      <div class="buttons">
        <Button icon="plus" onClick={onMore}>
          Add another one
        </Button>
      </div>
    </>
  )
}
