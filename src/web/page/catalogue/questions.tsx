import { ask } from '../state/conversation.ts'
import { go } from '../state/route.ts'
import { useRead } from '../state/use-read.ts'

/** Questions about an application that work now; each is asked in a new conversation. */
export function Questions({ app }: { app: string }) {
  const { value } = useRead<{ suggestions: string[] }>(`suggestions?app=${encodeURIComponent(app)}`)
  if (!value?.suggestions.length) return null
  return (
    <section aria-labelledby="questions-heading">
      <h2 id="questions-heading">Questions that work now</h2>
      <div class="suggestions">
        {value.suggestions.map(text => (
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
    </section>
  )
}
