import { areThingsTakenFor } from '../chunks/values-of-words.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, addNode, isFree, use } from '../reading/draft.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { positiveOf } from '../language/gradables.ts'
import { SUPERIOR } from '../dictionary/add-entities.ts'
import { arePeople, isPersonEntity } from '../entity-model/people.ts'
import type { Condition } from '../reading/query.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { findPath, leadsDown, WHOLE } from '../entity-model/relations.ts'
import { endOf } from '../reading/attach.ts'
import { isDerived, isPlural, singular, stem, wordsOf } from '../language/words.ts'
import { ofSaidEnd } from './ends-of-values.ts'
import { isSpokenOf, readOppositeFlag } from './opposite-flags.ts'
import { equalsBefore, negationBefore } from './negation.ts'
import { KIND_NOUN } from '../chunks/place-inside.ts'
import { lackedNode, lacksOther } from './lacks-other.ts'
import { isDropped } from './overdue.ts'
import { statesBefore } from './not-yet.ts'
import { labelOf } from './shared.ts'
import { chooseValue } from './choose-value.ts'

/** Values of the data that the message names, each on the record and field that the words around point to. */
export function readValueConditions(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !chunk.values.length || (chunk.entities.length && draft.nodes.some(n => n.at === at))) return
    if (tellsFlag(draft, chunk) || readOppositeFlag(draft, chunk) || gradesNext(draft, at)) return
    if (/ings$/i.test(chunk.text)) chunk.values = chunk.values.filter(isCalledDoing)
    if (chunk.weak === 'inside' || chunk.weak === 'absent')
      chunk.values = chunk.values.filter(v => isNear(draft, v, chunk.text))
    chunk.values = ofSaidEnd(draft.chunks, at)
    const choice = chunk.values.length ? chooseValue(draft, at, chunk) : undefined
    if (!choice) return
    const { match, beside } = choice
    if (relateToSelf(draft, at, choice.node, match, chunk) || relateToWhole(draft, at, choice.node, match)) return
    const negation = negationBefore(draft, at)
    const lacks = Boolean(negation ?? chunk.negated) && !(negation && chunk.negated) && !match.negated
    const isOwed = lacks && negation !== undefined && isBelow(draft, choice.node) && isObligation(draft, negation, at)
    const node =
      lacks && isBelow(draft, choice.node) && !isOwed
        ? negatedNode(draft, choice.node, at)
        : lacksOther(draft, choice.node, negation, at)
          ? lackedNode(draft, choice.node, at)
          : hasToo(draft, choice.node, match, at) || isOtherEnd(draft, choice.node, match, at)
            ? apartFrom(draft, choice.node, at)
            : choice.node
    // "not in Texas or Ohio": a list is negated as a whole.
    const listed = negation ? undefined : listedBefore(draft, at, node, match.columns)
    const isDoubtful =
      isFarState(draft, node, match, at) ||
      isLooseElsewhere(draft, node, match, chunk) ||
      isStateOfOther(draft, node, match, at) ||
      isOwnOwner(draft, node, match, at) ||
      (/^never$/i.test(negation?.text ?? '') && match.field.role === 'category' && !node.negated)
    if (isDoubtful || isToBe(draft, at) || isBesideOther(draft, node, match.columns, at))
      draft.sureness = Math.min(draft.sureness, DOUBTFUL)
    const opposite = Boolean(match.negated) !== Boolean(chunk.negated)
    // "no open orders": none that are open; the word says no more of the orders themselves.
    const negative = (Boolean(negation ?? listed) && !node.negated) !== opposite
    const isNumber = match.field.type === 'integer' || match.field.type === 'number'
    const before = negative && negation ? statesBefore(draft, at, match) : undefined
    // "ordered but not received yet": which of the states before it is told already.
    const isTold = before && node.selection.where.some(c => c.op === '=' && c.columns.join() === match.columns.join())
    const earlier = isTold ? undefined : before
    const values = earlier ?? match.values
    const isUnpaid = negative && opposite && owesAmount(draft, values)
    const said = (isOwed || isUnpaid) && !earlier ? [...values, ...match.field.choices.filter(isDropped)] : values
    const list: (string | number)[] = isNumber ? said.map(Number) : said
    const isLeftOut = negative && !earlier
    const op = list.length === 1 ? (isLeftOut ? '!=' : '=') : isLeftOut ? 'not in' : 'in'
    if (earlier) draft.notes.push(`took “not ${chunk.text} yet” as ${labelOf(match.field)} ${earlier.join(' or ')}`)
    const label = opposite
      ? `that are ${negation ? 'not ' : ''}${chunk.text}`
      : `${labelOf(match.field)} ${isLeftOut ? 'not ' : ''}${values.slice(0, 3).join(' or ')}`
    const text = typeof list[0] === 'string'
    addCondition(node, { columns: match.columns, op, values: list, text, label, at, ...(isTold && { implied: true }) })
    use(chunk, 'value')
    if (negation) use(negation, 'condition')
    if (beside) use(beside, 'condition')
    const equals = equalsBefore(draft, at)
    if (equals) use(equals, 'condition')
    const behind = draft.chunks[at + 1]
    if (
      behind &&
      isFree(behind) &&
      !behind.entities.length &&
      behind.fields.some(f => f.columns.join() === match.columns.join())
    )
      use(behind, 'condition')
    useRestOfName(draft, at, match)
    useRole(draft, at, match)
    useKindNoun(draft, at, match)
    // An inflected form of the value is the value: only a guess is worth a note.
    const isInflected =
      stem(chunk.text) === stem(String(match.values[0])) && !areThingsTakenFor(chunk.text.toLowerCase(), [match])
    if (chunk.certainty < 1 && match.values.length === 1 && !isInflected)
      draft.notes.push(`read “${chunk.text}” as ${match.values[0]}`)
  })
}

