import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { findUnit } from '../calls/units.ts'
import { isBesideNet, weightOf } from '../conditions/field-units.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { isToBeBackBy } from '../entity-model/lending.ts'
import { objectOf } from '../entity-model/object-of.ts'
import { RECORD_NOUNS } from '../entity-model/record-nouns.ts'
import { amountOfWhole, isBesidePrice } from '../entity-model/whole-amount.ts'
import { isParticle } from '../language/particles.ts'
import { FORETOLD } from '../language/same-stem.ts'
import { nounsOfDoing } from '../language/nouns-of-doing.ts'
import { GRADED_WORDS } from '../language/gradables.ts'
import { AGGREGATES, FILLERS, LITTLE_NOUNS, STATES_TOO } from '../language/lexicon.ts'
import { isBareParticiple, isIrregular, isParticiple, nounsOfVerb, rootOf } from '../language/verb-forms.ts'
import { pattern, wordList } from '../../../lib/patterns.ts'
import { isPlural, singular, splitIdentifier, stem, wordsOf } from '../language/words.ts'
import { addDoers } from './add-doers.ts'
import { addPerPeriod } from './add-per-period.ts'
import { addFlagNames } from './add-flag-names.ts'
import { type Add, type Dictionary, keyOf, put } from './dictionary.ts'
import { PERIOD_ADJECTIVES, sameOften } from '../language/period-adjectives.ts'

/** Words in the name of a field that only tell what its values are. */
const UNITS = new Set('count number amount total num no usd eur date at on time is has id code'.split(' '))

/** Nouns that stand last in the name of a field and say only what kind of thing it is. */
const HEADS = new Set([
  ...UNITS,
  ...wordList`
    name status state type kind level tier rate value cent cents pence category group class stage address km kg
    percent days hours minutes score title text label plan year quantity qty
  `,
])

/** What is measured: before a unit it is all of the name. */
const QUANTITY = /^(?:duration|length|distance|weight|height|width|depth|area|volume|speed|temperature)$/

/** What a number is the measure of, where so many of something follow: `capacity_points`, `allowance_days`, `quota_pages`. */
const MEASURED_IN = pattern('')`
  ^(?:capacity|size|stock|limit|quota|allowance|budget|balance|load|effort|estimate|target|goal|minimum|maximum|range|reach|warranty|notice|backlog
  |velocity|throughput|demand|supply|occupancy|workload)$
`

const isHead = (word: string) =>
  HEADS.has(word) || (word.length >= 2 && !/^(?:in|at|on|no|mi|pa|ha|mo)$/.test(word) && findUnit(word) !== undefined)

const ADVERB = /^(?:now|currently|still|already|presently|newly|recently|fully|always|online|locally)$/

const PREPOSITION = /^(?:from|to|at|on|in|by|for|of|as|since|until)$/

/** Nouns that people add to a field of a kind: "e-mail address", "phone number". */
const NOUNS: Partial<Record<Field['role'], string[]>> = {
  email: ['address'],
  phone: ['number'],
  url: ['address', 'link'],
  date: ['date'],
}

/** What a field may be called: its whole name first, then what is left of it without words that say little. */
export function addField(dictionary: Dictionary, entity: Entity, field: Field): void {
  // What is in a list of a record is meant after what the record itself has.
  const plain = entity.inside ? 0.9 : 1
  const add = adderFor(dictionary, entity, field, plain)
  addWholeName(dictionary, entity, field, plain, add)
  // "workflow" of a `workflow` that is read as two words.
  const [written, ...others] = splitIdentifier(field.column.split('.').at(-1)!)
  if (written && !others.length && field.words.length > 1 && field.words.join('').endsWith(written)) add([written], 1)
  if (field.role === 'boolean') return addFlagNames(dictionary, entity, field, add)
  const told = field.words.filter(word => !UNITS.has(word) && !FILLERS.has(word) && !/^(next|last|first)$/.test(word))
  if (field.role === 'date' && told.length > 1)
    dictionary.flags.push({ words: told, mentions: [{ entity, field, columns: [field.column], quality: 0.9 }] })
  // "the best average rating" of so many `stars`.
  if (field.role === 'number' && field.words.at(-1) === 'stars') add(['rating'], 0.9)
  // "due next week" of a `deadline`.
  if (field.role === 'date' && (field.words.includes('deadline') || isToBeBackBy(field))) add(['due'], 0.9)
  addWithoutEnds(field, add)
  const bare = withoutUnit(field)
  addParts(field, bare, isBesideWhole(entity, field) || isBesideNet(entity, field), add)
  addWithNouns(field, told, add)
  addTold(field, add)
  addPeriods(field.words, bare, add)
  addQuantity(field, add)
  addWeight(entity, field, add)
  addApart(field, add)
  addDoers(field, add)
  addEnd(field, add)
  addOfTwo(field, add)
  addPerPeriod(field, add)
  addBeforeLast(entity, field, add)
  addOfEach(field, add)
}

