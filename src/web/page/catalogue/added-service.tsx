import type { ApplicationRecord } from '../../../contract/registry.ts'
import { hrefTo } from '../state/route.ts'
import { countOf } from '../text/format.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { STATES } from './applications.ts'
import { Questions } from './questions.tsx'

/** What became of a service that was added, and what can be asked now. */
export function AddedService({ added, onMore }: { added: ApplicationRecord; onMore: () => void }) {
  const { name, state, message, tool_count: count } = added
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
      <Questions app={name} />
      <div class="buttons">
        <Button icon="plus" onClick={onMore}>
          Add another one
        </Button>
      </div>
    </>
  )
}
