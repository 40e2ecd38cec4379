import type { RunMode } from '../../../contract/chat.ts'
import { changeMode, mode } from '../state/server.ts'

const MODES: Record<RunMode, string> = { api: 'API', hybrid: 'Hybrid', web: 'Browser' }

/** The run mode of the server, to be changed at once. */
export function ModeSwitch() {
  return (
    <label class="mode">
      <span class="visually-hidden">Run mode</span>
      <select
        id="mode"
        value={mode.value ?? 'api'}
        disabled={!mode.value}
        onChange={event => void changeMode(event.currentTarget.value as RunMode).catch(() => undefined)}
      >
        {Object.entries(MODES).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