/** "blitz rating" of `ratings.blitz`, "final score" of `scores.final`: one of several that an object holds, before what they are. */
function addOfEach({ column, words }: Field, add: Add): void {
  const [object, leaf, ...deeper] = column.split('.').map(splitIdentifier)
  if (!object || !leaf || deeper.length || leaf.join() === words.join() || !isPlural(object.at(-1)!)) return
  add([...leaf, ...object.slice(0, -1), singular(object.at(-1)!)], 1)
}

function adderFor(dictionary: Dictionary, entity: Entity, field: Field, plain: number): Add {
  return (words, quality) => {
    const key = keyOf(words)
    const isEmpty = (word: string) => FILLERS.has(word) || AGGREGATES[word] || GRADED_WORDS.has(word)
    // "in print", "available": little words may be all that a yes/no field is called.
    // "registered since May": and all that a date is called.
    const isState = words.length === 1 && STATES_TOO.has(words[0]!)
    const isFlag = (field.role === 'boolean' && (words.length > 1 || isState)) || (field.role === 'date' && isState)
    // "by type", "their makes": a noun that is mostly a verb or says little; its place tells which (see `isNounAt`).
    const isNoun = words.length === 1 && LITTLE_NOUNS.has(words[0]!) && field.role !== 'boolean'
    // "check in" of `check_in_date`: a verb with its particle, though both are little words.
    const isPhrasal = field.role === 'date' && words.length === 2 && isParticle(words[1]) && words[0]!.length > 2
    if (!key || isLink(field, words) || (words.every(isEmpty) && !isFlag && !isNoun && !isPhrasal)) return
    const known = dictionary.fields.get(key)
    if (!known?.some(m => m.field === field))
      put(dictionary.fields, key, { entity, field, columns: [field.column], quality: plain * quality })
    for (const word of words) dictionary.words.add(word)
  }
}

/** "courses from Red Lion" where posts have a `pay.from`: alone the preposition is no figure. */
const isLink = (field: Field, words: readonly string[]): boolean =>
  words.length === 1 && isFigure(field) && PREPOSITION.test(words[0]!)

/** Words of a field that say what it is about, without those that only tell what its values are. */
const contentOf = ({ words }: Field): string[] => words.filter(word => !UNITS.has(word))

/** All of the name: as it reads, as it is written, behind the noun of its records. */
function addWholeName(dictionary: Dictionary, entity: Entity, field: Field, plain: number, add: Add): void {
  const { words } = field
  add(words, 1)
  // As it is written: "built", that its description calls a year.
  const written = field.column.slice(field.column.lastIndexOf('.') + 1)
  add(splitIdentifier(written), field.nested ? 0.8 : 1)
  // "average employee_count", "sum of netWeight": whoever knows the interface says it as it stands there.
  if (words.length > 1 && !isLink(field, [written]) && /^\p{L}+(?:_\p{L}+)*$/u.test(written))
    put(dictionary.fields, keyOf([written.toLowerCase()]), {
      entity,
      field,
      columns: [field.column],
      quality: field.nested ? 0.8 : plain,
    })
  if (
    words.length > 1 &&
    field.role !== 'boolean' &&
    field.role !== 'reference' &&
    !words.some(word => FILLERS.has(word))
  )
    dictionary.phrases.push({ words, mentions: [{ entity, field, columns: [field.column], quality: plain * 0.9 }] })
  // "claimed amount" of `amount_claimed`: a participle stands behind its noun or before it.
  if (words.length === 2 && field.role !== 'boolean' && (/[a-z]{3}ed$/.test(words[1]!) || isIrregular(words[1]!)))
    add([words[1]!, words[0]!], 0.98)
  // "showing now" of `now_showing`: an adverb of time stands before what it describes or behind.
  if (words.length === 2 && field.role === 'boolean' && ADVERB.test(words[0]!)) add([words[1]!, words[0]!], 0.98)
  // "account name", "opportunity value": the entity's own noun before the field says nothing more.
  add([...entity.words, ...words], 1)
  // "leave type" of leave requests: a noun that says only that there is a record is left out.
  if (entity.words.length > 1 && RECORD_NOUNS.has(entity.words.at(-1)!))
    add([...entity.words.slice(0, -1), ...words], 0.95)
  // "outstanding loan balance" of the `outstanding_balance` of a loan: an adjective stands before all nouns of its phrase.
  if (words.length === 2 && isFigure(field)) add([words[0]!, ...entity.words, words[1]!], 0.97)
  const content = contentOf(field)
  // "smoking" is the contrary of `no_smoking`.
  const denies = field.role === 'boolean' && words.includes('no')
  // "rating" is the `rating_average` beside a `rating_count`.
  const isLess = field.role === 'reference' || (words.includes('count') && isBesideFigure(entity, field, content))
  if (content.length && content.length < words.length && !denies) add(content, isLess ? 0.5 : 0.85)
  // "rating" of `rating_average`: what a figure is called that is worked out of others already.
  if (words.length > 1 && isFigure(field) && /^(?:average|avg|mean)$/.test(words.at(-1)!)) add(words.slice(0, -1), 0.9)
}

