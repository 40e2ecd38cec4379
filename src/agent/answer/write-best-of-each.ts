import { eachLabel, isByField } from '../plan/best-of-each.ts'
import type { StepResult } from '../run/create-run.ts'
import type { CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Grouping, Query } from '../understand/reading/query.ts'
import { countOf } from '../understand/language/words.ts'
import { describeSelection, fieldOf, nameOf, wordsFor } from './describe-selection.ts'
import { extremeWord } from './field-words.ts'
import { formatValue } from './format.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** "The books with the highest price of each genre (5): comic: Blue Bottle ($20); …": which record comes first in every group. */
export function writeBestOfEach(
  query: Query,
  each: Grouping,
  { rows, columns }: Pick<StepResult, 'rows' | 'columns'>,
  entity: Entity,
  maxShown: number,
  model: CatalogueModel,
): WrittenAnswer {
  const owner = model.entities.get(each.entity)!
  const { order, limit, each: _each, ...rest } = query.root
  const [ordered] = order!.columns as [string]
  const field = fieldOf(entity, ordered)
  const byField = isByField(each, owner)
  const by = owner === entity || byField ? (each.period ?? wordsFor(owner, each.columns[0]!)) : owner.noun
  const label = eachLabel(each, owner, entity)
  const groupField = each.period ? undefined : fieldOf(owner, each.columns[0]!)
  const groups = new Map<string, string[]>()
  for (const row of rows) {
    const key = formatValue(row[label], groupField)
    groups.set(key, [...(groups.get(key) ?? []), `${nameOf(row, entity)} (${formatValue(row[ordered], field)})`])
  }
  const said = [...groups].map(([key, names]) => `${key}: ${names.join(', ')}`)
  const shown = said.slice(0, Math.max(maxShown, 3))
  const more = said.length - shown.length
  const scope = describeSelection({ ...rest, order: undefined, limit: undefined }, model)
  const many = limit === 1 ? '' : `${limit} `
  const head =
    `The ${many}${scope} with the ${extremeWord(field, order!.direction)} ${wordsFor(entity, ordered)} of ` +
    `each ${by} (${countOf(said.length, 'group')})`
  return {
    text: `${head}: ${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`,
    result: rows,
    columns,
    total: rows.length,
  }
}
