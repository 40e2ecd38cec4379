import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addNode } from './draft.ts'
import type { EntityMention, FieldMention } from '../dictionary/dictionary.ts'
import { isOutcome } from '../vocabulary/add-meanings.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { decide } from '../choice/search-readings.ts'
import { holdsPlaces } from '../language/places.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural, singular } from '../language/words.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { isPersonEntity as isPerson } from '../entity-model/people.ts'

/**
 * "companies" of organisations, some of whose kind is `company`: what is only another word for all of them is exactly what some of them
 * are, so it is those that are meant; also "guitars" of products in the category of that name.
 */
export const isKindOf = ({ values, text }: Chunk, { entity, quality, ofSort }: EntityMention): boolean =>
  ofSort === true ||
  (quality < 0.9 &&
    isPlural(text.toLowerCase()) &&
    values.some(v => v.entity === entity && v.field.role === 'category' && !v.field.nested && v.quality >= 0.9))

/** Its condition is read with the other values. */
export function standForKind(draft: Draft, chunk: Chunk, at: number, { entity, ofSort }: EntityMention): void {
  if (!ofSort) Object.assign(chunk, { entities: [], fields: [], values: chunk.values.filter(v => v.entity === entity) })
  if (!draft.nodes.some(node => node.entity === entity)) addNode(draft, entity, at).stands = true
}

/**
 * "how many novels", "all comics": the plural of a kind stands for the records of that kind, unless their own noun
 * follows ("the novel books"). Its condition is read with the other values.
 */
export function standFor(draft: Draft, chunk: Chunk, at: number): void {
  if (!chunk.fields.length && !chunk.values.length) return
  if (standForFlag(draft, chunk, at)) return
  // "in the us" is a place, and no plural.
  const kinds = ofMoney(
    chunk.values.filter(
      v => v.field.role === 'category' && v.quality >= 0.7 && canBeListed(v.entity) && !holdsPlaces(v.field),
    ),
    draft,
    chunk,
  )
  // Records of several kinds may be such: which are meant, the other words tell.
  const owners = [...new Set(kinds.map(k => k.entity))]
  const owner = owners.length > 1 ? decide(draft, `stands ${at}`, [undefined, ...owners]) : owners[0]
  const kind = kinds.find(k => k.entity === owner)
  // "every minibus" as well as "minibuses", and "which minibus has the most trips".
  const isAll = /^(?:every|any)$/i.test(draft.chunks[at - 1]?.text ?? '') || isAskedFor(draft, at)
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
  const isValue = kind.values.some(value => value.toLowerCase() === chunk.text.toLowerCase())
  if (!isAll && isValue && !isHeadBeforeOthers(draft, at, kind.entity)) return
  if (!draft.nodes.some(node => node.entity === kind.entity)) addNode(draft, kind.entity, at).stands = true
}

/** What leads from a noun at the head to what is said of it by other records. */
const LINK = /^(?:from|of|by|with|for|in|that|which|are|were|did|do|have|has)$/i

/**
 * "jackets from Austrian brands" of a category that is called so: a plural at the head of the message that other records are said of
 * stands for its own. People are in a department, and are not called by it.
 */
function isHeadBeforeOthers({ chunks }: Draft, at: number, entity: Entity): boolean {
  const isHead = chunks.slice(0, at).every(({ kind, operator }) => kind === 'filler' || operator !== undefined)
  const next = chunks[at + 1]?.text ?? ''
  const isOfOthers = chunks.slice(at + 2).some(({ entities: [first] }) => first && first.entity !== entity)
  return isHead && isOfOthers && (LINK.test(next) || isParticiple(next)) && !isPerson(entity)
}

/** "which minibus has …": the question is for one of them. */
const isAskedFor = ({ chunks }: Draft, at: number): boolean =>
  /^(?:which|what)$/i.test(chunks[at - 1]?.text ?? '') && /^(?:has|had)\b/i.test(chunks[at + 1]?.text ?? '')

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
  const flags = fields.filter(f => f.field.role === 'boolean' && isNamed(f.field) && canBeListed(f.entity))
  const [flag] = flags
  const isOther = draft.chunks.slice(at + 1, at + 3).some(c => c.entities.length > 0)
  if (!flag || flags.some(f => f.entity !== flag.entity) || isOther) return false
  if (!draft.nodes.some(node => node.entity === flag.entity)) addNode(draft, flag.entity, at).stands = true
  return true
}
