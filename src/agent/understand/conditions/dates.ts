import type { Chunk } from '../chunks/chunk.ts'
import { isEventOf } from '../asks/event-verbs.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, isFree, nodeFor, use } from '../reading/draft.ts'
import type { Condition } from '../reading/query.ts'
import { isPlural, stem } from '../language/words.ts'
import { type Comparison, VERBS_OF_MEASURE } from '../language/lexicon.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Literal } from '../requests/read-message.ts'
import { hopsOf, primaryDate } from '../entity-model/relations.ts'
import { fieldDone, fieldOfPhase, isNamedAfter, verbsOf } from '../reading/verb-fields.ts'
import { isOutcome } from '../vocabulary/add-meanings.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { negationBefore } from './negation.ts'
import { asPast } from './past-dates.ts'
import { isBelow, negatedNode } from './values.ts'
import { doubtTimeTaken } from './time-taken.ts'
import {
  type Bound,
  comparisonAround,
  CONTRARY,
  fieldAround,
  isNumeric,
  labelOf,
  markUsed,
  MIRRORED,
  numberAt,
  pickField,
} from './shared.ts'

const isDate = (mention: FieldMention) => mention.field.role === 'date'

const DATE_SIGNS: Record<Comparison, string> = {
  '>': 'after',
  '>=': 'since',
  '<': 'before',
  '<=': 'until',
  '=': 'on',
  '!=': 'not on',
  between: 'in',
}

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
    const named = whenDone(
      draft,
      same ?? fieldAround(draft, first, last, isDate) ?? fieldAnywhere(draft, isDate) ?? dateOfPaying(draft, at),
    )
    const owners =
      measuredOwner(draft) ??
      soldOwner(draft) ??
      doneOwner(draft) ??
      groupedOwners(draft) ??
      draft.app.entities.filter(primaryDate)
    const node = named?.node ?? nodeFor(draft, at, owners)
    const state = named ? undefined : stateBefore(draft, first, node?.entity)
    const field =
      named?.field ?? state?.field ?? (node && (dateBefore(draft, node) ?? doneLate(node) ?? primaryDate(node.entity)))
    if (!node || !field) continue
    // "orders dispatched in June" of a date of shipping: when it became so, whatever it is now.
    // Both what was won and what was lost was decided on that day: the state holds beside it.
    if (state?.field) {
      if (!/^(?:won|lost|wins|losses)$/i.test(state.chunk.text)) use(state.chunk, 'condition')
    } else if (state || (!named && node && stateOfOthers(draft, first, node.entity)))
      draft.sureness = Math.min(draft.sureness, DATE_OF_STATE)
    // Whose date it is, no word says, and the records spoken of have none.
    if (!named && node.implicit && draft.nodes.some(n => !n.implicit))
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
    if (!isNegated) addCondition(node, condition(op, values))
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
    markUsed(draft, first, last)
    if (isStarting) use(chunks[first - 1]!, 'condition')
    if (named?.chunk) use(named.chunk, 'condition')
    before = { node, field, last }
  }
}

