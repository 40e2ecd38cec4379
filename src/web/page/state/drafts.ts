import { signal } from '@preact/signals'
import { keepText, keptText } from './preferences.ts'

/** What stands in the box and was not sent; kept for each conversation in this browser. */
export const draft = signal('')

const keyOf = (id: string | undefined) => `agent.draft.${id ?? ''}`
let shown: string | undefined

/** Shows the draft of a conversation. */
export function openDraft(id: string | undefined): void {
  shown = id
  draft.value = keptText(keyOf(id))
}

export function writeDraft(text: string): void {
  draft.value = text
  keepText(keyOf(shown), text)
}

/** Empties the box. What was in it stays kept until the server has it: a reload before that brings it back. */
export function takeDraft(): string {
  const text = draft.value
  draft.value = ''
  return text
}

/** The server has what was sent, in the conversation `id`: what was typed since is the draft of that one. */
export function settleDraft(id: string): void {
  if (shown !== id) keepText(keyOf(shown), '')
  shown = id
  keepText(keyOf(id), draft.value)
}

export const forgetDraft = (id: string): void => keepText(keyOf(id), '')
