import type { AppModel, Entity, Field, Link } from './catalogue-model.ts'
import { isAgreedTerm, isCodeNumber, isFigure, isPlanned } from './field-roles.ts'
import { objectOf } from './object-of.ts'
import { arePeople } from './people.ts'
import { amountOfWhole } from './whole-amount.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { singular, stem } from '../language/words.ts'
import { canBeListed } from './can-be-listed.ts'

/** One step over a foreign key: `up` from the record that holds it to the record it names, `down` the other way. */
export interface Hop {
  direction: 'up' | 'down'
  /** The field that holds the key. */
  field: Field
  to: Entity
  /** Column of the entity that the step starts from, and the column of `to` that has the same value. */
  own: string
  theirs: string
}

/** Called after the records' noun, or just as their own key is (`person_number` of employees). */
export const namesEntity = (field: Field, entity: Entity) =>
  field.words.some(word => stem(word) === stem(entity.words.at(-1)!)) || isCalledAsKey(field, entity)

/** `person_number` where that is how the records are told apart. */
export const isCalledAsKey = ({ words, targetColumn }: Field, { idField, fields }: Entity): boolean => {
  const key = targetColumn === undefined ? idField : fields.find(f => f.column === targetColumn)
  return words.length > 1 && key !== undefined && words.join(' ') === key.words.join(' ')
}

/** Whoever only wrote a record down (a closed class of roles): the tasks of somebody are those that they are to do. */
const RECORDERS =
  /^(?:reporter|reported|creator|created|recorder|recorded|submitter|submitted|updater|updated|modified|raised|opened)$/
export const isRecorder = ({ words }: Field): boolean => words.some(word => RECORDERS.test(word))

/** Relations by entity; made once for each application and thrown away when its relations change. */
const known = new WeakMap<AppModel, Map<string, Hop[]>>()

/** To be called when fields, targets or links of an application have changed. */
export const forgetRelations = (app: AppModel): void => {
  known.delete(app)
  ways.delete(app)
  derived.delete(app)
}

/** What was worked out from the relations of an application, by what works it out. */
const derived = new WeakMap<AppModel, Map<unknown, unknown>>()

/** The same function of an application, which works everything out once, until what the application is made of changes. */
export const rememberByRelations =
  <T>(make: (app: AppModel) => T): ((app: AppModel) => T) =>
  app => {
    const of = derived.get(app) ?? new Map<unknown, unknown>()
    derived.set(app, of)
    if (!of.has(make)) of.set(make, make(app))
    return of.get(make) as T
  }

/** `originId` and the `origin_id` that a link of the record gives beside it: what is called the same and leads to the same is one relation. */
const isToldAgain = (field: Field, { fields }: Entity): boolean =>
  fields.find(f => f.target === field.target && f.words.join(' ') === field.words.join(' ')) !== field

/** Every relation of an application: targets of fields, then its further links. */
function linksOf(app: AppModel): Link[] {
  const byKey = new Map(app.entities.map(entity => [entity.key, entity]))
  const own = app.entities.flatMap(entity =>
    entity.fields.flatMap(field => {
      const to = field.target ? byKey.get(field.target) : undefined
      const toColumn = field.targetColumn ?? to?.idField?.column
      return to && toColumn && !isToldAgain(field, entity)
        ? [{ from: entity.key, column: field.column, to: to.key, toColumn }]
        : []
    }),
  )
  return [...own, ...(app.links ?? [])]
}

/** Records that no list gives can be named by a key, but nothing is read over them. */
const isListed = (entity: Entity): boolean => entity.inside !== undefined || canBeListed(entity)

function relationsOf(app: AppModel): Map<string, Hop[]> {
  const byKey = new Map(app.entities.map(entity => [entity.key, entity]))
  const hops = new Map<string, Hop[]>(app.entities.map(entity => [entity.key, []]))
  const links = linksOf(app)
  for (const direction of ['up', 'down'] as const)
    for (const { from, column, to, toColumn } of links) {
      const [holder, target] = [byKey.get(from), byKey.get(to)]
      const field = holder?.fields.find(f => f.column === column)
      if (!holder || !target || !field || !isListed(direction === 'up' ? target : holder)) continue
      if (direction === 'up') hops.get(from)!.push({ direction, field, to: target, own: column, theirs: toColumn })
      else hops.get(to)!.push({ direction, field, to: holder, own: toColumn, theirs: column })
    }
  // A key named after the entity itself says more than one named after a role; whose a record is says more than who wrote it down.
  for (const [key, list] of hops) {
    const entity = byKey.get(key)!
    const role = (hop: Hop) => Number(isRole(entity, hop))
    list.sort((a, b) => role(a) - role(b) || Number(isRecorder(a.field)) - Number(isRecorder(b.field)))
  }
  return hops
}

