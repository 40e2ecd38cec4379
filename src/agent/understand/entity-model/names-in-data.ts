import type { Entity, Field } from './catalogue-model.ts'
import type { Profile } from './profile.ts'

/** Fewer records than these may differ in anything by chance. */
const FEWEST = 5
/** Part of the values that have to be words. */
const MOST = 0.95
const WORDS = /^[^\d@/]*\p{L}{3}[^\d@/]*$/u
/** Fields that say what something is; their texts may hold sizes and numbers of models: "Hose 20 mm". */
const SAYING_WHAT = /^(?:description|designation|caption|label|heading|headline|model)$/
const LABEL = /^(?!.*[.!?;]\s)(?=.*\p{L}{3}).{3,60}$/u

/**
 * What records are called where no field says that it is a name: the first text that each of them has, all different, in
 * words (`caption`, `firm`, `billedAs`), or what a field that says what something is has for each. True when there is one.
 */
export function adoptName(entity: Entity, { rows, columns }: Profile): boolean {
  if (entity.nameFields.length || entity.inside || rows < FEWEST) return false
  const isName = (field: Field): boolean => {
    const column = columns.get(field.column)
    if (!mayBeName(entity, field) || !column?.isUnique || column.filled < rows) return false
    const values = [...column.values]
    const texts = saysWhat(field) ? LABEL : WORDS
    return values.length > 0 && values.filter(value => texts.test(value)).length >= MOST * values.length
  }
  const name = entity.fields.find(isName)
  if (!name) return false
  name.role = 'name'
  entity.nameFields = [name]
  return true
}

export const saysWhat = ({ words }: Field): boolean => SAYING_WHAT.test(words.at(-1)!)

/** A plain text, which only the data can tell to be a name. */
function mayBeName({ idField }: Entity, field: Field): boolean {
  const isText = field.role === 'category' || (saysWhat(field) && field.role === 'text')
  const isPlain = isText && field.type === 'string' && !field.choices.length && !field.nested
  return isPlain && !field.target && field !== idField
}

/** Whether the data have to be seen before it is known what the records are called. */
export const hasUnknownName = (entity: Entity): boolean =>
  !entity.nameFields.length && !entity.inside && entity.fields.some(field => mayBeName(entity, field))
