import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addNode, isFree, isGenitive, use } from './draft.ts'
import { pointsToShown } from './pointers.ts'
import type { Query, Selection } from './query.ts'
import type { EntityMention, FieldMention } from '../dictionary/dictionary.ts'
import { isOutcome } from '../vocabulary/add-meanings.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { decide } from '../choice/search-readings.ts'
import { standsForPeople } from '../requests/stand-for-people.ts'
import { standsForThings } from '../requests/stand-for-things.ts'
import { isNumeric } from '../conditions/shared.ts'
import { isPlaceField } from '../language/places.ts'
import { isPlural, plural, singular, stem } from '../language/words.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'
import { narrow, rankedAmong } from './among-those.ts'
import { isAllOf } from './still-one.ts'
import { isOne } from '../follow-ups/one-told-by.ts'
import { findPlace } from './find-place.ts'

/** Nouns of the message, and words that point back to what was answered before. */
export function findNodes(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (chunk.used || findPlace(draft, at)) return
    if (chunk.operator?.type === 'pronoun') return findPronoun(draft, chunk, at)
    nameOwner(draft, chunk, at)
    if (isMemberOf(draft, at)) return void Object.assign(chunk, { kind: 'filler', used: 'entity', values: [] })
    if (standsForPeople(draft, chunk, at) || standsForThings(draft, chunk, at)) return
    if (isSent(draft, chunk)) chunk.fields = []
    if (!chunk.entities.length) return standFor(draft, chunk, at)
    const best = [...chunk.entities].sort((a, b) => usable(b.entity) - usable(a.entity) || b.quality - a.quality)[0]!
    if (!usable(best.entity)) return
    if (isAdvised(draft, at)) return void draft.ignored.push(chunk.text)
    if (isParticipleOfBefore(draft, chunk, best.entity)) return use(chunk, 'related')
    const likely = isNoun(draft, chunk, at, best)
    // What is exactly a noun is no part of a field's name.
    const otherwise = [...chunk.fields, ...chunk.values].some(m => m.quality >= Math.max(0.8, best.quality - 0.1))
    if (!decide(draft, `noun ${at}`, otherwise ? [likely, !likely] : [likely])) return
    if (tellsKindOfOther(draft, at)) return void Object.assign(chunk, { entities: [], fields: [] })
    if (isKindOf(chunk, best)) return standForKind(draft, chunk, at, best.entity)
    if (isModifier(draft, best.entity, at) || describesField(draft, best.entity, at))
      return void Object.assign(chunk, { kind: 'filler', used: 'entity' })
    const known = draft.nodes.find(node => node.entity === best.entity && !node.previous)
    const back = draft.nodes.find(node => node.entity === best.entity && node.previous && node.at === at - 1)
    const meant = back || known ? undefined : pointedAt(draft, best.entity, at)
    if (back) back.at = at
    else if (meant) Object.assign(addNode(draft, best.entity, at), { previous: true, selection: meant })
    else if (!known) addNode(draft, best.entity, at)
    else if (isCountedAgain(draft, known, at)) known.at = at
    else if (isLackedToo(draft, known, at))
      Object.assign(addNode(draft, best.entity, at), { apart: true, negated: true })
    else if (isDoneToo(draft, known, at)) addNode(draft, best.entity, at).apart = true
    if (best.isEveryday) draft.notes.push(`took “${chunk.text}” as ${plural(best.entity.noun)}`)
    use(chunk, 'entity')
  })
}

/** "who should we contact first?": a verb of what is to be done, though records are called so; what is best no record tells. */
const isAdvised = ({ chunks }: Draft, at: number): boolean =>
  /^(?:we|i|you|they)$/i.test(chunks[at - 1]?.text ?? '') &&
  /^(?:should|shall|must)$/i.test(chunks[at - 2]?.text ?? '') &&
  !isPlural(chunks[at]!.text.toLowerCase())

/** What a noun in the singular stands behind that speaks of records of its own: "per desk", "which customer orders the most". */
const SPEAKS_OF_ONE = /^(?:which|what|who|whose|each|every|per|by|an?|one|any|this|that|does|do|did)$/i

/**
 * "desk bookings of Desk A2", "how many run registrations does the Fun Run have": a noun in the singular right before the plural of
 * what belongs to it tells of what kind that is, and no record of its own is spoken of.
 */
