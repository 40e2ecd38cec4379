import { useEffect } from 'preact/hooks'
import { signedIn, signOut } from '../api/sign-in.ts'
import { SessionList } from '../chat/session-list.tsx'
import { openNew } from '../state/open-session.ts'
import { hrefTo, route, type Route } from '../state/route.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { isHelpOpen } from './shortcuts.tsx'
import { isSideOpen } from './side-state.ts'

const VIEWS: { to: Route; label: string; icon: IconName }[] = [
  { to: { view: 'chat' }, label: 'New conversation', icon: 'plus' },
  { to: { view: 'catalogue' }, label: 'Catalogue', icon: 'catalogue' },
  { to: { view: 'activity' }, label: 'Activity', icon: 'activity' },
]

/** The side: where one can go, and the conversations. On a narrow page it lies over the content until something is chosen. */
export function Side() {
  /** Where it lies over the content, what had the focus in it cannot have it any more. */
  const close = () => {
    if (isSideOpen.value) document.getElementById('main')?.focus()
    isSideOpen.value = false
  }
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isSideOpen.value || document.querySelector('dialog[open]')) return
      close()
      document.querySelector<HTMLElement>('[aria-controls="side"]')?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <div id="side" class={`side${isSideOpen.value ? ' open' : ''}`}>
        <nav aria-label="Views" class="views">
          {VIEWS.map(({ to, label, icon }) => (
            <a
              key={label}
              id={to.view === 'chat' ? 'new-chat' : undefined}
              href={hrefTo(to)}
              onClick={event => {
                close()
                if (to.view === 'chat') beginNew(event)
              }}
              aria-current={route.value.view === to.view && to.view !== 'chat' ? 'page' : undefined}
            >
              <Icon name={icon} />
              {label}
            </a>
          ))}
        </nav>
        <SessionList onChoose={close} />
        {signedIn.value && (
          <p class="who">
            {`Signed in as ${signedIn.value.name} (${signedIn.value.scope}). `}
            <button class="link" type="button" onClick={() => void signOut()}>
              Sign out
            </button>
          </p>
        )}
        <nav class="links" aria-label="Help">
          <a href="docs">API documentation</a>
          <button class="link" type="button" onClick={() => (isHelpOpen.value = true)}>
            Keyboard shortcuts
          </button>
        </nav>
      </div>
      {isSideOpen.value && <button class="shade" type="button" aria-label="Close the menu" onClick={close} />}
    </>
  )
}

/** A new conversation in this tab; a press that wants another tab gets one. */
function beginNew(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  openNew()
  if (matchMedia('(pointer: fine)').matches) requestAnimationFrame(() => document.getElementById('message')?.focus())
}