/** Another figure of the records is called after the same. */
const isBesideFigure = ({ fields }: Entity, field: Field, content: readonly string[]): boolean =>
  fields.some(other => other !== field && isFigure(other) && content.every(word => other.words.includes(word)))

/** The name without what stands last in it: prepositions, unknown units, little words. */
function addWithoutEnds(field: Field, add: Add): void {
  const { words } = field
  const last = words.at(-1)!
  // "fee" of `fee_from`, "doors" of `doors_at`: a little word behind a noun says nothing more; "billed as" is a verb.
  if (words.length === 2 && PREPOSITION.test(last) && !isParticiple(words[0]!) && field.role !== 'date')
    add(words.slice(0, 1), 0.9)
  // "built before 1950" of `built_in`, which the data show to be a year.
  if (words.length === 3 && PREPOSITION.test(words[1]!) && last === 'year') add(words.slice(0, 1), 0.9)
  // "rent" of `rent_pcm`: short letters that are no word behind a figure's name are its unit.
  if (
    words.length > 1 &&
    isFigure(field) &&
    !AGGREGATES[last] &&
    !FILLERS.has(last) &&
    /^[a-z]{2,4}$/.test(last) &&
    wordKnowledge().find(stem(last)) === undefined
  )
    add(words.slice(0, -1), 0.9)
  // "reams" of `reams_in_stock`, "parcels" of `parcels_on_board`: what there is so many of stands before where it is.
  const place = words.findIndex(word => /^(?:in|on|at)$/.test(word))
  if (place > 0 && place < words.length - 1 && isFigure(field) && isPlural(words[place - 1]!)) add(words.slice(0, place), 0.85) // oxfmt-ignore
  // "vacation days" of `vacation_days_left`.
  if (words.length > 2 && FILLERS.has(last)) add(words.slice(0, -1), 0.9)
}

/** `tax_amount` beside a total amount: "amount" alone is the other one. */
const isBesideWhole = (entity: Entity, field: Field): boolean =>
  isBesidePrice(field, entity) && amountOfWhole(entity) !== undefined && amountOfWhole(entity) !== field

/** Parts of the name: without its unit, its last words, all but a last word that says little, the object that it is in. */
function addParts(field: Field, bare: string[] | undefined, isBeside: boolean, add: Add): void {
  const { words } = field
  // "length" of `length_m`, "height" of `dimensions.heightCm`.
  if (bare) add(bare, 0.95)
  for (const name of bare ? [bare, words] : [words])
    // "how many words": what stands behind "per" is not what a `rate_per_word` tells.
    for (let at = 1; at < name.length; at++) if (name[at - 1] !== 'per') add(name.slice(at), isBeside ? 0.6 : 0.8)
  // "loyalty" for a loyalty tier, but not "annual" for an annual revenue: the last word must say little by itself.
  const isLight = isHead(words.at(-1)!) || (field.role === 'category' && words.at(-1) === 'area')
  if (words.length > 1 && field.role !== 'reference' && isLight && words.at(-2) !== 'per')
    add(words.slice(0, -1), QUANTITY.test(words.at(-2)!) ? 0.9 : 0.6)
  // "retainer" of a `retainer_fee` that only some have: the noun says of what it is, and whoever has none pays none.
  if (isOfSome(field)) add(words.slice(0, -1), 0.8)
  // "capacity" of `capacity_points`: so many of what stands behind measure it.
  if (words.length === 2 && isFigure(field) && MEASURED_IN.test(words[0]!) && isPlural(words[1]!)) add([words[0]!], 0.9)
  // Parts of an object go by its name too: "address" for `address.city`.
  // "battery" of `battery_capacity_mah`, "screen" of `screen_size_inches`: of what it is measured, where it is measured once.
  const measured = measuredPart(field)
  if (measured) add(measured, 0.6)
  const object = field.column.split('.').slice(0, -1).at(-1)
  if (object) add(splitIdentifier(object), field.role === 'url' ? 0.4 : 0.6)
  else for (const word of words.slice(1, -1)) if (!UNITS.has(word)) add([word], 0.5)
}

