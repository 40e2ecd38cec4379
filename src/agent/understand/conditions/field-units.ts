import { findUnit } from '../calls/units.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { MEASURING } from '../language/lexicon.ts'
import type { Measured } from '../requests/read-message.ts'
import { stem } from '../language/words.ts'

const units = new WeakMap<Field, Measured | null>()

/**
 * The unit that a field's figures are in, as its name (`duration_minutes`, `weightKg`) or its description ("in minutes",
 * "(km)") tells; an age is in years. Undefined where nothing tells it.
 */
export function unitOf(field: Field): Measured | undefined {
  const known = units.get(field)
  if (known !== undefined) return known ?? undefined
  const unit = field.role === 'number' || field.role === 'percent' ? readUnit(field) : undefined
  units.set(field, unit ?? null)
  return unit
}

/** Units of time between which people go to and fro: a day or a year of something is another matter. */
export const isOnClock = (unit: { name: string } | undefined): boolean =>
  unit !== undefined && /^(?:millisecond|second|minute|hour)$/.test(unit.name)

/** "square feet", "square footage": an area, and no length. */
const AREAS: [RegExp, string][] = [
  [/(?<!\b(?:per|a|each) )\b(?:square|sq) (?:foot|feet|ft|footage)\b/, 'sqft'],
  [/(?<!\b(?:per|a|each) )\b(?:square|sq) (?:m|meters?|metres?)\b/, 'sqm'],
]

function readUnit({ words: all, description, landsAs }: Field): Measured | undefined {
  if (landsAs === 'hours') return findUnit('hours')
  // "hours per week" are hours.
  const per = all.indexOf('per')
  // A year says when, not how long.
  const said = (per > 0 ? all.slice(0, per) : all).filter(word => word !== 'year')
  const words = said.map(word => (/^nights?$/.test(word) ? 'days' : word))
  const last = words.at(-1)
  if (last === undefined) return undefined
  const told = description.toLowerCase().replaceAll('m²', 'square metres')
  const area = AREAS.find(([name]) => name.test(words.join(' '))) ?? AREAS.find(([name]) => name.test(told))
  if (area) return findUnit(area[1])
  const named = words.length > 1 ? findUnit(last) : last.length > 2 ? findUnit(last) : undefined
  const inside = named ?? words.map(word => (word.length > 3 ? findUnit(word) : undefined)).find(Boolean)
  if (inside) return inside
  const written = /\b(?:[Ii]n|of) (?:\w+ )?(\p{L}+)\b|\((\p{L}+)\)|^\W*(\p{L}+)\W*$|[,;] (\p{L}+)\W*$/u.exec(
    description,
  )
  const unit = written?.slice(1).find(word => word && (word.length > 2 || /^(km|kg|cm|mm|gb|mb|m|g|s|h)$/.test(word)))
  return (unit ? findUnit(unit) : undefined) ?? (words.includes('age') ? findUnit('year') : undefined)
}

/** Whether a figure in a unit can be compared with a field, whose own unit may be unknown where the field is named. */
export const fitsUnit = (field: Field, measure: Measured | undefined): boolean => {
  const own = unitOf(field)
  return !measure || (own ? isOf(own, measure) : field.role === 'number')
}

/** Whether a figure in one unit can be told in another; of a temperature one says "degrees" alone. */
export const isOf = (own: Measured, said: Measured): boolean =>
  own.quantity === said.quantity || (own.quantity === 'temperature' && said.name === 'degree')

/** A value in the unit of a field. */
export function inUnitOf(field: Field, value: number, measure: Measured | undefined): number {
  const own = unitOf(field)
  if (!measure || !own || measure.name === 'degree') return value
  // "for over 18s": people of that age, and no seconds.
  if (field.words.includes('age') && measure.name === 'second') return value
  if (own.quantity === 'temperature') return inDegrees(own.name, value, measure.name)
  return Number(((value * measure.size) / own.size).toPrecision(12))
}

/** Scales of temperature as so many kelvins a degree, from so many kelvins on (NIST Special Publication 811, B.8). */
const SCALES: Record<string, [degree: number, zero: number]> = {
  celsius: [1, 273.15],
  fahrenheit: [5 / 9, (459.67 * 5) / 9],
  kelvin: [1, 0],
}

function inDegrees(own: string, value: number, said: string): number {
  const [[degree, zero], [theirs, theirZero]] = [SCALES[own]!, SCALES[said]!]
  return own === said ? value : Number(((value * theirs + theirZero - zero) / degree).toFixed(6))
}

const attributes = new Map<string, Set<string>>()
for (const [words, measured] of MEASURING)
  for (const word of words.split(' '))
    attributes.set(word, new Set([...(attributes.get(word) ?? []), ...measured.split(' ').map(stem)]))

/** Words of the fields that an adjective or verb of measure speaks of: "heavier" of a weight, "owe" of a balance. */
export const attributesOf = (text: string): Set<string> | undefined => attributes.get(text.toLowerCase().split(' ')[0]!)

/** Whether a field is what such a word measures. */
export const isMeasuredBy = (field: Field, measured: Set<string>): boolean =>
  field.words.some(w => measured.has(stem(w)))

/** The one figure of an entity in a unit of that quantity; of several, the one that the words around speak of. */
export function fieldInUnit(entity: Entity, measure: Measured, told: Set<string>[]): Field | undefined {
  const fields = entity.fields.filter(f => {
    const own = unitOf(f)
    return own !== undefined && isOf(own, measure)
  })
  const named = fields.filter(f => told.some(measured => isMeasuredBy(f, measured)))
  return named.length === 1 ? named[0] : fields.length === 1 ? fields[0] : undefined
}

const NET = /^net$/
const BESIDE_NET = /^(?:gross|tare|net)$/
const BOUND = /^(?:min|max|minimum|maximum|limit|capacity|allowed|per)$/

/** What records weigh, by the one figure of theirs in a unit of mass that is no bound; of gross, tare and net the net one, which is of the load alone. */
export function weightOf({ fields }: Entity): Field | undefined {
  const isMass = (f: Field) => !f.nested && f.role === 'number' && unitOf(f)?.quantity === 'mass'
  const found = fields.filter(f => isMass(f) && !f.words.some(word => BOUND.test(word)))
  const net = found.filter(f => f.words.some(word => NET.test(word)))
  return net.length === 1 && found.every(f => isOneOfWeighing(f, net[0]!)) ? net[0] : found.length === 1 ? found[0] : undefined // oxfmt-ignore
}

/** `gross_tonnes` and `tare_tonnes` beside a `net_tonnes`: one weighing, of which the net is meant where nothing tells which. */
const isOneOfWeighing = ({ words }: Field, net: Field): boolean => {
  const rest = (of: readonly string[]) => of.filter(word => !BESIDE_NET.test(word)).join(' ')
  return words.some(word => BESIDE_NET.test(word)) && rest(words) === rest(net.words)
}

/** Whether it is weighed with something else, and the net weight stands beside it. */
export const isBesideNet = (entity: Entity, field: Field): boolean => {
  if (!field.words.some(word => /^(?:gross|tare)$/.test(word))) return false
  const net = weightOf(entity)
  return net !== undefined && net !== field && isOneOfWeighing(field, net)
}
