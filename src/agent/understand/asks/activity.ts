import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addNode } from '../reading/draft.ts'
import { arePeople, namesSomebody } from '../entity-model/people.ts'
import { lendingOf } from '../entity-model/lending.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { plural } from '../language/words.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'

/** How sure it is that what is popular or busy is so by the number of the one kind of record that is about it. */
const BY_NUMBER = 0.75
/** … and where several kinds of record are. */
const BY_ONE_OF_SEVERAL = 0.4

/**
 * "the most popular course", "the busiest hall", "our most active member": by how many records of the one kind that belongs to
 * them. Of several kinds the one counts that somebody did; where that is no single one either, the message has to say it.
 */
export function activityOf(draft: Draft, { entity }: Node, at: number): Node | undefined {
  const below = [
    ...new Set(
      hopsOf(entity, draft.app)
        .filter(hop => hop.direction === 'down' && hop.to !== entity && hop.to.inside?.entity !== entity.key)
        .map(hop => hop.to),
    ),
  ]
  const isDone = (kind: Entity) =>
    kind.fields.some(f => f.target === undefined && namesSomebody(f)) ||
    hopsOf(kind, draft.app).some(hop => hop.direction === 'up' && hop.to !== entity && arePeople(hop.to))
  const isBusy = /^busiest$/i.test(draft.chunks[at]!.text)
  const done = below.length > 1 && !isBusy ? below.filter(kind => kind.inside !== undefined || isDone(kind)) : below
  // What keeps people busy takes its time: it has a day, and it is theirs alone. What they have at hand is none of it, though it has to be looked after.
  const timed = isBusy && arePeople(entity) ? mostInvolved(done.filter(kind => !arePeople(kind) && kind.fields.some(takesPlace)), draft) : [] // oxfmt-ignore
  const taken = /popular$/i.test(draft.chunks[at]!.text) ? takenUpOf(entity, draft.app) : undefined
  const [kind, ...others] = lentOf(entity, draft.app) ?? (taken ? [taken] : timed.length ? timed : done)
  if (!kind || (others.length && !timed.length) || (!taken && (kind.inside || !canBeListed(kind)))) return undefined
  draft.sureness = Math.min(draft.sureness, others.length ? BY_ONE_OF_SEVERAL : BY_NUMBER)
  const not = others.length ? `, not of ${others.map(other => plural(other.noun)).join(' or ')}` : ''
  draft.notes.push(`went by the number of ${plural(kind.noun)}${not}`)
  return addNode(draft, kind, at, true)
}

/** What records are called by which somebody takes up what is on offer. */
const TAKING_UP =
  /^(?:enrol?lment|registration|sign ?up|booking|reservation|participant|participation|attendee|attendance|entrant|entry|subscriber|subscription)$/

/** The one kind of record by which somebody takes these up: of a course its enrolments, on a list of its own or below each of its dates. */
function takenUpOf(entity: Entity, app: AppModel): Entity | undefined {
  const below = (kind: Entity) => hopsOf(kind, app).filter(hop => hop.direction === 'down').map(hop => hop.to) // oxfmt-ignore
  const isTakingUp = (kind: Entity) => kind !== entity && TAKING_UP.test(kind.words.at(-1) ?? '')
  const near = below(entity)
  const own = new Set(near.filter(isTakingUp))
  const found = own.size ? own : new Set(near.filter(kind => !kind.inside && !arePeople(kind)).flatMap(below).filter(isTakingUp)) // oxfmt-ignore
  const [only, ...others] = found
  return others.length ? undefined : only
}

/** Where things are lent, these and whoever borrows are as popular and active as they are lent. */
function lentOf(entity: Entity, app: AppModel): Entity[] | undefined {
  const lending = lendingOf(app)
  return lending && [lending.people, ...lending.things].includes(entity) ? [lending.loan] : undefined
}

/** A day on which something was or is done, and none on which it is due. */
const takesPlace = ({ role, words }: Field): boolean =>
  role === 'date' && !words.some(word => /^(?:next|due|expir\w*|until|valid)$/.test(word))

/** Of several kinds of record those that bring the most others together: a visit is one of somebody to somebody. */
function mostInvolved(kinds: Entity[], { app }: Draft): Entity[] {
  const involves = (kind: Entity) => hopsOf(kind, app).filter(hop => hop.direction === 'up').length
  const most = Math.max(...kinds.map(involves))
  return kinds.toSorted((a, b) => Number(involves(b) === most) - Number(involves(a) === most))
}
