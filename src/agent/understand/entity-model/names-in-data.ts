import type { Entity, Field } from './catalogue-model.ts'
import type { Profile } from './profile.ts'

/** Fewer records than these may differ in anything by chance. */
const FEWEST = 5
/** Part of the values that have to be words. */
const MOST = 0.95
const WORDS = /^[^\d@/]*\p{L}{3}[^\d@/]*$/u

/**
 * What records are called where no field says that it is a name: the first text that each of them has, all different, in
 * words (`caption`, `firm`, `billedAs`). True when there is one.
 */
export function adoptName(entity: Entity, { rows, columns }: Profile): boolean {
  if (entity.nameFields.length || entity.inside || rows < FEWEST) return false
  const isName = (field: Field): boolean => {
    const column = columns.get(field.column)
    const isPlain = field.role === 'category' && field.type === 'string' && !field.choices.length && !field.nested
    if (!isPlain || field.target || field === entity.idField || !column?.isUnique || column.filled < rows) return false
    const values = [...column.values]
    return values.length > 0 && values.filter(value => WORDS.test(value)).length >= MOST * values.length
  }
  const name = entity.fields.find(isName)
  if (!name) return false
  name.role = 'name'
  entity.nameFields = [name]
  return true
}
