import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { spellOut } from '../language/short-forms.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { singular } from '../language/words.ts'
import { NAME } from './turns.ts'

/** What is asked of a record that is named by its place in an order, as two questions of which the second goes on from the first. */
export interface OfRanked {
  /** "which project has the most overdue tickets" */
  ranking: string
  /** "who leads it" */
  asked: string
}

/** "the project with the most overdue tickets": by how many others a record has. */
const RANKED = fragment`
  the\ (?<noun>${NAME})\ (?:with|that\ (?:has|have|had)|which\ has|who\ has|having)\ the\ (?<most>most|fewest|least)\ (?<counted>[^,;?!]+?)
`
const VERB = fragment`(?!(?:is|are|was|were|be|has|have|had|do|does|did)\b)\p{Ll}{3,}(?:\ (?:for|at|in|after|on|to))?`

/** Who did something with such a record, what else belongs to it, and what it has. */
const ASKED = [
  pattern('iu')`^\W*(?:and\ )?(?<who>who|(?:which|what)\ (?:${NAME}))\ (?<verb>${VERB})\ ${RANKED}\W*$`,
  pattern(
    'iu',
  )`^\W*(?:and\ )?(?<who>who|what|which)(?:\ is|['’]s|\ are|\ was)\ the\ (?<role>${NAME})\ of\ ${RANKED}\W*$`,
  pattern('iu')`^\W*(?:(?:show|give|tell|list)\ (?:me\ )?)?(?:the\ )?(?<role>${NAME})\ of\ ${RANKED}\W*$`,
]

/** "who leads the project with the most overdue tickets?": which project that is, and who leads it. */
export function ofRanked(message: string): OfRanked | undefined {
  const said = spellOut(message)
  const groups = ASKED.map(one => execIn(said, one)?.groups).find(Boolean)
  if (!groups) return undefined
  const { who = 'what', verb, role, noun, most, counted } = groups
  const isPerson = isPersonNoun(singular(noun!.toLowerCase().split(' ').at(-1)!))
  const asked = verb ? `${who} ${verb} ${isPerson ? 'them' : 'it'}` : `${who} is ${isPerson ? 'their' : 'its'} ${role}`
  return { ranking: `which ${noun} has the ${most} ${counted}`, asked }
}
