import type { Chunk } from '../chunks/chunk.ts'
import { beginOf } from '../entity-model/begin-and-end.ts'
import { arePeople, namesSomebody } from '../entity-model/people.ts'
import { type Draft, type Node, addNode, isFree, use } from '../reading/draft.ts'
import { leaveOutCalledOff } from './leave-out-dropped.ts'
import { negationBefore } from './negation.ts'
import { readToCome } from './upcoming.ts'

/** What says behind its noun that something is still to come (a closed class of phrases), the longer ones first. */
const TO_COME: readonly RegExp[] = [
  /^(?:still )?(?:up )?ahead of (?:me|you|him|her|us|them)$/i,
  /^in the (?:pipeline|offing)$/i,
  /^on the horizon$/i,
  /^(?:in|on) (?:the|our|my|your|their|his|her) (?:diary|calendar|agenda|planner)$/i,
  /^(?:coming|lined) up$/i,
  /^ahead$/i,
]
/** The longest of them has so many words. */
const LONGEST = 4

/**
 * "shows coming up", "which shows are coming up in May", "what lessons does Ann have ahead of her": no more is said than that they begin, a date
 * behind it says when. What was called off does not come.
 */
export function readComingUp(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk)) return
    const said = phraseAt(chunks, at)
    const node = said ? whatComes(draft, at) : undefined
    if (!said || !node || !beginOf(node.entity) || negationBefore(draft, at)) return
    if (!chunks.slice(at + said).some(c => c.literal?.kind === 'date')) readToCome(draft, node, at)
    leaveOutCalledOff(draft, node, at)
    for (const one of chunks.slice(at, at + said)) use(one, 'condition')
    passStill(draft, at)
  })
}
readComingUp.needs = /^(?:coming|lined|ahead|pipeline|offing|horizon|diary|calendar|agenda|planner)$/

/** What somebody is yet to do, as it stands before the verb (Quirk et al., 1985, 4.47 f.: modal idioms of what is to come). */
const YET_TO = /^(?:down|due|set|scheduled|rostered|lined up|still(?: has| have)?)$/i

/**
 * "which tours is Ann still down to lead", "which shifts does Ben still have to work" of what begins on a day: no more is said than that it lies ahead. The
 * verb says what the two have to do with each other.
 */
export function readYetToDo(draft: Draft): void {
  const { chunks, nodes } = draft
  const to = chunks.findLastIndex(({ text }) => /^to$/i.test(text))
  const verb = chunks[to + 1]
  const [node] = nodes.filter(n => !n.implicit && !n.previous && n.at < to)
  if (!node || !verb || verb.used || !/^\p{Ll}{3,}$/u.test(verb.text) || arePeople(node.entity)) return
  // "which tasks does Ben still have to finish" of a `due_on`: what is overdue is still to be done, too.
  const begin = beginOf(node.entity)
  if (!begin || begin.words.some(word => /^(?:due|deadline)$/.test(word))) return
  if (!chunks.slice(to + 2).every(c => c.literal?.kind === 'date' || c.kind === 'filler')) return
  const between = chunks.slice(node.at + 1, to)
  const isSaid = YET_TO.test(chunks[to - 1]!.text) || between.some(({ text }) => /^still$/i.test(text))
  const isOfSomebody = between.some(c => c.values.some(v => arePeople(v.entity) || namesSomebody(v.field)))
  if (!isSaid || !isOfSomebody || !between.some(({ text }) => /^(?:is|are|am|have|has|does|do)$/i.test(text))) return
  if (!chunks.slice(to + 2).some(c => c.literal?.kind === 'date')) readToCome(draft, node, to)
  leaveOutCalledOff(draft, node, to)
  for (const one of [...between, chunks[to]!])
    if (isFree(one) && (YET_TO.test(one.text) || one === chunks[to])) use(one, 'condition')
  if (isFree(verb) && verb.kind !== 'literal') use(Object.assign(verb, { values: [], fields: [] }), 'related')
}
readYetToDo.needs = /^(?:still|down|due|set|scheduled|rostered)$/

/** How many chunks from here on say so. */
function phraseAt(chunks: readonly Chunk[], at: number): number | undefined {
  for (let length = LONGEST; length > 0; length--) {
    const words = chunks.slice(at, at + length).map(({ text }) => text)
    // A kind of record that is called so is no phrase.
    if (chunks[at + length - 1]?.entities.some(e => e.quality >= 0.8)) continue
    if (words.length === length && TO_COME.some(phrase => phrase.test(words.join(' ')))) return length
  }
  return undefined
}

/** The noun right before it, or the one at the beginning of a question of what somebody has: "what lessons does Ann Lee have …". */
function whatComes(draft: Draft, at: number): Node | undefined {
  const { chunks, nodes } = draft
  const before = nodes.filter(n => n.at < at && !n.implicit && !n.previous)
  const last = before.at(-1)
  if (!last) return kindOfValue(draft, at)
  const between = chunks.slice(last.at + 1, at)
  if (between.every(c => c.kind === 'filler' || c.used)) return last
  const isHad = /^(?:have|has|had|got)$/i.test(chunks.slice(0, at).findLast(c => !/^still$/i.test(c.text))?.text ?? '')
  return isHad && between.every(c => c.kind === 'filler' || c.used || c.values.length) ? before[0] : undefined
}

/** "still ahead": says the same beside it. */
function passStill({ chunks }: Draft, at: number): void {
  const before = chunks[at - 1]
  if (isFree(before) && /^still$/i.test(before.text)) use(before, 'condition')
}

/** "what weddings are coming up": several of a kind stand for the only records of it that begin on a day. */
function kindOfValue(draft: Draft, at: number): Node | undefined {
  const place = draft.chunks.findLastIndex((chunk, i) => i < at && chunk.kind !== 'filler')
  const chunk = draft.chunks[place]
  if (!isFree(chunk) || draft.nodes.length) return undefined
  const kinds = chunk.values.filter(v => v.field.role === 'category' && v.quality >= 0.8 && beginOf(v.entity))
  const [entity, ...others] = new Set(kinds.map(v => v.entity))
  if (!entity || others.length) return undefined
  chunk.values = kinds
  return addNode(draft, entity, place, true)
}