function isModifier({ app, chunks, message }: Draft, entity: Entity, at: number): boolean {
  const [chunk, next] = [chunks[at]!, chunks[at + 1]]
  const head = next?.entities.find(e => e.quality >= 0.9 && e.entity !== entity)?.entity
  const said = next?.text.toLowerCase() ?? ''
  if (!head || !usable(head) || isPlural(chunk.text.toLowerCase()) || !isPlural(said) || next!.used) return false
  if (SPEAKS_OF_ONE.test(chunks[at - 1]?.text ?? '') || isGenitive({ chunks, message }, at)) return false
  const isBeside = /^\s+$/.test(message.text.slice(message.tokens[chunk.to - 1]!.end, message.tokens[next!.from]!.start)) // oxfmt-ignore
  return isBeside && hopsOf(head, app).some(hop => hop.direction === 'up' && hop.to === entity)
}

/**
 * "which bird families are there among our breeds", of breeds that have a family and birds that are of a breed: in the singular right before a
 * field that only the other kind has, which is named as well, the noun tells what the field is about and restricts nothing.
 */
function describesField({ app, chunks, message }: Draft, entity: Entity, at: number): boolean {
  const [chunk, next] = [chunks[at]!, chunks[at + 1]]
  const owners = new Set(next?.fields.flatMap(f => (f.quality >= 0.9 ? [f.entity] : [])))
  const isNamed = (one: Entity) =>
    chunks.some((c, i) => i > at + 1 && c.entities.some(e => e.entity === one && e.quality >= 0.9))
  const [owner, ...others] = [...owners].filter(isNamed)
  if (!next || !owner || others.length || owners.has(entity) || isPlural(chunk.text.toLowerCase())) return false
  if (SPEAKS_OF_ONE.test(chunks[at - 1]?.text ?? '') && !isPlural(next.text.toLowerCase())) return false
  return (
    !isGenitive({ chunks, message }, at) && hopsOf(entity, app).some(hop => hop.direction === 'up' && hop.to === owner)
  )
}

/** "which lead source has the most leads": the noun before its own field only tells whose field that is; those counted are named again. */
const isCountedAgain = ({ chunks }: Draft, known: Node, at: number): boolean =>
  /^(?:most|least|fewest|more|fewer)$/i.test(chunks.slice(0, at).findLast(saysOf)?.text ?? '') &&
  isPlural(chunks[at]!.text) &&
  (!Number.isInteger(known.at) ||
    (!isPlural(chunks[known.at]?.text ?? '') &&
      Boolean(chunks[known.at + 1]?.fields.some(f => f.entity === known.entity && f.quality >= 0.9))))

/** "clients with pets in Oslo but no pets in Bergen": the second ones are others, of which there are none. */
function isLackedToo({ chunks, nodes }: Draft, known: Node, at: number): boolean {
  const [joint, none] = [chunks[at - 2], chunks[at - 1]]
  const isLacked = /^(?:no|without)$/i.test(none?.text ?? '') && /^(?:and|but|yet)$/i.test(joint?.text ?? '')
  if (!isLacked || known.at >= at || nodes.find(n => !n.implicit) === known || !isFree(none)) return false
  use(none, 'related')
  return true
}

/** "who have both bought and sold something": the two verbs of one deal are two deals of theirs. */
function isDoneToo({ chunks }: Draft, known: Node, at: number): boolean {
  const [one, other] = [chunks[Math.floor(known.at)]!, chunks[at]!].map(c => c.text.toLowerCase())
  const isVerb = (word: string) => singular(word) !== singular(known.entity.words.at(-1)!)
  return /^and$/i.test(chunks[at - 1]?.text ?? '') && known.at === at - 2 && isVerb(one!) && isVerb(other!) && rootOf(one!) !== rootOf(other!) // oxfmt-ignore
}

/** No little word, and nothing that only narrows the noun behind it: "the most new leads". */
const saysOf = ({ kind, values, fields, entities }: Chunk): boolean => {
  const isFlag = fields.length > 0 && fields.every(f => f.field.role === 'boolean')
  return kind !== 'filler' && (entities.length > 0 || !(values.length || isFlag))
}

