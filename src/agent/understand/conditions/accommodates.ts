import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isBare } from '../reading/attach.ts'
import { type Draft, type Node, addNode, isFree, nounsBefore } from '../reading/draft.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { Measured } from '../requests/read-message.ts'
import { rootOf } from '../language/verb-forms.ts'
import { isPlural, singular } from '../language/words.ts'
import { inUnitOf, unitOf } from './field-units.ts'
import { PERSONS } from './number-words.ts'
import { boundFigure, unitChunkOf } from './shared.ts'

/** Verbs of having room for something (Levin, English Verb Classes and Alternations, 1993, 54.3). */
export const HAVING_ROOM: ReadonlySet<string> = new Set(
  'take hold fit accommodate handle host seat carry receive berth store lift sleep park serve'.split(' ').map(rootOf),
)

/** What is said of the thing that has to find room, and the field of what has room for it. */
const ROOM: [said: RegExp, fields: RegExp][] = [
  [/^(?:draught|draft|deep|depth)$/i, /^(?:depth|draught|draft)$/],
  [/^(?:tall|high|height|headroom)$/i, /^(?:height|clearance|headroom)$/],
  [/^(?:wide|width|beam|broad)$/i, /^(?:width|beam)$/],
  [/^(?:long|length)$/i, /^length$/],
]
const CAPACITY =
  /^(?:capacity|capacities|occupancy|payload|load|seats|seating|places|spaces|maximum|max|limit|beds|sleeps|servings|serves)$/

/** Those that say by themselves, without "can", for how many there is room: "rooms that sleep four". */
const ROOM_FOR = new Set('sleep seat accommodate fit hold'.split(' ').map(rootOf))

/** Where it is said that there is room, and for how much: chunks by their places. */
interface RoomSaid {
  from: number
  at: number
  last: number
}

/**
 * "berths that can take a draught of 14 m", "rooms that sleep four", "halls with room for 60 people": what can take so much has at
 * least that: the figure in that unit of the records themselves, not of what they take. What is only imagined is no record.
 */
export function readAccommodates(draft: Draft): void {
  const { chunks, nodes } = draft
  if (!chunks.some(c => c.literal?.kind === 'number')) return
  const room = findRoom(draft)
  const literal = room && chunks[room.at]!.literal
  if (!room || literal?.kind !== 'number') return
  const { from, at, last } = room
  const [node] = nounsBefore({ nodes }, from).length ? nounsBefore({ nodes }, from) : ownersOf(draft, from)
  const said = chunks.slice(from, last + 1)
  const length = literal.otherwise ?? literal
  const field = node && roomOf(node, said, length.measure, chunks[last]!.text)
  if (!node || !field) return
  const op = said.map(boundOf).find(one => one !== undefined && one !== 'between') ?? '>='
  const value = length.measure ? inUnitOf(field, length.value, length.measure) : literal.value
  boundFigure(node, field, op, value, at)
  draft.nodes = nodes.filter(n => n === node || n.at < from || n.at > last || !isBare(n.selection))
  for (const chunk of said) {
    if (chunk.kind === 'filler') continue
    Object.assign(chunk, { kind: 'mention', fields: [], values: [], entities: [], certainty: 1 })
    chunk.used = 'condition'
  }
}

/** "more than" before the figure, "or more" behind it. */
const boundOf = ({ operator }: Chunk) =>
  operator?.type === 'comparator' || operator?.type === 'bound' ? operator.op : undefined

function findRoom(draft: Draft): RoomSaid | undefined {
  const { chunks } = draft
  const from = chunks.findIndex(
    (_, at) => isVerbOfRoom(draft, at) || isRoomFor(draft, at) || isEnoughFor(draft, at) || isForSomebody(draft, at),
  )
  if (from < 0) return undefined
  const at = chunks.findIndex((c, i) => i > from && c.literal?.kind === 'number')
  if (at < 0 || !isFree(chunks[at]) || at > from + 7) return undefined
  const unit = unitChunkOf(draft, at) ?? at
  const end = chunks[unit + 1]?.operator?.type === 'bound' ? unit + 1 : unit
  // What it is room for, or what of it is measured, right behind the figure.
  const behind = chunks[end + 1]
  const isTold =
    behind !== undefined && (behind.entities.length > 0 || isSomebody(behind.text) || isMeasuredNoun(behind) || isNamedRoom(draft, behind)) // oxfmt-ignore
  return { from, at, last: isTold ? end + 1 : end }
}