/** Direct relations of an entity inside its application. */
export function hopsOf(entity: Entity, app: AppModel): Hop[] {
  let hops = known.get(app)
  if (!hops) known.set(app, (hops = relationsOf(app)))
  return hops.get(entity.key) ?? []
}

/** The kinds of record that point to those of one kind, once for each relation. */
export const kindsBelow = (entity: Entity, app: AppModel): Entity[] =>
  hopsOf(entity, app).flatMap(({ direction, to }) => (direction === 'down' ? [to] : []))

/** The kinds of record that those of one kind point to, once for each relation. */
export const kindsAbove = (entity: Entity, app: AppModel): Entity[] =>
  hopsOf(entity, app).flatMap(({ direction, to }) => (direction === 'up' ? [to] : []))

/** Records that only say which of two kinds go together ("line stops", "enrolments"): they have no name, and a key to each. */
export const onlyConnects = (entity: Entity, app: AppModel): boolean =>
  !entity.nameFields.length && new Set(kindsAbove(entity, app)).size === 2

/** Whether records of the one kind have a key to the other, which may be their own kind. */
export const pointsTo = (from: Entity, to: Entity, app: AppModel): boolean =>
  hopsOf(from, app).some(hop => hop.direction === 'up' && hop.to === to)

/** The relations that lead from records of a kind to people: the keys that name somebody. */
export const keysToPeople = (entity: Entity, app: AppModel): Hop[] =>
  hopsOf(entity, app).filter(hop => hop.direction === 'up' && arePeople(hop.to))

/** What a relation leads to and by which object of the record: its key and its address (`lead.id`, `lead.email`) are one relation. */
export const relationOf = ({ to, field: { column } }: Hop): string => `${to.key} ${objectOf(column) || column}`

/** What the ways cost. A list of keys inside a record is one relation, not two. */
export const LONGEST_WAY = 3
export const INSIDE_STEP = 0.5
/** What stands inside a record is a part of it, nearer than other records that point to it. */
const PART_DISCOUNT = 0.25
/** Up to a record and down to its others: two records share a parent, which relates them hardly at all. */
const SHARED_PARENT = 1.25

/** A key called after a role is one of many relations; a list called after the records is the relation with them. */
const ROLE_STEP = 0.25

/** Records that do nothing but give a thing to somebody (a closed class of nouns): they are the relation between the two. */
const ASSIGNING = /^(?:assignment|assignee|allocation|membership|participation)$/
export const isAssignment = ({ words, hidden }: Entity): boolean => !hidden && ASSIGNING.test(words.at(-1)!)

/** The one kind of people to whom records of their own give records of a kind. */
export function peopleAssigned(entity: Entity, app: AppModel): Entity | undefined {
  const links = hopsOf(entity, app).filter(hop => hop.direction === 'down' && isAssignment(hop.to))
  const [people, ...others] = new Set(links.flatMap(hop => keysToPeople(hop.to, app).map(({ to }) => to)))
  return others.length || people === entity ? undefined : people
}

/** Whose a card is tell its assignments before its `createdById`. */
const RECORDER_STEP = 1

/** Whether a step goes by whoever only wrote the record down, though other records say to whom it was given. */
function isPassedBy(from: Entity, { field, to, direction }: Hop, app: AppModel): boolean {
  const [holder, person] = direction === 'up' ? [from, to] : [to, from]
  return isRecorder(field) && peopleAssigned(holder, app) === person
}

/** Who leads is one of those who belong: where records tell who does, these are the relation. */
const LEADER_STEP = 1
const LEADER = /^(?:head|lead|leader|director|manager|chief|chair|boss|supervisor)$/
const MEMBERSHIP =
  /^(?:employment|contract|engagement|appointment|assignment|membership|placement|posting|allocation|tenure)s?$/

/** Whether a way to people leads over nothing but what they belong by: employments, assignments. */
export const isByMembership = ([first, second, ...others]: readonly Hop[]): boolean =>
  second !== undefined &&
  !others.length &&
  first!.direction !== second.direction &&
  MEMBERSHIP.test(first!.to.words.at(-1)!)

