import type { PageNode } from '../../../../contract/page.ts'
import type { Choice, Slot } from './slots.ts'
import type { Value, Word } from './told.ts'

/** What a slot is to hold, and the stretch of the message that says so. */
export type Assignment =
  | { slot: Slot; kind: 'text'; text: string; by: Value }
  | { slot: Slot; kind: 'choose'; choice: Choice; by: Value | undefined; words: Word[] }
  | { slot: Slot; kind: 'mark'; on: boolean; words: Word[] }
  /** Something that there is to be none of is taken away by its own control. */
  | { slot: Slot; kind: 'remove'; control: PageNode; words: Word[] }

/** This near two words have to be to be forms of one. */
export const SAME = 0.9

/** Whether a stretch of the message has come to something. */
export function isDone(one: Assignment, { at, to }: { at: number; to: number }): boolean {
  if (one.kind === 'text' || one.kind === 'choose') {
    const { by } = one
    if (by && by.at <= at && to <= by.to) return true
  }
  return one.kind !== 'text' && one.words.some(word => at <= word.at && word.to <= to)
}
