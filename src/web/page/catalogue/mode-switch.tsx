import { useState } from 'preact/hooks'
import type { RunMode } from '../../../contract/chat.ts'
import { announce } from '../state/announce.ts'
import { changeMode, mode } from '../state/server.ts'
import { IconButton } from '../ui/button.tsx'

const MODES: Record<RunMode, string> = { api: 'API', hybrid: 'Hybrid', web: 'Browser' }

/** The run mode of the server, to be changed at once; what each means is told in the catalogue. */
export function ModeSwitch() {
  const [failure, setFailure] = useState('')
  const change = async (select: HTMLSelectElement) => {
    setFailure('')
    try {
      const { mode: now, saved, message } = await changeMode(select.value as RunMode)
      announce(`The mode is now ${MODES[now]}.`)
      if (!saved)
        setFailure(`The mode is ${MODES[now]} until the server restarts: ${message ?? 'it could not be saved'}`)
    } catch (error) {
      // It shows what is so, not what was wanted.
      select.value = mode.value ?? 'api'
      setFailure(`The mode is still ${MODES[mode.value ?? 'api']}. ${(error as Error).message}`)
    }
  }
  return (
    <div class="mode">
      <label>
        <span class="visually-hidden">Run mode</span>
        <select
          id="mode"
          value={mode.value ?? 'api'}
          disabled={!mode.value}
          onChange={({ currentTarget }) => void change(currentTarget)}
        >
          {Object.entries(MODES).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {failure && (
        <div class="mode-failure" role="alert">
          <p>{failure}</p>
          <IconButton label="Close" icon="close" onClick={() => setFailure('')} />
        </div>
      )}
    </div>
  )
}