/** `director_id` of units, where employments name both the unit and the person. */
function leadsMembers(from: Entity, { field, to }: Hop, app: AppModel): boolean {
  if (arePeople(from) === arePeople(to) || !field.words.some(word => LEADER.test(word))) return false
  const names = (link: Entity, end: Entity) =>
    hopsOf(link, app).some(hop => hop.direction === 'up' && hop.to === end && namesEntity(hop.field, end))
  return app.entities.some(link => MEMBERSHIP.test(link.words.at(-1)!) && names(link, from) && names(link, to))
}

/** Ways that were looked for, by application and pair. */
const ways = new WeakMap<AppModel, Map<string, Hop[] | undefined>>()

/**
 * The likeliest way between two entities over foreign keys, at most three relations: the shortest one; direct links and
 * links through a list of keys before those over a shared parent. Undefined when there is none.
 */
export function findPath(from: Entity, to: Entity, app: AppModel): Hop[] | undefined {
  if (from === to) return []
  let found = ways.get(app)
  if (!found) ways.set(app, (found = new Map()))
  const key = `${from.key} > ${to.key}`
  if (!found.has(key)) found.set(key, searchPath(from, to, app))
  return found.get(key)
}

/** How many steps lead from records of one kind to those of another, by their keys; infinitely many where no way does. */
export function stepsBetween(from: string, to: string, app: AppModel): number {
  const [start, end] = [from, to].map(key => app.entities.find(entity => entity.key === key))
  return (start && end && findPath(start, end, app)?.length) ?? Infinity
}

/** Whether each record of the one kind belongs to at most one of the other: every step of the way leads up. */
export const leadsUp = (from: Entity, to: Entity, app: AppModel): boolean =>
  findPath(from, to, app)?.every(hop => hop.direction === 'up') === true

/** Whether records of the one kind name one of another themselves, and no nearer relation leads the other way. */
export function namesOne(from: Entity, to: Entity, app: AppModel): boolean {
  const path = findPath(from, to, app)
  return path?.length === 1 && path[0]!.direction === 'up'
}

/** Whether each record of the one kind may have several of the other: a step of the way leads down. */
export const leadsDown = (from: Entity, to: Entity, app: AppModel): boolean =>
  findPath(from, to, app)?.some(hop => hop.direction === 'down') === true

/** Best first over the relations; a step's cost depends on the one before it. */
function searchPath(from: Entity, to: Entity, app: AppModel): Hop[] | undefined {
  const open: { at: Entity; path: Hop[]; length: number; cost: number }[] = [{ at: from, path: [], length: 0, cost: 0 }]
  const seen = new Set<string>()
  while (open.length) {
    const way = open.shift()!
    if (way.at === to) return way.path
    const last = way.path.at(-1)
    const state = `${way.at.key} ${last?.direction ?? ''}`
    if (seen.has(state)) continue
    seen.add(state)
    for (const hop of hopsOf(way.at, app)) {
      if (hop.to === from || way.path.some(step => step.to === hop.to)) continue
      const step = hop.to.hidden || way.at.hidden ? INSIDE_STEP : 1
      if (way.length + step > LONGEST_WAY) continue
      const isShared = last?.direction === 'up' && hop.direction === 'down'
      const next = {
        at: hop.to,
        path: [...way.path, hop],
        length: way.length + step,
        cost:
          way.cost +
          step +
          (isShared ? SHARED_PARENT : 0) +
          (isRole(way.at, hop) ? ROLE_STEP : 0) +
          (isPassedBy(way.at, hop, app) ? RECORDER_STEP : 0) +
          (leadsMembers(way.at, hop, app) ? LEADER_STEP : 0) +
          (hop.to !== to && isOnlyWished(hop.to) ? WISH_STEP : 0) -
          (isPart(way.at, hop.to) || isAssignment(hop.to) ? PART_DISCOUNT : 0),
      }
      // Of ways that cost the same, the one found first is the likelier: relations come in their order.
      const place = open.findIndex(other => other.cost > next.cost)
      open.splice(place < 0 ? open.length : place, 0, next)
    }
  }
  return undefined
}

/** Who only waits for something or would like it has nothing to do with it yet: a longer way over what they had comes before. */
const WISH_STEP = 1.25
const WISHED = /^(?:waiting|waitlist|wishlist|wish|watchlist|favou?rite|bookmark|enquiry|inquiry)$/
const isOnlyWished = ({ words }: Entity): boolean => words.some(word => WISHED.test(singular(word)))

/** A record and the items of a list in it, the one way or the other. */
const isPart = (one: Entity, other: Entity) => one.inside?.entity === other.key || other.inside?.entity === one.key

