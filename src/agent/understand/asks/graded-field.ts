import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { BIRTH, primaryDate, primaryMeasure } from '../entity-model/relations.ts'
import { amountOfWhole, isBesidePrice } from '../entity-model/whole-amount.ts'
import { spanOf } from '../entity-model/span.ts'
import { type Gradable, gradesBadness } from '../language/gradables.ts'
import { singular } from '../language/words.ts'
import { unitOf, weightOf } from '../conditions/field-units.ts'
import { isDated, isPlanned } from '../entity-model/field-roles.ts'
import { arePeople, isParty } from '../entity-model/people.ts'
import { isOrdered } from './fields.ts'
import { sizeAmong, tellsSize } from './size-among.ts'

/** The oldest have the earliest date of birth, but the highest age. */
export function directionOn(
  field: Field,
  {
    direction,
    flips,
    isBrief,
    nouns = [],
  }: Pick<Gradable, 'direction' | 'flips' | 'isBrief'> & Partial<Pick<Gradable, 'nouns'>>,
): 'asc' | 'desc' {
  const isFigure = field.role !== 'date' && !field.words.includes('year')
  // "the quickest recipe" of its minutes: what is fast takes little time.
  const isPace = isBrief && unitOf(field)?.quantity === 'time'
  const isTurned = (flips && isFigure) || isPace || (nouns.includes('rating') && gradesBadness(field))
  return isTurned ? (direction === 'asc' ? 'desc' : 'asc') : direction
}

/** The field that an adjective grades: one named after its attribute, else the main date or figure. */
export function gradedField(
  entity: Entity,
  { of, nouns, flips, isSize, isBrief }: Gradable,
  hasNoun = true,
): Field | undefined {
  // What came about before what was only meant to: an actual cost before the estimated one.
  const ordered = entity.fields
    .filter(field => isOrdered({ field }))
    .sort((one, other) => Number(isPlanned(one)) - Number(isPlanned(other)))
  for (const noun of nouns) {
    // A price is paid in money: no "discount rate".
    // Ratings are good or bad, and not how many there are of them.
    const isCounted = (f: Field) =>
      nouns[0] === 'rating' && f.words.some(word => /^(?:count|number|num|no)$/.test(word))
    const fits = (f: Field) =>
      !isCounted(f) &&
      tellsLength(f, noun) &&
      (nouns[0] !== 'price' || f.role !== 'percent') &&
      (noun !== 'age' || tellsOwnAge(f))
    const [named, ...others] = ordered.filter(f => (f.words.includes(noun) || counts(f, noun)) && fits(f))
    // "the dearest jobs" of a cost for labour, one for parts and their total.
    const whole = named?.role === 'money' ? amountOfWhole(entity) : undefined
    // "the most expensive order" of a `shipping_cost` and a `total`: a charge beside the goods makes nothing expensive.
    const isBeside = named && nouns[0] === 'price' && [named, ...others].every(f => isBesidePrice(f, entity))
    if (named) return whole && (isBeside || others.includes(whole)) ? whole : named
  }
  // "the heaviest load" of `net_tonnes`.
  const weight = nouns.includes('weight') ? weightOf(entity) : undefined
  if (weight) return weight
  // "the fastest press" of `sheets_per_hour`: so many in a time.
  if (nouns.includes('speed')) {
    const [pace, ...more] = ordered.filter(f => f.role === 'number' && /\bper (?:hour|minute|second|day)$/.test(f.words.join(' '))) // oxfmt-ignore
    if (pace && !more.length) return pace
  }
  // "the quickest recipe" of its minutes.
  if (isBrief) {
    const isTime = (f: Field) => f.role === 'number' && !f.nested && unitOf(f)?.quantity === 'time' && !f.words.includes('age') // oxfmt-ignore
    const [time, ...times] = ordered.filter(isTime)
    return times.length ? undefined : time
  }
  // "the worst accident": the most of what is bad.
  const bad = nouns.includes('rating') ? ordered.find(f => f.role !== 'date' && gradesBadness(f)) : undefined
  if (bad) return bad
  if (of === 'date') return eventDate(entity, Boolean(flips))
  // "the highest mountain": how high it lies, before any figure that may be high.
  const height = of === undefined && !nouns.length ? ordered.find(f => f.words.some(isHeight)) : undefined
  if (height) return height
  // "the biggest hall": what a figure of its size says, before any other.
  const sum = isDated(entity) ? amountOfWhole(entity) : undefined
  const sized = of === 'number' && !nouns.length ? sizeAmong(ordered, sum) : undefined
  if (sized) return sized
  // "the longest absence" of its `working_days`: the one figure in a unit of time.
  if (nouns.includes('length') && !spanOf(entity)) {
    const [time, ...times] = ordered.filter(f => f.role === 'number' && !f.nested && unitOf(f)?.quantity === 'time')
    if (time && !times.length) return time
  }
  // An attribute that no field is named after: only a size is any figure.
  if (nouns.length && !MAIN.has(nouns[0]!)) {
    const [figure, ...others] = ordered.filter(f => f.role === 'number')
    const isLength = nouns.includes('length') && others.length === 0 && !spanOf(entity) && figure?.words.some(isLong)
    return isLength ? figure : undefined
  }
  // "our best customers": no figure that people have makes them better, unless it is called so.
  if (nouns.includes('rating') && arePeople(entity)) return undefined
  const measure = primaryMeasure(entity)
  if (isSize && measure && !tellsSize(measure, entity)) return undefined
  // What is expensive or rich is so in money: no severity, no number of seats.
  if (/^(?:price|wealth)$/.test(nouns[0] ?? '') && measure?.role !== 'money') return undefined
  // What a firm takes in is not what it costs.
  if (nouns[0] === 'price' && measure && isTakings(measure)) return undefined
  // "our top client": whoever came last is not on top.
  return measure ?? (of === 'number' || !hasNoun || isParty(entity) ? undefined : primaryDate(entity))
}

