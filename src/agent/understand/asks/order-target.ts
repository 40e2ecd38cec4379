import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Gradable } from '../language/gradables.ts'
import { narrow } from '../reading/among-those.ts'
import { isKeyed } from '../assemble/is-keyed.ts'
import { pickField } from '../conditions/shared.ts'
import { isDoneForm } from '../reading/attach.ts'
import { type Draft, type Node, addNode, isBroken, isFree, neighbour, use } from '../reading/draft.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { fieldOfPhase, fieldOfVerb, isNamedAfter, verbsOf } from '../reading/verb-fields.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { hopsOf, pointsTo } from '../entity-model/relations.ts'
import { spanOf } from '../entity-model/span.ts'
import { isAdditive } from './additive.ts'
import { type DoneInOrder, doneBelow, doneInOrder } from './done-in-order.ts'
import { gradesTime, lastingField } from './durations.ts'
import { onHand } from './left-over.ts'
import { goesOnLongest, longestOverdue } from './going-on.ts'
import { measureOfOthers } from './measure-of-others.ts'
import { measuredBy } from './measure-verbs.ts'
import { isPlural, singular, wordsOf } from '../language/words.ts'
import { isOrdered, nodeAt } from './fields.ts'
import { figureSpokenOf } from './figure-spoken-of.ts'
import { gradedField, yearOfMaking } from './graded-field.ts'
import { sizeAmong } from './size-among.ts'
import { unitOf } from '../conditions/field-units.ts'
import { sizeByMembers } from './size-by-members.ts'

/** A ranking by the figure or date of a field. */
export interface FieldTarget {
  kind: 'field'
  node: Node
  mention: FieldMention
  chunks: Chunk[]
  direct: boolean
  /** The earliest goes on the longest. */
  isSince?: boolean
}
/** A ranking by how many records there are. */
export interface CountTarget {
  kind: 'count'
  node: Node
  chunks: Chunk[]
}
export type OrderTarget = FieldTarget | CountTarget

