import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { leaveOutDropped, tellsDropped } from '../conditions/leave-out-dropped.ts'
import { leaveOutDone } from '../conditions/overdue.ts'
import { addPeriod } from '../conditions/upcoming.ts'
import { beginsOn, dateOf, lasts } from '../entity-model/begin-and-end.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { arePeople } from '../entity-model/people.ts'
import { findPath, pointsTo } from '../entity-model/relations.ts'
import { plural } from '../language/words.ts'
import { type Draft, type Node, addNode } from '../reading/draft.ts'

/** How sure a reading is at most that leaves out that something is so now. */
const AT_ANY_TIME = 0.6
/** How sure it is which of them are over by now. */
const NOT_OVER = 0.75

/**
 * "how many members are in the club right now": that there is a club at all is the same at any time, so who is inside is hardly what
 * was counted. Of plain records ("how many orders do we have right now") and of states the words say nothing more.
 */
export function doubtNow(draft: Draft): void {
  const isNow = /\b(?:right now|at (?:the|this) moment|just now|at present|currently|presently)\b/i.test(
    draft.message.text,
  )
  if (!isNow && !/\bnow\W*$/i.test(draft.message.text)) return
  if (leaveOutEnded(draft)) return
  const conditions = draft.nodes.flatMap(node => node.selection.where)
  if (!isNow) return conditions.length ? leaveOutOver(draft) : undefined
  if (draft.nodes.length > 1 && !draft.group && conditions.every(({ op }) => op === 'filled'))
    draft.sureness = Math.min(draft.sureness, AT_ANY_TIME)
  // "how many children are on the site right now" of bookings from one day to another: of those that last today.
  if (conditions.length || draft.nodes.some(({ selection }) => selection.related.length)) return leaveOutOver(draft)
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
doubtNow.needs = /^(?:now|moment|present|currently|presently)$/

/**
 * "which toys does Ann have at the moment", "how many toys are on loan right now" of loans with a day of return: of the records that relate the
 * two, those that are not over yet.
 */
function leaveOutEnded(draft: Draft): boolean {
  const { nodes, app } = draft
  const [head, other, ...rest] = nodes
  // "who is working at the Old Mill now": what connects them is told by the verb.
  const done = rest.length === 1 ? nodes.find(n => n.isVerb && lasts(n.entity) && !n.selection.where.length) : undefined
  if (done) addPeriod(done, draft.message.today, draft.message.today, done.at)
  if (!head || !other || rest.length) return done !== undefined
  const path = findPath(head.entity, other.entity, app) ?? []
  const between = path.length === 2 && path[0]!.direction === 'down' ? path[0]!.to : workBetween(draft, head.entity, other.entity) // oxfmt-ignore
  const below = path.length === 1 && path[0]!.direction === 'down' && !other.selection.where.length ? other : undefined
  // "which site has the most people at the moment": of each of them all are counted, also those of before.
  if (draft.group && between && lasts(between)) draft.sureness = Math.min(draft.sureness, AT_ANY_TIME)
  if (draft.group) return false
  const link = between ? addNode(draft, between, Math.max(head.at, other.at), true) : below
  if (!link) return false
  if (tellsEnd(link.entity) && leaveOutDone(link, link.at) !== undefined) {
    leaveOutToCome(draft, link)
    draft.notes.push(`took the ${plural(link.entity.noun)} that are not over`)
    draft.sureness = Math.min(draft.sureness, NOT_OVER)
    return true
  }
  if (between && lasts(between)) {
    addPeriod(link, draft.message.today, draft.message.today, link.at)
    leaveOutDropped(link, link.at)
    draft.sureness = Math.min(draft.sureness, NOT_OVER)
    return true
  }
  if (between) nodes.splice(nodes.indexOf(link), 1)
  return false
}

/**
 * "what have we got on the road at the moment" of hires with a day of delivery and one of collection: those that have begun and are not over,
 * where what else is said of them is no state, no date and no flag, which would tell it themselves.
 */
function leaveOutOver(draft: Draft): void {
  const { nodes, group, message } = draft
  const [node, ...others] = nodes.filter(n => !n.previous && (lasts(n.entity) || handedOver(n.entity)))
  if (!node || others.length || group || arePeople(node.entity) || (draft.head ?? nodes[0]) !== node) return
  const { entity, selection, at } = node
  const isTold = ({ role, words }: Field) => role === 'date' || role === 'boolean' || words.some(w => STATE.test(w))
  const tellsTime = (column: string) => entity.fields.some(f => f.column === column && isTold(f))
  if (selection.where.some(c => c.columns.some(tellsTime))) return
  const start = beginsOn(entity) ?? handedOver(entity)
  const isCalledOff = entity.fields.some(f => f.role === 'date' && mayBeEmpty(f) && tellsDropped(f))
  if (tellsEnd(entity) && !isCalledOff && leaveOutDone(node, at) !== undefined) leaveOutToCome(draft, node, start)
  else if (lasts(entity)) {
    addPeriod(node, message.today, message.today, at)
    leaveOutDropped(node, at)
  } else {
    // `pickup_date` and `return_date`: it begins and ends, and which of them is over is not read.
    const comesBack = entity.fields.some(f => f.role === 'date' && !f.nested && f.words.some(word => /^(?:return(?:ed)?|back)$/.test(word))) // oxfmt-ignore
    if (start && comesBack) draft.sureness = Math.min(draft.sureness, AT_ANY_TIME)
    return
  }
  draft.notes.push(`took the ${plural(entity.noun)} that are not over`)
  draft.sureness = Math.min(draft.sureness, NOT_OVER)
}
const STATE = /^(?:state|status|stage|phase)$/

/** The day on which a thing came to whoever has it for a time. */
const handedOver = (entity: Entity): Field | undefined => dateOf(entity, HANDED_OVER)
const HANDED_OVER =
  /\b(?:deliver(?:y|ed)|hired|rented|lent|loaned|issued|borrowed|installed|placed|moved in|checked in|admitted)\b/

/**
 * "who is working at the Old Mill right now" of sites with somebody who manages them: where people work is told by the one kind of records that
 * connects them with it for some time, whoever else it names.
 */
function workBetween({ app, message }: Draft, one: Entity, other: Entity): Entity | undefined {
  if (!/\bwork(?:s|ing)?\b/i.test(message.text) || arePeople(one) === arePeople(other)) return undefined
  const [link, ...others] = app.entities.filter(
    e => canBeListed(e) && lasts(e) && pointsTo(e, one, app) && pointsTo(e, other, app),
  )
  return others.length ? undefined : link
}

/** What begins on a later day is not so now. */
function leaveOutToCome(
  { message: { today } }: Draft,
  { entity, selection, at }: Node,
  start = lasts(entity) ? beginsOn(entity) : undefined,
): void {
  if (!start) return
  const label = `${start.words.join(' ')} not after today`
  selection.where.push({ columns: [start.column], op: '<=', values: [today], asDay: true, implied: true, label, at })
}

/** Only some have the day on which it was over. */
const tellsEnd = ({ fields }: Entity): boolean => fields.some(f => f.role === 'date' && !f.nested && mayBeEmpty(f))
