import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { request } from '../api/client.ts'
import { ask } from '../state/conversation.ts'
import { hrefTo } from '../state/route.ts'
import { isAway, mode, status } from '../state/server.ts'

/** Most questions that are offered. */
const SHOWN = 6

/** Questions that work on what is registered; undefined until they were read. */
const suggestions = signal<readonly string[] | undefined>(undefined)

/** A short welcome with questions that work on what is registered; read again when that, or the mode, changes. */
export function Welcome() {
  const { applications, tools } = status.value?.registry ?? {}
  useEffect(() => {
    let isOver = false
    void request<{ suggestions: string[] }>('suggestions').then(
      read => isOver || (suggestions.value = read.suggestions.slice(0, SHOWN)),
      () => isOver || (suggestions.value ??= isAway.value ? undefined : []),
    )
    return () => void (isOver = true)
  }, [applications, tools, mode.value, isAway.value])
  const offered = suggestions.value
  return (
    <section id="welcome" class="welcome" aria-busy={!offered}>
      <h1>What would you like to know?</h1>
      <p>Ask in plain language. Every answer shows the calls and the data behind it.</p>
      {offered?.length === 0 ? (
        <p class="note">
          {mode.value === 'web' ? (
            'In browser mode, say which page to open and what to do there.'
          ) : (
            <a href={hrefTo({ view: 'catalogue' })}>See in the catalogue what can be asked about</a>
          )}
        </p>
      ) : (
        <ul class="suggestions" aria-label="Questions to begin with">
          {(offered ?? Array<string | undefined>(SHOWN).fill(undefined)).map((text, at) => (
            <li key={text ?? at}>
              {text === undefined ? (
                <span class="suggestion skeleton" />
              ) : (
                <button class="suggestion" type="button" dir="auto" onClick={() => void ask(text)}>
                  {text}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