/** What a superlative ranks by: the field after it, the field after "by", or the figure of its noun that the adjective grades. */
export function orderTarget(draft: Draft, at: number, gradable: Gradable): OrderTarget | undefined {
  const { chunks } = draft
  const done = doneInOrder(draft, at)
  if (done) return targetOf(done)
  const valued = valuedAs(draft, at)
  if (valued) return valued
  const took = tookLongest(draft, at, gradable)
  if (took) return took
  const overdue = longestOverdue(draft, at)
  if (overdue) return overdue
  const lasting = goesOnLongest(draft, at, gradable)
  if (lasting) return lasting.target
  const stocked = mostOnHand(draft, at)
  if (stocked) return stocked
  const direct = mostOfLevel(draft, at, neighbourField(draft, at))
  // "the oldest price" is no price: what has an age is a date, a year or an age.
  if (direct && (!gradable.flips || tellsAge(direct.mention.field))) return { kind: 'field', ...direct, direct: true }
  const bracketed = chunks.findIndex((c, i) => i > at && isFree(c) && isBracketed(draft, c) && c.fields.some(isOrdered))
  const own = bracketed < 0 ? undefined : pickField(draft, bracketed, chunks[bracketed]!.fields.filter(isOrdered))
  if (own) return { kind: 'field', node: own.node, mention: own.mention, chunks: [chunks[bracketed]!], direct: false }
  const by = chunks.findIndex((c, i) => i > at && /^(by|terms|according|regard|measured)$/i.test(c.text))
  if (by >= 0) {
    const others = measureOfOthers(draft, by)
    if (others?.mention) return { kind: 'field', node: others.node, mention: others.mention, chunks: others.chunks, direct: false } // oxfmt-ignore
    if (others) return { kind: 'count', node: others.node, chunks: others.chunks }
    const next = neighbour(draft, by, 1, 3)
    const chunk = next >= 0 ? chunks[next]! : undefined
    if (chunk?.operator?.type === 'count') {
      // "by number of late loans": what only narrows stands before the noun.
      const node = nextNode(draft, next + 1)
      if (node) return { kind: 'count', node, chunks: [chunks[by]!, chunk] }
    }
    const skip =
      chunk?.operator?.type === 'aggregate' || chunk?.operator?.type === 'superlative'
        ? neighbour(draft, next, 1, 2)
        : next
    // The first of an alphabet may be asked for as well: "first 3 books by title".
    const fits = /^(first|last)$/i.test(chunks[at]!.text) ? () => true : isOrdered
    const picked = skip >= 0 ? pickField(draft, skip, chunks[skip]!.fields.filter(fits)) : undefined
    // "the most expensive people by the hour" of their hours a week: what is dear is so in money.
    const isPriced = gradable.nouns[0] === 'price' && picked !== undefined && unitOf(picked.mention.field) !== undefined
    if (picked && !isPriced)
      return {
        kind: 'field',
        node: picked.node,
        mention: picked.mention,
        chunks: [chunks[by]!, chunks[skip]!],
        direct: false,
      }
  }
  if (namesTextFigure(draft, at)) return undefined
  const next = neighbour(draft, at, 1, 3)
  const noun = next >= 0 ? nextNode(draft, next) : undefined
  const known = draft.nodes.length
  const stated = fieldBefore(draft, at, gradable)
  const [added] = draft.nodes.slice(known)
  // "which machine cost the most in repairs": the figure is that of the noun behind.
  const isIn =
    noun && /^(in|on|for)$/i.test(chunks[noun.at - 1]?.text ?? '') && /^(most|least)$/i.test(chunks[at]!.text)
  if (stated && isIn && noun === stated.node) return { kind: 'field', ...stated, direct: false }
  const isCount = noun && /^(most|least|fewest|more|fewer|less)$/i.test(chunks[at]!.text)
  // "which status has the most batches": no figure, and of nobody else.
  if (isCount && added) draft.nodes.splice(draft.nodes.indexOf(added), 1)
  const held = noun && heldMost(draft, at, noun)
  if (held) return held
  if (isCount) return { kind: 'count', node: doneWith(draft, at, noun) ?? noun, chunks: [] }
  if (stated && (!noun || isBroken(draft, at, noun.at))) return { kind: 'field', ...stated, direct: false }
  const node =
    lastToDo(draft, at, noun) ??
    noun ??
    oneOfThose(draft, at) ??
    toldByValue(draft, at, gradable) ??
    draft.nodes.find(n => isDoneMost(draft, at, n)) ??
    draft.nodes.filter(n => n.at < at).findLast(n => n.isVerb) ??
    // "which nurse was trained last": by the day of the training, and by nothing of the nurse.
    draft.nodes.find(n => n.at === at - 1 && !n.implicit && isDoneForm(chunks, n)) ??
    // "which of Ann's cars is the newest": of the cars, not of her who is only named.
    draft.nodes.filter(n => n.at < at && !(n.implicit && isOnlyNamed(draft, n))).at(-1) ??
    [...draft.nodes].filter(n => n.at < at).at(-1) ??
    draft.nodes[0] ??
    nodeOfBefore(draft, at, gradable) ??
    onlyKindGraded(draft, at, gradable)
  if (!node) return undefined
  // A value between superlative and noun still speaks of the noun; a field anywhere later may be what ranks.
  const later = chunks.slice(at + 1).flatMap((c, i) =>
    isFree(c) && !isBroken(draft, at, at + 1 + i)
      ? c.fields
          .filter(isOrdered)
          .filter(f => f.entity === node.entity && f.quality >= 0.8 && fits(f.field, gradable))
          .map(mention => ({ mention, chunk: c }))
      : [],
  )
  if (later.length === 1 && !draft.measures.length)
    return { kind: 'field', node, mention: later[0]!.mention, chunks: [later[0]!.chunk], direct: false }
  if (isDoneMost(draft, at, node)) return { kind: 'count', node, chunks: [] }
  const ofState = dateOfState(draft, at, node)
  const event = ofState ? undefined : eventOfState(draft, at, node)
  if (event) return targetOf(event)
  const graded = ofState ?? figureSpokenOf(draft, node.entity, gradedField(node.entity, gradable, Boolean(noun)))
  // "the longest exhibition" is no figure of another name, where its beginning and its end are known.
  const isNamed = graded?.words.some(word => gradable.nouns.includes(word))
  const field = (gradesTime(gradable) && !isNamed ? lastingField(draft, node.entity) : undefined) ?? graded
  const below = field ? undefined : gradedBelow(draft, at, node, gradable)
  if (below) return below
  const members = field || !gradable.isSize ? undefined : sizeByMembers(draft, at, node)
  if (members) return { kind: 'count', node: members, chunks: [] }
  // "which fabric do we use the most", "who was cox the most": what is not about money is no price.
  if (field?.role === 'money' && /^(?:most|least)$/i.test(chunks[at]!.text) && !ABOUT_MONEY.test(draft.message.text)) return undefined // oxfmt-ignore
  // "the biggest branch" by how many computers it has: a figure that only may stand for its size.
  if (field && gradable.isSize && isLooseSize(field)) {
    draft.sureness = Math.min(draft.sureness, LOOSE_SIZE)
    draft.notes.push(`took the size as the ${field.words.join(' ')}`)
  }
  // "which driver drives the most": no word says by which figure.
  if (field && /^(?:most|least)$/i.test(chunks[at]!.text)) draft.sureness = Math.min(draft.sureness, UNNAMED)
  return (
    field && {
      kind: 'field',
      node,
      mention: { entity: node.entity, field, columns: [field.column], quality: 0.5 },
      chunks: [],
      direct: false,
    }
  )
}