/** "what reservations does this guest have", "the guest's phone": the one that was asked about, or whose records were, by its noun. */
function pointedAt({ previous, chunks, message }: Draft, { key }: Entity, at: number): Selection | undefined {
  const [before, word] = [chunks[at - 2], chunks[at - 1]?.text.toLowerCase() ?? '']
  // "orders that customers sent": behind a noun it is a relative.
  const isDemonstrative = /^(?:this|same)$/.test(word) || (word === 'that' && !before?.entities.length)
  // "the guest's phone" where nobody is named: one is spoken of, which can only be that of before.
  const isDefinite =
    word === 'the' &&
    message.tokens.slice(chunks[at]!.from, chunks[at]!.to).some(t => t.isOwner) &&
    !chunks.some(c => c.values.length || c.literal)
  if (!previous || !(isDemonstrative || isDefinite)) return undefined
  if (isDefinite && previous.root.entity === key && previous.ask === 'list') return narrow(previous.root)
  if (previous.root.entity === key) return previous.single || previous.lookup ? narrow(previous.root) : undefined
  const owner = previous.root.related.find(({ selection, exists }) => exists && selection.entity === key)
  return owner && structuredClone(owner.selection)
}

/** "and the ones tagged blue?": the verb of a relation that the request before was about already is no noun of another topic. */
const isParticipleOfBefore = ({ previous }: Draft, { text }: Chunk, entity: Entity): boolean =>
  /[a-z]{2}ed$/i.test(text) &&
  !/ed$/.test(entity.words.at(-1)!) &&
  Boolean(previous?.root.related.some(r => r.selection.entity === entity.key))

/**
 * "companies" of organisations, some of whose kind is `company`: what is only another word for all of them is exactly what some of them
 * are, so it is those that are meant.
 */
const isKindOf = ({ values, text }: Chunk, { entity, quality }: EntityMention): boolean =>
  quality < 0.9 &&
  isPlural(text.toLowerCase()) &&
  values.some(v => v.entity === entity && v.field.role === 'category' && !v.field.nested && v.quality >= 0.9)

/**
 * "notes about applications" of notes whose `subject_type` is `application`, beside a `subject_id` that is the key of one kind or another: what
 * they are about is a value of theirs, where nothing more is said of it.
 */
function tellsKindOfOther({ chunks, nodes }: Draft, at: number): boolean {
  const { values } = chunks[at]!
  const isLast = chunks.slice(at + 1).every(c => c.kind === 'filler' || /^there$/i.test(c.text))
  const isTyped = ({ entity, field, quality }: ValueMatch) =>
    quality >= 0.9 &&
    /^(?:type|kind|class|model)$/.test(field.words.at(-1)!) &&
    entity.fields.some(f => f.words.join(' ') === [...field.words.slice(0, -1), 'id'].join(' ')) &&
    nodes.some(n => n.entity === entity && n.at < at)
  return (
    isLast && /^(?:about|on|of|for|to|concerning|regarding)$/i.test(chunks[at - 1]?.text ?? '') && values.some(isTyped)
  )
}

/** Its condition is read with the other values. */
function standForKind(draft: Draft, chunk: Chunk, at: number, entity: Entity): void {
  Object.assign(chunk, { entities: [], fields: [], values: chunk.values.filter(v => v.entity === entity) })
  if (!draft.nodes.some(node => node.entity === entity)) addNode(draft, entity, at).stands = true
}

/** "the youngest member of staff": one of those that the noun behind is a collective of, whatever else is called a member. */
function isMemberOf({ chunks }: Draft, at: number): boolean {
  if (!/^members?$/i.test(chunks[at]!.text) || !/^of$/i.test(chunks[at + 1]?.text ?? '')) return false
  const noun = chunks.slice(at + 2, at + 4).find(c => c.entities.length > 0)
  return (
    /^(?:staff|personnel|crew|faculty|workforce)$/i.test(noun?.text ?? '') && noun!.entities.some(e => e.quality === 1)
  )
}

/** "how many e-mails did we send" of messages over the channel `email`: what is sent is no address that somebody has. */
const isSent = ({ message }: Draft, { text, fields, values }: Chunk): boolean =>
  fields.length > 0 &&
  fields.every(f => f.field.role === 'email' || f.field.role === 'phone') &&
  isPlural(text.toLowerCase()) &&
  values.some(v => v.field.role === 'category' && v.quality >= 0.9) &&
  /\b(?:send|sends|sent|receive[sd]?|got|get|open(?:ed)?|answer(?:ed)?|writ(?:e|ten)|wrote|made|make|deliver(?:ed)?|bounced?)\b/i.test(
    message.text,
  )