const isRole = (from: Entity, { field, direction, to }: Hop): boolean => {
  const named = direction === 'up' ? to : from
  // `head_staff_no` of departments: whoever leads it is one of the staff, and not those who are in it.
  const isLeader = field.words.some(word => LEADER.test(word)) && !named.words.some(word => LEADER.test(word))
  return isLeader || !namesEntity(field, named)
}

/** The record through which a way goes up and down again; undefined where it only goes along links. */
export const sharedParent = (path: Hop[]): Entity | undefined =>
  path.find((hop, at) => hop.direction === 'up' && path[at + 1]?.direction === 'down')?.to

/** The field that speaks for the size of a record when none is named: money first, then other numbers. */
export function primaryMeasure(entity: Entity): Field | undefined {
  // A year says when, not how much ("fee per year" does).
  const isYear = ({ role, words }: Field) => role === 'number' && words.includes('year') && !words.includes('per')
  // An `issue number` says which one it is.
  const isWhich = ({ role, words }: Field) =>
    role === 'number' &&
    /^(?:number|no|nr|num)$/.test(words.at(-1)!) &&
    words.slice(0, -1).every(word => entity.words.includes(word))
  const numbers = entity.fields.filter(
    f => isFigure(f) && !isYear(f) && !isWhich(f) && !isAgreedTerm(f) && !isCodeNumber(f.words),
  )
  // Of a net amount, the tax and what both come to it is the last.
  const money = numbers.filter(f => f.role === 'money')
  const found = amountOfWhole(entity) ?? money.find(f => !isPlanned(f)) ?? money[0]
  return found ?? numbers.find(f => f.role === 'number') ?? numbers[0]
}

const BOOKKEEPING = /creat|updat|modif|insert|delet|sync/

/** A birthday tells how old somebody is, not when the record came to be. */
export const BIRTH = /^(?:birth|birthday|birthdate|dob|born)$/

/** What may not have happened (`resolved_at`), or not be set (`due_at`), is no date of every record. */
export const isOutcome = ({ nullable, words }: Field): boolean =>
  nullable === true && words.some(word => /ed$|^(paid|sent|done|sold|won|lost|due|deadline)$/.test(word))

/** The date that a record is about: not when it was stored, unless nothing else is there. */
export function primaryDate(entity: Entity): Field | undefined {
  const date = firstDate(entity)
  return date && isDue(date) ? (dateOfDeed(entity) ?? date) : date
}

const isDue = ({ words }: Field): boolean => words.some(word => /^(?:due|deadline)$/.test(word))

/** `booked_at` of bookings: when it was done what they are called after. */
const dateOfDeed = ({ fields, words }: Entity): Field | undefined => {
  const deed = rootOf(singular(words.at(-1)!))
  return fields.find(f => f.role === 'date' && !f.nested && f.words.some(word => isParticiple(word) && rootOf(word) === deed)) // oxfmt-ignore
}

function firstDate(entity: Entity): Field | undefined {
  const dates = entity.fields.filter(f => f.role === 'date')
  const own = dates.filter(f => !BOOKKEEPING.test(f.words.join(' ')))
  // Until when something holds is told of what was done before.
  const isUntil = (f: Field) => f.words.some(word => /^(?:until|till|expir\w*|expiry)$/.test(word))
  const isBirth = (f: Field) => f.words.some(word => BIRTH.test(word))
  // Of several ways in which it may end none is what it is about: an opening that is filled or cancelled was published before.
  const isOneOfMany = own.filter(f => isOutcome(f) && !isBirth(f) && !isUntil(f)).length > 1
  return (
    own.find(f => !isOutcome(f) && !isBirth(f) && !isUntil(f)) ??
    (own.some(isUntil) && isOneOfMany ? own.find(f => !isOutcome(f) && !isUntil(f)) : undefined) ??
    (own.some(isUntil) ? own.find(f => !isBirth(f) && !isUntil(f)) : undefined) ??
    own.find(f => !isOutcome(f) && !isBirth(f)) ??
    own.find(f => !isOutcome(f)) ??
    dates.find(f => /creat/.test(f.words.join(' '))) ??
    own[0] ??
    dates[0]
  )
}

/** Keys to the whole that a record is a part of. */
export const WHOLE = /^(?:parent|whole|containing|superordinate|umbrella|above)$/

/** The keys of records that are parts of others of their kind: `parent_id`. */
export const keysToWhole = ({ key, fields }: Entity): Field[] =>
  fields.filter(f => f.target === key && f.words.some(word => WHOLE.test(word)))

/** The first of them. */
export const keyToWhole = (entity: Entity): Field | undefined => keysToWhole(entity)[0]
