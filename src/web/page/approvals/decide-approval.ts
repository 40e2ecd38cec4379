import { signal } from '@preact/signals'
import type { Approval, Decided } from '../../../contract/chat.ts'
import { Draft } from '../forms/draft.ts'
import { decide } from '../state/conversation.ts'
import { entries, isBusy, sessionId, waiting, type Entry } from '../state/entries.ts'
import { fetchSession } from '../state/stored-session.ts'
import { readAllowed } from './allowed.ts'

/** Id of the approval that is being decided here. */
export const deciding = signal<string | undefined>(undefined)

/** Approvals that were decided in another way before the decision made here arrived. */
export const overtaken = signal<ReadonlySet<string>>(new Set())

/** Decides an approval once, however often the button is pressed. Must not throw. */
export async function decideApproval(
  { id }: Approval,
  decision: 'approve' | 'reject',
  { args, forSession }: { args?: Record<string, unknown> | undefined; forSession?: boolean } = {},
): Promise<void> {
  if (deciding.value || isBusy.value) return
  deciding.value = id
  const here = sessionId.value
  try {
    await decide(id, decision, args, forSession ? 'session' : undefined)
    if (sessionId.value !== here) return
    const outcome = outcomeOf(id)?.outcome
    if (outcome) keepEdits(id, undefined)
    const isOther = decision === 'approve' ? outcome !== 'approved' : outcome !== 'rejected'
    if (outcome && isOther) overtaken.value = new Set([...overtaken.value, id])
    if (forSession) await readAllowed()
    // It was not taken: perhaps somebody else was first.
    if (here && waiting.value === id) waiting.value = (await fetchSession(here)).approval?.id
  } catch {
    // The card goes on waiting; the line of the state says that the server is away.
  } finally {
    deciding.value = undefined
  }
}

/** What became of an approval, as a later answer tells. */
export function outcomeOf(id: string): (Decided & { entry: Entry; hasFailed: boolean }) | undefined {
  for (const entry of entries.value) {
    if (entry.kind !== 'answer') continue
    const { decided, error } = entry.answer.data
    if (decided?.id === id) return { ...decided, entry, hasFailed: error !== undefined }
  }
  return undefined
}

/** Whether an entry is the last one that shows an approval: one that needs a correction is shown again. */
export const isLatest = (entry: Entry, id: string): boolean =>
  entries.value.findLast(one => one.kind === 'answer' && one.answer.data.approval?.id === id) === entry

const key = (id: string) => `agent.approval.${id}`

/** Keeps edited arguments for a reload of this tab; what cannot be kept, or holds a password, is kept while the page is open. */
export function keepEdits(id: string, args: Record<string, unknown> | undefined, schema?: unknown): void {
  edits.set(id, args)
  try {
    if (!args || hasDraft(args) || JSON.stringify(schema ?? '').includes('"password"'))
      sessionStorage.removeItem(key(id))
    else sessionStorage.setItem(key(id), JSON.stringify(args))
  } catch {
    // A private window, or no room.
  }
}

const edits = new Map<string, Record<string, unknown> | undefined>()

/** Arguments that were edited before the page was loaded again, or the approval was asked for again. */
export function keptEdits(id: string): Record<string, unknown> | undefined {
  if (edits.has(id)) return edits.get(id)
  try {
    return (JSON.parse(sessionStorage.getItem(key(id)) ?? 'null') as Record<string, unknown> | null) ?? undefined
  } catch {
    return undefined
  }
}

const hasDraft = (value: unknown): boolean =>
  value instanceof Draft || (typeof value === 'object' && value !== null && Object.values(value).some(hasDraft))
