import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, isFree, nodeFor, use } from '../reading/draft.ts'
import type { Condition } from '../reading/query.ts'
import type { Comparison } from '../language/lexicon.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { beginOf } from '../entity-model/begin-and-end.ts'
import { arePeople } from '../entity-model/people.ts'
import { BIRTH, primaryDate } from '../entity-model/relations.ts'
import { fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { singular, stem } from '../language/words.ts'
import { negationBefore } from './negation.ts'
import { asPast } from './past-dates.ts'
import { isBelow, negatedNode } from './value-nodes.ts'
import { dateAhead, meantInsteadOf, planBefore, whereTheyTakePlace } from './dates-ahead.ts'
import { doubtTimeTaken } from './time-taken.ts'
import { comparisonAround, CONTRARY, fieldAround, isNumeric, labelOf, markUsed, numberAt, pickField } from './shared.ts'
import { eventByValue, leaveOutWhatDidNot } from './event-by-value.ts'
import { ownersOfDate } from './whose-date.ts'
import { whenDone, dateOfPaying, dateBefore, doneLate, fieldAnywhere } from './date-meant.ts'
import { type DateLiteral, DATE_SIGNS, deadline, comparisonOf, dateBounds } from './date-bounds.ts'
import { yearBefore } from './bare-years.ts'
import { COMES_TO_BE, dateOfMaking, MADE } from './date-of-making.ts'
import { stateBefore, stateOfOthers } from './states-at-dates.ts'

const isDate = (mention: FieldMention) => mention.field.role === 'date'

/** Words of a date that lies ahead, of which nothing that has been speaks. */
const TO_COME = /^(?:next|upcoming|planned|expected|renewal|expiry|expires?)$/

/** Dates and periods: "in November 2024", "after 5 May", "between … and …", on the date the words around name. */
export function readDateConditions(draft: Draft): void {
  const { chunks } = draft
  let before: { node: Node; field: Field; last: number } | undefined
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at]!
    const literal = yearBefore(draft, at) ?? chunk.literal
    if (
      !isFree(chunk) ||
      literal?.kind !== 'date' ||
      (numberAt(draft, at)?.kind === 'number' && !yearBefore(draft, at))
    )
      continue
    if (literal.grain === 'decade' && readDecade(draft, at, literal)) continue
    const bound = comparisonAround(draft, at) ?? deadline(draft, at)
    const first = bound?.first ?? at
    const last = bound?.last ?? at
    // "starting later than today": two words of one bound, the first of which tells the date.
    const isStarting =
      bound !== undefined && /^starting$/i.test(chunks[first - 1]?.text ?? '') && isFree(chunks[first - 1])
    // "due today or tomorrow": of the same date.
    const same =
      before && chunks.slice(before.last + 1, first).every(c => /^(?:and|or|in|on|at)$/i.test(c.text))
        ? before
        : undefined
    const noun = same ? undefined : nounOfDate(draft, first)
    const named = noun
      ? undefined
      : whenDone(
          draft,
          same ?? fieldAround(draft, first, last, isDate) ?? fieldAnywhere(draft, isDate) ?? dateOfPaying(draft, at),
        )
    const event = noun || named ? undefined : eventByValue(draft, first)
    const owner = noun ?? named?.node ?? nodeFor(draft, at, event ? [event] : ownersOfDate(draft, at))
    if (event && owner?.implicit) leaveOutWhatDidNot(draft, owner, at)
    const place = named || !owner ? undefined : whereTheyTakePlace(draft, owner, literal)
    const node = place?.node ?? owner
    const plan = named || !node ? undefined : planBefore(draft, first, node.entity, literal)
    const state = named || plan ? undefined : stateBefore(draft, first, node?.entity)
    const meant = named && meantInsteadOf(named.node.entity, named.field, literal, draft.message.today)
    const field =
      meant ?? named?.field ?? state?.field ?? place?.field ?? (node && ownDate(draft, node, literal, first))
    if (!node || !field) continue
    // "is anyone off next week": nobody speaks of when they were born.
    if (!named && !state && !draft.previous && field.words.some(word => BIRTH.test(word))) continue
    if (plan) use(plan, 'condition')
    if (!named && !state && isSoNow(draft, first, node, literal)) {
      draft.sureness = Math.min(draft.sureness, SO_NOW)
      draft.notes.push(`took “${literal.text}” as now`)
      markUsed(draft, first, last)
      continue
    }
    // "orders dispatched in June" of a date of shipping: when it became so, whatever it is now.
    // Both what was won and what was lost was decided on that day: the state holds beside it.
    if (state?.field) {
      if (!state.holds && !/^(?:win|won|wins|lose|lost|losses)$/i.test(state.chunk.text)) use(state.chunk, 'condition')
    } else if (state || (!named && !plan && stateOfOthers(draft, first, node.entity)))
      draft.sureness = Math.min(draft.sureness, DATE_OF_STATE)
    // Whose date it is, no word says, and the records spoken of have none.
    if (!named && !place && !event && node.implicit && draft.nodes.some(n => !n.implicit))
      draft.sureness = Math.min(draft.sureness, DATE_OF_OTHERS)
    // "cars that have been registered since 2020": when they are next inspected, no word asks for.
    if (!named && !state && field.words.some(word => TO_COME.test(word)))
      draft.sureness = Math.min(draft.sureness, DATE_OF_OTHERS)
    const other = bound?.second === undefined ? literal : (chunks[bound.second]!.literal as typeof literal)
    const [start, end] = [literal, other].map(one => asPast(one, field, draft.message)) as [DateLiteral, DateLiteral]
    // "customers since 2020" of a `customer_since`: the word is the field's, and a bound all the same.
    const isSince = !bound && named?.chunk === chunks[first - 1] && /\bsince$/i.test(named?.chunk?.text ?? '')
    const [op, values] = dateBounds(isSince ? '>=' : comparisonOf(draft, bound, field, literal), start, end)
    const condition = (sign: Comparison, days: string[]): Condition => ({
      columns: [field.column],
      op: sign,
      values: days,
      asDay: true,
      ...(sign !== '<' && sign !== '<=' && days[0]! > draft.message.today && { ahead: draft.message.today }),
      at,
      label: `${labelOf(field)} ${DATE_SIGNS[sign]} ${literal.text}${other === literal ? '' : ` and ${other.text}`}`,
    })
    const negation = lackBefore(draft, named?.chunk) ?? negationBefore(draft, first, 5)
    if (!negation) doubtTimeTaken(draft, first)
    const isNegated =
      negation &&
      draft.chunks
        .slice(draft.chunks.indexOf(negation) + 1, first)
        .every(c => c.kind === 'filler' || c === named?.chunk || c.fields.some(isDate) || isDone(draft, node, c))
    const birthday = bound ? undefined : birthdayIn(draft, field, literal)
    if (birthday && !negation) addCondition(node, { ...birthday, at })
    else if (!isNegated) addCondition(node, condition(op, values))
    else if (isBelow(draft, isDone(draft, node) ? { ...node, implicit: true } : node)) {
      // "customers who have not ordered since March": those with no such order, whatever they ordered before.
      addCondition(negatedNode(draft, node, at), condition(op, values))
      use(negation, 'condition')
    } else {
      // "not serviced since March": earlier, or never; "not in 2024": before or after it.
      if (op === 'between')
        node.selection.anyOf = [
          ...(node.selection.anyOf ?? []),
          [{ ...condition('<', [values[0]!]), orEmpty: true }, condition('>', [values[1]!])],
        ]
      else addCondition(node, { ...condition(CONTRARY[op], values), orEmpty: true })
      use(negation, 'condition')
    }
    if (!named) useVerbOf(draft, first, node, field)
    markUsed(draft, first, last)
    useThing(draft, named?.chunk, field)
    dropWhatIsDue(draft, named?.chunk, node, field)
    if (isStarting) use(chunks[first - 1]!, 'condition')
    if (named?.chunk) use(named.chunk, 'condition')
    before = { node, field, last }
  }
}

