import type { Chunk } from '../chunks/chunk.ts'
import { beginOf, lasts, startsOn } from '../entity-model/begin-and-end.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { RECORD_NOUNS } from '../entity-model/record-nouns.ts'
import { isOfAbsence } from '../conditions/is-off.ts'
import { isSold } from '../requests/stand-for-things.ts'
import { plural, singular } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameKind, use } from '../reading/draft.ts'

const LEAVE = /^(?:leave|holiday|vacation|absence|time off)$/i
/** So well a word is called that means something of its own. */
const CALLED_SO = 0.9

/**
 * "time off requests", "vacation requests" of time off, some of which is vacation: behind a kind of record or a value of one a noun that says only
 * that there is a record is the same records, whatever else it is near to. Before nouns are looked for.
 */
export function readLightNouns(draft: Draft): void {
  const { chunks, app } = draft
  chunks.forEach((chunk, at) => {
    const before = chunks[at - 1]
    passPartitive(draft, at)
    if (isFree(chunk) && GOODS.test(chunk.text)) return readGoods(draft, chunk, at)
    if (!isFree(chunk) || !isFree(before) || isOwnNoun(chunk)) return
    const word = singular(chunk.text.toLowerCase())
    // "leave days" of leave requests with a number of `days`.
    if (
      LEAVE.test(before.text) &&
      !before.entities.length &&
      chunk.fields.some(f => f.quality === 1 && isOfAbsence(f.entity))
    )
      return use(makeFiller(before), 'entity')
    if (word === 'leave') return readLeave(before, chunk)
    if (chunk.kind === 'unknown' && ANYBODY.test(word)) return void readAnybody(draft, before, chunk)
    if (OCCASION.test(word) && !chunk.fields.some(f => f.quality >= CALLED_SO))
      return readOccasion(draft, before, chunk)
    if (!RECORD_NOUNS.has(word)) return
    if (before.entities.some(e => e.quality === 1) && !before.values.length) return use(makeFiller(chunk), 'entity')
    const kinds = kindsOfValue(before)
    if (kinds.length === 1) return void nameKind(chunk, kinds[0]!)
    // "leave requests" of absences, which nothing else is.
    const absences = LEAVE.test(before.text) && !before.entities.length ? app.entities.filter(isOfAbsence) : []
    if (absences.length === 1) {
      nameKind(chunk, absences[0]!)
      // "holiday requests" of absences for vacation: only these.
      const isReason = before.values.some(v => v.entity === absences[0] && v.field.role === 'category' && v.quality >= 0.7) // oxfmt-ignore
      if (!isReason) use(makeFiller(before), 'entity')
    }
  })
}

/** "the dearest piece of equipment", "every item of clothing": one of what is named behind it (Quirk et al., 1985, 5.7 f.). */
function passPartitive({ chunks }: Draft, at: number): void {
  const [chunk, of, noun] = [chunks[at]!, chunks[at + 1], chunks[at + 2]]
  if (chunk.kind !== 'unknown' || !ONE_OF.test(chunk.text) || !/^of$/i.test(of?.text ?? '')) return
  if (isFree(of) && isFree(noun) && isOwnNoun(noun)) [chunk, of].forEach(makeFiller)
}
const ONE_OF = /^(?:pieces?|items?|bits?|articles?|units?)$/i

const GOODS = /^(?:articles|goods)$/i

/** "discontinued articles" of toys with an `articleNumber`: the one kind of thing that is sold, and no field of it. */
function readGoods({ app, chunks, notes }: Draft, chunk: Chunk, at: number): void {
  if (isOwnNoun(chunk) || /^(?:no|nos|numbers?|codes?)$/i.test(chunks[at + 1]?.text ?? '')) return
  if (chunk.fields.some(({ field, quality }) => quality >= CALLED_SO && field.words.length === 1)) return
  const [kind, ...others] = app.entities.filter(isSold)
  if (!kind || others.length || chunks.some(c => c !== chunk && c.entities.some(e => e.quality >= CALLED_SO))) return
  notes.push(`took “${chunk.text}” as ${plural(kind.noun)}`)
  nameKind(chunk, kind)
}

/** Nouns for somebody that say nothing of what they are. */
const ANYBODY = /^(?:member|holder|person|people|folk|guy|individual)$/

/** "gold members" of customers with a tier: those that are such, whatever people are called. */
function readAnybody({ notes }: Draft, before: Chunk, chunk: Chunk): void {
  const [people, ...others] = kindsOfValue(before).filter(kind => arePeople(kind) && canBeListed(kind))
  if (!people || others.length) return
  notes.push(`took “${chunk.text}” as ${plural(people.noun)}`)
  nameKind(chunk, people)
}

/** Nouns for what takes place at a time, which say when or nothing (closed class). */
const OCCASION = /^(?:night|evening|morning|afternoon|session|event|occasion|meeting|gathering)$/

/** "quiz nights" of events of the type quiz, "family sessions" of shoots: those of that sort that begin at a time, whatever title has the word. */
function readOccasion({ notes }: Draft, before: Chunk, chunk: Chunk): void {
  const [kind, ...others] = kindsOfSort(before).filter(one => canBeListed(one) && takesPlace(one))
  if (!kind || others.length) return
  notes.push(`took “${chunk.text}” as ${plural(kind.noun)}`)
  nameKind(chunk, kind)
  before.entities = []
}

/** The kinds of record of which the chunk before tells the sort; a state tells none. */
const kindsOfSort = ({ values }: Chunk) => [
  ...new Set(values.filter(v => v.quality >= CALLED_SO && SORT.test(v.field.words.at(-1)!)).map(v => v.entity)),
]
const SORT = /^(?:type|kind|category|sort|class|genre|discipline|theme|format|style|activity|sport|subject)$/

/** They begin on a date of their own, or are on one that is called just so; a film that is released on a day takes place on none. */
function takesPlace(entity: Entity): boolean {
  const isOwn = (word: string) => /^(?:date|day|time)$/.test(word) || entity.words.includes(word)
  return startsOn(entity) !== undefined || beginOf(entity)?.words.every(isOwn) === true
}

/** "sick leave" of absences with a reason: the adjective says it all. */
function readLeave(before: Chunk, chunk: Chunk): void {
  if (kindsOfValue(before).some(lasts)) use(makeFiller(chunk), 'condition')
}

const kindsOfValue = ({ values }: Chunk) => [
  ...new Set(values.filter(v => v.quality >= CALLED_SO && v.field.role === 'category').map(v => v.entity)),
]

const isOwnNoun = ({ entities, values }: Chunk): boolean =>
  entities.some(e => e.quality >= CALLED_SO) || values.some(v => v.quality >= CALLED_SO)