/** "Dr Hale's oldest patient" of patients called Hale: nobody is their own. */
const isOwnOwner = ({ chunks }: Draft, node: Node, { field }: ValueMatch, at: number): boolean =>
  /['’]s$/i.test(chunks[at]!.text) &&
  arePeople(node.entity) &&
  node.entity.nameFields.includes(field) &&
  !node.implicit &&
  node.at > at

/** What somebody has to do for each of their own: who has not paid has something that is not paid, whatever else they have paid. */
const OBLIGATIONS = /^(?:paid|settled|returned|submitted|replied|responded|signed)$/i

/** "clients who haven't paid", "readers that have not returned": the perfect is denied of those who have to do it. */
const isObligation = ({ chunks }: Draft, negation: Chunk, at: number): boolean =>
  OBLIGATIONS.test(chunks[at]!.text) &&
  /\b(?:have|has|had)(?:n['’]?t| not)\b/i.test(`${chunks[chunks.indexOf(negation) - 1]?.text} ${negation.text}`) &&
  chunks.slice(chunks.indexOf(negation) + 1, at).every(c => c.kind === 'filler')

/** "how much is still unpaid": what was written off is owed by nobody any more. */
const owesAmount = ({ chunks }: Draft, values: readonly string[]): boolean =>
  values.every(value => /^(?:paid|settled)$/i.test(value)) && chunks.some(c => /^how much$/i.test(c.text))

/** How sure a reading is at most that takes a state for that of other records, or one that is still to come for one that is there. */
const DOUBTFUL = 0.5

/** "waiting for pickup" of holds that are waiting or ready for it: two values of one field with nothing between that joins them. */
function isBesideOther({ message, chunks }: Draft, { selection }: Node, columns: string[], at: number): boolean {
  const before = selection.where.find(
    c => /^(?:=|in)$/.test(c.op) && c.at !== undefined && c.at < at && c.columns.join() === columns.join(),
  )
  if (!before) return false
  const from = message.tokens[chunks[before.at!]!.to - 1]!.end
  const between = message.text.slice(from, message.tokens[chunks[at]!.from]!.start)
  const isBetween = chunks.slice(before.at! + 1, at).some(c => c.used === 'value')
  return !isBetween && !/\b(?:and|or|nor|to|than|vs|versus|but|plus|not|from)\b|[,/&;:|+–-]/i.test(between)
}

/** "invoices that failed": the state of something else of theirs, which the message does not speak of; people do things to it. */
function isFarState(draft: Draft, node: Node, { field }: ValueMatch, at: number): boolean {
  const { chunks, nodes } = draft
  const head = nodes.find(n => !n.implicit)
  if (field.role !== 'category' || node.entity.inside || !head || arePeople(head.entity) || !isBelow(draft, node))
    return false
  const before = chunks.slice(Math.max(0, at - 3), at).map(c => c.text.toLowerCase())
  const isSaid = before.some(word => /^(?:that|which)$/.test(word)) && node.implicit
  return isSaid && !nodes.some(n => !n.implicit && n.at > at)
}

/**
 * "outstanding loans" where only the check of their customers is pending: an adjective is said of the noun behind it, and a word that
 * only means the same as a state of records that nobody speaks of is hardly that.
 */
function isLooseElsewhere({ nodes }: Draft, node: Node, { field, values }: ValueMatch, { text }: Chunk): boolean {
  if (field.role !== 'category' || !node.implicit || !nodes.some(n => !n.implicit && n.entity !== node.entity))
    return false
  const said = new Set(wordsOf(text).map(stem))
  const isWord = (word: string) => said.has(stem(word))
  return !values.some(value => wordsOf(`${value} ${field.meanings?.[value] ?? ''}`).some(isWord))
}

/** "unpaid invoices" where only their subscriptions are in a state of that name: an adjective is said of the noun right behind it. */
function isStateOfOther({ nodes }: Draft, node: Node, { field }: ValueMatch, at: number): boolean {
  const noun = nodes.find(n => !n.implicit && n.at === at + 1)
  const isState = field.role === 'category' && field.words.some(word => /^(?:status|state|stage|standing)$/.test(word))
  return isState && node.implicit && noun !== undefined && noun.entity !== node.entity
}

/** "waiting to be sent", "still to be paid": it is not so yet. */
const isToBe = ({ chunks }: Draft, at: number): boolean =>
  /^to be$/i.test([chunks[at - 2], chunks[at - 1]].map(c => c?.text ?? '').join(' '))

/** "parts with low stock": how much of the figure behind it is not said, and a value of something else is not meant. */
function gradesNext({ chunks }: Draft, at: number): boolean {
  const chunk = chunks[at]!
  const figures = chunks[at + 1]?.fields.filter(f => f.quality >= 0.8 && isFigure(f.field)) ?? []
  if (!figures.length || positiveOf(chunk.text.toLowerCase()) === undefined) return false
  return !chunk.values.some(v => figures.some(f => f.field === v.field)) && !chunks[at + 1]!.entities.length
}

/** "bookings" are what is done, not the state of what is booked. */
const isCalledDoing = ({ values, field }: ValueMatch): boolean =>
  values.some(value => /ings?\b/i.test(`${value} ${field.meanings?.[value] ?? ''}`))

/** "inactive users": a yes/no field of the records spoken of, where only others have such a value. */
function tellsFlag(draft: Draft, chunk: Chunk): boolean {
  const isMentioned = (entity: Entity) => isSpokenOf(draft, entity)
  return (
    chunk.fields.some(f => f.field.role === 'boolean' && f.quality >= 0.7 && isMentioned(f.entity)) &&
    !chunk.values.some(v => isMentioned(v.entity))
  )
}

/** Records of which one may have many: "products not tagged eco" have no such tag, whatever other tags they have. */
export const isBelow = (draft: Draft, node: Node): boolean => {
  const head = draft.nodes.find(n => !n.implicit)
  return (
    (node.implicit || node.entity.inside !== undefined) &&
    head !== undefined &&
    leadsDown(head.entity, node.entity, draft.app)
  )
}

/** "tagged docs and urgent", "who know both SQL and Python": of what a record may have many, it has each of those named. */
function hasToo(draft: Draft, node: Node, { columns }: ValueMatch, at: number): boolean {
  const before = node.selection.where.find(
    c => c.op === '=' && c.columns.join() === columns.join() && c.at !== undefined && c.at < at,
  )
  if (!before || !isBelow(draft, node)) return false
  const words = draft.chunks.slice(before.at! + 1).map(c => (c.values.length ? '' : c.text.toLowerCase()))
  return (
    words.find(word => /^(and|or|nor)$/.test(word)) === 'and' &&
    words.slice(0, at - before.at! - 1).every(word => /^(|and|also|with|the|a|an|as well as)$/.test(word))
  )
}

/** "trips from Lyon to Graz": two ends of a way, each a record of its own. */
function isOtherEnd({ chunks }: Draft, node: Node, { columns }: ValueMatch, at: number): boolean {
  const before = node.selection.where.find(c => c.columns.join() === columns.join() && c.at !== undefined && c.at < at)
  if (!before || !node.implicit) return false
  const [one, other] = [before.at!, at].map(i => endOf(chunks[i - 1]?.text ?? ''))
  return one !== undefined && other !== undefined && one !== other
}

function apartFrom(draft: Draft, node: Node, at: number): Node {
  const own = addNode(draft, node.entity, at, true)
  own.apart = true
  return own
}

export function negatedNode(draft: Draft, node: Node, at: number): Node {
  const own = node.selection.where.length && !node.negated ? addNode(draft, node.entity, at, true) : node
  own.negated = true
  return own
}

/** What only contains the word, or is nowhere in the data, is of a record that the message mentions, or the name of one beside it. */
function isNear(draft: Draft, { entity, field, values }: ValueMatch, text: string): boolean {
  const mentioned = draft.nodes.filter(n => !n.implicit)
  if (draft.nodes.some(n => n.entity === entity)) return true
  // "engineers" for the kinds that end in it are themselves the records.
  const last = wordsOf(text).at(-1) ?? ''
  if (
    (field.role === 'category' ||
      (!mentioned.length && entity.nameFields.includes(field) && !isPersonEntity(entity))) &&
    isPlural(last) &&
    values.every(v => isKindOf(wordsOf(v).at(-1)!, singular(last)))
  )
    return true
  // "what does the sleeping bag cost": a field of theirs is asked for.
  const isAsked = draft.chunks.some(c => c.text !== text && c.fields.some(f => f.entity === entity))
  if (!mentioned.length && isAsked && entity.nameFields.includes(field)) return true
  return isPersonName(entity, field) && mentioned.some(n => findPath(n.entity, entity, draft.app)?.length === 1)
}

const isKindOf = (last: string, noun: string) => singular(last) === noun || isDerived(last, noun)

/** Names of few words, as people and firms have them, not sentences. */
const isPersonName = (entity: Entity, field: Field) =>
  entity.nameFields.includes(field) && !/title|subject|summary/.test(field.words.join(' '))

/** "led by Ann", "assigned to Ann": the key named before the record that it points to asks for nothing. */
function useRole(draft: Draft, at: number, match: ValueMatch): void {
  if (!/^(by|to|is|under)$/i.test(draft.chunks[at - 1]?.text ?? '')) return
  const role = draft.chunks[at - 2]
  if (role && isFree(role) && role.fields.some(m => m.field.target === match.entity.key)) use(role, 'condition')
}

/** "in Asia/Tokyo time" of a `timezone`: the word behind is how the field's own name begins or ends. */
function useRestOfName(draft: Draft, at: number, { field }: ValueMatch): void {
  const behind = draft.chunks[at + 1]
  const word = behind?.text.toLowerCase() ?? ''
  const isPart =
    word.length >= 4 &&
    (field.words.length > 1 || field.words[0] !== word) &&
    field.words.some(w => w.startsWith(word) || w.endsWith(word))
  if (
    behind &&
    isFree(behind) &&
    isPart &&
    !behind.entities.length &&
    !behind.fields.length &&
    (behind.weak || !behind.values.length)
  )
    use(behind, 'condition')
}

/** "with gold status" of a loyalty level: a noun that only says what kind of thing the value is. */
function useKindNoun(draft: Draft, at: number, match: ValueMatch): void {
  const noun = draft.chunks[at + 1]
  const isOwn = noun?.fields.some(f => f.entity === match.entity)
  if (
    noun &&
    isFree(noun) &&
    match.field.role === 'category' &&
    KIND_NOUN.test(noun.text.toLowerCase()) &&
    !noun.values.length &&
    !isOwn
  )
    use(noun, 'condition')
}

/** Verbs for being someone's subordinate, beside those that the key's own name gives ("managed by"). */
const BELOW = /^(?:direct reports?|subordinates?)$/i
const SUBORDINATE = /^((?:direct )?reports?|reporting|under|subordinates?|works?)$/

/** Records of the same kind that one by its name leads to: those whose key names it (`up`), or the one that its own key names. */
function relateSelf(node: Node, { columns, values }: ValueMatch, { column }: Field, direction: 'up' | 'down'): void {
  const op = values.length > 1 ? ('in' as const) : ('=' as const)
  const where = [{ columns, op, values, text: true, label: `name ${values[0]}` }]
  const selection = { entity: node.entity.key, sources: [], args: {}, where, related: [] }
  node.selection.related.push({ selection, exists: true, via: column, direction })
}

/** How parts of a whole are spoken of: "units that belong to Optics", "areas within the park". */
const PART_OF = /^(?:belong(?:s|ing)?|parts?|under|below|within|inside|in|children|child|sub\w*)$/i

/** "who reports to Ann", "employees managed by Ann", "units that belong to Optics": the name is that of another record of the same kind. */
function relateToSelf(draft: Draft, at: number, node: Node, match: ValueMatch, chunk: Chunk): boolean {
  if (!node.entity.nameFields.includes(match.field)) return false
  const before = draft.chunks.slice(Math.max(0, at - 4), at)
  // "Ann's direct reports", "how many subordinates does Ann have": the noun says it.
  const below = draft.chunks.find(c => BELOW.test(c.text) && c.used === 'entity')
  if (!below && !/(?:^| )(?:to|by|under|for|of|in|within|below|inside)$/i.test(before.at(-1)?.text ?? '')) return false
  const own = node.entity.fields.filter(f => f.target === node.entity.key)
  // "who works for Ann" is a verb, "works by Ann" and "the works of Ann" are what Ann made.
  const isNoun = (c: Chunk) => /^works?$/i.test(c.text) && /^(by|of|to)$/i.test(before.at(-1)!.text)
  const told = (field: Field) =>
    (below && field.words.some(word => SUPERIOR.test(word)) ? below : undefined) ??
    before.find(c =>
      field.words.some(
        w =>
          w !== 'id' &&
          ((/^reports?$/.test(w) && /^report(?:s|ing)?(?: to)?$/i.test(c.text)) ||
            (SUPERIOR.test(w) && SUBORDINATE.test(c.text.toLowerCase()) && !isNoun(c)) ||
            (WHOLE.test(w) && PART_OF.test(c.text) && !node.implicit) ||
            (c.text.length > 4 && /ed$/i.test(c.text) && c.text.slice(0, 4).toLowerCase() === w.slice(0, 4))),
      ),
    )
  const field = own.find(told)
  if (!field) return false
  relateSelf(node, match, field, 'up')
  use(chunk, 'value')
  use(told(field)!, 'condition')
  return true
}

/** The negated condition on the same column right before, joined by "or", "and", "nor" or a comma. */
function listedBefore(draft: Draft, at: number, node: Node, columns: string[]): Condition | undefined {
  const before = node.selection.where.find(
    c =>
      !c.implied &&
      (c.op === '!=' || c.op === 'not in') &&
      c.columns.join() === columns.join() &&
      c.at !== undefined &&
      c.at < at,
  )
  if (!before) return undefined
  const between = draft.chunks.slice(before.at! + 1, at)
  // "open, not won or lost": what is denied behind a state that denies the same is one condition with it.
  const isDenial = (c: Chunk) => c.operator?.type === 'negation' && c.used === 'condition'
  return between.every(
    c => /^(or|and|nor|in|the|of|from)$/i.test(c.text) || c.used === 'value' || c.kind === 'filler' || isDenial(c),
  )
    ? before
    : undefined
}

const HAS_PARTS = /^(?:have|has|contain|include|comprise|hold|consist)$/i

/**
 * "which units does Optics have", "which unit does Optics belong to": records of a kind that are asked of one of the same kind are its parts, or
 * the whole that it is a part of, and never that one itself.
 */
function relateToWhole(draft: Draft, at: number, node: Node, match: ValueMatch): boolean {
  const { chunks } = draft
  const isAsked = /^(?:do|does|did|is)$/i.test(chunks[at - 1]?.text ?? '') && node.at === at - 2 && !node.implicit
  if (
    !isAsked ||
    !/^(?:which|what|how many)$/i.test(chunks[node.at - 1]?.text ?? '') ||
    !node.entity.nameFields.includes(match.field)
  )
    return false
  const verb = chunks.slice(at + 1).find(c => HAS_PARTS.test(c.text) || PART_OF.test(c.text))
  const [key, ...others] = node.entity.fields.filter(
    f => f.target === node.entity.key && f.words.some(word => WHOLE.test(word)),
  )
  if (!verb || !key || others.length) {
    if (verb || !chunks[at + 1]) draft.ignored.push(chunks[at]!.text)
    return false
  }
  relateSelf(node, match, key, HAS_PARTS.test(verb.text) ? 'up' : 'down')
  use(chunks[at]!, 'value')
  use(verb, 'related')
  return true
}
