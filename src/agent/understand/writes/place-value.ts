import type { Chunk } from '../chunks/chunk.ts'
import { findUnit, isSameMeasure, isSameUnit } from '../calls/units.ts'
import { wholeKeyOf } from '../entity-model/compound-keys.ts'
import { isNumbering, isOwnCode } from '../entity-model/numbering.ts'
import type { Entity, FieldRole } from '../entity-model/catalogue-model.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import type { Query, Scalar } from '../reading/query.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { rootOf } from '../language/verb-forms.ts'
import { fold, stem, wordsOf } from '../language/words.ts'
import { citySlot } from './city-slot.ts'
import { choiceOf, codeFor, coerce, unquote, type Coerced } from './coerce.ts'
import { isInUnitOf, unitOfSlot } from './slot-units.ts'
import { slotOfShape } from './shaped-codes.ts'
import { labelOf, type Slot } from './slots.ts'
import type { Reference } from './request.ts'
import { withoutField } from './told-by-field.ts'

/** What a value becomes in a slot: itself, a record to look up, or a problem. */
export type Placed = { value: unknown } | { reference: Reference } | { problem: string }

/** The list of the records that a value names, as a look-up of one. */
export const queryFor = (app: AppKnowledge, match: ValueMatch): Query => ({
  kind: 'query',
  app: app.model.name,
  ask: 'list',
  measures: [],
  project: [],
  lookup: true,
  root: {
    entity: match.entity.key,
    sources: [],
    args: {},
    where: [
      {
        columns: match.columns,
        op: match.values.length > 1 ? 'in' : '=',
        values: match.values as Scalar[],
        text: true,
        label: `${match.field.words.join(' ')} ${match.values.join(' or ')}`,
      },
    ],
    related: [],
  },
})

/** Names (the whole one as well: `acme/site`), e-mail addresses and ids tell which record is meant. */
export const isIdentity = (match: ValueMatch): boolean =>
  match.entity.nameFields.includes(match.field) ||
  match.field.role === 'id' ||
  match.field.role === 'email' ||
  match.field === wholeKeyOf(match.entity)

/** A plate or a part number tells which record is meant, too. */
export const isCode = ({ values: [value, ...more], quality, field }: ValueMatch): boolean =>
  quality >= 0.9 && !more.length && typeof value === 'string' && (isCodeLike(value) || isInitials(value, field))

/** "project CHK": capitals in the one field that is called the key or the code. */
const isInitials = (value: string, { words: [word, ...more] }: ValueMatch['field']): boolean =>
  !more.length && /^(?:key|code|abbreviation)$/.test(word ?? '') && /^\p{Lu}{2,6}$/u.test(value)

/** A word of letters and digits, also in groups (a plate), or digits in groups that are no date: "FW-689-X", "KA20 BCD", "6256-1810". */
export const isCodeLike = (value: unknown): boolean =>
  typeof value === 'string' &&
  (/^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d._/-]+(?: [\p{Lu}\d]{1,4}){0,2}$/u.test(value) ||
    (/^\d+(?:[-/]\d+)+$/.test(value) && !/^\d{4}-\d\d(?:-\d\d)?$/.test(value)))

