import { isListedKind } from './can-be-listed.ts'
import type { AppModel, Entity } from './catalogue-model.ts'
import { isDated, standsForPieces } from './field-roles.ts'
import { isNounOfItems } from './item-entities.ts'
import { kindsAbove } from './relations.ts'
import { rootOf } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'

/** Verbs and nouns for one deal: what is bought or sold was ordered. */
export const SALES = /^(?:sal|sell?|buy|purchas|order)$/

/** Records of deals, by their noun: orders, sales, purchases. */
export const areSales = ({ words }: Pick<Entity, 'words'>): boolean => SALES.test(rootOf(singular(words.at(-1)!)))

/** The one kind of record of sales that can be listed. */
export function onlySale(app: AppModel): Entity | undefined {
  const [sale, ...others] = app.entities.filter(entity => isListedKind(entity) && areSales(entity))
  return others.length ? undefined : sale
}

/**
 * The records that lines are of: those in which they stand, else those that they have a key to and are called after (`order_lines`), or
 * the sales to which records without a day of their own that say how many pieces lead ("positions" of an order).
 */
export function holderOf(line: Entity, app: AppModel): Entity | undefined {
  if (line.inside) return app.entities.find(({ key }) => key === line.inside!.entity)
  const above = kindsAbove(line, app).filter(to => to !== line)
  const isPieces = standsForPieces(line) && !isDated(line)
  const [holder, ...others] = [...new Set(above)].filter(to => isCalledItemOf(line, to) || (isPieces && areSales(to)))
  return others.length ? undefined : holder
}

/** "order lines" of orders, of `sales orders` as well. */
const isCalledItemOf = ({ words }: Entity, holder: Entity): boolean =>
  words.length > 1 && isNounOfItems(words.at(-1)!) && words.at(-2) === singular(holder.words.at(-1)!)

/** The lines that records of a kind have, in them or beside them. */
export const linesOf = (holder: Entity, app: AppModel): Entity[] =>
  app.entities.filter(entity => entity !== holder && holderOf(entity, app) === holder)
