import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, parseJson } from '../../lib/json.ts'
import { writeAtomically } from '../../lib/write-atomically.ts'
import { COMPONENTS, type Component } from '../components.ts'

/** What the supervisor knows about one component since a person started it. */
export interface ComponentHistory {
  /** The process that it looks after, or whose end it deals with. */
  pid: number
  /** The process that is started in its place, until it is ready. */
  starting?: number
  /** How often it was started again; tries that failed are among them. */
  count: number
  /** When, in milliseconds since 1970: the latest of them. */
  restarts: number[]
  /** When the last process ended, why, and the last line of its log; null before the first end. */
  ended_at: string | null
  reason: string | null
  last_line: string | null
  /** When it is started again; null while it runs or after giving up. */
  next_restart: string | null
  gave_up: boolean
}

/** Times that are kept: as many as `supervision.max_restarts` can ask for. */
const KEPT = 1000

/** Notes one more restart. */
export function addRestart(history: ComponentHistory, now = Date.now()): void {
  history.count++
  history.restarts = [...history.restarts, now].slice(-KEPT)
}

/** Whether a history is that of this process, which may just be starting in the place of another. */
export const isHistoryOf = (history: ComponentHistory | undefined, pid: number): history is ComponentHistory =>
  history !== undefined && (history.pid === pid || history.starting === pid)

/** By component, those that were started again or wait for it. */
export type History = Partial<Record<Component, ComponentHistory>>

const historyFile = (stateFolder: string) => join(stateFolder, 'run', 'restarts.json')

/** What was noted last; empty when there is nothing that can be read. */
export function readHistory(stateFolder: string): History {
  try {
    const value = parseJson(readFileSync(historyFile(stateFolder), 'utf8'))
    if (!isObject(value)) return {}
    return Object.fromEntries(
      COMPONENTS.flatMap(component => (isHistory(value[component]) ? [[component, value[component]]] : [])),
    ) as History
  } catch {
    return {}
  }
}

const isHistory = (value: unknown): value is ComponentHistory =>
  isObject(value) &&
  Number.isInteger(value['pid']) &&
  Number.isInteger(value['count']) &&
  Array.isArray(value['restarts']) &&
  value['restarts'].every(time => typeof time === 'number')

/** Notes the restarts, for `status` and for a supervisor that follows this one. Throws when the disk refuses. */
export const writeHistory = (stateFolder: string, history: History): void =>
  writeAtomically(historyFile(stateFolder), `${JSON.stringify(history, null, 2)}\n`)
