import type { Chunk } from '../chunks/chunk.ts'
import { kindsNamed, kindsOfNamed } from '../conditions/shared.ts'
import { beginOf } from '../entity-model/begin-and-end.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { findPath, kindsAbove } from '../entity-model/relations.ts'
import { type Draft, addCondition, addNode, isFree, makeFiller, nameKind, kindBefore, use } from '../reading/draft.ts'
import { isEventOf } from './event-verbs.ts'
import { takesPart, type Way, waysTo } from './members-in.ts'

/** Verbs of taking part in what somebody else arranges, and what leads to it (a closed class). */
export const TAKES_PART = /^(?:signed|registered|enrolled)(?: up)?$/
const GOES = /^(?:coming|going|attending)$/i
const LEADS = /^(?:up|for|to|on|in|into|onto)$/i
const ANYBODY = /^(?:people|persons?|folks?|attendees?|participants?)$/i
/** What nobody takes part in other rules read. */
const NOBODY = /^(?:nobody|noone)$/i
const BETWEEN = /^(?:who|that|have|has|had|is|are|was|were|been|already|currently|so far|now)$/i

/**
 * "events with fewer than five people signed up", "how many people are signed up for the talk": whoever takes part in something is told
 * by the records that connect people with it, or by a list in it, whatever those are called. People who are spoken of together with the
 * verb are those records, else the verb is. Before nouns are looked for.
 */
export function nameTakingPart(draft: Draft): void {
  const { chunks, app, previous } = draft
  // "how many people are coming to that?"
  const isOfBefore = previous !== undefined && chunks.some(c => c.operator?.type === 'pronoun' || /^(?:it|that|this)$/i.test(c.text)) // oxfmt-ignore
  const isVerb = ({ text }: Chunk) => TAKES_PART.test(text.toLowerCase()) || (isOfBefore && GOES.test(text))
  const at = chunks.findIndex(chunk => (isFree(chunk) || chunk.used === 'filler') && isVerb(chunk))
  const verb = chunks[at]
  if (chunks.slice(0, at).some(({ text }) => NOBODY.test(text))) return
  if (!verb || !(/ up$/i.test(verb.text) || LEADS.test(chunks[at + 1]?.text ?? ''))) return
  // "who has signed up for the tour": read as who is in it (`members-in.ts`).
  const who = chunks.findIndex(c => isFree(c) && c.operator?.type === 'who')
  if (who >= 0 && who < at && takesPart(chunks, who)) return
  const base = isOfBefore ? kindBefore({ app, previous }) : undefined
  const own = waysOf(chunks, app)
  const [way, ...others] = own.length || !base || arePeople(base) ? own : waysTo(app, base)
  if (!way || others.length) return
  const kind = way.link.hidden ? way.person : way.link
  const people = anybodyBefore(chunks, at)
  if (people) {
    nameKind(people, kind)
    makeFiller(verb)
  } else if (!isEventOf(verb.text, kind)) nameKind(verb, kind, 0.95)
  for (let next = at + 1; LEADS.test(chunks[next]?.text ?? ''); next++)
    if (isFree(chunks[next])) makeFiller(chunks[next]!)
}
nameTakingPart.needs = (word: string) => TAKES_PART.test(word) || GOES.test(word)

/** How people take part in what is spoken of, by its noun or by a name. */
function waysOf(chunks: readonly Chunk[], app: AppModel): Way[] {
  const bases = new Set([...kindsNamed(chunks), ...kindsOfNamed(chunks)].filter((one: Entity) => !arePeople(one)))
  return [...bases].flatMap(base => waysTo(app, base))
}

/** "people", "anybody" without a kind of their own, before the verb and nothing but little words between. */
function anybodyBefore(chunks: readonly Chunk[], at: number): Chunk | undefined {
  let before = at - 1
  while (BETWEEN.test(chunks[before]?.text ?? '')) before--
  const chunk = chunks[before]
  return chunk && isFree(chunk) && ANYBODY.test(chunk.text) ? chunk : undefined
}