/** Reads a text as the value of a slot; for a key of another record, also by that record's name. */
export function placeIn(text: string, chunks: Chunk[], slot: Slot, app: AppKnowledge): Placed {
  if (!slot.target) return asWritten(coerce(text, chunks, slot), chunks, slot)
  const target = app.model.entities.find(e => e.key === slot.target)
  const nouns = new Set([...(target?.words ?? []), ...slot.words].map(stem))
  const isNoise = (c: Chunk) =>
    c.kind === 'filler' ||
    wordsOf(c.text).every(word => nouns.has(stem(word)) || /^(id|the|a|an|number|no|of)$/.test(word))
  const telling = chunks.filter(c => c.values.some(v => v.entity === target) || !isNoise(c))
  const { content, field } = withoutField(telling, target)
  const [only] = content
  if (content.length === 1 && target) {
    const match = only!.values
      .filter(v => v.entity === target && (field ? v.field === field : isIdentity(v) || isCode(v)))
      .sort((a, b) => Number(isIdentity(b)) - Number(isIdentity(a)) || b.quality - a.quality)[0]
    if (match && !(match.field.role === 'id'))
      return { reference: { parameter: slot.name, query: queryFor(app, match), label: only!.text } }
  }
  const plain = content.length === 1 ? unquote(only!.text) : unquote(text)
  const numbered = target && recordNumbered(plain.replace(/^#/, ''), target, app)
  if (numbered) return { reference: { parameter: slot.name, query: queryFor(app, numbered), label: plain } }
  const isUnknownNumber = target?.fields.some(isNumbering) && /^#?\d+$/.test(plain) && !isIdIn(plain, target, app)
  const isKey = isUnknownNumber ? false : slot.type === 'string' ? /^[\w-]*\d[\w-]*$/.test(plain) : /^\d+$/.test(plain)
  if (isKey) return coerce(plain, only?.literal ? [only] : [], { ...slot, target: undefined } as Slot)
  const noun = target?.noun ?? labelOf(slot)
  return { problem: `I found no ${noun} called “${unquote(text)}”` }
}

/** "source trade show" of "Trade Show": one of a few values of the records is written as they write it. */
function asWritten(read: Coerced, [only, ...more]: readonly Chunk[], { field, choices, type }: Slot): Coerced {
  if (!only || more.length || choices.length || type !== 'string' || !('value' in read) || field?.role !== 'category') return read // oxfmt-ignore
  const known = only.values.find(v => v.field === field && v.quality === 1 && v.values.length === 1 && !v.negated)
  return known && fold(known.values[0]!) === fold(String(read.value)) ? { value: known.values[0]! } : read
}

/** A number within an area, which is no literal of its own: "555-0199". */
export const LOCAL_PHONE = /^\d{3}[- .]\d{4}$/

/** "room 204" where rooms are called by a number beside their id, and none has it for its id. */
function recordNumbered(digits: string, target: Entity, app: AppKnowledge): ValueMatch | undefined {
  const own = app.vocabularies.find(({ entity }) => entity === target)
  const [only, ...more] = isIdIn(digits, target, app) ? [] : (own?.numbers.get(digits) ?? [])
  return more.length ? undefined : only
}

/** Whether a number is the id of a record of which all are known, or none is. */
const isIdIn = (digits: string, target: Entity, { vocabularies }: AppKnowledge): boolean => {
  const own = vocabularies.find(({ entity }) => entity === target)
  return !own?.rows || Boolean(own.exact.get(digits)?.some(({ field }) => field === target.idField))
}

const ROLE_OF: Partial<Record<string, FieldRole>> = { email: 'email', phone: 'phone', date: 'date', url: 'url' }

/** The kind of field that a value spells out by its form. */
export function roleOfLiteral(literal: NonNullable<Chunk['literal']>): FieldRole | undefined {
  if (literal.kind !== 'number') return ROLE_OF[literal.kind]
  if (literal.unit === 'money' || (literal.unit === 'plain' && literal.value >= 1000)) return 'money'
  return literal.unit === 'percent' ? 'percent' : undefined
}

/** The role of a slot: that of its field, else what its own name and schema say. */
export function roleOfSlot(slot: Slot): FieldRole | undefined {
  if (slot.field) return slot.field.role
  const words = slot.words.join(' ')
  if (slot.schema.format === 'email' || /\be ?mail\b/.test(words)) return 'email'
  if (/\b(phone|mobile|fax)\b/.test(words)) return 'phone'
  if (/^date/.test(String(slot.schema.format ?? ''))) return 'date'
  return undefined
}

export const BOOKKEEPING = /creat|updat|modif/

/**
 * The slots that a value fits whose field is not named, with what it becomes there: a choice of a list, a flag's name
 * ("archived"), a known value of the data, the one field of a literal's kind, or a record that the slot may point to.
 * Exactly one is an answer; several leave it open.
 */
export function slotsFor(
  text: string,
  chunks: Chunk[],
  entity: Entity,
  slots: Slot[],
  app: AppKnowledge,
): { slot: Slot; placed: Placed }[] {
  const plain = unquote(text).replace(/[.!]+$/, '')
  if (!plain) return []
  const chosen = slots.flatMap(slot => {
    const choice =
      (slot.choices.length && slot.type !== 'array' ? choiceSaid(plain, slot, entity) : undefined) ??
      codeFor(plain, slot)
    return choice === undefined ? [] : [{ slot, placed: coerce(choice, [], slot) as Placed }]
  })
  if (chosen.length) return preferExact(chosen, plain)
  const flag = flagNamed(plain, slots)
  if (flag) return [flag]
  const off = flagDenied(chunks, slots)
  if (off) return [off]
  const owners = new Set(chunks.flatMap(c => c.values.filter(isIdentity).map(v => v.entity)))
  // "the Birch room": the noun of what is named.
  const isNoun = (c: Chunk) => !c.values.some(isIdentity) && c.entities.some(e => owners.has(e.entity))
  const content = chunks.filter(c => (c.kind !== 'filler' || c.values.length) && !isNoun(c))
  const [only, ...more] = content
  const measured = only && measuredIn(plain, only, more, slots)
  if (measured) return [measured]
  const phones = LOCAL_PHONE.test(plain) ? slots.filter(slot => roleOfSlot(slot) === 'phone') : []
  if (phones.length === 1) return [{ slot: phones[0]!, placed: { value: plain } }]
  if (content.length !== 1 || !only) return []
  const known = only.values.filter(
    v => v.entity === entity && v.columns.length === 1 && v.values.length === 1 && !v.negated && v.quality >= 0.8,
  )
  const own = known.flatMap(v => {
    const slot = slots.find(s => s.field?.column === v.columns[0] && !s.target)
    // The code of one record becomes no other one's unless that is said.
    const read = slot && !isIdentity(v) && !isOwnCode(v.field) ? coerce(String(v.values[0]), [], slot) : { problem: '' }
    return slot && 'value' in read ? [{ slot, placed: read as Placed }] : []
  })
  if (own.length) return own
  const pointing = slots.flatMap(slot => {
    const match = slot.target
      ? only.values
          .filter(v => v.entity.key === slot.target && (isIdentity(v) || isCode(v)))
          .sort((a, b) => b.quality - a.quality)[0]
      : undefined
    return match
      ? [
          {
            slot,
            placed: { reference: { parameter: slot.name, query: queryFor(app, match), label: only.text } } as Placed,
          },
        ]
      : []
  })
  if (pointing.length) return pointing
  const role = only.literal && roleOfLiteral(only.literal)
  const open = role
    ? undefined
    : (citySlot(plain, slots) ??
      slotOfShape(
        plain,
        slots.filter(({ field }) => !field || !isOwnCode(field)),
        app,
      ))
  if (open) return [{ slot: open, placed: { value: plain } }]
  if (!role) return []
  const fits = slots.filter(s => roleOfSlot(s) === role && !(role === 'date' && BOOKKEEPING.test(s.name)))
  return fits
    .map(slot => ({ slot, placed: coerce(plain, [only], slot) }))
    .filter(f => !('problem' in f.placed) || fits.length === 1)
}

/** "12.5 kg", "22 € an hour": a figure and the words of its unit, for the one slot that is in that unit. */
function measuredIn(
  text: string,
  figure: Chunk,
  unit: Chunk[],
  slots: Slot[],
): { slot: Slot; placed: Placed } | undefined {
  const { literal } = figure
  if (literal?.kind !== 'number' || !unit.length) return undefined
  const { measure } = literal
  // "48 an hour" is a rate, and no number of hours.
  const counted = countedPer(text, figure, slots)
  if (counted) return counted
  const [, period] = RATE.exec(text) ?? []
  const rated = period ? slots.filter(slot => isRateOf(slot, period.toLowerCase())) : []
  if (period) {
    const placed = rated.length === 1 ? coerce(figure.text, [figure], rated[0]!) : undefined
    return placed && 'value' in placed ? { slot: rated[0]!, placed } : undefined
  }
  const isNamed = (slot: Slot) => {
    const own = new Set(wordsOf(`${slot.words.join(' ')} ${slot.description}`).map(rootOf))
    return unit.every(chunk =>
      wordsOf(chunk.text).every(word => [rootOf(word), `${word}ly`].some(form => own.has(form))),
    )
  }
  const fits = measure
    ? slots.filter(slot => isInUnitOf(slot, measure) && unit.length === 1)
    : slots.filter(slot => slot.field?.role === 'money' && literal.unit === 'money' && isNamed(slot))
  const [slot] = fits
  if (fits.length !== 1 || !slot) return undefined
  const placed = coerce(measure ? text : figure.text, [figure], slot)
  return 'problem' in placed ? undefined : { slot, placed }
}

/** A bare figure for each of a period. */
const RATE = /^\S*\d\S*\s+(?:(?:[€$£]|euros?|dollars?|pounds?|[A-Z]{3})\s*)?(?:an?|per|each|every)\s+(\p{Ll}+)[\s.]*$/iu
/** A price for so long or so much: an hourly rate, a price per day, a price per kg. */
export const isRateOf = (slot: Slot, period: string): boolean =>
  /^(?:integer|number)$/.test(slot.type) &&
  !slot.target &&
  !isSameUnit(unitOfSlot(slot), findUnit(period)) &&
  wordsOf(`${slot.words.join(' ')} ${slot.description}`).some(word => isOfPeriod(word, period))

/** "hourly", "day", "kg" for a kilo: what says for how long or for how much something is. */
const isOfPeriod = (word: string, period: string): boolean =>
  isSameMeasure(word, period) || [`${period}ly`, period === 'day' ? 'daily' : period].includes(word)

/** "10 hours a week": so many of something in each period, where that is what a slot counts ("weekly hours", "hours per week"). */
const COUNTED = /^\S*\d\S*\s+(\p{Ll}+)\s+(?:an?|per|each|every)\s+(day|night|week|month|year)[\s.]*$/iu
function countedPer(text: string, figure: Chunk, slots: Slot[]): { slot: Slot; placed: Placed } | undefined {
  const [, what, period] = COUNTED.exec(text) ?? []
  const fits = slots.filter(
    ({ type, words }) =>
      /^(?:integer|number)$/.test(type) &&
      words.some(word => stem(word) === stem(what ?? '')) &&
      words.some(word => isOfPeriod(word, period ?? '')),
  )
  const [slot] = fits
  if (!what || !slot || fits.length > 1) return undefined
  const value = figure.literal?.kind === 'number' ? figure.literal.value : undefined
  const isWhole = slot.type === 'number' || Number.isInteger(value)
  return value !== undefined && isWhole ? { slot, placed: { value } } : undefined
}

/** "an adult member" of a membership, "head instructor" of an instructor: a choice before the noun of what has it. */
function choiceSaid(text: string, { choices, words }: Slot, entity: Entity): string | undefined {
  const [, said, noun = ''] = /^(?:an?\s+|the\s+)?(\S.*?)(?:\s+(\p{L}+))?$/iu.exec(text) ?? []
  const nouns = [...words, entity.words.at(-1)!]
  const isNoun = noun.length > 3 && nouns.some(word => stem(word) === stem(noun) || word.startsWith(noun.toLowerCase()))
  return choiceOf(text, choices) ?? (said && isNoun ? choiceOf(said, choices) : undefined)
}

const preferExact = (chosen: { slot: Slot; placed: Placed }[], plain: string) => {
  const exact = chosen.filter(c => 'value' in c.placed && fold(String(c.placed.value)) === fold(plain))
  return exact.length ? exact : chosen
}

/** "closed" of an `isOpen`. */
function flagDenied(chunks: Chunk[], slots: Slot[]): { slot: Slot; placed: Placed } | undefined {
  const [only, ...more] = chunks.filter(c => c.kind !== 'filler')
  const fits = more.length || !only?.negated ? [] : slots.filter(s => s.type === 'boolean' && only.fields.some(f => f.field === s.field)) // oxfmt-ignore
  return fits.length === 1 ? { slot: fits[0]!, placed: { value: false } } : undefined
}

/** "archived", "not archived", "the primary contact": a yes or no by the flag's own word. */
function flagNamed(text: string, slots: Slot[]): { slot: Slot; placed: Placed } | undefined {
  const words = wordsOf(text).filter(w => !/^(the|a|an|as|now)$/.test(w))
  const negative = /^(not|no|non|un|never)$/.test(words[0] ?? '') ? words.shift() : undefined
  const said = words.map(stem)
  const fits = slots.filter(slot => {
    const whole = slot.words.filter(w => !/^(is|has|in|was|can)$/.test(w)).map(stem)
    // "a blue badge" of an `is_blue_badge_holder`
    const own = whole.length > 2 && /^(?:holder|owner)$/.test(slot.words.at(-1)!) ? whole.slice(0, -1) : whole
    return (
      slot.type === 'boolean' &&
      own.length > 0 &&
      own.join() === said.slice(0, own.length).join() &&
      said.length <= own.length + 1
    )
  })
  return fits.length === 1 ? { slot: fits[0]!, placed: { value: !negative } } : undefined
}
