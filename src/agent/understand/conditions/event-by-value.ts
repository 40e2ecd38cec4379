import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { type Draft, isFree, type Node } from '../reading/draft.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { kindsAbove, kindsBelow, primaryDate } from '../entity-model/relations.ts'
import { leaveOutCalledOff } from './leave-out-dropped.ts'
import { valuesOf } from '../entity-model/field-roles.ts'
import { isDropped } from '../vocabulary/end-states.ts'
import { isParticiple } from '../language/verb-forms.ts'

/** Verbs of what comes over something, and of what people take part in or are. */
const HAS = /^(?:had|has had|have had|got|suffered|experienced)$/i
const HAPPENS = pattern('i')`
  ^(?:had|has|have|having|got|get|gets|suffered|experienced|received|made|did|was|were|came|come|went|go|attended|took|missed)$
`
/** How sure it is at most that something happened on the day on which it was booked or entered. */
const WHEN_ENTERED = 0.7

/**
 * "how many clients had a fall this year?" of incidents with a category `Fall`: a time behind a verb and a value that only what happened to those can
 * have is when it happened, and not since when they have come. Undefined where the value may be of several kinds, or of their own.
 */
export function eventByValue(draft: Draft, date: number): Entity | undefined {
  const { app, chunks, nodes } = draft
  const [who, ...others] = nodes.filter(node => !node.implicit && !node.previous)
  if (!who || others.length || who.at > date) return undefined
  const value = chunks.findIndex(
    (chunk, at) => at > who.at && at < date && isFree(chunk) && chunk.values.some(isSure) && !VERB.test(chunk.text),
  )
  const between = chunks.slice(Math.floor(who.at) + 1, Math.max(value, 0))
  const isDone = !between.length && isParticiple(chunks[value]?.text.toLowerCase() ?? '')
  const verb = arePeople(who.entity) ? HAPPENS : HAS
  const isVerb = isDone ? arePeople(who.entity) : between.some(({ text }) => testIn(text, verb))
  if (value < 0 || !isVerb || chunks.slice(value + 1, date).some(chunk => chunk.kind !== 'filler')) return undefined
  const near = kindsBelow(who.entity, app)
  const of = new Set([...near, ...near.flatMap(kind => [...kindsBelow(kind, app), ...kindsAbove(kind, app)])])
  const [kind, ...more] = new Set(chunks[value]!.values.filter(isSure).map(({ entity }) => entity))
  const day = kind && primaryDate(kind)
  if (!day || more.length || kind === who.entity || !of.has(kind)) return undefined
  if (day.words.some(word => ENTERED.test(word))) draft.sureness = Math.min(draft.sureness, WHEN_ENTERED)
  return kind
}

/** What was called off did not happen, where no state of such records is told. */
export function leaveOutWhatDidNot(draft: Draft, node: Node, at: number): void {
  const isTold = draft.chunks.some(
    c => isFree(c) && c.values.some(v => v.entity === node.entity && valuesOf(v.field).some(isDropped)),
  )
  if (!isTold) leaveOutCalledOff(draft, node, at)
}

/** Of a date: that something was arranged or put down, which need not be when it happened. */
const ENTERED = /^(?:booked|created|registered|ordered|entered|requested|added|placed|submitted|updated)$/i
const VERB = /^(?:had|has|have|was|were|did|came|went)$/i
const isSure = ({ quality }: { quality: number }): boolean => quality >= 0.8