/** Verbs of being one of those in a contest (Levin's verbs of competing, 1993, 36.4), before "in" or "at". */
const COMPETES = /^(?:played|competed|participated|raced|fought|ran|starred|took|taken)$/i

/**
 * "which teams played in the quiz on 5 November" of entries that connect teams with events: of those in it, where the verb is no word of the service.
 * After nouns are looked for.
 */
export function readCompetedIn({ chunks, nodes, app }: Draft): void {
  chunks.forEach((verb, at) => {
    if (!isFree(verb) || !COMPETES.test(verb.text) || verb.entities.length) return
    // "competed" is no "completed".
    if (verb.values.some(v => v.quality >= 0.9)) return
    const isTaking = /^(?:took|taken)$/i.test(verb.text)
    const part = chunks[at + 1]
    if (isTaking && !(isFree(part) && /^part$/i.test(part.text))) return
    const behind = at + (isTaking ? 2 : 1)
    const who = nodes.find(n => !n.implicit && n.at < at)
    const what = nodes.find(n => n.at > behind && n.at <= behind + 4 && n !== who)
    if (!who || !what || !/^(?:in|at)$/i.test(chunks[behind]?.text ?? '')) return
    const path = findPath(who.entity, what.entity, app) ?? []
    if (path.length !== 2 || path[0]!.direction !== 'down' || path[1]!.direction !== 'up') return
    for (const chunk of chunks.slice(at, behind)) use(makeFiller(chunk), 'related')
  })
}
readCompetedIn.needs = COMPETES

const WINS = /^(?:won|wins?)$/i
const PLACE = /^(?:place|placing|placement|position|rank|standing)$/

/**
 * "who won the quiz on 5 November", "which boats have won a race" of entries with a `place`: whose entry is in the first place, where the verb is no
 * word of the service. After nouns are looked for.
 */
export function readWon(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const at = chunks.findIndex(c => isFree(c) && WINS.test(c.text) && c.kind === 'unknown')
  const contest = at < 0 ? undefined : nodes.find(n => n.at > at && n.at <= at + 5 && !n.previous)
  if (!contest) return
  const links = app.entities.flatMap(link => {
    const ups = kindsAbove(link, app)
    const [place, ...more] = link.fields.filter(f => f.role === 'number' && PLACE.test(f.words.at(-1)!))
    return place && !more.length && ups.includes(contest.entity) ? [{ link, place, ups }] : []
  })
  const [one, ...others] = links
  if (!one || others.length) return
  const who = chunks.findIndex((c, i) => i < at && isFree(c) && c.operator?.type === 'who')
  const sides = one.ups.filter(up => up !== contest.entity)
  const side = nodes.find(n => n.at < at && sides.includes(n.entity))
  if (!side && (who < 0 || sides.length !== 1)) return
  if (!side) {
    draft.head = addNode(draft, sides[0]!, who)
    use(chunks[who]!, 'entity')
  }
  // "who has won the most races": as many as there are such entries.
  const isMost = chunks.slice(at, contest.at).some(c => c.operator?.type === 'superlative' && /most$/i.test(c.text))
  const entry = nodes.find(n => n.entity === one.link) ?? addNode(draft, one.link, isMost ? contest.at : at, !isMost)
  if (isMost) nodes.splice(nodes.indexOf(contest), 1)
  const begin = isMost ? undefined : beginOf(contest.entity)
  // What was won is over.
  const byToday = { op: '<=' as const, values: [draft.message.today], asDay: true, at, implied: true as const }
  if (begin) addCondition(contest, { columns: [begin.column], label: 'until today', ...byToday })
  addCondition(entry, {
    columns: [one.place.column],
    op: '=',
    values: [1],
    at,
    label: `with a ${one.place.words.join(' ')} of 1`,
  })
  use(makeFiller(chunks[at]!), 'condition')
  draft.notes.push(`took “${chunks[at]!.text}” as a ${one.place.words.join(' ')} of 1`)
}
readWon.needs = WINS
