import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Draft, isFree, nameField } from '../reading/draft.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'

/** What people who work for somebody get for it. */
const PAY = /^(?:salary|wages?|pay|compensation)$/
/** A rate for a time is their pay only where they have no other: it may as well be what others are charged for them. */
const RATE = /^rates?$/
const BY_RATE = 0.6
const HOURLY = /^(?:hourly|daily|hour|day|weekly|monthly|pay)$/
const ASKS = /^(?:how much|what)$/i
const WE_PAY = /^pay$/i
const THEY_GET = /^(?:earns?|makes?|gets?|paid)$/i
const BEFORE_THEM = /^(?:the|our|all|my)$/i
const BEFORE_VERB = /^(?:do|does|is|are|get|gets)$/i

/**
 * "what do we pay the drivers", "how much does Ann Lee earn", "what are the packers paid": of people whom the message names by their kind, a name
 * or what they are, the one figure of their pay, whatever else there is that somebody pays. Before verbs of measure are read.
 */
export function readPayOfPeople(draft: Draft): void {
  const { chunks } = draft
  const asks = chunks.findIndex(c => ASKS.test(c.text))
  if (asks < 0 || asks > 1) return
  const at = chunks.findIndex((c, i) => i > asks + 1 && (isOurs(chunks, i) || isTheirs(chunks, i)) && !c.literal)
  if (at < 0 || !isFree(chunks[at])) return
  const those = isOurs(chunks, at) ? nextOf(chunks, at) : asks + 2 + Number(BEFORE_THEM.test(chunks[asks + 2]!.text))
  const named = chunks[those]
  if (!named || !isFree(named) || those === at) return
  // Right before the verb, or right behind it; what they get may be anything else ("what do drivers get for a trip").
  if (!isOurs(chunks, at) && (those !== at - 1 - Number(/^get/i.test(chunks[at - 1]!.text)) || !endsThere(chunks, at))) return // oxfmt-ignore
  const [mention, ...others] = [...new Set(peopleNamed(named))].flatMap(payOf)
  if (!mention || others.length) return
  // "Harper Thorne" of a customer, too: who is paid works here.
  named.values = named.values.filter(v => v.entity === mention.entity)
  named.entities = named.entities.filter(e => e.entity === mention.entity)
  nameField(chunks[at]!, mention).operator = undefined
  if (mention.field.words.some(word => PAY.test(word))) return
  draft.sureness = Math.min(draft.sureness, BY_RATE)
  draft.notes.push(`went by the ${mention.field.words.join(' ')}`)
}
readPayOfPeople.needs = /^(?:pay|paid|earns?|makes?|gets?)$/

/** "do we pay", with whom behind it. */
const isOurs = (chunks: readonly Chunk[], at: number): boolean =>
  WE_PAY.test(chunks[at]!.text) && /^(?:we|you|they)$/i.test(chunks[at - 1]?.text ?? '') && BEFORE_VERB.test(chunks[at - 2]?.text ?? '') // oxfmt-ignore

/** "do the packers earn", "is Ann paid": who gets it stands between. */
const isTheirs = (chunks: readonly Chunk[], at: number): boolean =>
  THEY_GET.test(chunks[at]!.text) && chunks.slice(0, at - 1).some(c => BEFORE_VERB.test(c.text))

function nextOf(chunks: readonly Chunk[], at: number): number {
  const next = at + 1
  return BEFORE_THEM.test(chunks[next]?.text ?? '') ? next + 1 : next
}

/** Behind the verb stands nothing, or only where they are and on average of what. */
const endsThere = (chunks: readonly Chunk[], at: number): boolean =>
  chunks.slice(at + 1).every(c => c.kind === 'filler' || c.values.length > 0 || c.operator?.type === 'aggregate')

/** The people that words name: by their kind, as one of them, or by what they are. */
function peopleNamed({ entities, values }: Chunk): Entity[] {
  const kinds = entities.filter(e => e.quality >= 0.8 && arePeople(e.entity)).map(e => e.entity)
  if (kinds.length) return kinds
  return values
    .filter(v => v.quality >= 0.8 && arePeople(v.entity) && (namesRecord(v) || v.field.role === 'category'))
    .map(v => v.entity)
}

/** The one figure of what they are paid. */
function payOf(entity: Entity): FieldMention[] {
  const figures = entity.fields.filter(isFigure)
  const has = (word: RegExp) => (field: Field) => field.words.some(one => word.test(one))
  const pays = figures.filter(has(PAY))
  const found = pays.length ? pays : figures.filter(f => has(RATE)(f) && has(HOURLY)(f))
  return found.map(field => ({ entity, field, columns: [field.column], quality: 0.95 }))
}
