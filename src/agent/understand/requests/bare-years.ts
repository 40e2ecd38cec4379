import { pattern } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural } from '../language/words.ts'
import { groupsOf } from './turns.ts'

/** A year right behind a word, in a note: "deals lost 2025 germany", "orders 2024 from Oslo"; of years beside others and of ranges each is told otherwise. */
const BEHIND = pattern('giu')`
  (?<!["“'’\p{L}\p{N}-])(\p{L}{3,})\ (?=(?:19|20)\d\d(?![\d.,:/-]*\d)(?!\w)
  (?!\s*(?:and|or|to|till|until|through|vs\.?|versus|against|compared|[-–&/])\s*(?:\w+\s)?\d)
  (?:\s+(?<next>\p{L}+)|\W*$))
`
/** What stands before a number that is no year: a figure, a number, a time that is told already. */
const NO_TIME = pattern('iu')`
  ^(?:years?|ids?|numbers?|codes?|is|was|does|has|points?|units|exactly|always|plus|minus|times|dates?|series|models?|versions?|iso|rooms?|items?|ones?|pages?)$
`
const DONE = /^(?:won|lost|sold|made|paid|sent|bought|built|held|begun|left|hit|closing|ending|expiring)$/i

/** The year with its preposition, behind what was done or behind a noun of several: no number of one of them, and so many of nothing. */
export const sayYearsInFull = (message: string): string =>
  replaceIn(message, BEHIND, (...said: string[]) => {
    const [whole, word] = said as [string, string]
    const { next } = groupsOf(said)
    // "sold 2025 tickets": so many of them.
    const isCounted = next !== undefined && isPlural(next.toLowerCase())
    if (isCounted || NO_TIME.test(word)) return whole
    const isDone = DONE.test(word) || isParticiple(word.toLowerCase())
    // A noun at the end has its year anyway.
    const isOfSeveral = next !== undefined && /^\p{L}?\p{Ll}+$/u.test(word) && isPlural(word.toLowerCase())
    return isDone || isOfSeveral ? `${word} in ` : whole
  })
