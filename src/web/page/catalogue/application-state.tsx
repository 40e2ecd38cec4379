import type { CatalogueApplication } from '../../../contract/catalogue.ts'
import { formatAgo, formatTime } from '../text/time.ts'
import { STATES } from './applications.ts'

/** The state of an application: in a word and since when; where it is not ready why, and what to do. */
export function ApplicationState({ application }: { application: CatalogueApplication }) {
  const { state, since, message, last_error: error, restarts, notes, url } = application
  // The error often begins with the message.
  const why = error?.startsWith(message) ? [error] : [message, error].filter(text => text)
  return (
    <div class="app-state" data-state={state === 'failed' ? 'away' : state}>
      <p>
        <span class="dot" />
        <strong>{STATES[state]}</strong>
        {since && (
          <time dateTime={since} title={formatTime(since)}>
            {` since ${formatTime(since)}, ${formatAgo(since)}`}
          </time>
        )}
        {restarts > 0 && ` · restarted ${restarts === 1 ? 'once' : `${restarts} times`}`}
      </p>
      {state === 'failed' && (
        <>
          {why.map(text => (
            <p key={text} class="call-error" dir="auto">
              {text}
            </p>
          ))}
          <p>
            {`It is tried again by itself. Is it running${url ? ` at ${url}` : ''}, and can the registry reach it? “Refresh” tries at once.`}
          </p>
        </>
      )}
      {state === 'connecting' && <p>Its tools appear here as soon as it answers.</p>}
      {notes.length > 0 && (
        <details>
          <summary>{notes.length === 1 ? '1 note' : `${notes.length} notes`}</summary>
          <ul>
            {notes.slice(0, 100).map(note => (
              <li key={note} dir="auto">
                {note}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
