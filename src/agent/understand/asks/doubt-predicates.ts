import { pattern, wordList } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { FILLERS, LIGHT_VERBS } from '../language/lexicon.ts'
import { stem } from '../language/words.ts'
import type { Draft } from '../reading/draft.ts'

/** Forms of "be" behind a subject. */
const BE = /^(?:is|are|was|were|be|been)$/i
/** What says of records that they are there, or that they are on record, and so nothing of which of them are meant (closed classes). */
const EXISTS: ReadonlySet<string> = new Set(wordList`
  there here existing exist listed registered stored recorded available included kept left remaining
  record records system database data list lists like called named
  associated assigned related linked connected
`)
/** Pronouns, articles, auxiliaries, and adverbs and prepositions that may stand behind any verb (closed classes). */
const IDLE: ReadonlySet<string> = new Set(wordList`
  i me my mine we us our ours you your yours they them their he him his she her it its
  a an the this that these those all both each
  is are was were be been being have has had having do does did
  in of at on for by about
  now then currently already still ever just also too so far well really very only even actually basically
  right ok okay please thanks
`)
/** Where another clause begins. */
const JOINT = /^(?:and|or|but|if|whether|because|who|whom|whose|which|what|when|where|how|why|than|while)$/i

/** Verbs of wishing (Levin, 1993, 32.1), which say that something is not there. */
const WISHED = /^(?:need|needs|needed|want|wants|wanted)$/i
const FURTHER = /^further$/i

/**
 * Verbs that sentences are made of and that still say what is done, where nothing stands behind them: "how many vans came?", "which cards count?".
 * Those of having, keeping and being there say nothing more (`LIGHT_VERBS`).
 */
const DONE = pattern('i')`
  ^(?:
    brings?|brought|comes?|came|go|goes|went|likes?|liked|looks?|looked|match|matches|matched|appears?|appeared|happens?|happened
    |talks?|talked|speaks?|spoke|reach|reaches|reached|returns?|returned|put|checks?|checked|print|printed|identified
  )$
`
const COUNT = /^counts?$/i
/** What we know or use may be all that there is, or not. */
const HAD_SO = /^(?:use|uses|used|know|knows|knew|see|sees|saw|work|works|worked|make|makes|made)$/i
const ALL_OF_THEM = 0.5
const ASKS_OF_THEM = /^\W*(?:and |so )?(?:which|how many)\b/i
const PREPOSITION = /^(?:with|to|in|on|at|from|for|by|of|about)$/i
const ASKS_WHICH = /^\W*which\b/i

/** What holds only under a condition, or is still to be (the modal auxiliaries; Quirk et al., 1985, 4.49). */
const MODAL = /^(?:would|should|could|can|might|must|will)$/i
/** Who or what it is said of, where it is asked (inversion). Of the one who answers it asks politely. */
const SUBJECT = /^(?:we|they|there|he|she|it)$/i

/**
 * "how many vehicles are needed?", "how many orders are to come?", "which vans are through?": a predicate that nothing was made of, of which
 * every word could be one that only links what stands around it, says which of them are meant, and without it all of them would be told. So does
 * "how many vans do we need?", and "how many should there be?" counts none that are there.
 */
export function doubtPredicates(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    // "how many further vans are there?": more of them, and no distance.
    if (FURTHER.test(chunk.text) && chunks[at + 1]?.used === 'entity') leaveOver(draft, chunk)
    if (!isIdle(chunk)) return
    if (BE.test(chunk.text) && isNoun(chunks[at - 1])) leaveOver(draft, predicateBehind(chunks, at))
    if (WISHED.test(chunk.text) && isWishedFor(draft, at)) leaveOver(draft, chunk)
    if (MODAL.test(chunk.text) && isCounted(draft, at)) leaveOver(draft, chunk)
    if (DONE.test(chunk.text) && isOnlyVerb(draft, at)) leaveOver(draft, chunk)
    if (HAD_SO.test(chunk.text) && isOnlyVerb(draft, at)) draft.sureness = Math.min(draft.sureness, ALL_OF_THEM)
  })
  const last = chunks.at(-1)
  if (last && COUNT.test(last.text) && isNoun(chunks.at(-2)) && ASKS_WHICH.test(draft.message.text)) leaveOver(draft, last) // oxfmt-ignore
}
doubtPredicates.needs = (word: string) =>
  [FURTHER, BE, WISHED, MODAL, DONE, HAD_SO, COUNT].some(said => said.test(word))

