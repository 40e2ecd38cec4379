import { useState } from 'preact/hooks'
import { RUN_MODE_DESCRIPTIONS } from '../../../config/run-modes.ts'
import type { RunMode } from '../../../contract/chat.ts'
import { announce } from '../state/announce.ts'
import { changeMode, mode, status } from '../state/server.ts'
import { useTask } from '../state/use-task.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Failure } from './failure.tsx'

/** The run mode: what each means, what is missing for it, and changing it. */
export function ModePanel() {
  const [changed, setChanged] = useState('')
  const task = useTask(async (_signal, to: RunMode) => {
    setChanged('')
    const { saved, message } = await changeMode(to)
    const text = `The mode is now ${titleOf(to)}, for everybody who uses this server. ${saved ? 'It outlives a restart.' : `It holds until the restart: ${message ?? 'it could not be saved'}`}`
    setChanged(text)
    announce(text)
  })
  const { browser } = status.value ?? {}
  return (
    <section aria-labelledby="mode-heading">
      <h2 id="mode-heading">Run mode</h2>
      <p class="note">What this server may use to answer, for everybody.</p>
      <ul class="modes">
        {RUN_MODE_DESCRIPTIONS.map(({ mode: one, title, meaning, unavailable }) => (
          <li key={one} class={one === mode.value ? 'current' : undefined}>
            <h3>{title}</h3>
            <p>{meaning}</p>
            {unavailable.length > 0 && <p class="note">{`Without: ${unavailable.join(', ')}.`}</p>}
            {one !== 'api' && one !== mode.value && (
              <p class="note">
                It needs a browser where the registry runs. What is missing is told here once it is in use.
              </p>
            )}
            {one === mode.value && one !== 'api' && browser && !browser.available && (
              <Notice tone="warn">
                <p class="lines">{browser.message}</p>
              </Notice>
            )}
            <Button
              aria-pressed={one === mode.value}
              aria-disabled={task.isRunning || !mode.value}
              onClick={() => mode.value && one !== mode.value && task.run(one)}
            >
              {one === mode.value ? 'In use' : `Use ${title}`}
            </Button>
          </li>
        ))}
      </ul>
      {changed && <Notice tone="info">{changed}</Notice>}
      <Failure error={task.failure} again={task.again} />
    </section>
  )
}

/** What a mode is called. */
const titleOf = (mode: RunMode): string => RUN_MODE_DESCRIPTIONS.find(one => one.mode === mode)!.title
