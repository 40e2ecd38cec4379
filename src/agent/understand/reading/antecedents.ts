import type { Chunk } from '../chunks/chunk.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural } from '../language/words.ts'
import { isBroken, type Draft, type Node } from './draft.ts'

/** What ends the clause in which a noun stands (closed class). */
const ANOTHER_CLAUSE = /^(?:and|or|but|so|then|who|whom|whose|which|that|where|when|while|if|because|since|as)$/i
/** What a pronoun stands behind that is no object of a verb (closed class). */
const BEFORE_PRONOUN =
  /^(?:on|in|with|for|about|of|to|at|from|under|near|behind|by|around|inside|after|before|over|into|onto|without|against)$/i
const IS =
  /^(?:is|are|was|were|['’]s|be|been|being|have|has|had|get|gets|got|not|still|already|yet|now|just|\p{L}+ly)$/iu
const RELATIVE = /^(?:that|which|whom|who)$/i

/** Nouns of this message before a pronoun that it may stand for: a verb is none ("which rooms are booked for it?"). */
const thingsBefore = ({ nodes, chunks }: Draft, at: number): Node[] =>
  nodes.filter(
    n =>
      !n.implicit &&
      n.at < at &&
      !(/[a-z]{2}ed$/i.test(chunks[n.at]?.text ?? '') && n.entity.words.at(-1) !== chunks[n.at]!.text.toLowerCase()),
  )

/** Whether a noun of this message comes before a pronoun that agrees with it, and may be what it stands for. */
export function hasAntecedent(draft: Draft, { text }: Chunk, at: number): boolean {
  const word = text.toLowerCase()
  return thingsBefore(draft, at).some(
    n =>
      isPlural(draft.chunks[n.at]?.text ?? '') === /^(?:their|they|them)$/.test(word) &&
      !(/^(?:it|them)$/.test(word) && isBeside(draft, n.at, at)) &&
      !(/^(?:it|they)$/.test(word) && isOwned(draft, n.at, at)),
  )
}

/** "how many tasks are assigned to them?" where neither the message nor anything before it tells whom: an object in what is asked of a noun. */
export const isUnbound = (draft: Draft, chunk: Chunk, at: number): boolean =>
  (at === draft.chunks.length - 1 ? /^(?:it|them|him|her)$/i : /^(?:them|him)$/i).test(chunk.text) &&
  !draft.chunks.slice(0, at).some(({ values, text }) => values.length > 0 && /^\p{Lu}/u.test(text)) &&
  (isOfWho(draft, at) || thingsBefore(draft, at).some(n => isBeside(draft, n.at, at))) &&
  !hasAntecedent(draft, chunk, at)

/** "who reports to her?" where nobody is named. */
const isOfWho = (draft: Draft, at: number): boolean =>
  draft.chunks[0]?.operator?.type === 'who' &&
  !thingsBefore(draft, at).length &&
  /^(?:to|by|for|with|under)$/i.test(draft.chunks[at - 1]?.text ?? '')

/**
 * "which doctor issued it?", "which doctor is on it?", "the doctor for it", "tasks that are assigned to them": a pronoun stands for no noun that is
 * the subject of its own verb, or that it only describes (Chomsky, Lectures on Government and Binding, 1981, principle B); "which boat has
 * the most crates on it?" may.
 */
function isBeside(draft: Draft, noun: number, at: number): boolean {
  const between = draft.chunks.slice(noun + 1, at).flatMap(({ text }) => text.split(' '))
  if (RELATIVE.test(between[0] ?? '')) between.shift()
  if (between.some(word => ANOTHER_CLAUSE.test(word)) || isBroken(draft, noun, at)) return false
  const [last, ...before] = between.toReversed()
  // "who supervises them?" of a role `supervisor`: right before its object it is the verb.
  if (last === undefined || !BEFORE_PRONOUN.test(last)) return true
  const said = before.filter(word => !IS.test(word))
  return said.every(word => isParticiple(word)) || (said.length === 1 && isPlainVerb(draft, said[0]!))
}

/** "employees report to them": one word behind a plural that is no noun of the records, in the form that a verb has there. */
const isPlainVerb = ({ chunks }: Draft, word: string): boolean =>
  /^\p{Ll}{3,}$/u.test(word) &&
  !/[^s]s$/.test(word) &&
  !BEFORE_PRONOUN.test(word) &&
  !chunks.some(({ text, entities }) => text === word && entities.length > 0)

/** "the tasks that they have", "the tasks they have": the subject of what is said of a noun is somebody else. */
const isOwned = (draft: Draft, noun: number, at: number): boolean =>
  draft.chunks.slice(noun + 1, at).every(({ text }) => RELATIVE.test(text)) && !isBroken(draft, noun, at)
