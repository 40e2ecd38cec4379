import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addNode, isFree, use } from './draft.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { decide } from '../choice/search-readings.ts'
import { standsForPeople } from '../requests/stand-for-people.ts'
import { standsForThings } from '../requests/stand-for-things.ts'
import { isLedBy } from '../language/everyday-nouns.ts'
import { isPlural, plural, singular, stem } from '../language/words.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { findPlace } from './find-place.ts'
import { findPronoun } from './pronouns.ts'
import { isNoun } from './is-noun.ts'
import { isKindOf, standForKind, standFor } from './stand-for-records.ts'
import { doubtModifier, isModifier, describesField, tellsKindOfOther } from './describing-nouns.ts'
import { pointedAt } from './pointed-at.ts'

/** How sure it is that records are meant whose name only begins with a noun. */
const BY_BEGINNING = 0.6

/** Nouns of the message, and words that point back to what was answered before. */
export function findNodes(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (chunk.used || findPlace(draft, at)) return
    if (chunk.operator?.type === 'pronoun') return findPronoun(draft, chunk, at)
    if (chunk.kind === 'mention' && isAdvised(draft, at)) {
      draft.ignored.push(chunk.text)
      return void Object.assign(chunk, { kind: 'filler', values: [], fields: [] })
    }
    nameOwner(draft, chunk, at)
    if (isMemberOf(draft, at)) return void Object.assign(chunk, { kind: 'filler', used: 'entity', values: [] })
    if (standsForPeople(draft, chunk, at) || standsForThings(draft, chunk, at)) return
    if (isSent(draft, chunk)) chunk.fields = []
    if (!chunk.entities.length) return standFor(draft, chunk, at)
    const best = [...chunk.entities].sort(
      (a, b) => Number(canBeListed(b.entity)) - Number(canBeListed(a.entity)) || b.quality - a.quality,
    )[0]!
    if (!canBeListed(best.entity)) return
    if (isParticipleOfBefore(draft, chunk, best.entity)) return use(chunk, 'related')
    const likely = isNoun(draft, chunk, at, best)
    // What is exactly a noun is no part of a field's name.
    const otherwise = [...chunk.fields, ...chunk.values].some(m => m.quality >= Math.max(0.8, best.quality - 0.1))
    if (!decide(draft, `noun ${at}`, otherwise ? [likely, !likely] : [likely])) return
    if (tellsKindOfOther(draft, at)) return void Object.assign(chunk, { entities: [], fields: [] })
    if (isKindOf(chunk, best)) return standForKind(draft, chunk, at, best)
    if (isModifier(draft, best.entity, at) || describesField(draft, best.entity, at)) {
      doubtModifier(draft, best.entity, at)
      return void Object.assign(chunk, { kind: 'filler', used: 'entity' })
    }
    placeNoun(draft, best.entity, at)
    if (best.isEveryday) draft.notes.push(`took “${chunk.text}” as ${plural(best.entity.noun)}`)
    if (best.isEveryday && isLedBy(singular(chunk.text.toLowerCase()), best.entity))
      draft.sureness = Math.min(draft.sureness, BY_BEGINNING)
    use(chunk, 'entity')
  })
}

/** The records that a noun stands for: those of before, those that the message has named, or others. */
function placeNoun(draft: Draft, entity: Entity, at: number): void {
  const known = draft.nodes.find(node => node.entity === entity && !node.previous)
  const back = draft.nodes.find(node => node.entity === entity && node.previous && node.at === at - 1)
  const meant = back || known ? undefined : pointedAt(draft, entity, at)
  if (back) back.at = at
  else if (meant) Object.assign(addNode(draft, entity, at), { previous: true, selection: meant })
  else if (!known) {
    const isLacked = isLackedBeside(draft, at)
    Object.assign(addNode(draft, entity, at), isLacked && { isOfRoot: true, negated: true })
  } else if (isCountedAgain(draft, known, at)) known.at = at
  else if (isLackedToo(draft, known, at)) Object.assign(addNode(draft, entity, at), { apart: true, negated: true })
  else if (isDoneToo(draft, known, at)) addNode(draft, entity, at).apart = true
}

