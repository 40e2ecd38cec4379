import { APPOINTMENTS } from '../../../lib/trades.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { SERVED } from '../entity-model/served.ts'
import { beginOf } from '../entity-model/begin-and-end.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import { hopsOf, keysToPeople, primaryDate } from '../entity-model/relations.ts'
import { plural, singular } from '../language/words.ts'
import { leaveOutCalledOff } from '../conditions/leave-out-dropped.ts'
import { isNear } from '../reading/roles-of-verbs.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { type Draft, addNode, isFree, makeFiller, nameKind, use } from '../reading/draft.ts'

/** Records of when somebody works. */
const SHIFT = /^(?:shift|rota|roster|duty|schedule)$/
const WORKS = /^(?:works?|worked|working|duty|shift|rostered|rota'd|scheduled)$/i

/**
 * "who is working tomorrow?", "who was on duty on Friday" of shifts with a day and a worker each: whoever has one then, and nobody whose own record
 * has a date of something else. Before nouns are looked for.
 */
export function readWhoIsOnShift(draft: Draft): void {
  const { chunks, app, nodes } = draft
  const who = chunks.findIndex(c => isFree(c) && c.operator?.type === 'who')
  const at = chunks.findIndex((c, i) => i > who && i <= who + 3 && WORKS.test(c.text) && (isFree(c) || c.kind === 'filler')) // oxfmt-ignore
  if (who < 0 || who > 1 || at < 0 || nodes.length) return
  const behind = chunks.slice(at + 1)
  if (!behind.some(c => c.literal?.kind === 'date') || behind.some(c => c.entities.some(e => e.quality >= 0.9))) return
  const shifts = app.entities.filter(e => isListedKind(e) && SHIFT.test(singular(e.words.at(-1)!)) && (primaryDate(e) ?? beginOf(e))) // oxfmt-ignore
  const [shift, ...others] = shifts
  if (!shifts.length) return readWhoServesThen(draft, who, at)
  const people = shift ? [...new Set(hopsOf(shift, app).filter(h => h.direction === 'up' && arePeople(h.to)).map(h => h.to))] : [] // oxfmt-ignore
  const [person] = people
  if (!shift || others.length || people.length !== 1) return
  addNode(draft, person!, who)
  addNode(draft, shift, at).isVerb = true
  use(chunks[who]!, 'entity')
  const verb = Object.assign(chunks[at]!, { kind: 'mention', entities: [{ entity: shift, quality: 1 }], fields: [], values: [], certainty: 1 }) // oxfmt-ignore
  use(verb, 'entity')
}
readWhoIsOnShift.needs = WORKS

/** How sure it is at most that those are at work who have somebody to see then. */
const BY_APPOINTMENTS = 0.8

/**
 * "who's in tomorrow", "who's seeing patients on Friday", "who's teaching tomorrow" of appointments between those who serve and those who are served:
 * the former who have one then, and not who was hired that day. Whoever is served is the object and restricts nothing.
 */
export function readWhoServesThen(draft: Draft, who: number, at: number): void {
  const { chunks, app } = draft
  const [work, ...others] = worksOf(app).filter(({ visit }) => primaryDate(visit) ?? beginOf(visit))
  if (!work || others.length) return
  const served = new Set(hopsOf(work.visit, app).flatMap(hop => (hop.direction === 'up' && hop.to !== work.worker ? [hop.to] : []))) // oxfmt-ignore
  const object = chunks.slice(at + 1).find(c => c.entities.length > 0)
  if (object && !object.entities.some(e => served.has(e.entity))) return
  addNode(draft, work.worker, who)
  use(chunks[who]!, 'entity')
  use(nameKind(chunks[at]!, work.visit), 'entity')
  delete chunks[at]!.operator
  const node = addNode(draft, work.visit, at)
  node.isVerb = true
  // Nobody is in for what was called off.
  leaveOutCalledOff(draft, node, at)
  if (object) use(makeFiller(object), 'related')
  draft.sureness = Math.min(draft.sureness, BY_APPOINTMENTS)
  draft.notes.push(`took those with ${plural(work.visit.noun)} then`)
}

const VISITS = new Set([...APPOINTMENTS, 'lesson', 'class', 'consultation'])

interface Work {
  visit: Entity
  worker: Entity
}

/** Records of what people do for others, and the one kind of people who do it. */
const worksOf = (app: AppModel): Work[] =>
  app.entities
    .filter(one => isListedKind(one) && !one.inside && VISITS.has(singular(one.words.at(-1)!)))
    .flatMap(visit => {
      const workers = keysToPeople(visit, app).filter(({ to }) => !SERVED.test(singular(to.words.at(-1)!)))
      const [worker, ...more] = new Set(workers.map(hop => hop.to))
      return worker && !more.length ? [{ visit, worker }] : []
    })

const IS = /^(?:is|are|was|were)$/i
const DAY_WORK = /^(?:in|here)$/i
const SEES = /^(?:see|sees|saw|seeing|treats?|treating|treated)$/i

/** "who's in", "who is seeing patients", "who's teaching": where the verb stands; of the last the verb is near to what those are called. */
export function readWhoIsIn(draft: Draft): void {
  const { chunks, nodes } = draft
  const who = chunks.findIndex(c => isFree(c) && c.operator?.type === 'who')
  const at = who + (IS.test(chunks[who + 1]?.text ?? '') ? 2 : 1)
  const verb = chunks[at]
  const behind = chunks.slice(at + 1)
  if (who < 0 || who > 1 || !verb || nodes.length || draft.previous) return
  if (!behind.some(c => c.literal?.kind === 'date') || (verb.used !== undefined && verb.kind !== 'filler')) return
  const isIs = /['’]s$/i.test(chunks[who]!.text) || at > who + 1
  const isIn = isIs && DAY_WORK.test(verb.text) && isDayOrPlace(chunks[at + 1])
  if (isIn || SEES.test(verb.text) || (isIs && isDone(draft, verb))) readWhoServesThen(draft, who, at)
}
readWhoIsIn.needs = (word: string) => DAY_WORK.test(word) || SEES.test(word) || /^[a-z]{3,}ing$/.test(word)

/** "who's in tomorrow", "who's in at Oak Street on Friday", but not "who's in room 4 today". */
const isDayOrPlace = (next: Chunk | undefined): boolean =>
  next !== undefined && (next.literal?.kind === 'date' || /^(?:at|on|from|this|next|all)$/i.test(next.text))

const isDone = ({ app }: Draft, { text, entities }: Chunk): boolean =>
  /^[a-z]{3,}ing$/.test(text) &&
  entities.every(e => e.quality < 0.95) &&
  worksOf(app).some(({ worker, visit }) =>
    [worker, visit].some(({ words }) => isNear(basesOf(text), words.at(-1)!, NEAR)),
  )
const NEAR = 0.44