/** "can take 5", "sleeps four": without "can" only verbs that say nothing else, of the noun right before them. */
function isVerbOfRoom(draft: Draft, at: number): boolean {
  const { chunks, nodes } = draft
  if (isOwnRoom(draft, at)) return true
  const { text, fields } = chunks[at]!
  const word = text.toLowerCase()
  const isOwn = (f: FieldMention) => isFigure(f.field) && nodes.some(n => n.entity === f.entity && !n.implicit)
  if (nodes.some(n => n.at === at && !n.implicit)) return false
  if (!HAVING_ROOM.has(rootOf(word)) || fields.some(f => f.quality >= 0.8 && isOwn(f))) return false
  if (chunks.slice(Math.max(0, at - 3), at).some(c => /^(?:can|could|able)$/i.test(c.text))) return true
  const before = chunks[at - 1]
  const isSaid = /^(?:that|which)$/i.test(before?.text ?? '') || nodes.some(n => n.at === at - 1 && !n.implicit)
  if (!isSaid || /(?:ed|ing)$/.test(word)) return false
  // "pitches that take more than four guests" of their `max_guests`: the noun says that there is room for them.
  const behind = chunks.slice(at + 1, at + 5).find((_, i, all) => all[i - 1]?.literal?.kind === 'number')
  return ROOM_FOR.has(rootOf(word)) || (behind !== undefined && isNamedRoom(draft, behind))
}

/**
 * "cottages that sleep 8", "does the Mill sleep 8?" of a `sleeps` that is called after the verb: the figure right behind it is no value that it has,
 * but what there has to be room for. The noun before may be one with it.
 */
function isOwnRoom({ chunks, nodes }: Draft, at: number): boolean {
  const [before, chunk, figure] = [chunks[at - 1], chunks[at]!, chunks[at + 1]]
  const words = chunk.text.toLowerCase().split(' ')
  const verb = words.at(-1)!
  const entity = chunk.fields.find(f => f.quality >= 0.8 && roomIn(f.entity) === f.field)?.entity
  const isLone = figure?.literal?.kind === 'number' || figure?.operator?.type === 'comparator'
  if (!entity || !isLone || !ROOM_FOR.has(rootOf(verb)) || /e[dr]$/.test(verb)) return false
  const isSaid = /^(?:that|which)$/i.test(before?.text ?? '') || nodes.some(n => n.at === at - 1 && n.entity === entity)
  return words.length > 1 || isSaid || before?.values.some(v => v.entity === entity) === true
}

/** Whose figure it is, where the noun is one with the verb or a name stands before it. */
function ownersOf(draft: Draft, at: number): Node[] {
  const entity = draft.chunks[at]!.fields[0]?.entity
  if (!entity || !isOwnRoom(draft, at)) return []
  return [draft.nodes.find(n => n.entity === entity) ?? addNode(draft, entity, at)]
}

/** "with room for 60", "has space for more than 16 people". */
const isRoomFor = ({ chunks }: Draft, at: number): boolean =>
  /^(?:room|space|places|capacity)$/i.test(chunks[at]!.text) &&
  /^for$/i.test(chunks[at + 1]?.text ?? '') &&
  /^(?:with|have|has|having|enough|is|are|offers?|a)$/i.test(chunks[at - 1]?.text ?? '')

/** "deep enough for a draught of 16 m", "big enough for 60 people". */
const isEnoughFor = ({ chunks }: Draft, at: number): boolean =>
  /^enough$/i.test(chunks[at + 1]?.text ?? '') && /^for$/i.test(chunks[at + 2]?.text ?? '')

