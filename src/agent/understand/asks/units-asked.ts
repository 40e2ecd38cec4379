import type { Chunk } from '../chunks/chunk.ts'
import { findUnit } from '../calls/units.ts'
import { isOnClock } from '../conditions/field-units.ts'
import { DOINGS } from '../conditions/figures-of-doing.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { timeRecords } from '../entity-model/time-entries.ts'
import { rootOf } from '../language/verb-forms.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'

const UNIT = /^(?:minutes|hours|days|nights|weeks|months|years)$/i
const TAKES = /^(?:take|takes|took|taken|use|uses|used|spend|spent|lost)$/i
/** So many words may say of which kind they are: "sick days", "unpaid overtime hours". */
const REACH = 3

/**
 * "how many sick days have there been" of a `working_days` beside a `first_day`: what is counted in a unit of time is a length, whatever dates are
 * called after the unit. Before dates and nouns are read.
 */
export function keepUnitsAsked({ app, chunks }: Draft): void {
  const count = chunks.findIndex(c => c.operator?.type === 'count')
  if (count < 0) return
  const at = chunks.findIndex((c, i) => i > count && i <= count + REACH && isFree(c) && UNIT.test(c.text))
  const unit = chunks[at]
  if (!unit || unit.entities.length) return
  const all = unit.fields.filter(f => isFigure(f.field) && f.field.words.at(-1) === unit.text.toLowerCase())
  // "how many months is its certificate valid" of a `certificate_valid_months`: the words around name the same figure.
  const named = all.flatMap(mention => {
    const isOnly = (c: Chunk) => c !== unit && isFree(c) && !c.entities.length && !c.values.length
    const rest = chunks.find(c => isOnly(c) && c.fields.some(f => f.field === mention.field))
    return rest ? [{ mention, rest }] : []
  })
  const [told] = named
  if (told && named.length === 1) {
    unit.fields = [{ ...told.mention, quality: CALLED_SO }]
    return use(makeFiller(told.rest), 'related')
  }
  // "vacation days", "days of vacation" of `days` of leave, whatever other days are told of those who take it.
  const beside = chunks.slice(count + 1).flatMap(c => c.values.filter(v => v.field.role === 'category' && v.quality >= 0.7)) // oxfmt-ignore
  const own = all.filter(f => beside.some(v => v.entity === f.entity))
  const isDate = unit.fields.some(f => f.field.role === 'date')
  const lengths = own.length ? own : isDate ? all : []
  if (!lengths.length || new Set(lengths.map(f => f.entity)).size < lengths.length) return
  // "how many hours did we spend on it": the records of the time that was spent tell it, and their verb is read with them.
  const isSpent = chunks.some(c => isFree(c) && DOINGS.has(rootOf(c.text.toLowerCase())))
  if (isSpent && isOnClock(findUnit(unit.text.toLowerCase())) && timeRecords(app.entities)) return
  // "how many days has she taken": the verb says no more than that there were such days.
  for (const verb of chunks) if (isFree(verb) && verb.kind === 'unknown' && TAKES.test(verb.text)) use(makeFiller(verb), 'related') // oxfmt-ignore
  unit.fields = lengths.map(f => ({ ...f, quality: Math.max(f.quality, CALLED_SO) }))
}
keepUnitsAsked.needs = /^(?:minutes|hours|days|nights|weeks|months|years)$/

/** How surely a length is called after its unit. */
const CALLED_SO = 0.95