/** How much poorer a reading may be and still compete. */
const FAR = 0.2

/** Whether a word that may be a noun is one, rather than a field or a value that is spelt alike. */
function isNoun(draft: Draft, chunk: Chunk, at: number, best: EntityMention): boolean {
  const { chunks } = draft
  if (chunk.values.some(v => v.quality === 1 && /^[A-Z]/.test(chunk.text) && chunk.text.includes(' '))) return false
  // A value of the data beats a mere synonym of a noun ("prospecting").
  const asked = /^(how many|which|what|number of|the|of)$/i.test(chunks[at - 1]?.text ?? '')
  // "todo tasks", "people managers": before its noun a value describes it.
  const isAdjective =
    best.quality < 0.9 &&
    chunk.values.some(v => v.quality >= 0.95) &&
    chunks[at + 1]?.entities.some(e => e.entity === best.entity)
  if (isAdjective || isProgressive(draft, at, best) || isAmountDone(draft, at)) return false
  // "people" is a noun even where a department is called People.
  const isWord = (v: { values: string[] }) => /^[a-z]/.test(chunk.text) && !/^[A-Z]/.test(v.values[0] ?? '')
  if (
    best.quality < 0.9 &&
    !asked &&
    chunk.values.some(v => v.quality >= 0.95 && (isWord(v) || /^[A-Z]/.test(chunk.text)))
  )
    return false
  // "students enrolled before May": the participle is the date's, not the noun made of the same verb.
  const isParticiple =
    /ed$/i.test(chunk.text) &&
    chunk.fields.some(
      f =>
        f.field.role === 'date' &&
        f.quality >= 0.8 &&
        chunks.some((c, i) => i < at && c.entities.some(e => e.entity === f.entity && e.quality === 1)),
    )
  if (isParticiple) return false
  // A word that is both a noun and a field of another noun is the field where that noun is there too.
  // A far poorer reading as a field ("people" of an employee count) takes no noun away.
  const asField = chunk.fields.filter(f => f.entity !== best.entity && f.quality >= best.quality - FAR)
  const others = chunks.some(
    (c, i) =>
      i !== at &&
      (c.entities.some(e => asField.some(f => f.entity === e.entity)) ||
        (c.operator?.type === 'pronoun' && asField.some(f => f.entity.key === draft.previous?.root.entity))),
  )
  // "ratings for each score" of ratings: exactly their own field is no other word for them.
  const isOwn = (m: { entity: Entity; quality: number }, least: number) =>
    m.entity === best.entity && m.quality >= least
  if (
    best.quality < 0.8 &&
    chunk.fields.some(f => isOwn(f, 1)) &&
    chunks.some((c, i) => i !== at && c.entities.some(e => isOwn(e, 0.9)))
  )
    return false
  // "the skills of our people", who each have a `skill`: of a list that holds the bare values, their own field tells whose they are.
  const isOfSpoken = (f: FieldMention) =>
    f.quality === 1 &&
    chunks.some((c, i) => i !== at && c.entities.some(e => e.entity === f.entity && e.quality >= 0.9))
  if (isOneValue(best.entity) && asField.some(isOfSpoken)) return false
  // "is the post open?" of a post, also called an opening, that `isOpen`: the state, and no other word for the record.
  const tells = (f: FieldMention) => f.field.role === 'boolean' && isOwn(f, best.quality) && f.quality > best.quality
  if (best.quality < 0.8 && !isPlural(chunk.text) && chunk.fields.some(tells)) return false
  // "contacts with the job title Buyer", "whose job title is Buyer": a value of the field stands right behind it.
  const behind = /^(?:is|are|was|of|=|:)$/i.test(chunks[at + 1]?.text ?? '') ? at + 2 : at + 1
  const isStated = chunks[behind]?.values.some(v =>
    asField.some(f => f.quality === 1 && f.entity === v.entity && f.columns.join() === v.columns.join()),
  )
  // "Ann Lee's job title": the field of the record that is named.
  // "Ann Lee's instruments" of instruments that name her, though she has an `instrument` of her own: several are records.
  const isSeveral = (f: FieldMention) =>
    isPlural(chunk.text.toLowerCase()) &&
    !isPlural(f.field.words.at(-1)!) &&
    hopsOf(best.entity, draft.app).some(hop => hop.direction === 'up' && hop.to === f.entity)
  const own = asField.filter(f => f.quality === 1 && !isSeveral(f))
  const isOwned = chunks.some(c =>
    c.values.some(
      v => v.quality === 1 && v.entity.nameFields.includes(v.field) && own.some(f => f.entity === v.entity),
    ),
  )
  return !(asField.length && (((best.quality < 0.9 || isStated || isGroupOf(draft, at, asField)) && others) || isOwned))
}

