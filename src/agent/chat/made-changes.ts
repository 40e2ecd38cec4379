import type { AnswerErrorCode } from '../../contract/chat.ts'
import type { MadeChange } from '../sessions/replace-question.ts'
import type { Said, Work } from './work.ts'

/** Ends of an approved change after which it may have been made. */
const OPEN: ReadonlySet<AnswerErrorCode> = new Set(['CANCELLED', 'BUDGET', 'INCOMPLETE'])

/** What an answer changed in a service, as far as is known: by its calls, else by how an approved change ended. */
export function changesOf({ changing, writing, order }: Work, said: Said): MadeChange[] {
  const text = order ?? said.response.trim().split('\n')[0]!.slice(0, 200)
  if (changing !== undefined) return [{ text, isSure: changing }]
  if (!writing) return []
  const { error } = said.data
  if (!error) return [{ text, isSure: true }]
  return said.changed || OPEN.has(error.code) ? [{ text, isSure: false }] : []
}

/** Says what the messages changed that another one takes the place of. */
export function tellChanges(changes: readonly MadeChange[]): string {
  const list = (isSure: boolean) =>
    changes.filter(change => change.isSure === isSure).map(({ text }) => text.replace(/[.\s]+$/, ''))
  const [made, open] = [list(true), list(false)]
  return [
    ...(made.length ? [`What the replaced messages changed stays as it is: ${made.join('; ')}.`] : []),
    ...(open.length
      ? [`This may have been changed by the replaced messages, look at the record: ${open.join('; ')}.`]
      : []),
  ].join(' ')
}