function leaveOver(draft: Draft, chunk: Chunk | undefined): void {
  if (chunk && !draft.ignored.includes(chunk.text)) draft.ignored.push(chunk.text)
}

/**
 * A little word of which nothing was made: what a rule has understood and has no more use for is marked so, or is none of the words that
 * sentences are made of ("in the catalogue").
 */
const isIdle = ({ kind, used, text }: Chunk) =>
  kind === 'filler' &&
  used === undefined &&
  text
    .toLowerCase()
    .split(' ')
    .every(word => FILLERS.has(word) || LIGHT_VERBS.has(stem(word)))

/** The first word that says something behind a "be" whose clause nothing was made of. */
function predicateBehind(chunks: readonly Chunk[], be: number): Chunk | undefined {
  const end = chunks.findIndex((c, i) => i > be && JOINT.test(c.text))
  const clause = chunks.slice(be + 1, end < 0 ? chunks.length : end)
  const isIdleHere = (c: Chunk) =>
    isIdle(c) || (c.used === 'filler' && /^(?:pronoun|distinct)$/.test(c.operator?.type ?? ''))
  if (!clause.every(isIdleHere)) return undefined
  const words = clause.flatMap(c => c.text.toLowerCase().split(' '))
  if (words.some(word => EXISTS.has(word))) return undefined
  // "how many coaches are in?": alone it tells where they are; "which depot are they in" asks for it.
  const last = clause.at(-1)
  const isStranded = last !== undefined && /^(?:in|on|at)$/i.test(last.text) && clause.every(c => !SUBJECT.test(c.text))
  if (isStranded) return last
  return clause.findLast(c =>
    c.text
      .toLowerCase()
      .split(' ')
      .some(word => !IDLE.has(word)),
  )
}

/** What the records go by: their noun, or a value that they have ("the cleaners" of staff with a role). */
const isNoun = (chunk: Chunk | undefined): boolean => chunk?.used === 'entity' || chunk?.used === 'value'

/** What may stand between a subject and its verb. */
const ADVERB = /^(?:still|also|really|currently|now|only|actually|just|even)$/i
const OTHERS = /^(?:we|they|he|she|you|it|that|which)$/i

/**
 * "how many do we need", "which vans need us": behind the noun, with a subject before it. What one needs oneself asks for it ("the vans in Oslo,
 * I need their prices"), and a day by which something is needed is what the day is about.
 */
function isWishedFor({ chunks }: Draft, at: number): boolean {
  const subject = chunks.slice(0, at).findLast(c => !ADVERB.test(c.text))
  // "how many couples want a vegan meal?": what is wanted says which of them are meant.
  const isOfNoun = isNoun(subject) && chunks.slice(at + 1).every(isIdle)
  const isSaid = isOfNoun || OTHERS.test(subject?.text ?? '') || BE.test(subject?.text ?? '')
  return (
    isSaid &&
    chunks.slice(0, at).some(isNoun) &&
    !/^to$/i.test(chunks[at + 1]?.text ?? '') &&
    chunks.every(c => c.literal?.kind !== 'date')
  )
}

/** "how many vans do we use?": right behind its subject, and all that is said behind the noun. The one who asks looks at them. */
function isOnlyVerb({ chunks, project, measures, message }: Draft, at: number): boolean {
  const subject = chunks.slice(0, at).findLast(c => !ADVERB.test(c.text))
  const isOfRecords = !project.length && measures.every(({ fn }) => fn === 'count')
  return (
    isOfRecords &&
    ASKS_OF_THEM.test(message.text) &&
    !PREPOSITION.test(chunks.at(-1)!.text) &&
    (isNoun(subject) || SUBJECT.test(subject?.text ?? '')) &&
    chunks.slice(0, at).some(isNoun) &&
    chunks.slice(at + 1).every(c => isIdle(c) && !EXISTS.has(c.text.toLowerCase()))
  )
}

/** "how many should there be": a number of records, at no time that is told, and behind the modal nothing else. */
const isCounted = ({ measures, group, chunks }: Draft, at: number): boolean =>
  measures.length > 0 &&
  measures.every(({ fn }) => fn === 'count') &&
  !group &&
  SUBJECT.test(chunks[at + 1]?.text ?? '') &&
  chunks.slice(at + 2).every(isIdle) &&
  chunks.every(c => c.literal?.kind !== 'date')
