import { removeSession, sessions } from '../state/sessions.ts'
import { sessionId } from '../state/conversation.ts'
import { go, hrefTo } from '../state/route.ts'
import { IconButton } from '../ui/button.tsx'

/** The conversations of this server, latest first. */
export function SessionList({ onChoose }: { onChoose: () => void }) {
  const remove = async (id: string) => {
    await removeSession(id).catch(() => undefined)
    if (id === sessionId.value) go({ view: 'chat' })
  }
  return (
    <nav id="sessions" class="sessions" aria-label="Conversations">
      <ul>
        {sessions.value.map(({ session_id: id, title }) => (
          <li key={id} class={id === sessionId.value ? 'current' : undefined}>
            <a
              href={hrefTo({ view: 'chat', session: id })}
              aria-current={id === sessionId.value ? 'page' : undefined}
              title={title}
              dir="auto"
              onClick={onChoose}
            >
              {title}
            </a>
            <IconButton class="remove" label={`Delete: ${title}`} icon="close" onClick={() => void remove(id)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