/** What only some records have, called after what it is paid for. */
export const isOfSome = ({ role, words, nullable, nested }: Field): boolean =>
  role === 'money' &&
  nullable === true &&
  !nested &&
  words.length === 2 &&
  PAID_FOR.test(words[1]!) &&
  !isParticiple(words[0]!) &&
  !SAYS_WHICH.test(words[0]!)
const PAID_FOR = /^(?:fee|charge|payment|bonus|allowance|premium|deposit|surcharge)$/
/** An adjective says which fee it is, and never what it is paid for. */
const SAYS_WHICH = pattern()`
  ^(?:
    late|early|total|base|basic|flat|net|gross|extra|final|full|normal|standing|one|first|last|next|min|max|minimum|maximum|other|own|high|low|new
    |old|unit|single|standard|regular|free|open|due|agreed|special|small|big|\w+ly|\w+al|\w+ive|\w+able
  )$
`

/** What stands before the quantity that is measured of it, and its unit. */
function measuredPart({ words, role }: Field): string[] | undefined {
  const at = words.findIndex((word, i) => i > 0 && MEASURED_OF.test(word))
  const isLast = at === words.length - 1 || (at === words.length - 2 && !PREPOSITION.test(words.at(-1)!))
  return role === 'number' && at > 0 && isLast ? words.slice(0, at) : undefined
}
const MEASURED_OF = /^(?:size|capacity|speed|strength|area|volume|weight|length|height|width|depth)$/

/** The name with a noun that people add to what it holds. */
function addWithNouns(field: Field, told: string[], add: Add): void {
  const content = contentOf(field)
  for (const noun of NOUNS[field.role] ?? []) add([...content, noun], 1)
  // "inspection date" of `next_inspection_on`.
  if (field.role === 'date' && told.length && told.length < content.length) add([...told, 'date'], 0.85)
  // "e-mail address" of `mail`.
  if (field.role === 'email' && field.words.includes('mail')) {
    const email = field.words.map(word => (word === 'mail' ? 'email' : word))
    for (const one of [email, [...email, 'address']]) add(one, 0.97)
  }
}

/** "Job title" of a `title`: a description of a few words that ends in the name is the name in full. */
function addTold({ words, description }: Field, add: Add): void {
  if (words.length !== 1 || !/^\p{L}+(?: \p{L}+){1,2}\.?$/u.test(description)) return
  const told = wordsOf(description)
  if (singular(told.at(-1)!) === singular(words[0]!) && told.every(word => !FILLERS.has(word))) add(told, 0.98)
}

/** "day rate" of `daily_rate`, "yearly budget" of an `annualBudget`. */
function addPeriods(words: string[], bare: string[] | undefined, add: Add): void {
  const often = words.findIndex(word => PERIOD_ADJECTIVES.has(word))
  if (often < 0 || words.length < 2) return
  for (const other of sameOften(words[often]!)) add((bare ?? words).with(often, other), 0.95)
  const nouns = (bare ?? words).map(word => PERIOD_ADJECTIVES.get(word) ?? word)
  for (const one of [nouns, nouns.slice(0, often + 2)]) add(one, 0.9)
}

const WEIGHED = /^(?:net|gross|tare|total|max|min|empty|full|laden|unladen|actual|dry|wet|live|dead|average)$/

/** What is measured in the units of a quantity, as people say it before what was done. */
const MEASURED: Record<string, string> = { time: 'time', length: 'distance', mass: 'weight', energy: 'energy' }