/** How sure it is at most that a number of something else is the size of what has it. */
const LOOSE_SIZE = 0.6
const isLooseSize = (field: Field): boolean =>
  field.role === 'number' &&
  unitOf(field) === undefined &&
  sizeAmong([field]) === undefined &&
  !field.words.some(word => OF_SIZE.test(word))
const OF_SIZE = pattern()`
  ^(?:
    quantity|qty|amount|total|count|number|num|items|lines|people|persons|guests|visitors|members|attendees|participants|party|staff
    |population|headcount|pieces|units|pages|points
  )$
`

/** Verbs and nouns of money (Levin, 1993, 13.1, 13.5, 54.3). */
const ABOUT_MONEY = pattern('i')`
  \b(?:
    pa(?:y|id|ys|ying)|spen[dt]s?|costs?|earn\w*|makes?|made|brings?|brought|takes?|took|owe[sd]?|charge[sd]?|worth|rais\w+|donat\w+|invest\w*
    |money|sell\w*|sold|value\w*|expensive|valuable|(?:has|have|had)\ the\ (?:most|least)(?!\ of)|gets?|got|receive[sd]?|claim\w*|win|won
    |lost|lose|fetch\w*|gross\w*|billed?|order\w*|bought|buys?
  )\b
`

/** Somebody or something by the whole name: of one there is no first. */
const isOnlyNamed = ({ chunks }: Draft, node: Node): boolean =>
  isKeyed(node) ||
  chunks[node.at]?.values.some(v => v.entity === node.entity && node.entity.nameFields.includes(v.field)) === true

/** "the most models" beside a `model_year`: of years and of values of a scale there is no most. */
const mostOfLevel = <T extends { mention: FieldMention; chunks: Chunk[] }>(
  { chunks }: Draft,
  at: number,
  target: T | undefined,
): T | undefined => {
  if (!target || !/^(?:most|fewest)$/i.test(chunks[at]!.text)) return target
  const { field } = target.mention
  const isCounted = isPlural(target.chunks.at(-1)?.text.toLowerCase() ?? '')
  // "the most open claims" of a `reported_at`: nor are there most of a day.
  return field.role === 'date' || (isCounted && !isAdditive(field)) ? undefined : target
}

/** "the highest daily rate" of a rate that is a text as far as is known: no other figure is meant, and the data may show that it is one. */
function namesTextFigure(draft: Draft, at: number): boolean {
  const next = neighbour(draft, at, 1, 1)
  const chunk = next >= 0 ? draft.chunks[next] : undefined
  const isText = ({ field, quality }: FieldMention) => field.type === 'string' && field.words.some(isAmount) && quality >= 0.9 // oxfmt-ignore
  return chunk !== undefined && isFree(chunk) && !nodeAt(draft, next) && chunk.fields.length > 0 && chunk.fields.every(isText) // oxfmt-ignore
}

const isAmount = (word: string) => /^(?:price|amount|cost|total|fee|rate|value|salary|weight|distance|mileage|quantity|score)s?$/.test(word) // oxfmt-ignore

/** "the last customer to order", "the first member to book": by what they did. */
const lastToDo = ({ chunks, nodes }: Draft, at: number, noun: Node | undefined): Node | undefined =>
  noun && /^(?:last|first|latest)$/i.test(chunks[at]!.text)
    ? nodes.find(n => !n.implicit && n !== noun && n.at > noun.at && /^to$/i.test(chunks[n.at - 1]?.text ?? ''))
    : undefined