/**
 * "who is booked on the departure of 6 May" of bookings with a `booked_at`: between a noun and a date "of" says which of those records (Quirk et al.,
 * 1985, 17.38 ff.), by a date of their own, whatever verb stands before.
 */
function nounOfDate({ chunks, nodes }: Draft, at: number): Node | undefined {
  if (!/^of$/i.test(chunks[at - 1]?.text ?? '')) return undefined
  const node = nodes.find(n => n.at === at - 2 && !n.implicit && !n.isVerb && !n.previous)
  const isBesideOthers = node && nodes.some(n => n !== node && !n.implicit)
  return isBesideOthers && !arePeople(node.entity) && beginOf(node.entity) ? node : undefined
}

/** "fittings this week" of a `fitting_on`: the noun of a date stands for the records, and it is the date that is told. */
function dateOfNoun({ chunks }: Draft, { at, entity }: Node): Field | undefined {
  const chunk = Number.isInteger(at) ? chunks[at] : undefined
  const word = singular(chunk?.text.toLowerCase() ?? '')
  const isOwn = ({ entity: of, field }: FieldMention) =>
    of === entity && field.role === 'date' && field.words[0] === word && !entity.words.includes(word)
  const found = chunk?.used === 'entity' ? chunk.fields.filter(isOwn) : []
  return found.length === 1 ? found[0]!.field : undefined
}

