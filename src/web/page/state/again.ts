import { confirm } from '../ui/confirm.tsx'
import { countOf } from '../text/format.ts'
import { ask, type Extra } from './conversation.ts'
import { edit, sendEdit } from './editing.ts'
import { entries, isBusy, type Entry } from './entries.ts'

type Answer = Extract<Entry, { kind: 'answer' }>

/** Tools that were asked for and called in these answers: what they changed stays as it is. */
function changesIn(removed: readonly Entry[]): number {
  const asked = new Set(
    entries.value.flatMap(entry => (entry.kind === 'answer' ? [entry.answer.data.approval?.tool] : [])),
  )
  return removed.filter(
    entry =>
      entry.kind === 'answer' &&
      entry.answer.data.steps?.some(({ tool, status }) => status === 'done' && asked.has(tool)),
  ).length
}

/** Whether what stands from a place on may go: asked where later answers go too, or changes were made. */
async function mayRemove(place: number, action: string): Promise<boolean> {
  const removed = entries.value.filter(entry => 'place' in entry && entry.place !== undefined && entry.place >= place)
  const later = removed.filter(({ kind }) => kind === 'answer').length - 1
  const changes = changesIn(removed)
  if (later < 1 && !changes) return true
  const texts = [
    later > 0 && `${countOf(later, 'later answer')} will be removed from this conversation.`,
    changes > 0 && 'Changes that were made stay as they are; nothing is undone.',
  ]
  return await confirm({ title: `${action}?`, text: texts.filter(Boolean).join(' '), action })
}

/** The question of an answer. */
export function questionOf(answer: Answer): Extract<Entry, { kind: 'question' }> | undefined {
  const before = entries.value[entries.value.indexOf(answer) - 1]
  return before?.kind === 'question' ? before : undefined
}

/** Whether an entry is the yes or no that a button of an approval gave: it is said once. */
export function isDecision(entry: Entry | undefined): boolean {
  const before = entry && entries.value[entries.value.indexOf(entry) - 1]
  return (
    entry?.kind === 'question' &&
    /^(?:Approve|Reject)$/.test(entry.text) &&
    before?.kind === 'answer' &&
    before.answer.data.approval !== undefined
  )
}

/** Asks the question at a place anew, as it was or with another text; what comes after it goes. */
export async function askAnew(
  place: number,
  text: string,
  { action = 'Try again', ...more }: Extra & { action?: string } = {},
) {
  if (isBusy.value || !(await mayRemove(place, action)) || isBusy.value) return
  sendEdit()
  void ask(text, { ...more, replaces: place })
}

/** Begins to edit a question. */
export const beginEdit = (place: number, text: string): void => edit({ place, text })