/** Its records have no key and say one thing each, beside what they belong to. */
const isOneValue = ({ idField, fields }: Entity): boolean =>
  !idField && fields.filter(({ role }) => role !== 'reference').length === 1

/** "which lifts are running?": what somebody is doing, not the runs. */
const isProgressive = ({ chunks }: Draft, at: number, { entity }: EntityMention): boolean =>
  /[a-z]{2}ing$/i.test(chunks[at]!.text) &&
  /^(?:is|are|was|were|be|been|still|not|currently|now)$/i.test(chunks[at - 1]?.text ?? '') &&
  !entity.words.at(-1)!.endsWith('ing')

/** "how much was claimed last year": the figure called after what was done, not the records. */
function isAmountDone({ chunks }: Draft, at: number): boolean {
  const { text, fields } = chunks[at]!
  const asks = chunks.findLastIndex((c, i) => i < at && /^how much$/i.test(c.text))
  const isLinked =
    asks >= 0 && chunks.slice(asks + 1, at).every(c => /^(?:is|are|was|were|has|have|been|being)$/i.test(c.text))
  return isLinked && asks < at - 1 && /ed$/i.test(text) && fields.some(f => isNumeric(f) && f.quality >= 0.8)
}

/** "students per instrument" where a student has an instrument of its own by that name: it is what they are grouped by. */
const isGroupOf = ({ chunks }: Draft, at: number, asField: FieldMention[]): boolean =>
  /^(?:per|by)$/i.test(chunks[at - 1]?.text ?? '') &&
  asField.some(
    ({ entity, field, quality }) =>
      quality === 1 &&
      field.role === 'category' &&
      !field.target &&
      !field.nested &&
      chunks.some((c, i) => i < at && c.entities.some(e => e.entity === entity && e.quality >= 0.9)),
  )

/**
 * "how many novels", "all comics": the plural of a kind stands for the records of that kind, unless their own noun
 * follows ("the novel books"). Its condition is read with the other values.
 */
function standFor(draft: Draft, chunk: Chunk, at: number): void {
  if (standForFlag(draft, chunk, at)) return
  // "in the us" is a place, and no plural.
  const kinds = ofMoney(
    chunk.values.filter(
      v => v.field.role === 'category' && v.quality >= 0.7 && usable(v.entity) && !isPlaceField(v.field.words),
    ),
    draft,
    chunk,
  )
  // Records of several kinds may be such: which are meant, the other words tell.
  const owners = [...new Set(kinds.map(k => k.entity))]
  const owner = owners.length > 1 ? decide(draft, `stands ${at}`, [undefined, ...owners]) : owners[0]
  const kind = kinds.find(k => k.entity === owner)
  // "every minibus" as well as "minibuses".
  const isAll = /^(?:every|any)$/i.test(draft.chunks[at - 1]?.text ?? '')
  const isMany = (/[a-z]s$/.test(chunk.text) && isPlural(chunk.text)) || /^[A-Z]{2,5}s$/.test(chunk.text)
  if (!kind || !(isMany || isAll)) return
  const after = draft.chunks.slice(at + 1, at + 3)
  // The key of other records that is called so leads to them as well: "which graders have …" of a `grader_id`.
  const isKey = ({ field }: FieldMention) => field.target === kind.entity.key
  if (
    !chunk.fields.every(isKey) ||
    after[0]?.entities.length ||
    draft.chunks.some(c => c.entities.some(e => e.entity === kind.entity))
  )
    return
  if (!isAll && kind.values.some(value => value.toLowerCase() === chunk.text.toLowerCase())) return
  if (!draft.nodes.some(node => node.entity === kind.entity)) addNode(draft, kind.entity, at).stands = true
}