/** What was done is ranked by the date of it. */
const targetOf = ({ node, field }: DoneInOrder): FieldTarget => ({
  kind: 'field',
  node,
  mention: { entity: node.entity, field, columns: [field.column], quality: 1 },
  chunks: [],
  direct: false,
})

const END_BEFORE_NOUN = /^(?:last|latest|first|earliest|most recent)$/i

/** "the last car sold": the last to come into that state by the day of the records below that tell of it. */
function eventOfState(draft: Draft, at: number, node: Node): DoneInOrder | undefined {
  if (!END_BEFORE_NOUN.test(draft.chunks[at]!.text)) return undefined
  const states = node.selection.where.filter(({ op, at: place }) => op === '=' && place !== undefined)
  for (const { at: place } of states) {
    const word = draft.chunks[place!]?.text.toLowerCase()
    const event = word !== undefined && isParticiple(word) ? doneBelow(draft, node, word) : undefined
    if (event) {
      node.selection.where = node.selection.where.filter(condition => condition.at !== place)
      return event
    }
  }
  return undefined
}

/** "the last deal we closed", "the latest returned loan": the last to come into that state, where a date is called after it. */
function dateOfState({ chunks }: Draft, at: number, { entity, selection }: Node): Field | undefined {
  if (!END_BEFORE_NOUN.test(chunks[at]!.text)) return undefined
  const isState = (column: string) => entity.fields.some(field => field.column === column && field.role === 'category')
  const states = selection.where.filter(({ op, columns }) => (op === '=' || op === 'in') && isState(columns[0]!))
  const words = states.flatMap(({ values }) => values.flatMap(value => wordsOf(String(value))))
  const roots = new Set(words.filter(word => word.length > 2).map(rootOf))
  const dates = entity.fields.filter(
    field => field.role === 'date' && field.words.some(word => roots.has(rootOf(word))),
  )
  // "the last bid won" of a day on which it was decided.
  const ofPhase = () => {
    const outcome = words.find(word => /^(?:won|lost)$/.test(word))
    const options = entity.fields.filter(f => f.role === 'date').map(field => ({ field }))
    return outcome ? fieldOfPhase(verbsOf(outcome, undefined), options)?.field : undefined
  }
  return dates.length ? (dates.length === 1 ? dates[0] : undefined) : ofPhase()
}

/** "the highest paid teacher", "the best rated film": a verb of measure before its noun is that figure of the noun, not a field of others. */
function valuedAs(draft: Draft, at: number): OrderTarget | undefined {
  const chunk = draft.chunks[at + 1]
  if (!chunk || !isFreeOrFigure(chunk)) return undefined
  const node = nextNode(draft, at + 2)
  if (!/^(?:paid|priced|rated|charged)$/i.test(chunk.text)) return node && doneMost(draft, at, node)
  // "the best rated film" of a rating: the word is the field's own.
  if (!node || chunk.fields.some(f => f.entity === node.entity && isOrdered(f))) return undefined
  const mention = measuredBy(node.entity, chunk.text.toLowerCase())
  return mention && { kind: 'field', node, mention, chunks: [chunk], direct: false }
}

/** "the best attended show", "the most visited hall": the figure of the noun behind that the participle is of. */
function doneMost(draft: Draft, at: number, node: Node): OrderTarget | undefined {
  const { chunks } = draft
  const chunk = chunks[at + 1]!
  if (chunk.kind !== 'unknown' || !/^(?:most|least|best|worst)$/i.test(chunks[at]!.text)) return undefined
  const word = chunk.text.toLowerCase()
  if (!isParticiple(word)) return undefined
  const figures = node.entity.fields.filter(isFigure).map(field => ({ entity: node.entity, field, columns: [field.column], quality: 0.6 })) // oxfmt-ignore
  const mention = fieldOfVerb(verbsOf(word, undefined), figures, true)
  // "the most damaged picture" by what it is insured for: a figure that is only near to the verb is a guess.
  if (mention && !isNamedAfter(mention.field, verbsOf(word, undefined)))
    draft.sureness = Math.min(draft.sureness, UNNAMED)
  return mention && { kind: 'field', node, mention, chunks: [chunk], direct: false }
}