/** "properties due for a sweep this month" of a `next_sweep_due`: the noun behind is what the date is of, and no record of those who sweep. */
function dropWhatIsDue({ chunks, nodes }: Draft, named: Chunk | undefined, owner: Node, { words }: Field): void {
  const from = named && /^due(?: for)?$/i.test(named.text) ? chunks.indexOf(named) : -1
  if (from < 0 || !/for$/i.test(`${named!.text} ${chunks[from + 1]?.text ?? ''}`)) return
  const what = nodes.findIndex(n => n !== owner && n.at > from && n.at <= from + 3 && !n.selection.where.length)
  const noun = singular(chunks[Math.floor(nodes[what]?.at ?? -1)]?.text.toLowerCase() ?? '')
  if (what >= 0 && words.some(word => stem(word) === stem(noun))) nodes.splice(what, 1)
}

/** "whose contracts end in May" of a `contract_ends_on`: the noun right before the verb is part of what the date is called. */
function useThing({ chunks }: Draft, named: Chunk | undefined, { words }: Field): void {
  const thing = named && chunks[chunks.indexOf(named) - 1]
  const noun = thing?.text.toLowerCase().split(/\s+/).at(-1)
  if (!isFree(thing) || !noun || thing.values.length || thing.entities.length) return
  if (thing.fields.length > 0 && words.length > 1 && stem(words[0]!) === stem(singular(noun))) use(thing, 'condition')
}

/** "whose birthday is in May", "who has a birthday this week": the day of any year, where no year is told. */
function birthdayIn({ message }: Draft, { column, words }: Field, literal: DateLiteral): Condition | undefined {
  const isBirth = words.some(word => BIRTH.test(word))
  const isOfAnyYear = literal.impliedYear === true || /\bbirthdays?\b/i.test(message.text)
  if (!isBirth || !isOfAnyYear || literal.first.slice(0, 4) !== literal.last.slice(0, 4) || /\d{4}/.test(literal.text)) return undefined // oxfmt-ignore
  const values = [literal.first, literal.last].map(day => day.slice(5, 10))
  const label = `${/^\p{Lu}/u.test(literal.text) ? 'in ' : ''}${literal.text}`
  return { columns: [column], as: 'anniversary', op: 'between', values, label }
}

const OF_A_TIME = /^(?:in|on|at|during|within|by|between|from|since|before|after)$/i

/** "orders placed in May" of an `ordered_on`: a participle whose meaning is that of the date says no more. */
function useVerbOf(draft: Draft, first: number, { entity }: Node, field: Field): void {
  const { chunks } = draft
  const verb = chunks[OF_A_TIME.test(chunks[first - 1]?.text ?? '') ? first - 2 : first - 1]
  if (!isFree(verb) || verb.kind !== 'unknown') return
  // "trainings that run out this month" of a `valid_until`.
  if (ENDS.test(verb.text) && field.words.some(word => UNTIL.test(word))) return use(verb, 'condition')
  if (field === dateOfMaking(draft, first, entity)) return use(verb, 'condition')
  if (!isParticiple(verb.text.toLowerCase())) return
  const dates = entity.fields.filter(f => f.role === 'date' && !f.nested).map(one => ({ field: one }))
  const isMade =
    (MADE.test(verb.text) || (arePeople(entity) && JOINED.test(verb.text))) &&
    COMES_TO_BE.test(field.words[0]!) &&
    field === primaryDate(entity)
  if (isMade || fieldOfVerb(verbsOf(verb.text, undefined), dates, true)?.field === field) use(verb, 'condition')
}