/** "who should we contact first?": a verb of what is to be done, though records or values are called so; what is best no record tells. */
const isAdvised = ({ chunks }: Draft, at: number): boolean =>
  /^(?:we|i|you|they)$/i.test(chunks[at - 1]?.text ?? '') &&
  /^(?:should|shall|must)$/i.test(chunks[at - 2]?.text ?? '') &&
  !isPlural(chunks[at]!.text.toLowerCase())

/** "which lead source has the most leads": the noun before its own field only tells whose field that is; those counted are named again. */
const isCountedAgain = ({ chunks }: Draft, known: Node, at: number): boolean =>
  /^(?:most|least|fewest|more|fewer)$/i.test(chunks.slice(0, at).findLast(saysOf)?.text ?? '') &&
  isPlural(chunks[at]!.text) &&
  (!Number.isInteger(known.at) ||
    (!isPlural(chunks[known.at]?.text ?? '') &&
      Boolean(chunks[known.at + 1]?.fields.some(f => f.entity === known.entity && f.quality >= 0.9))))

/** "clients with pets in Oslo but no pets in Bergen": the second ones are others, of which there are none. */
function isLackedToo(draft: Draft, known: Node, at: number): boolean {
  const none = lackBehind(draft, at, /^(?:and|but|yet)$/i)
  if (!none || known.at >= at || draft.nodes.find(n => !n.implicit) === known) return false
  use(none, 'related')
  return true
}

/** "firms that have offers but no orders": it is the firms that have none, and not only one of their offers. */
function isLackedBeside(draft: Draft, at: number): boolean {
  const none = lackBehind(draft, at, /^(?:but|yet)$/i)
  const has = draft.nodes.find(n => n.at === at - 3 && !n.implicit)
  if (!none || !has || draft.nodes.find(n => !n.implicit) === has) return false
  use(none, 'related')
  return true
}

/** "… but no" right before a noun: the word that there are none of them. */
function lackBehind({ chunks }: Draft, at: number, joints: RegExp): Chunk | undefined {
  const [joint, none] = [chunks[at - 2], chunks[at - 1]]
  const isLack = /^(?:no|without)$/i.test(none?.text ?? '') && joints.test(joint?.text ?? '')
  return isLack && isFree(none) ? none : undefined
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

/** "and the ones tagged blue?": the verb of a relation that the request before was about already is no noun of another topic. */
const isParticipleOfBefore = ({ previous }: Draft, { text }: Chunk, entity: Entity): boolean =>
  /[a-z]{2}ed$/i.test(text) &&
  !/ed$/.test(entity.words.at(-1)!) &&
  Boolean(previous?.root.related.some(r => r.selection.entity === entity.key))

/** Nouns for all who work somewhere. */
const COLLECTIVE = /^(?:staff|personnel|crew|faculty|workforce)$/i

/** "the youngest member of staff": one of those that the noun behind is a collective of, whatever else is called a member. */
function isMemberOf({ chunks }: Draft, at: number): boolean {
  if (!/^members?$/i.test(chunks[at]!.text)) return false
  // "staff members": whatever else is called a member.
  const before = chunks[at - 1]
  if (COLLECTIVE.test(before?.text ?? '') && before!.entities.some(e => e.quality === 1)) return true
  if (!/^of$/i.test(chunks[at + 1]?.text ?? '')) return false
  const noun = chunks.slice(at + 2, at + 4).find(c => c.entities.length > 0)
  return COLLECTIVE.test(noun?.text ?? '') && noun!.entities.some(e => e.quality === 1)
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

/** "opportunity value", "lead source": a field named with its noun mentions the noun too, just before itself. */
function nameOwner(draft: Draft, chunk: Chunk, at: number): void {
  if (!chunk.fields.length || chunk.entities.length) return
  const words = chunk.text
    .toLowerCase()
    .replace(/['’]s\b/, '')
    .split(/\W+/)
  // "client region": another word for the noun; "logged hours" tells what was done with them.
  const isTail = ({ field }: FieldMention) =>
    !isParticiple(words[0]!) &&
    words.length === field.words.length + 1 &&
    field.words.every((word, i) => stem(word) === stem(words[i + 1]!))
  const other = chunk.fields.find(f => f.quality >= 0.9 && f.quality < 1 && isTail(f))?.entity
  const owner = chunk.fields.find(f => f.quality === 1)?.entity ?? other
  if (!owner || !canBeListed(owner)) return
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
