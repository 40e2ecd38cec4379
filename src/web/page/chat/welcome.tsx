import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { request } from '../api/client.ts'
import { ask } from '../state/conversation.ts'

const suggestions = signal<string[]>([])

/** A short welcome with questions that work on what is registered. */
export function Welcome() {
  useEffect(() => {
    void request<{ suggestions: string[] }>('suggestions').then(
      read => (suggestions.value = read.suggestions),
      () => undefined,
    )
  }, [])
  return (
    <section id="welcome" class="welcome">
      <h1>What would you like to know?</h1>
      <p>Ask in plain language. Every answer shows the calls and the data behind it.</p>
      <div class="suggestions">
        {suggestions.value.map(text => (
          <button key={text} class="suggestion" type="button" onClick={() => void ask(text)}>
            {text}
          </button>
        ))}
      </div>
    </section>
  )
}
