import { endsOf } from '../asks/event-verbs.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { findPath } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'
import { type Draft, isFree, makeFiller } from '../reading/draft.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { isSpokenOf } from './opposite-flags.ts'

/**
 * "wagons out of service" where only the locomotives of their terminals can be in service: a state of records that nobody speaks of,
 * and that share no more than a parent with those spoken of, is no state of these. Names are names wherever they stand.
 */
export function dropStatesOfSiblings(draft: Draft): void {
  const spoken = draft.nodes.filter(n => !n.implicit).map(n => n.entity)
  if (!spoken.length) return
  for (const chunk of draft.chunks) {
    if (!isFree(chunk) || !chunk.values.length || chunk.entities.length) continue
    const kept = chunk.values.filter(value => !isStateOfSibling(draft, value, spoken))
    if (kept.length === chunk.values.length) continue
    chunk.values = kept
    if (!kept.length && !chunk.fields.length && !chunk.operator) Object.assign(chunk, { kind: 'unknown', certainty: 1 })
  }
}

const isStateOfSibling = (draft: Draft, { entity, field }: ValueMatch, spoken: readonly Entity[]): boolean =>
  field.role === 'category' &&
  field.choices.length > 0 &&
  !isSpokenOf(draft, entity) &&
  spoken.every(one => sharesParent(draft, one, entity))

/** The way to the other records goes up to some that both belong to, and down again; or there is none. */
function sharesParent({ app }: Draft, from: Entity, to: Entity): boolean {
  const path = findPath(from, to, app)
  const up = path?.findIndex(hop => hop.direction === 'up') ?? -1
  return path === undefined || (up >= 0 && path.slice(up).some(hop => hop.direction === 'down'))
}

/**
 * "employees who have completed the fire course" of bookings that are `completed` where employees may have `left`: in the active voice with an
 * object a state as it is written, of what links the subject with that object, and none that means only nearly that.
 */
export function keepWrittenStates(draft: Draft): void {
  const { chunks, nodes, app } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.entities.length || !isParticiple(chunk.text.toLowerCase())) return
    const subject = nodes.findLast(node => !node.implicit && node.at < at)
    if (!subject || /^(?:is|are|was|were|be|been|being|got|get)$/i.test(chunks[at - 1]?.text ?? '')) return
    const behind = chunks.slice(at + 1)
    const isObject = (one: Entity) =>
      one !== subject.entity &&
      (nodes.some(node => node.entity === one && node.at > at) ||
        behind.some(c => c.values.some(v => v.entity === one && v.quality === 1 && one.nameFields.includes(v.field))))
    const links = (one: Entity) => endsOf(one, app).has(subject.entity) && [...endsOf(one, app)].some(isObject)
    const written = chunk.values.filter(v => v.quality === 1 && !isSpokenOf(draft, v.entity) && links(v.entity))
    const isLoose = chunk.values.every(v => v.quality < 1 || written.includes(v))
    if (written.length && isLoose) chunk.values = written
  })
}

/** What somebody did to have a paper, as a light verb (closed class). */
const DID = /^(?:done|passed|completed|taken|got|gained|obtained|earned|achieved)$/i
/** What records of such papers are called (Common European Framework: certificates, qualifications and the courses that lead to them). */
const PAPER =
  /^(?:certificate|certification|qualification|training|course|skill|licen[cs]e|badge|award|accreditation|ticket|permit)$/

/**
 * "who has done first aid?", "drivers who have passed their HGV" of certificates called so: the verb only takes them as its object, and is no state of others.
 */
export function passHavingDone({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !DID.test(chunk.text) || chunk.entities.length) return
    if (!/^(?:has|have|had|who['’]s|['’]ve)$/i.test(chunks[at - 1]?.text ?? '')) return
    const object = chunks.slice(at + 1).find(c => !/^(?:the|a|an|their|his|her|our)$/i.test(c.text))
    const papers = object && isFree(object) ? object.values.filter(v => v.quality >= 0.8 && isPaper(v)) : []
    // "has completed first aid" of trainings that may be `completed`.
    if (papers.length && !chunk.values.some(v => v.quality === 1 || papers.some(paper => paper.entity === v.entity)))
      makeFiller(chunk)
  })
}
passHavingDone.needs = DID

const isPaper = ({ entity, field }: ValueMatch): boolean =>
  [...entity.words, ...field.words].some(word => PAPER.test(singular(word)))
