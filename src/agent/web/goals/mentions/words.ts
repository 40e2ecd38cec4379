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
  don't doesn't isn't twice times word words letter letters digit digits
  answer solve calculate compute sum total count guess copy`,
)

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}

/** Whether a word makes more of an order than what it names; so does a place in a row. */
export const isGuard = (word: string): boolean => GUARD.has(word) || /^\d+(?:st|nd|rd|th)$/.test(word)

/** From this share on a word is a verb as often as not. */
const VERB = 0.3

/** Whether a word says nothing that would have to be found on the page: grammar, a part of pages, a verb, how it is done. */
export function isSpoken(word: string): boolean {
  if (CLOSED.has(word) || SPOKEN.has(word) || nounAtStart([word]) !== undefined) return true
  if (/^\p{L}{3,}ly$/u.test(word)) return true
  return [word, baseOf(word), word.replace(/s$/, ''), word.replace(/ing$/, ''), word.replace(/ing$/, 'e')].some(
    form => form !== undefined && shareAsVerb(form) >= VERB,
  )
}

/** How a mark is that is set, and how one is that is not; and the verbs that make it so. */
export const SETS = wordsOf(
  'on ticked checked selected chosen enabled marked active tick check select choose enable activate',
)
export const CLEARS = wordsOf(
  'off unticked unchecked unselected deselected disabled cleared inactive untick uncheck unselect deselect disable deactivate empty',
)
