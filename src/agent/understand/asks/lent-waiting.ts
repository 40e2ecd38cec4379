import { labelOf } from '../conditions/shared.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Lending, lendingOf } from '../entity-model/lending.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { singular, wordsOf } from '../language/words.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { superlativeOf } from '../language/gradables.ts'
import { type Draft, addCondition, addNode, isFree, makeFiller, nameKind } from '../reading/draft.ts'
import { askWho, passSpan } from './lent-loans.ts'
import { type Span, isCounted, isDenied, isSpokenOf, namePeople, personsSpokenOf, spansOf, thingsSpokenOf } from './lent-words.ts' // oxfmt-ignore

const WAITS = /^(?:waiting(?: in line)?|queu(?:e|ing|eing|ed)(?: up)?|waiting list|waitlist|wait list|in line)$/i
/** States of what somebody still waits for. */
const WAITING = /^(?:waiting|queued|pending|open|active|placed|waitlisted|in queue|on hold|requested|unfilled)$/
/** What somebody is put down for. */
const RESERVATION = /^(?:reservation|hold|request|booking)$/

/**
 * "who is in the queue for Glass Tide?", "members waiting for a book" of reservations where things are lent: those in the state of waiting,
 * whatever it is called. Where there are lists for waiting of their own, or things have such a state, these are meant.
 */
export function readLentWaiting(draft: Draft): void {
  const lending = lendingOf(draft.app)
  const found = lending && reservationOf(draft.app.entities, lending, draft)
  if (!lending || !found) return
  const { entity, field, values } = found
  for (const span of spansOf(draft, [WAITS])) {
    const { chunks } = draft
    const part = chunks.slice(span.from, span.to)
    const isCalled = part.some(c => c.entities.some(e => e.quality >= 0.8) || c.values.some(v => v.quality >= 0.9 && v.entity !== entity)) // oxfmt-ignore
    namePeople(draft, lending)
    const isSpoken = isSpokenOf(draft, entity, chunks.length)
    const isAbout = isSpoken || thingsSpokenOf(draft, lending, span).length > 0 || personsSpokenOf(draft, lending, span)
    if (isCalled || !isAbout || isDenied(draft, span)) continue
    const counted = isSpoken ? undefined : countedBeside(draft, span)
    if (counted) nameKind(counted, entity)
    const place = chunks.findIndex(c => c.entities.some(e => e.entity === entity && e.quality >= 0.8))
    const node = addNode(draft, entity, place >= 0 ? place : span.from)
    if (place < 0) {
      node.isVerb = true
      askWho(draft, lending, span)
    }
    const label = `${labelOf(field)} ${values.join(' or ')}`
    addCondition(node, { columns: [field.column], op: 'in', values, text: true, at: span.from, label })
    passSpan(draft, counted === chunks[span.from] ? { ...span, from: span.from + 1 } : span, 'condition')
    for (const chunk of chunks.slice(span.to)) if (/^for$/i.test(chunk.text)) makeFiller(chunk)
  }
}
readLentWaiting.needs = /^(?:waiting|queue|queuing|queueing|queued|waitlist|line|wait)$/

const LIST = /(?:list|queue)$/i
const LONGEST = /^(?:longest|biggest|largest)$/i
const SHORTEST = /^(?:shortest|smallest)$/i
const PEOPLE = /^(?:people|persons?|members?|readers?|patrons?|customers?|borrowers?|users?)$/i

/**
 * What the reservations are counted by: "the longest waiting list" is the most of them, and the "people" of "more than two people
 * waiting" are as many reservations.
 */
function countedBeside({ chunks }: Draft, { from, text }: Span): Chunk | undefined {
  const before = chunks[from - 1]
  if (!before || !isFree(before)) return undefined
  if (LIST.test(text) && (LONGEST.test(before.text) || SHORTEST.test(before.text))) {
    const most = LONGEST.test(before.text) ? 'most' : 'fewest'
    Object.assign(before, {
      text: most,
      operator: { type: 'superlative', ...superlativeOf(most), word: most },
      fields: [],
    })
    return chunks[from]
  }
  return PEOPLE.test(before.text) && isCounted(chunks, from - 1) && !/many$/i.test(chunks[from - 2]?.text ?? '')
    ? before
    : undefined
}

/** The one kind of record by which somebody is put down for a thing, and its states of waiting. */
function reservationOf(
  entities: readonly Entity[],
  { people, things }: Lending,
  { app }: Draft,
): { entity: Entity; field: Field; values: string[] } | undefined {
  const named = entities.filter(
    one =>
      isListedKind(one) &&
      RESERVATION.test(singular(one.words.at(-1)!)) &&
      hopsOf(one, app).some(({ direction, to }) => direction === 'up' && to === people),
  )
  // Bookings of something else are no reservations of what is lent.
  const isOfThings = (one: Entity) => hopsOf(one, app).some(({ direction, to }) => direction === 'up' && things.includes(to)) // oxfmt-ignore
  const [entity, ...others] = named.length > 1 ? named.filter(isOfThings) : named
  if (!entity || others.length) return undefined
  const isWaiting = (choice: string) => WAITING.test(wordsOf(choice).join(' '))
  const field = entity.fields.find(({ choices }) => choices.some(isWaiting))
  return field && { entity, field, values: field.choices.filter(isWaiting) }
}
