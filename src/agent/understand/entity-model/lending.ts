import { WORKERS } from '../../../lib/synonyms.ts'
import { pattern } from '../../../lib/patterns.ts'
import { isOneOf } from '../language/everyday-nouns.ts'
import { isPlaceNoun } from '../language/place-nouns.ts'
import { rootOf } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'
import { isListedKind } from './can-be-listed.ts'
import type { AppModel, Entity, Field } from './catalogue-model.ts'
import { mayBeEmpty } from './field-roles.ts'
import { arePeople } from './people.ts'
import { type Hop, hopsOf, rememberByRelations } from './relations.ts'

/** Records of what is lent: to whom, and the things, the one that goes out before the work that it is a copy of. */
export interface Lending {
  loan: Entity
  /** The key to whoever has it. */
  key: Hop
  people: Entity
  things: Entity[]
  /** The day on which it has to be back, and the one on which it came back. */
  due?: Field
  back?: Field
}

/** What records of lending are called. */
const CALLED = /^(?:loan|lend|lent|borrow|checkout|circul|issuanc)/
/** Words of the day on which something came back to where it is kept. */
const CAME_BACK = /^(?:returned|return|back|ended|until|checked|collected)$/
const DUE = /^(?:due|deadline)$/
const RETURNED = /^(?:returned|back|brought back|checked in)$/
/** What stands for one of several pieces of the same thing. */
export const PIECE = /^(?:copy|exemplar|item|holding|volume|unit|piece|specimen|asset)$/
/** Where things are, or of what kind: none of the things themselves. */
const ASPECT = pattern()`
  ^(?:
    branch|library|location|shelf|room|category|genre|subject|type|kind|class|publisher|supplier|vendor|series|collection
    |department|section|site
  )$
`

const headOf = ({ words }: Entity): string => singular(words.at(-1)!)

/** The one kind of record that tells what is lent to whom; undefined where nothing is lent, or several kinds would do. */
export function findLending(app: AppModel): Lending | undefined {
  const found = app.entities.flatMap(entity => asLending(entity, app) ?? [])
  const called = found.filter(({ loan }) => isCalledLoan(loan))
  const [one, ...others] = called.length ? called : found
  return others.length ? undefined : one
}

/** The same, once for all that is asked of an application while nothing more is learnt of it. */
export const lendingOf = rememberByRelations(findLending)

const isCalledLoan = (entity: Entity): boolean => CALLED.test(rootOf(headOf(entity))) || CALLED.test(headOf(entity))

/** Somebody and a thing that the records name; they are called loans, or tell by when it has to be back and whether it is. */
function asLending(loan: Entity, app: AppModel): Lending | undefined {
  if (!isListedKind(loan)) return undefined
  const ups = hopsOf(loan, app).filter(hop => hop.direction === 'up' && hop.to !== loan)
  const named = ups.filter(hop => arePeople(hop.to))
  // Whoever has it may be told by the membership that it was lent on.
  const key = named.find(hop => !isOneOf(hop.to, WORKERS)) ?? named[0] ?? holderOfCard(ups, app)
  const thing = ups.find(hop => isThing(hop.to) && !CARD.test(headOf(hop.to)))?.to
  const dates = loan.fields.filter(field => field.role === 'date' && !field.nested)
  const due = dates.find(field => field.words.some(word => DUE.test(word))) ?? dates.find(isToBeBackBy)
  const back = dates.find(field => field !== due && isComingBack(field))
  if (!key || !thing || !(isCalledLoan(loan) || (due && (back ?? tellsReturned(loan))))) return undefined
  return {
    loan,
    key,
    people: key.to,
    things: [thing, ...worksOf(thing, app)],
    ...(due && { due }),
    ...(back && { back }),
  }
}

/** What somebody has for borrowing. */
const CARD = /^(?:membership|card|subscription|account|registration)$/

/** The one key to people of the card or membership that records name. */
function holderOfCard(ups: readonly Hop[], app: AppModel): Hop | undefined {
  const cards = ups.filter(hop => CARD.test(headOf(hop.to)))
  const holders = cards.flatMap(({ to }) => hopsOf(to, app).filter(hop => hop.direction === 'up' && arePeople(hop.to)))
  return new Set(holders.map(hop => hop.to)).size === 1 ? holders[0] : undefined
}

/** `return_by`, `bring_back_by`: by when it has to be back. */
export const isToBeBackBy = ({ role, words }: Field): boolean =>
  role === 'date' && words.at(-1) === 'by' && words.some(word => /^(?:return|returned|back|bring|hand)$/.test(word))

/** The day on which something came back (`returned_on`, `checkin_date`), which those that are out do not have. */
export const isComingBack = (field: Field): boolean =>
  field.role === 'date' &&
  mayBeEmpty(field) &&
  !field.nested &&
  (field.words.some(word => CAME_BACK.test(word)) || CHECKED_IN.test(field.words.join(' ')))
const CHECKED_IN = /^check ?in\b/

const tellsReturned = ({ fields }: Entity): boolean =>
  fields.some(
    ({ role, words, choices }) =>
      (role === 'boolean' && words.some(word => RETURNED.test(word))) ||
      choices.some(choice => RETURNED.test(choice.toLowerCase())),
  )

const isThing = (entity: Entity): boolean =>
  !arePeople(entity) && !ASPECT.test(headOf(entity)) && (PIECE.test(headOf(entity)) || !isPlaceNoun(headOf(entity)))

/** The work that a copy is one of: what has the name, where the pieces have none of their own. */
function worksOf(thing: Entity, app: AppModel): Entity[] {
  if (!PIECE.test(headOf(thing)) && thing.nameFields.length) return []
  const ups = hopsOf(thing, app).filter(hop => hop.direction === 'up' && isThing(hop.to))
  const work = ups.find(({ to }) => to !== thing && to.nameFields.length > 0)?.to
  return work ? [work] : []
}
