import { pattern } from '../../../../lib/patterns.ts'
import { readCount } from '../../read/words.ts'
import { GivenUp } from '../hands.ts'
import type { Mechanism } from '../work.ts'
import { mark } from './marks.ts'

const ANY = pattern('i')`
  ^any (\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: of)?(?: the| these| those)?
  (?: (?:check ?)?(?:box(?:es)?|options?|items?|entries|choices|marks?|things?|answers?))?$
`

/** "Tick any three boxes": the first so many; as many as that are ticked then, and no more. */
export const anyOf: Mechanism = async ({ kind, rest }, { hands }) => {
  const match = kind === 'choose' || kind === 'click' ? ANY.exec(rest) : null
  const wanted = match ? readCount(match[1]!) : undefined
  const boxes = () => hands.page.nodes.filter(({ role, disabled }) => role === 'checkbox' && !disabled)
  if (wanted === undefined || boxes().length < 2) return false
  const ticked = boxes().filter(({ checked }) => checked === true).length
  if (boxes().length < wanted || ticked > wanted) throw new GivenUp(`There are not just ${wanted} to be ticked.`)
  for (let left = wanted - ticked; left > 0; left--) {
    const box = boxes().find(({ checked }) => checked !== true)
    if (!box) return false
    await mark(hands, box, true)
  }
  return true
}
