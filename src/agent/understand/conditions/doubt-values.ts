import type { Chunk } from '../chunks/chunk.ts'
import { isPartOfValue } from '../chunks/values-of-words.ts'
import type { Draft, Node } from '../reading/draft.ts'
import { arePeople } from '../entity-model/people.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { positiveOf } from '../language/gradables.ts'
import { isPlaceField } from '../language/places.ts'
import { rootOf } from '../language/verb-forms.ts'
import { isPlural, stem, wordsOf } from '../language/words.ts'
import { isSpokenOf } from './opposite-flags.ts'
import { findPath } from '../entity-model/relations.ts'
import { isBelow } from './value-nodes.ts'

/** "Dr Hale's oldest patient" of patients called Hale: nobody is their own. */
export const isOwnOwner = ({ chunks }: Draft, node: Node, { field }: ValueMatch, at: number): boolean =>
  /['’]s$/i.test(chunks[at]!.text) &&
  arePeople(node.entity) &&
  node.entity.nameFields.includes(field) &&
  !node.implicit &&
  node.at > at

/** "waiting for pickup" of holds that are waiting or ready for it: two values of one field with nothing between that joins them. */
export function isBesideOther({ message, chunks }: Draft, { selection }: Node, columns: string[], at: number): boolean {
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
export function isFarState(draft: Draft, node: Node, { field }: ValueMatch, at: number): boolean {
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
 * only means the same as a state of records that nobody speaks of is hardly that, nor is one word of several ("party" of the kind `company_party`).
 */
export function isLooseElsewhere({ nodes }: Draft, node: Node, match: ValueMatch, { text }: Chunk): boolean {
  const { field, values } = match
  if (field.role !== 'category' || !node.implicit || !nodes.some(n => !n.implicit && n.entity !== node.entity))
    return false
  if (match.quality < 0.9 && isPartOfValue(text, match)) return true
  const said = new Set(wordsOf(text).map(stem))
  const isWord = (word: string) => said.has(stem(word))
  return !values.some(value => wordsOf(`${value} ${field.meanings?.[value] ?? ''}`).some(isWord))
}

/** "unpaid invoices" where only their subscriptions are in a state of that name: an adjective is said of the noun right behind it. */
export function isStateOfOther({ nodes }: Draft, node: Node, { field }: ValueMatch, at: number): boolean {
  const noun = nodes.find(n => !n.implicit && n.at === at + 1)
  const isState = field.role === 'category' && field.words.some(word => /^(?:status|state|stage|standing)$/.test(word))
  return isState && node.implicit && noun !== undefined && noun.entity !== node.entity
}

/** Behind these stands where somebody is or what they have, and between an article or another value. */
const BEING = /^(?:on|in|at)$/i
const HAVING = /^(?:with|have|has|having)$/i
const WHERE = /^(?:city|town|county|region|district|location|building|site|street|address)$/
/** What is had may be a record of that sort: "plots with a defect" of issues. */
const SORT = /^(?:type|kind|category|sort|class|reason)$/
const ARTICLE = /^(?:an?|the|our|any)$/i

/**
 * "workers on training" where expense claims have such a category, "plots with an open kitchen" where issues have such a room: where somebody is and what
 * they have is hardly a sort of records that nobody speaks of, unless the field is named, as by the verb of "paid in cash".
 */
export function isHeldElsewhere(draft: Draft, node: Node, { field, entity }: ValueMatch, at: number): boolean {
  const { chunks, nodes } = draft
  const isWhere =
    /^\p{Lu}/u.test(chunks[at]!.text) || isPlaceField(field.words) || field.words.some(word => WHERE.test(word))
  const isNobodys = !arePeople(node.entity) && chunks.some(c => c.operator?.type === 'who')
  const head = nodes.find(n => !n.implicit)
  const isElsewhere = node.implicit && (head !== undefined || isNobodys)
  if (!isElsewhere || field.role !== 'category' || isWhere || chunks[at + 1]?.entities.length) return false
  let before = at - 1
  while (ARTICLE.test(chunks[before]?.text ?? '') || chunks[before]?.used === 'value') before--
  const isSaidBefore = node.selection.where.some(c => c.at !== undefined && c.at < before)
  const said = chunks[before]?.text ?? ''
  const isNear = head && findPath(head.entity, node.entity, draft.app)?.length === 1
  // "practices with a hygienist": somebody is called so, and something behind an article may be.
  const isThing = /^an?$/i.test(chunks[before + 1]?.text ?? '') && !arePeople(node.entity)
  const isHad = HAVING.test(said) && isThing && isBelow(draft, node) && !(isNear && field.words.some(word => SORT.test(word))) // oxfmt-ignore
  const isHeld = BEING.test(said) || isHad
  if (!isHeld || isSaidBefore) return false
  const names = [...field.words, ...entity.words]
  const isOf = (word: string) =>
    word.length > 2 && !ARTICLE.test(word) && names.some(name => name.startsWith(rootOf(word)))
  return !chunks.some((c, i) => i !== at && c.text.toLowerCase().split(' ').some(isOf))
}

/** "any new scores" where copies of them are in a new condition, "a good atlas": how something is may be said of the thing itself. */
export function isGradeOfOther({ chunks, nodes }: Draft, node: Node, at: number): boolean {
  if (!node.implicit || positiveOf(chunks[at]!.text.toLowerCase()) === undefined) return false
  const noun = nodes.find(n => !n.implicit && n.at === at + 1)
  const kinds = noun ? [noun.entity] : (chunks[at + 1]?.values ?? []).map(v => v.entity)
  return kinds.length > 0 && !kinds.includes(node.entity)
}

/**
 * "loans with a fine", "with fines" of loans with a `fine_amount`, where copies are in a fine condition: a noun behind an article or in the plural is
 * what fields of the records spoken of are called after, and no state of others.
 */
export function isThingOfNamed(draft: Draft, at: number): boolean {
  const { text, values, fields } = draft.chunks[at]!
  const isMentioned = (entity: Entity) => isSpokenOf(draft, entity)
  const isBare = isPlural(text) || /^(?:an?|any|the|no|their|its)$/i.test(draft.chunks[at - 1]?.text ?? '')
  const isOwn = fields.some(f => f.quality >= CALLED_AFTER && isMentioned(f.entity))
  const isOthers = values.every(v => v.field.role === 'category' && !isMentioned(v.entity))
  return isBare && isOwn && isOthers && !draft.chunks[at + 1]?.entities.length
}
/** So well a field is named by its first word. */
const CALLED_AFTER = 0.8

/** "waiting to be sent", "still to be paid": it is not so yet. */
export const isToBe = ({ chunks }: Pick<Draft, 'chunks'>, at: number): boolean =>
  /^to be$/i.test([chunks[at - 2], chunks[at - 1]].map(c => c?.text ?? '').join(' '))