const ENDS = /^(?:expires?|runs? out|lapses?|ends?)$/i
const UNTIL = /^(?:until|till|expir\w*|expiry|ends?|ending)$/

/** The same of people, who come to be known then. */
const JOINED = /^(?:joined|came|registered|enrolled|started)$/i

/** The date of a record that is meant where no word names one. */
const ownDate = (draft: Draft, node: Node, literal: DateLiteral, first: number): Field | undefined =>
  dateOfNoun(draft, node) ??
  dateOfMaking(draft, first, node.entity) ??
  dateBefore(draft, node) ??
  doneLate(node) ??
  dateAhead(node.entity, literal, draft.message.today) ??
  primaryDate(node.entity)

/** How sure it is at most that what is so now is so in the period that is told. */
const SO_NOW = 0.7

/**
 * "who is on call this week", "which vans are available today" of a yes/no field: whether it is so now, and nothing of the day on which
 * they joined or were bought. What was done tells a date of its own.
 */
function isSoNow({ chunks, message }: Draft, at: number, { entity }: Node, { first, last }: DateLiteral): boolean {
  const flag = chunks[at - 1]
  const isFlag = flag?.fields.some(f => f.entity === entity && f.field.role === 'boolean' && f.quality >= 0.8)
  return (
    isFlag === true &&
    first <= message.today &&
    message.today <= last &&
    !isParticiple(flag!.text.toLowerCase().split(' ').at(-1)!) &&
    chunks.slice(0, at - 1).some(({ text }) => /^(?:is|are|am|(?:who|what)?['’]s|['’]re)$/i.test(text))
  )
}

/** "have not ordered", "did not book": a verb for records that nobody made, and no noun for some that there are. */
function isDone({ chunks }: Draft, { at }: Node, said = chunks[at]): boolean {
  const [verb, negation, before] = [chunks[at], chunks[at - 1], chunks[at - 2]]
  if (!verb || said !== verb || negation?.operator?.type !== 'negation') return false
  const isDid =
    /^(?:do|does|did)(?:n['’]?t|\b)/i.test(`${negation.text}`) || /^(?:do|does|did)$/i.test(before?.text ?? '')
  return isDid || isParticiple(verb.text.toLowerCase())
}

/** "with no visit in May", "without a login since then": the word right before what a date is of. */
function lackBefore({ chunks }: Draft, named: Chunk | undefined): Chunk | undefined {
  let at = named ? chunks.indexOf(named) - 1 : -1
  while (/^(?:an?|any)$/i.test(chunks[at]?.text ?? '')) at--
  const lack = chunks[at]
  return isFree(lack) && lack.operator?.type === 'missing' && !lack.operator.after ? lack : undefined
}

/** "artists born in the 1880s" of a birth year that is a number. */
function readDecade(draft: Draft, at: number, { first, last, text }: DateLiteral): boolean {
  const isYear = (mention: FieldMention) => isNumeric(mention) && mention.field.words.includes('year')
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const chunk = draft.chunks[i]!
    const picked = isFree(chunk) ? pickField(draft, i, chunk.fields.filter(isYear)) : undefined
    if (!picked) continue
    const years = [first, last].map(day => Number(day.slice(0, 4)))
    const label = `${labelOf(picked.field)} in ${text}`
    addCondition(picked.node, { columns: [picked.field.column], op: 'between', values: years, at, label })
    use(draft.chunks[at]!, 'condition')
    use(chunk, 'condition')
    return true
  }
  return false
}

/** How sure it is at most that a date is one which nothing names, or which only those have that nobody speaks of. */
const DATE_OF_OTHERS = 0.5

/** "orders cancelled in May" where no date is that of the cancelling. */
const DATE_OF_STATE = 0.5
