import { canBeListed } from './can-be-listed.ts'
import type { AppModel, Entity, Field } from './catalogue-model.ts'
import { standsForPieces } from './field-roles.ts'
import { arePeople } from './people.ts'
import { hopsOf } from './relations.ts'
import { singular } from '../language/words.ts'

/** Nouns for what sorts things (a closed class; those that WordNet has below "category" and "collection", and the parts of a shop). */
const SORTS =
  /^(?:category|range|group|type|kind|class|genre|section|collection|family|line|sort|style|topic|subject|department|division|assortment)$/

/** Fields that tell by one of some words what sort a record is of: `category`, `product_type`. */
export const sortFields = ({ fields }: Entity): Field[] =>
  fields.filter(
    ({ role, words, choices, nested }) =>
      role === 'category' && !nested && choices.length > 0 && SORTS.test(words.at(-1)!),
  )

/** Whether records are what sorts things: categories, genres, product lines, which the lines of an order are not. */
export const isSortKind = (entity: Entity): boolean =>
  SORTS.test(singular(entity.words.at(-1)!)) && entity.inside === undefined && !standsForPieces(entity)

/** The things that are sorted so: those with a price, where there are several. */
export function thingOf(sort: Entity, app: AppModel): Entity | undefined {
  const things = hopsOf(sort, app)
    .filter(hop => hop.direction === 'down' && hop.to !== sort && canBeListed(hop.to) && hop.to.nameFields.length > 0)
    .map(hop => hop.to)
  const own = [...new Set(things)].filter(one => !arePeople(one))
  const priced = own.filter(one => one.fields.some(field => field.role === 'money' && !field.nested))
  const [thing, ...others] = own.length > 1 ? priced : own
  return others.length ? undefined : thing
}
