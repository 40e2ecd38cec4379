import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Draft, addNode, isFree, makeFiller, use } from '../reading/draft.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'

const WORKS = /^(?:works?|worked|working|employed)$/i
const AT = /^(?:at|in|for|there|here|on)$/i
/** What a field of those who work somewhere is called. */
const OF_WORK =
  /^(?:role|position|job|salary|wage|wages|pay|hired|employment|employed|payroll|rank|staff|shift|contract|hourly)$/

/** How sure it is who works there where others belong there, too. */
const BY_WORK = 0.8

/**
 * "who works at Harbour Street?" where patients belong to a practice as well: those of whom a record tells their work. Where there is only
 * one kind of people, they are meant anyway.
 */
export function readWorkers(draft: Draft): void {
  const { chunks, app } = draft
  const who = chunks.findIndex(chunk => chunk.operator?.type === 'who' && isFree(chunk))
  const verb = chunks.findIndex((chunk, at) => at > who && at <= who + 2 && isFree(chunk) && WORKS.test(chunk.text))
  if (who < 0 || who > 1 || verb < 0 || !AT.test(chunks[verb + 1]?.text ?? '')) return
  const people = app.entities.filter(entity => isListedKind(entity) && arePeople(entity))
  const [worker, ...others] = people.filter(worksSomewhere)
  if (!worker || others.length || people.length < 2) return
  const isNamed = chunks.some(chunk =>
    chunk.entities.some(mention => mention.quality >= 0.9 && arePeople(mention.entity)),
  )
  if (isNamed) return
  draft.sureness = Math.min(draft.sureness, BY_WORK)
  addNode(draft, worker, who)
  use(chunks[who]!, 'entity')
  use(chunks[verb]!, 'related')
}
readWorkers.needs = (word: string) => WORKS.test(word)

/** "how many people are employed at Hillcrest": of people that work there it says no more. */
export function passEmployed({ chunks }: Draft): void {
  const at = chunks.findIndex(c => isFree(c) && c.kind === 'unknown' && /^employed$/i.test(c.text))
  const isSaid = /^(?:is|are|was|were)$/i.test(chunks[at - 1]?.text ?? '') && AT.test(chunks[at + 1]?.text ?? '')
  const people = chunks
    .slice(0, Math.max(0, at))
    .some(c => c.operator?.type === 'who' || c.entities.some(e => arePeople(e.entity)))
  if (at > 0 && isSaid && people) use(makeFiller(chunks[at]!), 'related')
}
passEmployed.needs = /^employed$/

/** Whether the records tell of somebody's work. */
export const worksSomewhere = ({ fields }: Entity): boolean =>
  fields.some(field => field.words.some(word => OF_WORK.test(word)))