/** "which shipments took the longest to deliver": the time from their beginning to the end that the verb behind may name. */
function tookLongest(draft: Draft, at: number, gradable: Gradable): OrderTarget | undefined {
  const { chunks, nodes } = draft
  const verb = chunks.slice(Math.max(0, at - 2), at).findLast(c => c.kind !== 'filler')
  const node = nodes.findLast(n => !n.implicit && n.at < at)
  if (!verb || !node || !isFreeOrFigure(verb) || !gradesTime(gradable) || !/^(?:took|takes?|taken)$/i.test(verb.text))
    return undefined
  const span = spanOf(node.entity)
  const behind = chunks.slice(at + 1, at + 4).find(c => c.kind !== 'filler')
  const isEnd = behind?.fields.some(f => f.field === span?.[1])
  if (!span || (behind?.fields.length && !isEnd)) return undefined
  const field = lastingField(draft, node.entity)!
  const mention = { entity: node.entity, field, columns: [field.column], quality: 0.9 }
  return { kind: 'field', node, mention, chunks: [], direct: false }
}

/** "which lamp do we have the most of", "… the fewest pieces of": how many there are of it, by its own figure of what is on hand. */
function mostOnHand(draft: Draft, at: number): FieldTarget | undefined {
  const { chunks, nodes, message } = draft
  if (!/^(?:most|fewest|least)$/i.test(chunks[at]!.text) || !HAVE_MOST_OF.test(message.text)) return undefined
  const node = nodes.findLast(n => n.at < at && !n.implicit && !/^what$/i.test(chunks[n.at]!.text))
  if (!node) return undefined
  const below = hopsOf(node.entity, draft.app).flatMap(hop =>
    hop.direction === 'down' && !hop.to.hidden ? [hop.to] : [],
  )
  const figuresOf = (entity: Entity) => onHand(entity).map(field => ({ entity, field }))
  const own = figuresOf(node.entity)
  const [one, ...others] = own.length ? own : [...new Set(below)].flatMap(figuresOf)
  if (!one || others.length) return undefined
  const { entity, field } = one
  const pieces = isFree(chunks[at + 1]) && chunks[at + 1]!.kind !== 'filler' ? [chunks[at + 1]!] : []
  const mention = { entity, field, columns: [field.column], quality: 0.9 }
  const holder = entity === node.entity ? node : addNode(draft, entity, at, true)
  return { kind: 'field', node: holder, mention, chunks: pieces, direct: false }
}
const HAVE_MOST_OF =
  /\b(?:have|hold|stock|keep|got) the (?:most|fewest|least)(?: (?:units|pieces|items|copies|packs))? (?:of|in stock|left|on hand)\b/i

/** "which depot holds the most stock" of records that say how much there is: a noun for a mass is not counted (Quirk et al., 1985, 5.2). */
function heldMost({ chunks }: Draft, at: number, noun: Node): FieldTarget | undefined {
  const text = chunks[noun.at]!.text.toLowerCase()
  const [field, ...others] = onHand(noun.entity)
  if (!/^(?:most|least)$/i.test(chunks[at]!.text) || !/^(?:stock|inventory)$/.test(text) || !field || others.length)
    return undefined
  const mention = { entity: noun.entity, field, columns: [field.column], quality: 0.9 }
  return { kind: 'field', node: noun, mention, chunks: [], direct: false }
}

/** "who borrowed the most books" of loans: how often it was done is counted, not how many other things there are. */
const doneWith = ({ nodes, app }: Draft, at: number, noun: Node): Node | undefined =>
  nodes.find(
    node =>
      node.isVerb === true && node.at < at && node.entity !== noun.entity && pointsTo(node.entity, noun.entity, app),
  )

/** How sure a ranking is by a figure that nothing names. */
const UNNAMED = 0.5

/** "who comments the most": the verb is what the records are, and no figure of theirs is named; money would be meant itself. */
const isDoneMost = ({ chunks }: Draft, at: number, node: Node): boolean =>
  /^(?:most|least)$/i.test(chunks[at]!.text) &&
  chunks
    .slice(0, node.at)
    .some((c, i) => c.operator?.type === 'who' || ((node.isVerb === true || i === node.at - 1) && isSubject(c))) &&
  chunks.slice(node.at + 1, at).every(c => c.kind === 'filler') &&
  chunks.slice(at + 1).every(c => c.kind === 'filler') &&
  node.at < at &&
  !node.implicit &&
  !node.entity.fields.some(field => field.role === 'money')

/** "which team comments the most": a field by which they may be grouped, or a kind of record. */
const isSubject = ({ fields, entities }: Chunk): boolean =>
  entities.length > 0 || fields.some(f => f.field.role === 'category' && f.quality >= 0.9)

