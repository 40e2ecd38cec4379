import { BUILD } from '../lib/version.ts'
import type { ComponentStatus } from '../processes/component-status.ts'
import type { Output } from './output.ts'

/** Says that what runs was started by another version than this one, as after an upgrade. */
export function noteVersions({ note }: Output, list: readonly ComponentStatus[]): void {
  const others = list.filter(({ state, version }) => state !== 'stopped' && version !== null && version !== BUILD)
  if (others.length === 0) return
  const running = others.map(({ label, version }) => `${label} ${version}`).join(', ')
  note(`⚠️  Started by another version than this program (${BUILD}): ${running}. Change over: agent restart`)
}
