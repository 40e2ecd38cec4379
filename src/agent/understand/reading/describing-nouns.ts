import type { FieldMention } from '../dictionary/dictionary.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isGenitive } from './draft.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { isPlural } from '../language/words.ts'
import { hopsOf, pointsTo } from '../entity-model/relations.ts'
import { arePeople, isParty } from '../entity-model/people.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { isInTexts, saysTogether } from '../entity-model/said-nouns.ts'

/** What a noun in the singular stands behind that speaks of records of its own: "per desk", "which customer orders the most". */
const SPEAKS_OF_ONE = /^(?:which|what|who|whose|each|every|per|by|an?|one|any|this|that|does|do|did)$/i

/**
 * "desk bookings of Desk A2", "how many run registrations does the Dawn Run have": a noun in the singular right before the plural of
 * what belongs to it tells of what kind that is, and no record of its own is spoken of.
 */
export function isModifier({ app, chunks, message }: Draft, entity: Entity, at: number): boolean {
  const [chunk, next] = [chunks[at]!, chunks[at + 1]]
  const head = next?.entities.find(e => e.quality >= 0.9 && e.entity !== entity)?.entity
  const said = next?.text.toLowerCase() ?? ''
  if (!head || !canBeListed(head) || isPlural(chunk.text.toLowerCase()) || !isPlural(said) || next!.used) return false
  if (SPEAKS_OF_ONE.test(chunks[at - 1]?.text ?? '') || isGenitive({ chunks, message }, at)) return false
  const isBeside = /^\s+$/.test(message.text.slice(message.tokens[chunk.to - 1]!.end, message.tokens[next!.from]!.start)) // oxfmt-ignore
  return isBeside && pointsTo(head, entity, app)
}

/** How sure it is at most that a noun before another restricts nothing where not all of those have one. */
const HAVE_ONE = 0.5

/** "voucher orders", of orders of which some have no voucher: those that have one may be meant. Whose something is everybody has. */
export function doubtModifier(draft: Draft, entity: Entity, at: number): void {
  const head = draft.chunks[at + 1]?.entities.find(e => e.quality >= 0.9 && e.entity !== entity)?.entity
  const keys = head ? hopsOf(head, draft.app).filter(hop => hop.direction === 'up' && hop.to === entity) : []
  if (!keys.length || isParty(entity) || arePeople(entity) || !keys.every(({ field }) => field.nullable)) return
  draft.sureness = Math.min(draft.sureness, HAVE_ONE)
  draft.notes.push(`passed over “${draft.chunks[at]!.text}”`)
}

/** So well a field is named that is meant itself. */
const NAMED_FIELD = 0.9

/** So well it is named at most by a word of its description. */
const HARDLY_NAMED = 0.7

/** No field is named so: a yes/no field restricts ("primary contacts"), however it is called. */
const isWeak = ({ field, quality }: FieldMention, least: number): boolean => quality < least && field.role !== 'boolean'

/**
 * "our donation centres", of centres and of appointments with a `donation_type`: right before the noun of records a word that is only a part of
 * what fields of other records are called tells what they are about, and restricts nothing. Before nouns are looked for.
 */
export function passDescribingParts(draft: Draft): void {
  const { app, chunks, message } = draft
  chunks.forEach((chunk, at) => {
    const next = chunks[at + 1]
    const noun = next?.entities.find(e => e.quality >= 0.95 && canBeListed(e.entity))?.entity
    if (!noun || chunk.used || chunk.entities.length || chunk.operator) return
    const isPurpose = isOfPurpose(app, noun, chunk)
    if (chunk.values.length && !isPurpose) return
    if (!/^\p{Ll}{3,}$/u.test(chunk.text) || isPlural(chunk.text)) return
    if (!OPENS_NOUN.test(chunks[at - 1]?.text ?? '') || isGenitive({ chunks, message }, at)) return
    const between = message.text.slice(message.tokens[chunk.to - 1]!.end, message.tokens[next!.from]!.start)
    if (!/^\s+$/.test(between)) return
    // "damage claims", which the descriptions call them: what two words name is told by the second.
    const isPart = chunk.fields.length > 0 && chunk.fields.every(f => isWeak(f, NAMED_FIELD) && f.entity !== noun)
    const isOpen = /^(?:unknown|mention)$/.test(chunk.kind) && chunk.fields.every(f => isWeak(f, HARDLY_NAMED))
    const isCalledSo = isOpen && saysTogether(app.entities, chunk.text.toLowerCase(), next!.text.toLowerCase())
    if (!isCalledSo && !isPart && !isPurpose && !(isOpen && isInTexts(noun, chunk.text))) return
    Object.assign(chunk, { kind: 'filler', fields: [], values: [] })
    if (isCalledSo) return
    draft.sureness = Math.min(draft.sureness, DESCRIBED)
    draft.notes.push(`passed over “${chunk.text}”`)
  })
}

/**
 * "our building sites" where a department is called Building Upkeep: the noun in "-ing" before another one tells what that is for (Quirk et al., 1985,
 * I.33 f.), and is no part of the name of records that have nothing to do with it directly.
 */
function isOfPurpose(app: AppModel, noun: Entity, { text, values }: Chunk): boolean {
  const isPartOfFar = ({ entity, field, quality }: ValueMatch) =>
    quality < HARDLY_NAMED && entity.nameFields.includes(field) && entity !== noun && !hopsOf(noun, app).some(hop => hop.to === entity) // oxfmt-ignore
  return /^\p{Ll}{3,}ing$/u.test(text) && values.length > 0 && values.every(isPartOfFar)
}

/** How sure it is at most that a word before a noun restricts nothing. */
const DESCRIBED = 0.6

/** What a noun with all that describes it begins behind (closed class). */
const OPENS_NOUN =
  /^(?:the|our|your|all|these|those|how many|which|what|each|every|an?|list|show|of|in|for|to|all the|all our)$/i

/**
 * "which bird families are there among our breeds", of breeds that have a family and birds that are of a breed: in the singular right before a
 * field that only the other kind has, which is named as well, the noun tells what the field is about and restricts nothing.
 */
export function describesField({ app, chunks, message }: Draft, entity: Entity, at: number): boolean {
  const [chunk, next] = [chunks[at]!, chunks[at + 1]]
  const owners = new Set(next?.fields.flatMap(f => (f.quality >= 0.9 ? [f.entity] : [])))
  const isNamed = (one: Entity) =>
    chunks.some((c, i) => i > at + 1 && c.entities.some(e => e.entity === one && e.quality >= 0.9))
  const [owner, ...others] = [...owners].filter(isNamed)
  if (!next || !owner || others.length || owners.has(entity) || isPlural(chunk.text.toLowerCase())) return false
  if (SPEAKS_OF_ONE.test(chunks[at - 1]?.text ?? '') && !isPlural(next.text.toLowerCase())) return false
  return !isGenitive({ chunks, message }, at) && pointsTo(entity, owner, app)
}

/**
 * "notes about applications" of notes whose `subject_type` is `application`, beside a `subject_id` that is the key of one kind or another: what
 * they are about is a value of theirs, where nothing more is said of it.
 */
export function tellsKindOfOther({ chunks, nodes }: Draft, at: number): boolean {
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
