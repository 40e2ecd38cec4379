import type { Chunk } from '../chunks/chunk.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Draft, isFree, nameField } from '../reading/draft.ts'
import { tellsWhatWasDone } from './dates-ahead.ts'
import { fieldOfLeaving, fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'

/**
 * Aspectual verbs of ending and of beginning, in the present (Levin, English Verb Classes and Alternations, 1993, 55.1-55.4): words
 * as they are said. Which fields such verbs speak of, of any verb for an end and in its base form, is told in `verb-fields.ts`.
 */
const IN_PRESENT =
  /^(?:(?:complet|clos|conclud|expir|terminat|commenc)(?:es?|ing)|(?:finish|end|stop|start|begin|open|launch)(?:e?s|n?ing)?)$/i

/** … and in the past, of people: they began and left at some time, whatever else began then. */
const PAST = /^(?:started|began|joined|finished|left|quit)$/i

/** What is closing or closes is not closed yet: it speaks of a day that may lie ahead. */
const STILL_TO_DO = /^(?:clos|end|expir|finish|conclud)(?:e?s|e|ing)?$/i
const isOver = (field: Field): boolean => mayBeEmpty(field) && tellsWhatWasDone(field)

/** "open posts closing in June" of an `apply_by`, where `closed_on` tells of those that are closed: the one day that may lie ahead. */
function dayAhead({ fields }: Entity): Field | undefined {
  const [day, ...others] = fields.filter(f => f.role === 'date' && !f.nested && !tellsWhatWasDone(f))
  return others.length ? undefined : day
}

/** How sure it is that the verb speaks of a date that is called otherwise. */
const TAKEN = 0.75

/**
 * "trips that complete tomorrow", "courses finishing on Friday": a verb of ending or of beginning in the present, right before a
 * date, speaks of the date of that end, whatever state or little word it may be elsewhere. Where the records have no such date the
 * verb is left over.
 */
export function readVerbsOfEnding(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const isPast = PAST.test(chunk.text)
    if (!(isPast || IN_PRESENT.test(chunk.text)) || !isOpen(chunk) || !isBeforeDate(draft, at)) return
    const entity = subjectOf(draft, at)
    const ofPeople = entity !== undefined && (arePeople(entity) || /^who$/i.test(draft.chunks[at - 1]?.text ?? ''))
    if (!entity || (isPast && !ofPeople)) return
    const own = chunk.fields.filter(m => m.field.role === 'date' && m.entity === entity)
    const ahead = STILL_TO_DO.test(chunk.text) ? dayAhead(entity) : undefined
    if (own.length && ahead && own.every(m => isOver(m.field)))
      nameField(chunk, { entity, field: ahead, columns: [ahead.column], quality: TAKEN })
    if (own.length) return
    const fields = entity.fields
      .filter(field => field.role === 'date')
      .map(field => ({ entity, field, columns: [field.column], quality: TAKEN }))
    const verbs = verbsOf(chunk.text, undefined)
    const leaving = ofPeople ? fieldOfLeaving(verbs, fields) : undefined
    const told = leaving ? leaving.field : fieldOfVerb(verbs, fields)
    const found = (ahead && told && isOver(told.field) && fields.find(({ field }) => field === ahead)) || told
    if (isPast && !found) return
    Object.assign(chunk, {
      kind: found ? 'mention' : 'unknown',
      fields: found ? [found] : [],
      values: [],
      entities: [],
      certainty: 1,
      operator: undefined,
    })
  })
}
readVerbsOfEnding.needs = (word: string) => PAST.test(word) || IN_PRESENT.test(word)

/** A little word, a state, or nothing that is known yet. */
const isOpen = (chunk: Chunk): boolean =>
  isFree(chunk) || (chunk.kind === 'filler' && chunk.operator === undefined && chunk.literal === undefined)

const isBeforeDate = ({ chunks }: Draft, at: number): boolean => {
  const next = /^(?:on|in|by|before|after|during|within|between|from|until|at)$/i.test(chunks[at + 1]?.text ?? '')
    ? at + 2
    : at + 1
  return chunks[next]?.literal?.kind === 'date'
}

/** The records that the verb is said of: right before it, or before the pronoun that stands for them. */
function subjectOf({ chunks }: Draft, at: number): Entity | undefined {
  let before = at - 1
  while (before >= 0 && /^(?:that|which|who|will|do|does|is|are|to|due|all|still)$/i.test(chunks[before]!.text))
    before--
  const [best] = [...(chunks[before]?.entities ?? [])].sort((a, b) => b.quality - a.quality)
  return best && best.quality >= 0.8 ? best.entity : undefined
}
