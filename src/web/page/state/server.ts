import { computed, signal } from '@preact/signals'
import type { RunMode } from '../../../contract/chat.ts'
import { keyWanted } from '../api/sign-in.ts'
import { request } from '../api/client.ts'
import { change, changes } from '../catalogue/change.ts'

/** `GET /status` as far as the page uses it. */
export interface ServerStatus {
  status: 'ready' | 'degraded'
  mode: RunMode
  version: string
  engine: { model: { provider: string | null; name: string | null; reachable: boolean; message: string } }
  registry: { url: string; reachable: boolean; applications: number; tools: number; message?: string }
  browser: { enabled: boolean; available: boolean; message: string }
  storage?: { writable: boolean; message?: string }
}

/** The state of the server; undefined until it was read for the first time. */
export const status = signal<ServerStatus | undefined>(undefined)
/** Whether the server did not answer when it was last asked. */
export const isAway = signal(false)
export const mode = computed(() => status.value?.mode)

/** Between two looks at the server, in milliseconds. */
const EVERY = 5000

let isAsking = false

/** Reads the state now. Must not throw. */
export async function readStatus(): Promise<void> {
  // One look waits until somebody signed in; those of the clock need not.
  if (isAsking && keyWanted.value) return
  isAsking = true
  try {
    status.value = await request<ServerStatus>('status')
    isAway.value = false
  } catch {
    isAway.value = true
  } finally {
    isAsking = false
  }
}

/** Answer of `PUT /settings/mode`. */
export interface ModeChange {
  mode: RunMode
  /** Whether it outlives a restart; `message` tells why not. */
  saved: boolean
  message?: string
}

/** Changes the run mode of the whole server; the promise fails with the reason. */
export async function changeMode(to: RunMode): Promise<ModeChange> {
  const changed = await change<ModeChange>('settings/mode', { method: 'PUT', body: { mode: to } })
  await readStatus()
  return changed
}

/** Looks at the server for as long as somebody looks at the page. */
export function watchServer(): void {
  changes.subscribe(() => void readStatus())
  setInterval(() => document.visibilityState === 'visible' && void readStatus(), EVERY)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void readStatus())
  addEventListener('online', () => void readStatus())
}