/** "time spent" of `minutes_spent`, "distance driven" of `km_driven`: a figure of what was done by what its unit measures. */
function addQuantity({ words, role, column }: Field, add: Add): void {
  addForetold({ role, column }, add)
  const [unit, done, ...rest] = words
  // "net weight" of `net_tonnes`: by what its unit measures.
  const isWeighed = role === 'number' && done && !rest.length && findUnit(done)?.quantity === 'mass'
  if (isWeighed && WEIGHED.test(unit!)) add([unit!, 'weight'], 0.95)
  const noun = role === 'number' && done && !rest.length && isParticiple(done) ? findUnit(unit!)?.quantity : undefined
  if (noun && MEASURED[noun]) add([MEASURED[noun], done!], 0.95)
  // "year of publication", "acquisition date" of a `published_year`, an `acquired_on`: by the noun of what was done.
  const point = unit && isParticiple(unit) && !rest.length ? POINTS[done ?? ''] : undefined
  if (point && (role === 'date' || point === 'year'))
    for (const noun of nounsOfDoing(unit!))
      for (const name of [
        [noun, point],
        [point, 'of', noun],
      ])
        add(name, 0.9)
  // "registrations" of a `registered_count`: how many there were of what was done.
  const counted =
    role === 'number' && done === 'count' && !rest.length && isParticiple(unit!) ? nounsOfVerb(rootOf(unit!)) : []
  for (const one of counted) if (wordKnowledge().find(stem(one)) !== undefined) add([one], 0.85)
}

/** "the weight" of a `net_tonnes`, which its description may call by one noun: "Load". */
function addWeight(entity: Entity, field: Field, add: Add): void {
  if (field.role !== 'number' || weightOf(entity) !== field) return
  if (!field.words.includes('weight')) add(['weight'], 0.8)
  const noun = /^(\p{L}{4,})\.?$/u.exec(field.description)?.[1]?.toLowerCase()
  if (noun && !FILLERS.has(noun)) add([noun], 0.8)
}

/** "estimate", "estimated time" of `effort.estimatedHours`: by the noun of the verb, and by what the unit measures. */
function addForetold({ role, column }: Pick<Field, 'role' | 'column'>, add: Add): void {
  const words = splitIdentifier(column.split('.').at(-1)!)
  const [told, unit, ...rest] = words[0] !== undefined && FORETOLD[words[0]] ? words : words.toReversed()
  const measured = MEASURED[findUnit(unit ?? '')?.quantity ?? '']
  if (role !== 'number' || rest.length || !told || !FORETOLD[told] || !measured) return
  add([FORETOLD[told]], 0.9)
  add([told, measured], 0.9)
}

/** What a date or a year is of. */
const POINTS: Record<string, string> = { on: 'date', at: 'date', date: 'date', day: 'date', year: 'year', in: 'year' }

/** "last log in" of `last_login_at`, "picked up" of `pickup`: a verb and its particle that are written as one word. */
function addApart({ words, role }: Field, add: Add): void {
  const at = words.findIndex(word => JOINED.test(word))
  const [, verb, particle] = JOINED.exec(words[at] ?? '') ?? []
  if (!verb || !particle || role === 'boolean') return
  add([verb, particle], 0.85)
  if (at > 0) add([...words.slice(0, at), verb, particle], 0.95)
}

const JOINED = /^([a-z]{3,})(in|up|out|off|on)$/

/** What a last day is called behind the noun of what ends then. */
const LAST_DAY = /^(?:until|till|expires|expiry|expiration|due)$/

/**
 * "tickets" of `tickets_sold`, "cycles" of `cycles_run`: what was done with them stands behind the things that are counted. "Warranty" of
 * `warranty_until`: what lasts until then. Where no other field begins so.
 */
function addBeforeLast({ fields }: Entity, field: Field, add: Add): void {
  const { words, role } = field
  const [noun, last, ...rest] = words
  if (!noun || !last || rest.length || fields.some(other => other !== field && other.words[0] === noun)) return
  const isDone = isFigure(field) && isPlural(noun) && !UNITS.has(noun) && (isParticiple(last) || isBareParticiple(last))
  // "damage" of a `damage_estimate`: how sure somebody is of it says nothing of what it is.
  // "which of them have a van" of a `van_registration`: whoever has the one has the other.
  if (!isFigure(field) && role !== 'date' && /^(?:registration|reg|plate)$/.test(last)) add([noun], 0.85)
  if (role === 'money' && /^(?:estimate|estimation|guess)$/.test(last)) add([noun], 0.8)
  if (isDone || (role === 'date' && LAST_DAY.test(last) && !isParticiple(noun) && !/^(?:valid|open)$/.test(noun)))
    add([noun], 0.8)
}

