import type { Chunk } from '../chunks/chunk.ts'
import { kindsNamed } from '../conditions/shared.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { employmentsOf } from '../entity-model/employments.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { VERBS_OF_MEASURE } from '../language/lexicon.ts'
import { rootOf } from '../language/verb-forms.ts'
import { isPlural, singular } from '../language/words.ts'
import { arePeople } from '../entity-model/people.ts'
import { isSameMeasure } from '../calls/units.ts'
import { unitOf } from '../conditions/field-units.ts'
import { isRanking } from './is-ranking.ts'
import { type Draft, isFree, nameField, use, makeFiller } from '../reading/draft.ts'
import { PERIOD_ADJECTIVES, isPeriodNoun } from '../language/period-adjectives.ts'

/** What is paid for a period that stands before it: "day rate". */
const PAID = /^(?:rate|fee|wage|pay|price|cost|charge|rent|salary)$/

/** For what one of which a figure stands: "day" of a `daily_cost`, "lesson" of a `rate_per_lesson`; undefined for other figures. */
export function unitOfRate({ words, description }: Field): string | undefined {
  const per = words.indexOf('per')
  if (per > 0 && per < words.length - 1) return words.slice(per + 1).map(singular).join(' ') // oxfmt-ignore
  const period = words.map(word => PERIOD_ADJECTIVES.get(word)).find(Boolean)
  if (period) return period
  const [first, second] = words
  // "EUR per lesson" of a `lesson_price`.
  if (words.length === 2 && PAID.test(second!) && isToldUnit(description, first!)) return singular(first!)
  return words.length === 2 && PAID.test(second!) && isPeriodNoun(first!) ? first : undefined
}

/** Whether a description says that a figure is for one of these. */
const isToldUnit = (description: string, unit: string): boolean =>
  singular(/\bper (\p{L}+)/u.exec(description.toLowerCase())?.[1] ?? '') === singular(unit)

const DETERMINER = /^(?:per|an?|each|every)$/i
/** Verbs that say how much something comes to, beside those that measure it. */
const COMES_TO = new Set('get be rent come bring'.split(' ').map(rootOf))
const EARN = /^earn(?:s|ed|ing)?$/i
/** Nouns for what is spent, and by nobody earned. */
const SPENT = /^(?:budget|costs?|spend(?:ing)?|expenses?|allowance|limit)$/
/** Words of what something comes to in money. */
const IN_MONEY = /^(?:worth|costs?|pays?|paid|charge[sd]?|earn(?:s|ed|ing)?|spend|spent)$/i
const HOW_MUCH = /^(?:how much|what)$/i

/**
 * "what do they earn an hour", "how much is it a year", "what do we pay per lesson" of an `hourly_rate`, a `yearly_amount`, a
 * `rate_per_lesson`: the figure that the records have for one of these is asked for, by whatever verb. Before nouns and verbs are read.
 */
export function readFiguresOfAUnit(draft: Draft): void {
  const { chunks } = draft
  for (let at = 1; at < chunks.length; at++) if (readAt(draft, at)) return
}

function readAt(draft: Draft, at: number): boolean {
  const { chunks } = draft
  const chunk = chunks[at]!
  // "per lesson" of a `rate_per_lesson` is one piece.
  const [, whole] = /^per (\S+)$/i.exec(chunk.text) ?? []
  const first = whole ? at : isByThe(chunks, at) ? at - 2 : at - 1
  if (!isFree(chunk) || !(whole || first < at - 1 || DETERMINER.test(chunks[first]!.text))) return false
  if (chunk.literal) return false
  const isKind = chunk.entities.some(e => e.quality >= 0.9)
  const unit = singular((whole ?? chunk.text).toLowerCase())
  const ofUnit = (entity: Entity): FieldMention[] =>
    entity.fields
      // "a kilo" of a `price_per_kg`.
      .filter(field => isFigure(field) && isSameMeasure(unitOfRate(field) ?? '', unit))
      .map(field => ({ entity, field, columns: [field.column], quality: 0.95 }))
  const spoken = spokenOf(draft)
  // "what do people in Sales earn a year" of a Sales with an `annual_budget`: who spends that earns none of it.
  const isEarning = chunks.some(c => EARN.test(c.text))
  const own = spoken.flatMap(ofUnit).filter(({ field }) => !isEarning || !field.words.some(word => SPENT.test(word)))
  // "what does Ann earn an hour" of her contract.
  const before = chunks.slice(0, first)
  // "what do members pay per day" of what they pay for.
  const others = own.length || !before.some((_, i) => isWhoPays(chunks, i)) ? [] : draft.app.entities.flatMap(ofUnit)
  const theirs = own.length
    ? own
    : others.length
      ? others
      : spoken.flatMap(entity => employmentsOf(entity, draft.app)).flatMap(ofUnit)
  const any = theirs.length || !isEarning ? theirs : draft.app.entities.filter(arePeople).flatMap(ofUnit)
  // "what are our contracts worth a year" of an `annual_fee` beside `visits_per_year`.
  const found = any.length > 1 && before.some(c => IN_MONEY.test(c.text)) ? any.filter(({ field }) => field.role === 'money') : any // oxfmt-ignore
  const [mention, ...more] = found
  if (!mention || more.length || (isKind && !isToldUnit(mention.field.description, unit))) return false
  const carrier = carrierOf(before, mention)
  // "our most expensive suite per night": what is ranked is asked for, and the unit says by which price.
  const isRanked = before.some(isRanking) && (!carrier || HOW_MUCH.test(carrier.text))
  // "cheeses under 30 euros a kilo": so much money for one of them is a price.
  const isBound = isMoney(before.at(-1)) && mention.field.role === 'money'
  if (!carrier && !isRanked && !isBound) return false
  // "the most expensive people by the week" of their hours a week: what is dear is so in money.
  const isPriced = isRanked && before.some(c => isRanking(c) && c.operator?.type === 'superlative' && c.operator.nouns[0] === 'price') // oxfmt-ignore
  if (isPriced && unitOf(mention.field)) return false
  if (carrier && !isRanked) {
    passWhoPays(chunks, carrier, mention)
    nameField(carrier, mention)
  }
  for (const told of chunks.slice(first, at + 1)) {
    Object.assign(makeFiller(told), { operator: undefined })
    use(told, 'told')
  }
  return true
}

