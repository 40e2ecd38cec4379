import { valuesOf } from '../entity-model/field-roles.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree, nameField } from '../reading/draft.ts'

const DAY_NAME = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i

/** The one field of the records that holds days of the week by their names. */
const weekdayOf = ({ fields }: Entity): Field | undefined => {
  const isDays = (field: Field) => {
    const values = valuesOf(field)
    return values.length > 1 && values.every(value => DAY_NAME.test(value))
  }
  const [field, ...others] = fields.filter(isDays)
  return others.length ? undefined : field
}

/**
 * "on which day is the yoga class", "on which day of the week do they meet" of records that hold the day of the week by its name: that is what
 * is asked, not a date. Before conditions are read.
 */
export function readAskedWeekday(draft: Draft): void {
  const { chunks, message } = draft
  const isDay = /^\W*(?:(?:and|so) )?(?:(?:on|at) )?(?:what|which) (?:week)?day\b/i.test(message.text)
  const isWhen = /^\W*(?:(?:and|so) )?when\b/i.test(message.text)
  if (!isDay && !isWhen) return
  const owners = chunks.flatMap(c => [
    ...c.values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity),
    ...c.entities.filter(e => e.quality >= 0.8).map(e => e.entity),
  ])
  const [entity, ...others] = new Set(owners.filter(owner => weekdayOf(owner)))
  if (!entity || others.length || (isWhen && entity.fields.some(f => f.role === 'date'))) return
  // "when is the next market day at Oslo" of markets with a `trading_day`: a day of its own is asked for.
  const isDated = ({ fields }: Entity) => fields.some(f => f.role === 'date')
  if (isWhen && chunks.some(c => c.entities.some(e => e.quality >= 0.8 && e.entity !== entity && isDated(e.entity))))
    return
  const asked = chunks.find(c => isFree(c) && /^(?:weekday|day|when)$/i.test(c.text))
  if (!asked || asked.fields.length) return
  const field = weekdayOf(entity)!
  nameField(asked, { entity, field, columns: [field.column], quality: 0.9 })
}
readAskedWeekday.needs = /^(?:weekday|day|when)$/
