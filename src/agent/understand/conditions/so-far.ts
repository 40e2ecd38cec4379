import { pattern } from '../../../lib/patterns.ts'
import { leaveOutCalledOff } from './leave-out-dropped.ts'
import { isSettled } from './overdue.ts'
import { addUntilToday } from './shared.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { startsOn } from '../entity-model/begin-and-end.ts'
import { arePeople, namesSomebody } from '../entity-model/people.ts'
import { primaryDate } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { wordsOf } from '../language/words.ts'
import { fieldDone } from '../reading/verb-fields.ts'
import { type Draft, nodeFor, use } from '../reading/draft.ts'

/** Adverbials of the time up to now (Quirk et al., 1985, § 4.23: with the perfect). */
const SO_FAR = /\b(?:so far|to date|(?:un)?til now|up to now|as of (?:now|today))\b/i
/** Words of a date that lies ahead. */
const TO_COME = /^(?:next|due|upcoming|planned|expected|renewal|expiry|expires?|deadline)$/

/**
 * "how many lessons has Ida given so far?": what has been done until today, and none of what is planned, by the date of the records of it.
 * Where a period is told as well, that says when.
 */
export function readSoFar(draft: Draft): void {
  const { chunks, message } = draft
  const said = SO_FAR.exec(message.text)
  if (!said) return readDoneBy(draft)
  const at = chunks.findIndex(({ from }) => message.tokens[from]!.start >= said.index)
  const isPerfect = chunks.slice(0, at).some(({ text }) => /^(?:has|have|had)$|^(?:has|have)n/i.test(text))
  // "planned tours that have fewer than five guests so far": the figure is what it has come to, whenever the tour is.
  const bounds = draft.nodes
    .flatMap(node => node.selection.where)
    .filter(c => !c.asDay && typeof c.values[0] === 'number')
  if (at < 0 || !isPerfect || bounds.length || chunks.some(({ literal }) => literal?.kind === 'date')) return
  const entity = draft.happened ?? doneThings(draft)
  const field =
    entity &&
    dateDone(
      entity,
      chunks.map(({ text }) => text.toLowerCase()),
    )
  const node = field && nodeFor(draft, at, [entity])
  if (!node || node.negated) return
  // "which codes has nobody used so far?": that of which there is nothing is not bound to what has begun.
  const isDenied = chunks
    .slice(0, at)
    .some(c => c.operator?.type === 'negation' || /^(?:nobody|noone|never)$/i.test(c.text))
  if (isDenied || isOver(draft, entity)) {
    const end = said.index + said[0].length
    for (const chunk of chunks.slice(at))
      if (message.tokens[chunk.from]!.start < end) use(Object.assign(chunk, { fields: [] }), 'filler')
    return
  }
  addUntilToday(draft, node, field, at)
}
readSoFar.needs = /^(?:far|date|now|today|has|have)$/

/**
 * "how many quiz nights has Ann hosted?" of events that begin on a day: in the perfect, with whoever did it before the participle that ends the question, it
 * is what lies behind, and none of what is planned (Quirk et al., 1985, 4.20 ff.).
 */
function readDoneBy(draft: Draft): void {
  const { chunks, nodes } = draft
  const have = chunks.findIndex(({ text }) => /^(?:has|have)$/i.test(text))
  const done = chunks.at(-1)!
  const [node] = nodes.filter(n => !n.implicit && !n.previous && n.at < have)
  const between = chunks.slice(have + 1, -1)
  if (have < 1 || !node || node.negated || !isParticiple(done.text.toLowerCase()) || done.values.length) return
  if (!between.some(c => c.values.some(v => arePeople(v.entity) || namesSomebody(v.field)))) return
  if (!between.every(c => c.kind === 'filler' || c.values.length)) return
  // "what stays has Ann got?": those that she has, whenever they are.
  if (
    /^got$/i.test(done.text) ||
    PREPARES.test(done.text) ||
    between.some(({ text }) => /^(?:been|not|never)$/i.test(text))
  )
    return
  const start = startsOn(node.entity)
  const isToldOf = node.selection.where.some(c => start !== undefined && c.columns.includes(start.column))
  if (!start || arePeople(node.entity) || isToldOf || isOver(draft, node.entity)) return
  addUntilToday(draft, node, start, have)
  leaveOutCalledOff(draft, node, have)
}

/** What is done to something before it takes place (closed class): it may still lie ahead. */
const PREPARES = pattern('i')`
  ^(?:planned|booked|scheduled|organi[sz]ed|arranged|reserved|created|added|announced|requested|registered|submitted|assigned|ordered|proposed|joined
  |accepted|confirmed|signed|entered|chosen|picked|bought|paid|sold|missed|cancelled|canceled)$
`

/** What is in a last state is over, whatever its dates say: "lost so far" of deals that have a day on which they were to be closed. */
const isOver = ({ chunks }: Draft, entity: Entity): boolean =>
  chunks.some(({ values }) =>
    values.some(v => v.entity === entity && v.quality >= 0.8 && v.values.some(value => isSettled(wordsOf(value)))),
  )

/** What was done by the verb, else the first kind of record that is spoken of and has a date of what was done. */
function doneThings({ nodes }: Draft): Entity | undefined {
  const things = nodes.filter(n => !n.implicit && !n.previous && !arePeople(n.entity) && primaryDate(n.entity))
  return (things.find(node => node.isVerb) ?? things[0])?.entity
}

/** The date of the verb itself, else that which the records are about. */
function dateDone(entity: Entity, words: readonly string[]): Field | undefined {
  const own = words.map(word => fieldDone(entity, word)).find(field => field !== undefined)
  const field = own ?? primaryDate(entity)
  return field?.words.some(word => TO_COME.test(word)) ? undefined : field
}