/** Hardly a count or a score. */
const LARGE = 10_000

/** "wins" of deals and of leads: what has an amount is won or lost by those who do business. */
function ofMoney(kinds: ValueMatch[], { chunks }: Draft, { text }: Chunk): ValueMatch[] {
  // "negotiations over 300k": those that are about so much.
  const isLarge = ({ literal }: Chunk) =>
    literal?.kind === 'number' && (literal.unit === 'money' || literal.value >= LARGE) && literal.measure === undefined
  if (!isOutcome(text) && !chunks.some(isLarge)) return kinds
  const money = kinds.filter(({ entity }) => entity.fields.some(f => f.role === 'money' && !f.nested))
  return money.length ? money : kinds
}

/** "highlights of the show" of a flag `isHighlight`: the plural of what a record may be stands for those that are it. */
function standForFlag(draft: Draft, { text, fields }: Chunk, at: number): boolean {
  const noun = text.toLowerCase()
  const isNamed = ({ words }: Field) => words.at(-1) === singular(noun) && noun !== singular(noun)
  const flags = fields.filter(f => f.field.role === 'boolean' && isNamed(f.field) && usable(f.entity))
  const [flag] = flags
  const isOther = draft.chunks.slice(at + 1, at + 3).some(c => c.entities.length > 0)
  if (!flag || flags.some(f => f.entity !== flag.entity) || isOther) return false
  if (!draft.nodes.some(node => node.entity === flag.entity)) addNode(draft, flag.entity, at).stands = true
  return true
}

