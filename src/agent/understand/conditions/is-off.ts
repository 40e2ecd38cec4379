import type { Chunk } from '../chunks/chunk.ts'
import { isPartOfValue } from '../chunks/values-of-words.ts'
import { lasts } from '../entity-model/begin-and-end.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import { arePeople } from '../entity-model/people.ts'
import { keysToPeople } from '../entity-model/relations.ts'
import { singular } from '../language/words.ts'
import { valueWords } from '../vocabulary/loose-keys.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { leaveOutNotSo } from './not-so.ts'
import { addPeriod } from './upcoming.ts'

/** Records of when somebody is not there. */
const ABSENCE = /^(?:absence|leave|holiday|vacation|off)$/
/** What such records may be called besides. */
const REQUEST = /^(?:request|record|entry|booking|application)$/
const AWAY = /^(?:off|away|out of (?:the )?office|absent)$/i
const IS = /^(?:is|are|am|who['’]s|['’]s)$/i
const NOW = /^(?:now|right now|currently|at the moment|at present|just now|presently)$/i

/**
 * "is anyone at Oakwood off next week?", "is Ann away", "who in the kitchen is away tomorrow" of absences with a first and a last day: those that
 * last then, where nothing else is called off. Before dates are read.
 */
export function readIsOff(draft: Draft): void {
  const { chunks, nodes, message, app } = draft
  // "off sick": the reason is read with it.
  const at = chunks.findIndex(
    (c, i) =>
      (AWAY.test(c.text) ? isOnlyOff(c) : isOnLeave(chunks, i) || isOnLeaveThen(draft, i)) &&
      !chunks[i + 1]?.values.length,
  )
  const time = timeOf(draft, at)
  if (at < 1 || !time) return
  const who = chunks.find((c, i) => i < at && c.operator?.type === 'who' && isFree(c))
  const named = chunks.slice(0, at).flatMap(c => (isFree(c) ? c.values : [])).find(v => v.quality >= 0.8 && arePeople(v.entity)) // oxfmt-ignore
  const person = nodes.find(n => n.at < at && arePeople(n.entity))?.entity ?? named?.entity
  const kinds = app.entities.filter(e => isOfAbsence(e) && (!person || keysToPeople(e, app).some(hop => hop.to === person))) // oxfmt-ignore
  const [kind, ...others] = kinds
  const owner = person ?? (kind && keysToPeople(kind, app)[0]?.to)
  if (!kind || others.length || !owner || !(who ?? person)) return
  if (nodes.some(n => n.entity === kind && n.at !== at)) return
  if (!person) addNode(draft, owner, chunks.indexOf(who!))
  const node = nodes.find(n => n.at === at) ?? addNode(draft, kind, at)
  addPeriod(node, time.first, time.last, at)
  leaveOutNotSo(draft, node, at)
  node.isVerb = true
  for (const chunk of [chunks[at]!, ...time.chunks]) if (isFree(chunk)) use(chunk, 'condition')
  if (who) use(who, 'entity')
  draft.notes.push(
    `took “${message.text.slice(message.tokens[chunks[at]!.from]!.start, message.tokens[chunks[at]!.to - 1]!.end)}” as absent`,
  )
}
readIsOff.needs = /^(?:off|away|absent|office|leave)$/

/** "on leave" of absences, where only the day on which somebody leaves is called so. */
const isOnLeave = (chunks: readonly Chunk[], at: number): boolean => {
  const { text, used, entities, values, fields } = chunks[at]!
  const isBare = !used && !entities.length && !values.length && fields.every(f => f.field.role === 'date')
  return isBare && /^leave$/i.test(text) && /^on$/i.test(chunks[at - 1]?.text ?? '')
}

/** "on leave next week" of a state that people are in: on a day it is told by their absences. */
const isOnLeaveThen = ({ chunks }: Draft, at: number): boolean =>
  chunks[at + 1]?.literal?.kind === 'date' &&
  isFree(chunks[at]) &&
  /^on (?:leave|holiday|vacation)$/i.test(chunks[at].text)

/** No word of the service, or that of its absences ("time off") or a part of what one sort of them is called ("time off in lieu"), with no reason behind it. */
export const isOnlyOff = ({ text, kind, used, entities, fields, values }: Chunk): boolean => {
  const isPart =
    values.length > 0 &&
    !entities.length &&
    !fields.length &&
    values.every(v => isPartOfValue(text, v) && isWordOf(text, v.values))
  const isWord = (kind === 'unknown' || isPart) && !used
  const isTheirs = used === 'entity' && entities.length > 0 && entities.every(({ entity }) => isOfAbsence(entity))
  return (isPart || !values.length) && (isWord || isTheirs)
}

/** "off" of "time off in lieu"; "holiday" only means what "annual leave" is. */
const isWordOf = (text: string, values: readonly string[]): boolean =>
  values.every(value => valueWords(value).includes(text.toLowerCase()))

/** The date that is told, else today for somebody who "is" away. */
function timeOf({ chunks, message }: Draft, at: number): { first: string; last: string; chunks: Chunk[] } | undefined {
  const next = chunks[at + 1]
  if (isFree(next) && next.literal?.kind === 'date')
    return { first: next.literal.first, last: next.literal.last, chunks: [next] }
  const isNow = chunks.slice(0, at).some(c => IS.test(c.text)) && !chunks.some(c => c.literal?.kind === 'date')
  const now = chunks.filter(c => NOW.test(c.text))
  return isNow ? { first: message.today, last: message.today, chunks: now } : undefined
}

export const isOfAbsence = (entity: Entity): boolean => {
  const words = entity.words.map(singular)
  const head = REQUEST.test(words.at(-1)!) ? words.at(-2) : words.at(-1)
  return isListedKind(entity) && head !== undefined && ABSENCE.test(head) && lasts(entity)
}
