import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { showNeighbour } from '../chat/scrolling.ts'
import { stop } from '../state/conversation.ts'
import { isBusy } from '../state/entries.ts'
import { openNew } from '../state/open-session.ts'
import { keepText, keptText } from '../state/preferences.ts'
import { go, route } from '../state/route.ts'
import { Dialog } from '../ui/dialog.tsx'
import { isSideOpen } from './side-state.ts'

/** Whether the dialog that lists the shortcuts is open. */
export const isHelpOpen = signal(false)
/** Shortcuts of one character can be switched off (WCAG 2.1.4): people who speak to their computer set them off. */
const hasSingleKeys = signal(keptText('agent.keys') !== 'off')

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
const CONTROL = isApple ? '⌘' : 'Ctrl'
const ALT = isApple ? '⌥' : 'Alt'

const LIST: [keys: string[], what: string, isSingle?: true][] = [
  [[CONTROL, 'Shift', 'O'], 'New conversation'],
  [[CONTROL, 'K'], 'Search conversations'],
  [['/'], 'Go to the message box', true],
  [['Esc'], 'Stop the answer'],
  [[ALT, '↑'], 'Previous question and answer'],
  [[ALT, '↓'], 'Next question and answer'],
  [['↑'], 'In an empty box: bring the last question'],
  [['F2'], 'In the list: rename the conversation'],
  [['Delete'], 'In the list: delete the conversation'],
  [['?'], 'These shortcuts', true],
]

/** At once where it is shown already, else when it is. */
function focus(id: string): void {
  const take = () => document.getElementById(id)?.focus()
  take()
  if (document.activeElement?.id !== id) requestAnimationFrame(take)
}

function goToBox(): void {
  if (route.value.view !== 'chat') go({ view: 'chat' })
  focus('message')
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
  const { key, code, altKey, shiftKey } = event
  const control = isApple ? event.metaKey : event.ctrlKey
  const isWriting = (event.target as HTMLElement).matches('input, textarea, select, [contenteditable]')
  if (control && shiftKey && code === 'KeyO') {
    openNew()
    focus('message')
  } else if (control && !shiftKey && !altKey && code === 'KeyK') {
    isSideOpen.value = matchMedia('(max-width: 860px)').matches
    focus('session-search')
  } else if (altKey && (key === 'ArrowUp' || key === 'ArrowDown') && route.value.view === 'chat')
    showNeighbour(key === 'ArrowUp' ? -1 : 1)
  else if (key === 'Escape' && isBusy.value && !isSideOpen.value) void stop()
  else if (isWriting || control || altKey || !hasSingleKeys.value) return
  else if (key === '/') goToBox()
  else if (key === '?') isHelpOpen.value = true
  else return
  event.preventDefault()
}

/** Listens for the shortcuts of the page, and lists them on request. */
export function Shortcuts() {
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  if (!isHelpOpen.value) return null
  return (
    <Dialog title="Keyboard shortcuts" onClose={() => (isHelpOpen.value = false)}>
      <dl class="shortcuts">
        {LIST.map(([keys, what, isSingle]) => (
          <div key={what} class={isSingle && !hasSingleKeys.value ? 'off' : undefined}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        <input
          type="checkbox"
          checked={hasSingleKeys.value}
          onChange={event => {
            hasSingleKeys.value = event.currentTarget.checked
            keepText('agent.keys', hasSingleKeys.value ? '' : 'off')
          }}
        />
        Shortcuts of one character (/ and ?)
      </label>
    </Dialog>
  )
}
