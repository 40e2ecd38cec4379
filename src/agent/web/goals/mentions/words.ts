import { wordList } from '../../../../lib/patterns.ts'
import { shareAsVerb } from '../../../../lib/word-knowledge/verbs.ts'
import { baseOf } from '../../../understand/language/verb-forms.ts'
import { nounAtStart } from '../../read/nouns.ts'

/** English determiners, pronouns, prepositions, conjunctions, auxiliaries and particles (closed classes). */
const CLOSED = new Set(
  wordList`
    a an the this that these those my your his her its our their some i me you he she it we us they them him who which what
    there here one ones own of in on at to for from by with into onto inside within under below beneath above over out up
    down off as about around through and then also too so just only please is are be been being was were am has have had do
    does did will would shall should can could must may might ought let lets like now afterwards after before followed
    finally next lastly such same where via among between upon set be s first there's
  `,
)
/** What the things of a page, and what is wished of them, are spoken of with, beside the names of its parts (read/nouns.ts). */
const SPOKEN = new Set(
  wordList`
    page site website value number figure name selection state position time date day moment end ready right left please
    user account press click tap push tick text thing things piece part task
    wish need want wanted due sure certain exactly
  `,
)
/** What makes an order depend on something, denies it, compares, counts or ranks: no matter of what is named alone. */
const GUARD = wordsOf(
  `if unless until till when whenever while once not never no nor or either neither any every each all except but without instead
  many much more less most least than both other others another else rest odd even second third fourth fifth last how why
  cannot begins starts ends contains containing twice times avoid avoiding skip skipping ignore ignoring forget keep keeping`,
)
/**
 * What asks for something that has to be worked out from what the page shows, or for a part of it: what is named beside them is
 * where to read, and not what to enter or to mark.
 */
const WORKED_OUT = wordsOf(
  'answer solve calculate compute sum total count guess copy word words letter letters digit digits',
)

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}

/** Whether a word makes more of an order than what it names; so do a place in a row and an auxiliary that is denied. */
export const isGuard = (word: string): boolean =>
  GUARD.has(word) || WORKED_OUT.has(word) || /^\d+(?:st|nd|rd|th)$|n['’]t$/.test(word)

/** From this share on a word is a verb as often as not. */
const VERB = 0.3

/** Whether a word says nothing that would have to be found on the page: grammar, a part of pages, a verb, how it is done. */
export function isSpoken(word: string): boolean {
  return isPlain(word) || formsOf(word).some(form => shareAsVerb(form) >= VERB)
}

const isPlain = (word: string): boolean =>
  CLOSED.has(word) || SPOKEN.has(word) || nounAtStart([word]) !== undefined || /^\p{L}{3,}ly$/u.test(word)

const formsOf = (word: string): string[] =>
  [word, baseOf(word), word.replace(/s$/, ''), word.replace(/ing$/, ''), word.replace(/ing$/, 'e')].filter(
    form => form !== undefined,
  )

/** Verbs that make a choice of what they govern. */
const CHOOSES = wordsOf(
  `pick take want need wish use put mark get let make show add include go opt turn switch set enter fill type write read say
  stand belong bring see prefer require press click tap push hit`,
)

/** Whether a word is a verb that makes a choice of what it governs. */
export const isChoosing = (word: string): boolean => formsOf(word).some(form => CHOOSES.has(form))

/** Whether a word is a verb of which nobody can tell whether what it governs shall be so or not. */
export const isOtherVerb = (word: string): boolean =>
  !isPlain(word) && ![SETS, CLEARS, TAKES_AWAY, CHOOSES].some(set => formsOf(word).some(form => set.has(form)))

/** How a mark is that is set, and how one is that is not; and the verbs that make it so. */
export const SETS = wordsOf(
  'on ticked checked selected chosen enabled marked active tick check select choose enable activate',
)
export const CLEARS = wordsOf(
  'off unticked unchecked unselected deselected disabled cleared inactive untick uncheck unselect deselect disable deactivate empty',
)
/** Verbs of taking away: what they govern is not to be set, where it is something that can be. */
export const TAKES_AWAY = wordsOf('remove removed drop dropped exclude excluded omit omitted unset unmark unmarked')
/** "leave out", "take off": the verbs of taking away that are two words. */
export const TAKES_OUT = /\b(?:leave|take) (?:out(?! of\b)|off)\b/giu