/** "the best book (rating)": what stands in brackets by itself says by what. */
const isBracketed = ({ message: { text, tokens } }: Draft, { from, to }: Chunk) =>
  /\((?:by )?$/i.test(text.slice(0, tokens[from]!.start)) && text.startsWith(')', tokens[to - 1]!.end)

/** "the cheapest in the Tools category": of the one kind of record of that noun which has what the adjective grades. */
function gradedBelow(draft: Draft, at: number, node: Node, gradable: Gradable): OrderTarget | undefined {
  if (!gradable.nouns.length || node.at < at || !node.selection.where.length || draft.head) return undefined
  const graded = hopsOf(node.entity, draft.app)
    .filter(hop => hop.direction === 'down' && !hop.to.inside && !hop.to.hidden)
    .flatMap(({ to }) => {
      const field = to.fields.find(f => isOrdered({ field: f }) && gradable.nouns.some(n => f.words.includes(n)))
      return field ? [{ to, field: gradedField(to, gradable) ?? field }] : []
    })
  const [only, ...others] = graded
  if (!only || others.length) return undefined
  const own = addNode(draft, only.to, at, true)
  draft.head = own
  const mention = { entity: only.to, field: only.field, columns: [only.field.column], quality: 0.5 }
  return { kind: 'field', node: own, mention, chunks: [], direct: false }
}

const ASKS_WHICH = /^\W*(?:(?:and|so|but|ok|okay|now|then)\W+)*(?:which|who|what one)\b/i

/** Whether one of the records before may be asked for: of those that were listed or counted, or behind "which" of those that were added up. */
const hasOne = ({ previous, message }: Draft): boolean =>
  previous?.ask === 'list' ||
  (/^(?:measure|exists)$/.test(previous?.ask ?? '') &&
    (previous!.measures.every(m => m.fn === 'count') || ASKS_WHICH.test(message.text)))

/** "and the cheapest?", "second most expensive": of the records asked about before. */
function nodeOfBefore(draft: Draft, at: number, gradable: Gradable): Node | undefined {
  const { previous } = draft
  const entity = hasOne(draft) ? draft.app.entities.find(e => e.key === previous!.root.entity) : undefined
  // "the largest one": the noun is that of before, whatever its size is.
  const isOne = draft.chunks.slice(at + 1, at + 2).some(c => /^ones?$/i.test(c.text))
  // "which is the biggest?": nothing else is said that it could be of.
  const isAlone = draft.chunks.every(c => c.kind === 'filler' || c.operator?.type === 'superlative' || c.operator?.type === 'pronoun') // oxfmt-ignore
  const says = isOne || isAlone || gradable.nouns.length > 0 || gradable.of === 'date'
  return entity && says && draft.message.tokens.length <= 6 ? addNode(draft, entity, at, true) : undefined
}

/** "and who supplies the cheapest one?", "who has ordered the cheapest one?": of those before, where the verb is not "be" and others are asked for. */
function oneOfThose(draft: Draft, at: number): Node | undefined {
  const { chunks, nodes, app, previous } = draft
  const entity = previous && hasOne(draft) ? app.entities.find(e => e.key === previous.root.entity) : undefined
  const before = chunks.slice(0, at).findLast(c => !/^(?:the|our|my|their)$/i.test(c.text))
  if (!entity || !before || !/^ones?$/i.test(chunks[at + 1]?.text ?? '') || IS.test(before.text)) return undefined
  const others = nodes.filter(n => n.at < at && n.entity !== entity)
  if (!others.some(n => n.isVerb || hopsOf(n.entity, app).some(hop => hop.to === entity))) return undefined
  const own = nodes.find(n => n.entity === entity)
  return own ?? Object.assign(addNode(draft, entity, at, true), { previous: true, selection: narrow(previous!.root) })
}
const IS = /^(?:be|is|are|was|were|which|who|what|and|than)$/i

/**
 * "which firm do we get the dearest dog bed from" of products with a category: right behind what ranks, before the phrase is over, a value stands
 * for the one kind of record that has it.
 */
function toldByValue(draft: Draft, at: number, gradable: Gradable): Node | undefined {
  const { chunks, nodes } = draft
  let end = at + 1
  while (isSort(chunks[end]) && !isBroken(draft, at, end)) end++
  if (end === at + 1 || chunks[end]?.entities.length) return undefined
  const kinds = chunks[end - 1]!.values.filter(v => v.quality >= 0.8).map(v => v.entity)
  const shared = [...new Set(kinds)].filter(kind =>
    chunks.slice(at + 1, end).every(c => c.values.some(v => v.entity === kind)),
  )
  const [kind, ...more] = shared
  const others = nodes.filter(n => n.at < at && !n.implicit)
  if (!kind || more.length || !others.length || others.some(n => n.entity === kind)) return undefined
  const isCalled = gradedField(kind, gradable) !== undefined && gradable.nouns.length > 0
  return isCalled ? (nodes.find(n => n.entity === kind) ?? addNode(draft, kind, at + 1, true)) : undefined
}

/** A word for a sort of things, and nothing else. */
const isSort = (chunk: Chunk | undefined): chunk is Chunk =>
  chunk !== undefined &&
  !chunk.operator &&
  chunk.entities.length === 0 &&
  chunk.values.some(v => v.field.role === 'category' && v.quality >= 0.6)

/**
 * "which is the windiest?" where nothing is named: of the one kind of record that has a figure called after it; "the oldest thing in our
 * collection" is one of the only kind of which a year tells when it was made.
 */
function onlyKindGraded(draft: Draft, at: number, gradable: Gradable): Node | undefined {
  const { chunks, previous, app } = draft
  const isThing = /^things?$/i.test(chunks[at + 1]?.text ?? '')
  if (previous || (gradable.of === 'date' ? !isThing || !gradable.flips : !gradable.nouns.length)) return undefined
  const isGraded = (entity: Entity) =>
    gradable.of === 'date'
      ? yearOfMaking(entity) !== undefined
      : gradedField(entity, gradable)?.words.some(word => gradable.nouns.includes(word))
  const [kind, ...others] = app.entities.filter(e => isListedKind(e) && isGraded(e))
  return kind && !others.length ? addNode(draft, kind, at, true) : undefined
}

const tellsAge = (field: Field) =>
  field.role === 'date' || field.words.some(word => /^(?:age|year|version)$/.test(word))

const fits = (field: Field, { of }: Gradable) =>
  !of ||
  (of === 'date'
    ? field.role === 'date' || field.words.some(word => word === 'age' || word === 'year')
    : field.role !== 'date')

/** Dates of an end, which say nothing of an age by themselves. */
const ENDS = /\b(?:death|died|dead|left|leaving|retired|retirement|resigned|dismissed)\b/

/** "who earns the most", "which was published last": nothing follows, and the field stands before. */
function fieldBefore(draft: Draft, at: number, gradable: Gradable) {
  for (let i = at - 1; i >= 0 && !isBroken(draft, i, at); i--) {
    const chunk = draft.chunks[i]!
    if (chunk.operator && !['aggregate', 'pronoun', 'who'].includes(chunk.operator.type)) return undefined
    if (chunk.used && chunk.used !== 'aggregate' && chunk.used !== 'entity') continue
    if (nodeAt(draft, i)) continue
    const ordered = chunk.fields.filter(f => isOrdered(f) && fits(f.field, gradable) && !isOfOther(chunk, f))
    const picked = pickField(draft, i, ordered)
    // "who died youngest": how old somebody was then is no date, and nothing that is worked out here.
    if (picked && gradable.flips && ENDS.test(picked.mention.field.words.join(' ')))
      return void draft.ignored.push(draft.chunks[at]!.text)
    // "which car has been driven the furthest" of cars with a `mileage`: their own figure, and not that of one of their rentals.
    const subject = picked?.node.implicit ? draft.nodes.find(n => !n.implicit && !n.previous && n.at < i) : undefined
    if (subject && isGradedByOther(subject.entity, picked!.mention.field, gradable)) {
      draft.nodes.splice(draft.nodes.indexOf(picked!.node), 1)
      return void use(chunk, 'related')
    }
    if (picked && isOfRanked(draft, i, at) && isGradedByOther(picked.node.entity, picked.mention.field, gradable))
      return undefined
    if (picked) return { node: picked.node, mention: picked.mention, chunks: [chunk] }
  }
  return undefined
}

/** "the stock of the dearest violin": what is asked of the one that is ranked. */
const isOfRanked = ({ chunks }: Draft, field: number, at: number): boolean =>
  /^of (?:(?:the|our|my|all|any) ?)*$/i.test(chunks.slice(field + 1, at).map(({ text }) => text).join(' ')) // oxfmt-ignore

/** The word that ranks has nouns of its own, by one of which another figure is called. */
const isGradedByOther = (entity: Entity, field: Field, { nouns }: Gradable): boolean =>
  nouns.length > 0 &&
  !field.words.some(word => nouns.includes(word)) &&
  entity.fields.some(other => isFigure(other) && other.words.some(word => nouns.includes(word)))

/** "publisher" of a `publisher_name`, beside a `published_year`: no figure or date that is only of the same stem is meant. */
const isOfOther = ({ fields, text }: Chunk, { entity, field }: FieldMention): boolean => {
  const noun = singular(text.toLowerCase())
  return (
    !field.words.includes(noun) &&
    fields.some(f => f.entity === entity && !isOrdered(f) && f.field.words.includes(noun))
  )
}

/** The noun at or after a place, past values and scopes. */
function nextNode(draft: Draft, from: number): Node | undefined {
  for (let i = from; i < Math.min(draft.chunks.length, from + 5); i++) {
    const node = nodeAt(draft, i)
    if (node) return node
    const chunk = draft.chunks[i]!
    if (chunk.operator && chunk.operator.type !== 'pronoun') return undefined
    // "the most overdue tasks": what was read of the noun narrows it.
    if (chunk.kind === 'unknown' && isFree(chunk)) return undefined
  }
  return undefined
}

const isFreeOrFigure = (chunk: Chunk) => !chunk.used || /^(?:aggregate|superlative)$/.test(chunk.used)

/** Figures that are asked for side by side, joined by commas and "and". */
function isListedWith({ chunks, message }: Draft, at: number, next: number): boolean {
  const { operator, from } = chunks[next]!
  const isFigure = operator?.type === 'superlative' || (operator?.type === 'aggregate' && operator.fn !== 'sum')
  return (
    isFigure &&
    /,|\band\b/i.test(message.text.slice(message.tokens[chunks[at]!.to - 1]!.end, message.tokens[from]!.start))
  )
}

function neighbourField(draft: Draft, at: number): { node: Node; mention: FieldMention; chunks: Chunk[] } | undefined {
  const { chunks } = draft
  let next = neighbour(draft, at, 1, 2)
  const used: Chunk[] = []
  // "the highest, the lowest and the average revenue": all speak of the field behind the last.
  while (next >= 0 && isListedWith(draft, at, next)) next = neighbour(draft, next, 1, 2)
  if (
    next >= 0 &&
    (chunks[next]!.operator?.type === 'aggregate' || (chunks[next]!.literal?.kind === 'number' && isFree(chunks[next])))
  ) {
    if (chunks[next]!.operator) used.push(chunks[next]!)
    next = neighbour(draft, next, 1, 2)
  }
  // "the highest number of pages"
  if (next >= 0 && chunks[next]!.operator?.type === 'count') {
    const counted = neighbour(draft, next, 1, 1)
    if (counted >= 0 && !nodeAt(draft, counted) && chunks[counted]!.fields.some(isOrdered)) {
      used.push(chunks[next]!)
      next = counted
    }
  }
  // "the largest deal value for each country": the noun in the singular says whose figure it is, the figure is meant.
  const noun = next >= 0 ? nodeAt(draft, next) : undefined
  const figure = noun && !isPlural(chunks[next]!.text) ? chunks[next + 1] : undefined
  const ofNoun =
    figure && isFreeOrFigure(figure) && !isBracketed(draft, figure)
      ? figure.fields.filter(f => isOrdered(f) && f.entity === noun!.entity && f.quality === 1)
      : []
  if (noun && ofNoun[0]) return { node: noun, mention: ofNoun[0], chunks: [...used, figure!] }
  // "the highest book rating": the noun only says whose reviews they are.
  const behind = next >= 0 ? chunks[next + 1] : undefined
  const own = next >= 0 ? nodeAt(draft, next) : undefined
  if (
    own &&
    behind &&
    isFreeOrFigure(behind) &&
    behind.fields.some(f => isOrdered(f) && f.quality === 1 && f.entity !== own.entity)
  )
    next++
  // "the most closed-won value": a value in between only narrows.
  while (next >= 0 && chunks[next]!.used === 'value') next = neighbour(draft, next, 1, 1)
  const chunk = next >= 0 ? chunks[next] : undefined
  if (!chunk || nodeAt(draft, next) || (chunk.used && chunk.used !== 'aggregate' && chunk.used !== 'superlative'))
    return undefined
  const picked = pickField(draft, next, chunk.fields.filter(isOrdered))
  return picked && { node: picked.node, mention: picked.mention, chunks: [...used, chunk] }
}