/** How the two ends of what lies between them are written in names, and how people say them. */
const ENDS: [written: RegExp, said: string[]][] = [
  [/^(?:min|minimum)$/, ['minimum', 'min']],
  [/^(?:max|maximum)$/, ['maximum', 'max']],
]

/** "minimum salary" of `salary_min`, "maximum age" of `age_max` or `max_age`: the end stands before its noun. */
function addEnd({ words, role }: Field, add: Add): void {
  if (words.length < 2 || !/^(?:number|money|percent)$/.test(role)) return
  const saidOf = (word: string) => ENDS.find(([written]) => written.test(word))?.[1] ?? []
  for (const one of saidOf(words.at(-1)!)) add([one, ...words.slice(0, -1)], 0.95)
  for (const one of saidOf(words[0]!)) add([one, ...words.slice(1)], 0.98)
}

/** Two words that stand for a longer name. */
function addOfTwo(field: Field, add: Add): void {
  const { words } = field
  // "phone number" of `contact.phone`, whatever it stands in.
  for (const noun of words.length > 1 ? (NOUNS[field.role] ?? []) : [])
    if (field.role !== 'date' || field.nested) add([words.at(-1)!, noun], field.nested ? 0.95 : 0.8)
  // "mobile number" of `mobile_phone`.
  if (field.role === 'phone' && words.length > 1) add([...words.filter(word => word !== 'phone'), 'number'], 0.95)
  // "cell number" of a phone.
  if (field.role === 'phone') for (const device of DEVICES) add([device, 'number'], 0.85)
  if (field.role === 'number' && words.includes('count') && contentOf(field).length)
    add(['number', 'of', ...contentOf(field)], 0.95)
}

/** What has a phone number. */
const DEVICES = ['telephone', 'mobile', 'cell', 'cellphone', 'handset']

/** The words of a figure whose name ends in the symbol of its unit, without that; undefined for others. */
function withoutUnit({ words, role }: Field): string[] | undefined {
  const last = words.at(-1)!
  const isSymbol = last.length <= 3 && !/^(?:min|day|in)$/.test(last) && findUnit(last) !== undefined
  // "discount" of a `discount_percent`, "deposit" of `deposit_cents`.
  const isPart = (role === 'percent' || role === 'money') && PARTS.test(last)
  return words.length > 1 && ((isSymbol && role === 'number') || isPart) ? words.slice(0, -1) : undefined
}

/** What a figure is a part of a whole or of a currency in. */
const PARTS = /^(?:percent|percentage|pct|cents?|pence)$/

/** A name that comes in parts is still "the name". */
export function addComposedName(dictionary: Dictionary, entity: Entity): void {
  addNamesInObjects(dictionary, entity)
  if (entity.nameFields.length < 2) return
  const mention = { entity, field: entity.nameFields[0]!, columns: entity.nameFields.map(f => f.column), quality: 1 }
  for (const words of [['name'], ['full', 'name']]) put(dictionary.fields, keyOf(words), mention)
  dictionary.words.add('name')
}

/** "author" of an `author.first_name` and an `author.last_name`: whoever an object of the record names in two parts. */
function addNamesInObjects(dictionary: Dictionary, entity: Entity): void {
  const parts = entity.fields.filter(({ column }) => objectOf(column) && PART_OF_NAME.test(lastPart(column).join(' '))) // oxfmt-ignore
  for (const [object, fields] of Map.groupBy(parts, ({ column }) => objectOf(column))) {
    const words = lastPart(object)
    if (fields.length < 2 || entity.nameFields.some(field => fields.includes(field))) continue
    const columns = fields.toSorted((a, b) => Number(LAST.test(a.column)) - Number(LAST.test(b.column))).map(f => f.column) // oxfmt-ignore
    for (const name of [words, [...words, 'name']]) {
      const others = dictionary.fields.get(keyOf(name))?.filter(m => !fields.includes(m.field)) ?? []
      if (others.some(m => m.entity === entity && m.quality >= 0.9)) continue
      // Neither part alone says who it is.
      dictionary.fields.set(keyOf(name), [...others, { entity, field: fields[0]!, columns, quality: 1 }])
    }
    for (const word of words) dictionary.words.add(word)
  }
}
const lastPart = (path: string): string[] => splitIdentifier(path.split('.').at(-1)!)
const PART_OF_NAME = /^(?:first name|last name|given name|family name|forename|surname)$/
const LAST = /last|family|surname/i
