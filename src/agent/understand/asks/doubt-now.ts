import { leaveOutDropped } from '../conditions/overdue.ts'
import { addPeriod, lasts } from '../conditions/upcoming.ts'
import type { Draft } from '../reading/draft.ts'

/** How sure a reading is at most that leaves out that something is so now. */
const AT_ANY_TIME = 0.6

/**
 * "how many members are in the club right now": that there is a club at all is the same at any time, so who is inside is hardly what
 * was counted. Of plain records ("how many orders do we have right now") and of states the words say nothing more.
 */
export function doubtNow(draft: Draft): void {
  if (!/\b(?:right now|at (?:the|this) moment|just now)\b/i.test(draft.message.text)) return
  const conditions = draft.nodes.flatMap(node => node.selection.where)
  if (draft.nodes.length > 1 && !draft.group && conditions.every(({ op }) => op === 'filled'))
    draft.sureness = Math.min(draft.sureness, AT_ANY_TIME)
  // "how many children are on the site right now" of bookings from one day to another: of those that last today.
  if (conditions.length || draft.nodes.some(({ selection }) => selection.related.length)) return
  const isDated = draft.nodes.some(({ entity }) => entity.fields.filter(f => f.role === 'date' && !f.nested).length > 1)
  if (isDated) draft.sureness = Math.min(draft.sureness, AT_ANY_TIME)
  const node = draft.nodes.find(({ entity }) => lasts(entity))
  if (!node) return
  const { today } = draft.message
  addPeriod(node, today, today, node.at)
  leaveOutDropped(node, node.at)
  draft.notes.push('took those that last today')
  draft.sureness = Math.min(draft.sureness, AT_ANY_TIME)
}
