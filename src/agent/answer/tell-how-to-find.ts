import { canBeListed } from '../understand/entity-model/can-be-listed.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { Query } from '../understand/reading/query.ts'
import { plural } from '../understand/language/words.ts'

/**
 * The next step where a record that was asked for by its key or name is not there: a list of those there are, where the service
 * gives one, and the name instead of the key, where they have names. Empty where neither helps.
 */
export function tellHowToFind({ root, app }: Query, { entities }: CatalogueModel): string {
  const entity = entities.get(root.entity)!
  if (entity.hidden || entity.inside || !canBeListed(entity) || !root.where.length) return ''
  const byKey = root.where.some(({ columns }) => columns.every(column => column === entity.idField?.column))
  const byName =
    byKey && entity.nameFields.length > 0
      ? `, or name the ${entity.noun} instead of its ${keyWord(entity.idField!.words)}`
      : ''
  const isShared = [...entities.values()].some(other => other.noun === entity.noun && other.app !== app)
  return ` To see which there are, ask “list ${plural(entity.noun)}${isShared ? ` in ${entity.app}` : ''}”${byName}.`
}

const keyWord = (words: readonly string[]): string => words.at(-1) ?? 'id'