/** "opportunity value", "lead source": a field named with its noun mentions the noun too, just before itself. */
function nameOwner(draft: Draft, chunk: Chunk, at: number): void {
  const words = chunk.text
    .toLowerCase()
    .replace(/['’]s\b/, '')
    .split(/\W+/)
  // "client region": another word for the noun.
  const isTail = ({ field }: FieldMention) =>
    words.length === field.words.length + 1 && field.words.every((word, i) => stem(word) === stem(words[i + 1]!))
  const other = chunk.fields.find(f => f.quality >= 0.9 && f.quality < 1 && isTail(f))?.entity
  const owner = chunk.fields.find(f => f.quality === 1)?.entity ?? other
  if (!owner || chunk.entities.length || !usable(owner)) return
  if (owner !== other && (words.length <= owner.words.length || stem(words[0]!) !== stem(owner.words[0]!))) return
  if (
    !owner.fields.some(f => f.words.length === words.length && f.words[0] === words[0]) &&
    !draft.nodes.some(n => n.entity === owner)
  ) {
    const node = addNode(draft, owner, at - 0.5)
    const meant = pointedAt(draft, owner, at)
    if (meant) Object.assign(node, { previous: true, selection: meant })
  }
}

export const usable = (entity: Entity) => Number(entity.sources.some(source => source.complete))

function findPronoun(draft: Draft, chunk: Chunk, at: number): void {
  const word = chunk.text.toLowerCase()
  const beside = [draft.chunks[at - 1]?.text, draft.chunks[at + 1]?.text].map(t => t?.toLowerCase() ?? '')
  const isExpletive = word === 'there' && beside.some(t => /^(is|are|was|were|exist)$/.test(t))
  const before = draft.chunks[at - 1]
  const isRelative =
    word === 'that' &&
    Boolean(before) &&
    (before!.kind !== 'filler' || /^(so|sure|ones?|all|those)$/i.test(before!.text)) &&
    before!.operator?.type !== 'breakdown'
  // "and the green ones?": instead of those before, not of them.
  const isInstead =
    word === 'ones' && /^\W*(and|or|what about|how about|no|sorry|actually|rather|i meant?)\b/i.test(draft.message.text)
  const isFiller = word === 'it' && /^(is|was|possible)$/.test(beside[1]!) && at === 0
  // "which of them …" at the beginning of a conversation: nobody knows whom.
  if (!draft.previous && (pointsToShown(draft.message.text) || isAmongUnknown(draft, at))) draft.ignored.push('of them')
  if (!draft.previous || isInstead || isExpletive || isRelative || isFiller) return use(chunk, 'filler')
  if (draft.nodes.some(node => node.previous)) return use(chunk, 'entity')
  // "who are the captains among them?": of those before, whatever the noun of this message is.
  const isAmong = /^(?:them|those|these)$/.test(word) && /^(?:among|amongst)$/.test(beside[0]!)
  const same = isAmong ? draft.nodes.find(node => node.entity.key === draft.previous!.root.entity) : undefined
  if (same && isAllOf(same.selection)) {
    Object.assign(same, { previous: true, selection: narrow(draft.previous.root) })
    return use(chunk, 'entity')
  }
  // "which accounts … and who runs them": a noun of this message comes before the one of the last, where it agrees.
  const nouns = draft.nodes.filter(node => !node.implicit && node.at < at)
  const isSubject = /^(do|does|did|has|have|is|are|was|were)$/.test(beside[0]!)
  // "which rooms are booked for it?": a verb is nothing that it stands for.
  const things = nouns.filter(
    n =>
      !(
        /[a-z]{2}ed$/i.test(draft.chunks[n.at]?.text ?? '') &&
        n.entity.words.at(-1) !== draft.chunks[n.at]!.text.toLowerCase()
      ),
  )
  const agrees = things.some(n => isPlural(draft.chunks[n.at]?.text ?? '') === /^(their|they|them)$/.test(word))
  if (/^(it|its|their|they|them)$/.test(word) && nouns.length && agrees && !isSubject) return use(chunk, 'filler')
  const entity = draft.app.entities.find(e => e.key === draft.previous!.root.entity)
  if (!entity) return
  const { previous } = draft
  const owner =
    /^(it|its|he|she|his|her|him)$/.test(word) && draft.app.entities.find(e => e.key === previous.winner?.entity)
  const node = addNode(draft, owner || entity, at)
  node.previous = true
  // "and the last of them?" after the first one: of all of those.
  const several = /^(?:them|these|those)$/.test(word) && beside[0] === 'of' ? rankedAmong(previous.root) : undefined
  node.selection = owner && owner !== entity ? ofWinner(previous) : narrow(several ?? withoutAsked(previous))
  if (!(owner && owner !== entity) && previous.winner) restrictTo(node.selection, previous.winner)
  if (/^(that|it|he|she)$/.test(word)) standOut(node.selection, previous)
  use(chunk, 'entity')
}

/**
 * "who makes it?" – "is that producer organic?" – "what else do they make?": whether one is such was asked, whoever it is; of several
 * ("are any of them open?") those that are such are meant.
 */
function withoutAsked({ ask, root }: Query): Selection {
  const rest = { ...root, where: root.where.filter(({ at }) => at === undefined) }
  const isOfOne =
    root.related.some(({ selection, exists, count }) => exists && !count && isOne(selection)) ||
    (root.within !== undefined && isOne(root.within))
  return ask === 'exists' && isOfOne && !isAllOf(rest) ? rest : root
}

/** "who has the highest fee among them?" where this message has named nobody yet. */
const isAmongUnknown = ({ chunks, nodes }: Draft, at: number): boolean =>
  /^(?:them|those|these)$/i.test(chunks[at]!.text) &&
  /^(?:among|amongst|of|out of)$/i.test(chunks[at - 1]?.text ?? '') &&
  !nodes.some(node => !node.implicit && node.at < at)

/** The record whose group came first: "which department has the most people" → "who is its head?" */
export const ofWinner = ({ winner }: Query): Selection => ({
  entity: winner!.entity,
  sources: [],
  args: {},
  where: [structuredClone(winner!.condition)],
  related: [],
})

/** The records of the group that came first. */
export function restrictTo(selection: Selection, { entity, condition }: NonNullable<Query['winner']>): void {
  if (entity === selection.entity) selection.where.push(structuredClone(condition))
  else
    selection.related.push({
      selection: { entity, sources: [], args: {}, where: [structuredClone(condition)], related: [] },
      exists: true,
    })
}

/** "the highest salary?" → "who is that?": the record that has the figure. */
function standOut(selection: Selection, { ask, measures }: Query): void {
  const [measure] = measures
  if (ask !== 'measure' || measures.length !== 1 || !measure?.column || !/^(min|max)$/.test(measure.fn)) return
  selection.order = { columns: [measure.column], direction: measure.fn === 'max' ? 'desc' : 'asc' }
  selection.limit = 1
}