const isMoney = (chunk: Chunk | undefined): boolean =>
  chunk?.literal?.kind === 'number' && chunk.literal.unit === 'money'
const IS = /^(?:is|are|was|were)$/i

/** "what do people pay per lesson", "what do customers pay a day": whoever pays says nothing of a price that is not their own. */
function passWhoPays(chunks: readonly Chunk[], carrier: Chunk, { entity }: FieldMention): void {
  const at = chunks.indexOf(carrier)
  const payer = chunks[at - 1]
  if (isFree(payer) && isWhoPays(chunks, at) && !payer.entities.some(e => e.entity === entity))
    use(makeFiller(payer), 'filler')
}

/** Whether right before a verb of paying stands who pays: "do members pay". */
function isWhoPays(chunks: readonly Chunk[], at: number): boolean {
  const [verb, payer] = [chunks[at], chunks[at - 1]]
  if (!/^(?:pay|spend)$/i.test(verb?.text ?? '') || !/^do$/i.test(chunks[at - 2]?.text ?? '') || !payer) return false
  const isAnybody = /^(?:people|customers|clients|everybody|everyone)$/i.test(payer.text)
  return !payer.values.length && (isAnybody || payer.entities.some(e => e.quality >= 0.9 && arePeople(e.entity)))
}

/** "by the hour", "by the week": for each of them (Quirk et al., 1985, 5.18). */
const isByThe = (chunks: readonly Chunk[], at: number): boolean =>
  /^the$/i.test(chunks[at - 1]?.text ?? '') && /^by$/i.test(chunks[at - 2]?.text ?? '') && !isPlural(chunks[at]!.text)

/** The kinds that are named or whose records are; else those asked about before; else any. */
function spokenOf({ app, chunks, previous }: Draft): readonly Entity[] {
  const named = chunks.flatMap(c => c.values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity))
  const said = [...new Set([...kindsNamed(chunks), ...named])]
  if (said.length) return said
  const before = previous && app.entities.filter(({ key }) => key === previous.root.entity)
  return before ?? app.entities
}

/** How surely a word names the figure before any verb does: no object that it only stands in. */
const SAID = 0.8

/** What is said of the figure before its unit: its own name, a verb of measure, "how much". */
function carrierOf(chunks: readonly Chunk[], { field }: FieldMention): Chunk | undefined {
  const before = chunks.slice(-8).filter(c => isFree(c) && !c.literal)
  const isVerb = ({ text }: Chunk) =>
    // "toys cost" may stand as one.
    VERBS_OF_MEASURE.has(text.toLowerCase().split(' ').at(-1)!) || COMES_TO.has(rootOf(text.toLowerCase()))
  return (
    before.findLast(c => !c.operator && c.fields.some(f => f.field === field && f.quality >= SAID)) ??
    before.findLast(c => !c.operator && isVerb(c) && !/^(?:is|are|was|were|be)$/i.test(c.text)) ??
    before.findLast(c => !c.operator && c.fields.some(f => f.field === field)) ??
    // "hours a week" of an `hours_per_week` or `weekly_hours`: the other part of its name.
    before.findLast(
      c => !c.operator && !c.values.length && /^[a-z]{4,}s$/.test(c.text) && field.words.includes(c.text),
    ) ??
    before.find(c => HOW_MUCH.test(c.text)) ??
    (isMoney(chunks.at(-1)) ? before.findLast(c => IS.test(c.text)) : undefined)
  )
}
