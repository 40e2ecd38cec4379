import { signal } from '@preact/signals'
import type { VNode } from 'preact'
import type { RunMode } from '../../../contract/chat.ts'
import { retryNow } from '../api/pause.ts'
import { commandIn } from '../state/commands.ts'
import { asCalled } from '../state/program.ts'
import { hrefTo, route } from '../state/route.ts'
import { changeMode, isAway, readStatus, status, type ServerStatus } from '../state/server.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Notice } from '../ui/notice.tsx'

interface State {
  tone: 'info' | 'warn' | 'bad'
  text: string
  /** Buttons that help, beside the command that the text tells to run. */
  help?: VNode
  /** One can work without it: it can be put away. */
  isMinor?: boolean
}

/** Texts that were put away in this visit. */
const dismissed = signal<readonly string[]>([])
const failure = signal('')

/** What keeps people from working, the worst of it alone: what happened, what to do, and a button where one helps. */
export function StateBanner() {
  const state = worstOf(status.value, isAway.value)
  if (!state || (state.isMinor && dismissed.value.includes(state.text))) return null
  const { tone, text, help, isMinor } = state
  const command = asCalled(commandIn(text) ?? '')
  return (
    <div class="state-banner">
      <Notice
        tone={tone}
        action={
          <div class="buttons">
            {help}
            {command && <CopyButton text={command} label={`Copy “${command}”`} isWritten />}
            {isMinor && (
              <IconButton
                label="Put this away"
                icon="close"
                onClick={() => (dismissed.value = [...dismissed.value, text])}
              />
            )}
          </div>
        }
      >
        {asCalled(text)}
        {failure.value && <p class="call-error">{failure}</p>}
      </Notice>
    </div>
  )
}

const TryNow = () => (
  <Button icon="retry" onClick={() => (retryNow(), void readStatus())}>
    Try now
  </Button>
)

function worstOf(now: ServerStatus | undefined, away: boolean): State | undefined {
  if (away)
    return {
      tone: 'bad',
      text: 'The agent server does not answer. What you wrote is kept, and this page goes on by itself when it is there again. If it was stopped, start it with: agent start demo',
      help: <TryNow />,
    }
  if (!now) return undefined
  const { registry, mode, browser } = now
  const { model } = now.engine
  if (now.storage && !now.storage.writable)
    return { tone: 'bad', text: now.storage.message ?? 'Nothing can be kept now.', help: <TryNow /> }
  if (!registry.reachable)
    return { tone: 'bad', text: registry.message ?? 'The tool registry cannot be reached.', help: <TryNow /> }
  if (!registry.tools && mode !== 'web')
    return {
      tone: 'warn',
      text: 'No tools are registered, so there is nothing to ask about yet.',
      ...(route.value.view !== 'catalogue' && {
        help: (
          <a class="button" href={hrefTo({ view: 'catalogue' })}>
            Add a service in the catalogue
          </a>
        ),
      }),
    }
  if (model.provider && !model.reachable)
    return {
      tone: 'warn',
      text: `The language model cannot be used: ${model.message}`,
      help: <TryNow />,
      isMinor: true,
    }
  if (browser.enabled && !browser.available)
    return {
      tone: 'warn',
      text: `Web pages cannot be used: ${browser.message}`,
      help: <ToMode to="api" />,
      isMinor: mode === 'hybrid',
    }
  return undefined
}

function ToMode({ to }: { to: RunMode }) {
  const change = async () => {
    try {
      await changeMode(to)
      failure.value = ''
    } catch (error) {
      failure.value = `The mode was not changed: ${(error as Error).message}`
    }
  }
  return <Button onClick={() => void change()}>Change to API mode</Button>
}
