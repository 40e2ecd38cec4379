import type { JsonObject } from '../../lib/json.ts'
import { pattern } from '../../lib/patterns.ts'
import type { Entity, Field } from '../understand/entity-model/catalogue-model.ts'
import { isFigure } from '../understand/entity-model/field-roles.ts'

/** How the values of a field are spread over records. */
export interface Spread {
  field: Field
  /** Values with how many records have them, the most frequent first. */
  counts: [value: string, count: number][]
  filled: number
}

/** Records that are looked at: enough to know a field by, however many there are. */
const MOST_READ = 1000
/** A field of more values than these is no kind of anything. */
const MOST_KINDS = 15
const LONGEST_VALUE = 40

/** Fields by whose few values records are of kinds, those that divide them best first. */
export function kindFields(entity: Entity, records: readonly JsonObject[]): Spread[] {
  const candidates = entity.fields.filter(
    f =>
      f.type === 'string' &&
      ['category', 'text', 'name'].includes(f.role) &&
      !isOwnName(f, entity) &&
      (f.choices.length > 0 || !tellsApart(f)) &&
      f !== entity.idField,
  )
  return candidates
    .map(field => spreadOf(field, records))
    .filter(({ counts, filled, field }) => {
      const most = counts[0]?.[1] ?? 0
      if (counts.length < 2 || counts.length > MOST_KINDS || filled < records.length / 2) return false
      // Nearly as many values as records, and one value for nearly all, tell nothing.
      return (filled >= 2 * counts.length || field.choices.length > 0) && most < 0.95 * filled
    })
    .sort((a, b) => rankOf(b) - rankOf(a))
}

const isOwnName = (field: Field, { nameFields }: Entity) => nameFields.includes(field)

/** What the schema lists is a kind for sure; of others a handful of values says most, and a field of the record itself. */
const rankOf = ({ field, counts }: Spread) =>
  (field.choices.length ? 2 : 0) +
  (field.role === 'category' ? 1 : 0) -
  (field.nested ? 1 : 0) -
  Math.abs(counts.length - 5) / 10

export function spreadOf(field: Field, records: readonly JsonObject[]): Spread {
  const counts = new Map<string, number>()
  let filled = 0
  for (const row of records.slice(0, MOST_READ)) {
    const value = row[field.column]
    if (typeof value !== 'string' || value === '' || value.startsWith('[') || value.length > LONGEST_VALUE) continue
    filled++
    counts.set(value, (counts.get(value) ?? 0) + 1)
    if (counts.size > 2 * MOST_KINDS) break
  }
  return { field, filled, counts: [...counts].sort((a, b) => b[1] - a[1]) }
}

/**
 * Fields that records are ranked by and averaged over: amounts first; no keys, and none whose values hardly differ. `least`
 * values have to differ: one is enough for an average.
 */
export function figureFields(entity: Entity, records: readonly JsonObject[] | undefined, least = 3): Field[] {
  const varies = (field: Field) => {
    if (!records) return true
    const values = new Set(
      records.slice(0, MOST_READ).flatMap(row => (typeof row[field.column] === 'number' ? [row[field.column]] : [])),
    )
    return values.size >= least
  }
  const own = entity.fields.filter(f => isFigure(f) && !isPlace(f) && !f.onlyInDetail && varies(f))
  return own.toSorted((a, b) => worthOf(b) - worthOf(a))
}

const worthOf = ({ role, nested }: Field) => (role === 'money' ? 2 : role === 'percent' ? 0 : 1) - (nested ? 1 : 0)

/** Fields that say where or when something is, or in what order: no figure that tells records apart. */
const PLACES_AND_ORDER = pattern()`
  ^(?:
    lat|latitude|lng|lon|longitude|year|built|founded|born|zip|version|page|position|order|rank|number|no|code
    |index|at|on|time|date|timestamp|since|until|from|to
  )$
`

/** Numbers that say where or when, not how much. */
const isPlace = ({ words }: Field) => PLACES_AND_ORDER.test(words.at(-1)!)

/** Fields that name a record, lead to it, date it or describe it in free text. */
const TELLS_ANYTHING_APART = pattern()`
  ^(?:
    number|no|code|key|hash|ref|reference|uuid|guid|url|link|path|at|on|date|day|time|timestamp|from|to|until
    |since|summary|notes?|comments?|description|text|title|subject|phone|email|address
  )$
`

/** Texts that tell one record from another, or when or what in so many words: no kinds, however few their values are. */
export const tellsApart = ({ words }: Field): boolean => TELLS_ANYTHING_APART.test(words.at(-1)!)
