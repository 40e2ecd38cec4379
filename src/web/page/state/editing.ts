import { signal } from '@preact/signals'
import { keepText, keptText } from './preferences.ts'
import { sessionId } from './entries.ts'

/** The question that is being edited, by its place, and its text as it is now. */
export const editing = signal<{ place: number; text: string } | undefined>(undefined)

const keyOf = (id: string | undefined) => `agent.edit.${id ?? ''}`

/** Begins to edit, keeps what was written over a reload, or (undefined) gives it up. */
export function edit(now: { place: number; text: string } | undefined): void {
  editing.value = now
  keepText(keyOf(sessionId.value), now ? JSON.stringify(now) : '')
}

/** Shows the edit of a conversation that was not sent. */
export function openEdit(): void {
  try {
    editing.value = JSON.parse(keptText(keyOf(sessionId.value)) || 'null') ?? undefined
  } catch {
    editing.value = undefined
  }
}

/** The edited question is on its way: it is kept until the server has it. */
export const sendEdit = (): void => void (editing.value = undefined)
export const settleEdit = (): void => keepText(keyOf(sessionId.value), '')
