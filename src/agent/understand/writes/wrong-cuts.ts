import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { wordsOf } from '../language/words.ts'
import type { Target } from './read-target.ts'
import type { Split } from './spans.ts'
import { MOVING } from './state-and-figures.ts'

/** One way to divide a change, and what its description of the record was read as. */
interface Cut {
  described: string
  given: Split['given']
  target: Target
  verb: string | undefined
}

const CUT_BEHIND_OF = /\sof(?:\s(?:the|our|its|their|an?))?$/i
const APPOINTS = /^(?:make|appoint|name|nominate|elect|designate|promote|declare)$/
const ROLE_BESIDE = pattern('iu')`
  ^(?!(?:the|an?|all|every|each|any|both|this|that|these|those|our|my|his|her|its|their)\b)\S.*
  (?<!\b(?:of|in|at|for|from|to|on|with|by|and|or|than|all|over|under|about|within|behind|near|is|are|has|have))\ (?:the|an?|our|its|their)\b
`

/** "make Ann the keeper of the | East wing": what somebody is made tells nothing of who it is. */
const isCutInRole = ({ described, verb }: Cut): boolean =>
  CUT_BEHIND_OF.test(described) || (verb !== undefined && APPOINTS.test(verb) && testIn(described, ROLE_BESIDE))

const TAKEN_FROM = /\S\s(?:from|off|out of)\s\S/i
/** "remove red from the lamp's colours" empties no list, and "take 5 from its price" no price. */
const clearsWhatIsTakenFrom = ({ described, given }: Cut): boolean =>
  given.some(({ clear }) => clear) && TAKEN_FROM.test(described)

const NOW_TELLS = /\S\s(?:now\s(?:has|is|\p{Ll}{2,}s)|(?:has|is)\snow)\s\S/u
/** "Acme now has 40 employees | and a budget of 36k": what is so now does not tell which one it is. */
const tellsWhatIsNow = ({ described }: Cut): boolean => NOW_TELLS.test(described)

const MOVES = pattern()`^${MOVING}$`
const STATE_BEHIND = /\S\s(?:to|on|as|into)\s([^\s,;]+(?:\s[^\s,;]+)?)(?=[,;]|\s(?:and|with|at)\s|$)/u
/** "put Ann Lee on qualified | and score 78": the state that she is brought into does not tell who it is. */
function holdsNewState({ described, verb, target }: Cut): boolean {
  const query = target.found.target
  if (!query || !verb || !MOVES.test(verb)) return false
  const state = STATE_BEHIND.exec(described)?.[1]
  return state !== undefined && query.root.where.some(({ values }) => isSameWords(String(values[0]), state))
}
const isSameWords = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ')

/** "Big Barn has 90 places": a value that is told of a hall is none of the class that is held there. */
const isOfAnother = ({ target }: Cut): boolean => target.isThrough === true

const SIGNS: readonly ((cut: Cut) => boolean)[] = [
  isCutInRole,
  clearsWhatIsTakenFrom,
  tellsWhatIsNow,
  holdsNewState,
  isOfAnother,
]

/** How many signs there are that a description says more than which record it is, so that the change was divided in the wrong place. */
export const signsOfWrongCut = (cut: Cut): number => SIGNS.filter(holds => holds(cut)).length
