import type { Draft, Node } from '../reading/draft.ts'
import { leaveOutCalledOff } from './leave-out-dropped.ts'

/** That somebody has it then. */
const TAKEN = /^(?:booked|reserved|taken|occupied|busy|in use)$/i
const IS = /^(?:is|are|be|['’]s|['’]re)$/i

/**
 * "is the hall booked tomorrow?", "which courts are taken on Friday" of bookings: what was called off takes nothing up, however its records are
 * called ("is booked" is a state of the hall, and no deed).
 */
export function readTakenThen(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(chunk => TAKEN.test(chunk.text) && chunk.used !== undefined)
  if (at < 0 || !chunks.slice(0, at).some(chunk => IS.test(chunk.text))) return
  const [node, ...others] = draft.nodes.filter(one => one.implicit && !one.negated && isDated(draft, one))
  if (node && !others.length) leaveOutCalledOff(draft, node, at)
}
readTakenThen.needs = /^(?:booked|reserved|taken|occupied|busy|use)$/

/** Restricted to a time that is told. */
const isDated = ({ chunks }: Draft, { entity, selection }: Node): boolean =>
  selection.where.some(
    ({ columns, at }) =>
      entity.fields.some(field => field.role === 'date' && columns[0] === field.column) &&
      chunks[Math.floor(at ?? -1)]?.literal?.kind === 'date',
  )
