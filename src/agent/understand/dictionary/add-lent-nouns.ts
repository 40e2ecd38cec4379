import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import { type Lending, PIECE, findLending } from '../entity-model/lending.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { singular, stem } from '../language/words.ts'
import { type Dictionary, type EntityMention, isCalledBy, put } from './dictionary.ts'

/** Nearly as good as the name of the records. */
const SAID = 0.85

/** Whoever borrows where things are lent. */
const BORROWERS = ['borrower', 'reader', 'patron', 'member', 'cardholder', 'customer', 'user']
/** What whoever borrows has for it. */
const CARDS = ['card', 'membership']
const LOANS = ['loan', 'checkout', 'borrowing', 'lending']
/** What is wanted by somebody, and what somebody has to pay: nouns that are one where things are lent. */
const OTHERS = [
  ['reservation', 'hold', 'request'],
  ['fine', 'fee', 'charge', 'penalty'],
]

/**
 * Where things are lent there are nouns for what takes part in it, whatever the service calls it: whoever borrows, the loans, what is
 * reserved and fined, and the book that has an ISBN or an author. A noun that the catalogue has itself keeps its meaning.
 */
export function addLentNouns(dictionary: Dictionary, app: AppModel): void {
  // What the data have just shown is not in the relations yet that others remember.
  const lending = findLending(app)
  if (!lending) return
  const { loan, people, things } = lending
  const work = things.at(-1)!
  const add = (entity: Entity, nouns: readonly string[]) => addNouns(dictionary, entity, nouns)
  add(people, BORROWERS)
  addNouns(dictionary, people, CARDS, 0.5)
  add(loan, LOANS)
  if (isBook(work, app)) {
    add(work, ['book', 'work', 'publication', 'title', 'medium', 'media'])
    addNouns(dictionary, work, ['novel'], 0.9, { yields: true })
  }
  const copies = things.length > 1 ? things[0] : piecesOf(work, app)
  if (copies) add(copies, ['copy', 'exemplar', 'volume', 'item'])
  for (const row of OTHERS) {
    const [kind, ...more] = app.entities.filter(entity => row.includes(headOf(entity)) && isOfLending(entity, lending, app)) // oxfmt-ignore
    if (kind && !more.length) add(kind, row)
  }
}

const headOf = ({ words }: Entity): string => singular(words.at(-1)!)

/** The noun goes to the records, where the catalogue calls nothing so, no field even nearly. */
function addNouns(
  dictionary: Dictionary,
  entity: Entity,
  nouns: readonly string[],
  least = 0.9,
  more: Pick<EntityMention, 'yields'> = {},
): void {
  for (const noun of nouns) {
    const key = stem(noun)
    if (headOf(entity) === noun || dictionary.fields.get(key)?.some(({ quality }) => quality >= least)) continue
    // "bookings" of a room, beside books: another noun of the same stem stays what it is.
    const isKept = (mention: EntityMention) => mention.quality >= SAID || !isCalledBy(mention, noun)
    const known = (dictionary.entities.get(key) ?? []).filter(isKept)
    if (known.some(mention => isCalledBy(mention, noun))) continue
    dictionary.entities.set(key, known)
    put(dictionary.entities, key, { entity, quality: SAID, noun, isEveryday: true, ...more })
    dictionary.words.add(noun)
  }
}

/** The one kind of piece that records or a list in the work tell of: the items of a work. */
function piecesOf(work: Entity, app: AppModel): Entity | undefined {
  const below = hopsOf(work, app).filter(
    hop => hop.direction === 'down' && !hop.to.hidden && PIECE.test(headOf(hop.to)),
  )
  const [pieces, ...others] = new Set(below.map(hop => hop.to))
  return others.length ? undefined : pieces
}

/** Records that name whoever borrows or a loan. */
const isOfLending = (entity: Entity, { loan, people }: Lending, app: AppModel): boolean =>
  isListedKind(entity) && hopsOf(entity, app).some(({ direction, to }) => direction === 'up' && (to === loan || to === people)) // oxfmt-ignore

/** What has an ISBN, or somebody who wrote it and how long it is or when it came out. */
export function isBook(entity: Entity, app: AppModel): boolean {
  const words = new Set([
    ...entity.fields.flatMap(field => field.words),
    ...hopsOf(entity, app).flatMap(({ to }) => to.words.map(singular)),
  ])
  const has = (...some: string[]) => some.some(word => words.has(word))
  return has('isbn') || (has('author', 'authors', 'writer') && has('pages', 'page', 'publisher', 'edition', 'published', 'genre')) // oxfmt-ignore
}