/** "longest" of a `page_count`: how many of what such things are measured in. */
const counts = ({ words }: Field, noun: string): boolean =>
  words.includes(singular(noun)) &&
  noun !== singular(noun) &&
  words.some(word => /^(?:count|number|total|num)$/.test(word))

/** A bound of an age, which people have to have: the age of nothing that has it. */
const AGE_BOUND =
  /^(?:min|minimum|max|maximum|least|limit|required|requirement|recommended|allowed|from|to|group|rating)$/
const tellsOwnAge = ({ words }: Field): boolean => !words.some(word => AGE_BOUND.test(word))

/** Units of length: what has one of them is long (the International System of Units and those of English-speaking countries). */
const isLong = (word: string) =>
  /^(?:km|m|cm|mm|mi|ft|kilomet(?:er|re)s?|met(?:er|re)s?|miles?|feet|yards?)$/.test(word)
const isHeight = (word: string) => /^(?:height|altitude|elevation)$/.test(word)

/** Money that comes in or is there, which is no price of anything. */
export const isTakings = ({ words }: Field): boolean =>
  words.some(word => /^(?:revenue|turnover|sales|profit|income|earnings|balance|takings)$/.test(word))

/** Units of time tell how long something is only where nothing else is said of them: no "vacation days left". */
const TIMES = new Set(['hours', 'minutes', 'days', 'seconds', 'weeks'])
/** Whether a figure that is called after this attribute tells how long something is: no "vacation days left". */
export const tellsLength = (field: Field, noun: string): boolean => !TIMES.has(noun) || isDuration(field)

const isDuration = ({ words }: Field) =>
  words.every(
    word =>
      TIMES.has(word) ||
      /^(?:duration|length|runtime|time|total|number|no|num|of|in|count|spent|actual|worked)$/.test(word),
  )

/** Worth and quality are read as the main figure of the record where no field is named after them. */
const MAIN = new Set(['value', 'price', 'wealth', 'rating'])

/** Fields for the moment in which a thing came to be what it is. */
const MAKING = pattern()`
  ^(?:
    made|built|build|born|birth|founded|foundation|created|creation|produced|production|constructed|construction
    |manufactured|manufacture|flown|launched|published|publication|painted|written|released|release|model|completed
  )$
`

/** Verbs and nouns of coming to be. */
export const isMaking = (word: string) => MAKING.test(word)

/** Dates by which something falls due or is over. */
const DEADLINE =
  /^(due|deadline|expir\w*|until|valid|next|target|planned|expected|ends?|ended|ending|finish\w*|clos(?:e|es|ed|ing)|return(?:s|ed)?)$/

/** When something came to those who have it. */
const COME =
  /^(?:bought|purchased?|acquired|built|made|installed|commissioned|joined|hired|started|opened|ordered|registered)$/

/** When somebody last looked after the record itself. */
const KEPT = /^(?:updated|modified|synced|changed)$/

/** The year in which something was made or born, where a number tells it. */
export function yearOfMaking(entity: Entity): Field | undefined {
  // "queen born year" of a hive tells of its queen.
  const isOwn = (word: string) =>
    isMaking(word) || /^(?:year|in|of|first|original)$/.test(word) || entity.words.includes(word)
  return entity.fields.find(
    f => f.role === 'number' && f.words.includes('year') && f.words.some(isMaking) && f.words.every(isOwn),
  )
}

/** The date on which a record came to be, for "newest" and "oldest": a deadline or an end only where there is no other. */
function eventDate(entity: Entity, isAge: boolean): Field | undefined {
  const made = yearOfMaking(entity)
  if (made) return made
  const born = isAge ? entity.fields.find(f => f.role === 'date' && f.words.some(word => BIRTH.test(word))) : undefined
  if (born) return born
  const first = primaryDate(entity)
  // A keg is as old as the day on which it was bought tells, and not as that on which it was last seen.
  const seen = first?.words[0] === 'last'
  const come = seen ? entity.fields.find(f => f.role === 'date' && !f.nested && f.words.some(word => COME.test(word))) : undefined // oxfmt-ignore
  if (come) return come
  // What some of them have not come to (`resolution_date`) tells no age of all of them, the day on which they were noted does.
  const isNoted = ({ role, nullable, words }: Field) =>
    role === 'date' && !nullable && words.some(word => /^creat/.test(word))
  const noted = first?.nullable ? entity.fields.find(isNoted) : undefined
  if (noted) return noted
  // Nobody is the first or the newest by their birthday.
  const main = !isAge && first?.words.some(word => BIRTH.test(word)) ? undefined : first
  if (main && !main.words.some(word => DEADLINE.test(word))) return main
  const event = entity.fields.find(
    f => f.role === 'date' && !f.words.some(word => DEADLINE.test(word) || BIRTH.test(word) || KEPT.test(word)),
  )
  // Nothing is old by when it falls due; the year in which it was made tells its age.
  const years = entity.fields.filter(f => f.role === 'number' && f.words.includes('year'))
  return event ?? years[0] ?? (isAge ? undefined : main)
}