/** "have not ordered", "did not book": a verb for records that nobody made, and no noun for some that there are. */
function isDone({ chunks }: Draft, { at }: Node, said = chunks[at]): boolean {
  const [verb, negation, before] = [chunks[at], chunks[at - 1], chunks[at - 2]]
  if (!verb || said !== verb || negation?.operator?.type !== 'negation') return false
  const isDid =
    /^(?:do|does|did)(?:n['’]?t|\b)/i.test(`${negation.text}`) || /^(?:do|does|did)$/i.test(before?.text ?? '')
  return isDid || isParticiple(verb.text.toLowerCase())
}

type Named = { node: Node; field: Field; chunk?: Chunk }

/** "did we deliver in May", "delivered in May": when they were delivered, and not the day on which somebody wants them delivered. */
function whenDone({ chunks }: Draft, named: Named | undefined): Named | undefined {
  if (!named?.chunk || named.field.words.some(word => isParticiple(word))) return named
  const verb = named.chunk.text.toLowerCase()
  const before = chunks.slice(0, chunks.indexOf(named.chunk)).map(c => c.text.toLowerCase())
  const isDone = isParticiple(verb)
    ? !(before.at(-1) === 'be' || /^(?:to|will|should|must|can) be$/.test(before.at(-1) ?? ''))
    : before.some(text => /^did(?:n['’]?t| not)?$/.test(text))
  const done = isDone ? fieldDone(named.node.entity, verb) : undefined
  return done ? { ...named, field: done } : named
}

const said = ({ kind }: Chunk): boolean => kind !== 'filler'

/** "how many litres did the vans use in May": what was used then, not what the vans have a date for. */
function measuredOwner({ chunks }: Draft): Entity[] | undefined {
  const figure = chunks.find(
    (chunk, at) =>
      isFree(chunk) &&
      chunk.fields.some(isNumeric) &&
      // "how much have we spent on repairs this year": when they were made; "repair costs per car make this year".
      (['count', 'aggregate'].includes(chunks.slice(Math.max(0, at - 3), at).findLast(said)?.operator?.type ?? '') ||
        chunks[at + 1]?.operator?.type === 'group') &&
      !chunk.entities.length,
  )
  const owners = [...new Set(figure?.fields.map(f => f.entity))]
  return owners.length === 1 && primaryDate(owners[0]!) ? owners : undefined
}

/** "revenue by product this year": when the orders were placed that the lines are on, and not when the products came to be. */
function soldOwner({ measured, derived, app, nodes }: Draft): Entity[] | undefined {
  const line = measured?.implicit ? measured.entity : derived.at(-1)?.entity
  if (!line || primaryDate(line) || nodes.some(n => n.entity === line && !n.implicit)) return undefined
  const above = hopsOf(line, app).filter(({ direction }) => direction === 'up').map(({ to }) => to) // oxfmt-ignore
  const inside = app.entities.filter(e => e.key === line.inside?.entity)
  const dated = [...inside, ...above].filter(e => primaryDate(e) && !nodes.some(n => n.entity === e))
  return dated.length ? [dated[0]!] : undefined
}

/** "who hired the most tools this year": when they were hired, and not when the tools were bought. */
function doneOwner({ nodes, chunks, happened }: Draft): Entity[] | undefined {
  if (happened) return [happened]
  const isVerb = ({ at, entity, ...node }: Node) => {
    const text = chunks[at]?.text.toLowerCase() ?? ''
    return node.isVerb === true || (isParticiple(text) && isEventOf(text, entity))
  }
  const done = nodes.find(node => !node.implicit && !node.negated && isVerb(node) && primaryDate(node.entity))
  return done && [done.entity]
}

/** "visits per club last month", "how many did each club have in May": the date is that of what is in the groups. */
function groupedOwners({ chunks, nodes }: Draft): Entity[] | undefined {
  const dated = nodes.filter(node => !node.implicit && primaryDate(node.entity))
  const isGroup = ({ at }: Node) =>
    chunks[at - 1]?.operator?.type === 'group' || /^(?:each|every)$/i.test(chunks[at - 1]?.text ?? '')
  const grouped = dated.filter(node => !isGroup(node))
  return grouped.length && grouped.length < dated.length ? grouped.map(node => node.entity) : undefined
}

/** "with no visit in May", "without a login since then": the word right before what a date is of. */
function lackBefore({ chunks }: Draft, named: Chunk | undefined): Chunk | undefined {
  let at = named ? chunks.indexOf(named) - 1 : -1
  while (/^(?:an?|any)$/i.test(chunks[at]?.text ?? '')) at--
  const lack = chunks[at]
  return isFree(lack) && lack.operator?.type === 'missing' && !lack.operator.after ? lack : undefined
}

/** "how much did the members pay in May": when it was paid (`paid_on`), of the records that the verb's figure is of. */
function dateOfPaying(draft: Draft, at: number): { node: Node; field: Field } | undefined {
  const isAdded = draft.chunks.some(chunk => chunk.operator?.type === 'aggregate')
  const verb = draft.chunks.find(
    chunk => isFree(chunk) && chunk.fields.some(isNumeric) && VERBS_OF_MEASURE.has(chunk.text.toLowerCase()),
  )
  const [entity, ...others] = new Set(verb?.fields.map(f => f.entity))
  if (!isAdded || !verb || !entity || others.length) return undefined
  const verbs = verbsOf(verb.text, undefined)
  const [field, ...more] = entity.fields.filter(f => f.role === 'date' && isNamedAfter(f, verbs))
  const node = field && !more.length ? nodeFor(draft, at, [entity]) : undefined
  return node && field && { node, field }
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

const DATE_OF_OTHERS = 0.5
/** "orders cancelled in May" where no date is that of the cancelling. */
const DATE_OF_STATE = 0.5

/** A participle for a state right before a date, with the date of when a record came into it. */
function stateBefore(
  { chunks }: Draft,
  first: number,
  entity: Entity | undefined,
): { chunk: Chunk; field: Field | undefined } | undefined {
  let at = first - 1
  while (/^(?:in|on|at|during|within|by|between|from)$/i.test(chunks[at]?.text ?? '')) at--
  const chunk = chunks.find(c => isOutcome(c.text)) ?? chunks[at]
  const states = chunk?.values.filter(v => v.field.role === 'category' && v.entity === entity) ?? []
  if (!chunk || !isFree(chunk) || !states.length || !(isParticiple(chunk.text) || isOutcome(chunk.text)))
    return undefined
  const verbs = [chunk.text, ...states.flatMap(v => v.values)].flatMap(word => verbsOf(word, undefined))
  const dates = entity!.fields.filter(f => f.role === 'date')
  const named = dates.filter(f => isNamedAfter(f, verbs))
  // "trips completed in May" of `ends_at`.
  const phase = named.length ? undefined : fieldOfPhase(verbs, dates.map(field => ({ field }))) // oxfmt-ignore
  return { chunk, field: named.length === 1 ? named[0] : phase?.field }
}

/** "candidates hired this year" of applications that are hired: when a candidate came to be says nothing of that. */
function stateOfOthers({ chunks }: Draft, first: number, entity: Entity): boolean {
  const chunk = chunks[first - 1]
  const states = chunk && isFree(chunk) ? chunk.values.filter(v => v.field.role === 'category') : []
  return states.length > 0 && isParticiple(chunk!.text) && states.every(v => v.entity !== entity)
}

/** "by Friday", "no later than" with a date: on that day at the latest. */
function deadline(draft: Draft, at: number): Bound | undefined {
  const by = draft.chunks[at - 1]?.text === 'the' ? at - 2 : at - 1
  return /^by$/i.test(draft.chunks[by]?.text ?? '') ? { op: '<=', first: by, last: at } : undefined
}

/**
 * The comparison as dates go: "more than six months ago" is earlier, "over the last year" and "starting this week" with
 * a start date are that period itself.
 */
function comparisonOf(
  draft: Draft,
  bound: Bound | undefined,
  field: Field,
  literal: DateLiteral,
): Comparison | undefined {
  const sign = bound && draft.chunks[bound.first]!.text.toLowerCase()
  if (!bound || !sign) return undefined
  if (/\bago$/i.test(literal.text) && /than|over|under|least|most|up to/.test(sign)) return MIRRORED[bound.op]
  if (/^over$/.test(sign) && literal.grain === 'range') return undefined
  // "older than 5 May" is before it, "younger than 2020" after it: age runs against the calendar.
  if (/\b(older|younger)\b/.test(sign)) return MIRRORED[bound.op]
  if (
    /^starting$/.test(sign) &&
    field.words.some(w => stem(w) === 'start') &&
    /^(this|next|last|current|today|tomorrow)/i.test(literal.text)
  )
    return undefined
  return bound.op
}

/** "and in 2023?": the date that the message before was about. */
function dateBefore({ previous }: Draft, { entity, implicit, previous: pointsBack }: Node): Field | undefined {
  if (!previous || previous.root.entity !== entity.key || !(implicit || pointsBack)) return undefined
  const column = previous.root.where.find(c => c.asDay)?.columns[0]
  return entity.fields.find(f => f.column === column && f.role === 'date')
}

/** "how many were delivered late this year": when they were delivered, not when they were ordered. */
function doneLate({ entity, selection }: Node): Field | undefined {
  const late = selection.where.find(({ than, asDay, op }) => asDay && than !== undefined && (op === '>' || op === '<='))
  return entity.fields.find(f => f.column === late?.columns[0] && f.role === 'date')
}

/** "the 2025 opportunities": a bare year right before the noun. */
function yearBefore(draft: Draft, at: number): DateLiteral | undefined {
  const { literal, from, to } = draft.chunks[at]!
  if (
    literal?.kind !== 'number' ||
    literal.unit !== 'plain' ||
    !/^(19|20)\d\d$/.test(literal.text) ||
    !(draft.nodes.some(n => n.at === at + 1) || isTrailing(draft, at))
  )
    return undefined
  return {
    kind: 'date',
    from,
    to,
    text: literal.text,
    first: `${literal.text}-01-01`,
    last: `${literal.text}-12-31`,
    grain: 'year',
  }
}

/** "order count 2025", "new members, 2024": a bare year at the end, behind what is no figure and no single record. */
function isTrailing({ chunks, nodes, message }: Draft, at: number): boolean {
  const before = chunks[at - 1]
  const after = chunks[at + 1]
  if (!before || (after && !/^(?:by|per|vs|only)$/i.test(after.text))) return false
  if (before.kind === 'filler' || before.kind === 'unknown' || before.literal) return false
  if (before.values.length && !nodes.some(n => n.at === at - 1)) return false
  if (before.operator && before.operator.type !== 'count') return false
  const isCut = /[,;:(]/.test(
    message.text.slice(message.tokens[before.to - 1]!.end, message.tokens[chunks[at]!.from]!.start),
  )
  if (isCut || before.operator) return true
  const isFigure = before.fields.some(f => /^(?:number|id)$/.test(f.field.role))
  return !isFigure && (isPlural(before.text.split(' ').at(-1)!) || !nodes.some(n => n.at === at - 1))
}

type DateLiteral = Extract<Literal, { kind: 'date' }>

function dateBounds(op: Comparison | undefined, start: DateLiteral, end: DateLiteral): [Comparison, string[]] {
  if (op === '>') return ['>', [start.last]]
  if (op === '>=') return ['>=', [start.first]]
  if (op === '<') return ['<', [start.first]]
  if (op === '<=') return ['<=', [start.last]]
  if (op === '!=') return ['!=', [start.first]]
  return ['between', [start.first, end.last]]
}

/** A date field or its verb anywhere in the clause, if there is only one ("which close …, with a value over …, in May"). */
function fieldAnywhere(
  draft: Draft,
  fits: (mention: FieldMention) => boolean,
): { node: Node; field: Field; chunk: Chunk } | undefined {
  const found = draft.chunks.flatMap((chunk, at) => (isFree(chunk) && chunk.fields.some(fits) ? [{ chunk, at }] : []))
  if (found.length !== 1) return undefined
  const picked = pickField(draft, found[0]!.at, found[0]!.chunk.fields.filter(fits))
  return picked && { ...picked, chunk: found[0]!.chunk }
}