/** "rooms with a sea view for at least 3 guests" of rooms with a capacity, though guests are records as well. */
function isForSomebody({ chunks, nodes }: Draft, at: number): boolean {
  if (!/^for$/i.test(chunks[at]!.text)) return false
  const number = chunks.findIndex((c, i) => i > at && c.literal?.kind === 'number' && c.literal.unit === 'plain')
  const noun = chunks.slice(number + 1).find(c => c.operator?.type !== 'bound' && c.kind !== 'filler')?.text ?? ''
  const isNear = number > at && number <= at + 2
  const before = nodes.filter(n => !n.implicit && n.at < at)
  return isNear && isSomebody(noun) && before.some(n => roomIn(n.entity, noun) !== undefined)
}

/** A noun that a capacity of the records is called after. */
const isNamedRoom = ({ nodes }: Draft, { text }: Chunk): boolean =>
  (isPlural(text.toLowerCase()) || /^(?:crew|staff)$/i.test(text)) &&
  nodes.some(n => !n.implicit && hasRoomFor(n.entity, text))

const isMeasuredNoun = ({ text }: Chunk): boolean => ROOM.some(([word]) => word.test(text))

/** What is said of those for whom there is room, whoever they are. */
const SOMEBODY = pattern()`
  ^(?:guests?|visitors?|passengers?|adults?|children|child|kids?|customers?|students?|pupils?|learners?|participants?
  |attendees?|delegates?|diners?|viewers?|spectators?|occupants?|persons?|people|residents?|tenants?|players?)$
`
export const isSomebody = (noun: string): boolean => PERSONS.test(noun) || SOMEBODY.test(noun.toLowerCase())

/** Figures that tell for how many there is room: of capacities, seats and places, and of the most people that there may be. */
const roomsIn = ({ fields }: Entity): Field[] =>
  fields.filter(
    f =>
      isFigure(f) &&
      !unitOf(f) &&
      (f.words.some(word => CAPACITY.test(word) && !/^(?:load|payload|limit|max|maximum)$/.test(word)) ||
        (f.words.length === 2 &&
          f.words.some(word => /^max(?:imum)?$/.test(word)) &&
          f.words.some(word => isSomebody(word) || isPlural(word)))),
  )

/**
 * The one figure of a kind of record that tells for how many there is room; where there are several, for how many of a noun: "cars"
 * of a `car_capacity`, "people" of a `passenger_capacity`.
 */
export function roomIn(entity: Entity, noun?: string): Field | undefined {
  const figures = roomsIn(entity)
  const said = noun === undefined ? [] : figures.filter(f => f.words.some(word => singular(word) === singular(noun.toLowerCase()))) // oxfmt-ignore
  if (said.length === 1) return said[0]
  const people = noun !== undefined && isSomebody(noun) ? figures.filter(f => f.words.some(isSomebody)) : []
  if (figures.length > 1 && people.length === 1) return people[0]
  return figures.length === 1 ? figures[0] : undefined
}

/** Whether one of these figures is called after what there is room for: "passenger" of a `passenger_capacity`. */
export const hasRoomFor = (entity: Entity, noun: string): boolean =>
  roomsIn(entity).some(f => f.words.some(word => !CAPACITY.test(word) && singular(word) === singular(noun.toLowerCase()))) // oxfmt-ignore

/** The one figure that tells how much room there is. */
function roomOf(
  { entity }: Node,
  said: readonly Chunk[],
  measure: Measured | undefined,
  noun: string,
): Field | undefined {
  const room = measure ? undefined : roomIn(entity, noun)
  if (room) return room
  const figures = entity.fields.filter(isFigure)
  const inUnit = measure ? figures.filter(f => unitOf(f)?.quantity === measure.quantity) : []
  const [, named] = ROOM.find(([word]) => said.some(c => c.text.split(' ').some(one => word.test(one)))) ?? []
  const options = named
    ? inUnit.filter(f => f.words.some(word => named.test(word)))
    : measure
      ? inUnit.filter(f => f.words.some(word => CAPACITY.test(word) || word === 'length'))
      : figures.filter(f => f.words.some(word => CAPACITY.test(word)))
  return options.length === 1 ? options[0] : undefined
}
