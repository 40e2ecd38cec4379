import { pattern } from '../../../../lib/patterns.ts'
import { plainText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import { readCount } from '../../read/words.ts'
import { GivenUp } from '../hands.ts'
import type { Work } from '../work.ts'

/** "… until you have won 2 times", "… until you win three rounds". */
const UNTIL_WON = pattern('iu')`
  \b(?:play|keep\s+playing|go\s+on)\b.*\b(?:until|till)\s+(?:you|it)\s+(?:have\s+|has\s+)?
  (?:won|win|scored?|got|get|reached?|beaten)\s*(?:(\d+|once|twice|two|three|four|five)(?:\s+(?:times|games|rounds|points|wins))?)?
`
const MOST = 120
/** A game that is over says so, or counts. */
const COUNT = /\b(?:wins?|won|score|points?|you)\b\s*[:=]?\s*(\d+)|(\d+)\s*(?:wins?|points?)\b/i
const WON = /\byou (?:win|won|have won)\b/i

/** A game of which nothing but its end is said: "play … until you have won twice". */
export const asksForGame = (text: string): boolean => UNTIL_WON.test(text)

/** Presses the choices that the words name, one after the other, and looks after each, until it is won as often as was said. */
export async function playUntilWon({ hands, orders }: Work): Promise<boolean> {
  const match = UNTIL_WON.exec(orders.text)
  if (!match || hands.isCareful) return false
  const wanted = match[1] === undefined ? 1 : (readCount(match[1]) ?? 1)
  const words = new Set(plainText(orders.text).split(/[^\p{L}\p{N}]+/u))
  const choices = () =>
    hands.page.nodes.filter(
      node =>
        isControl(node) && !node.editable && !node.disabled && words.has(plainText(hands.page.text(node) || node.name)),
    )
  if (choices().length < 2) return false
  let won = 0
  for (let move = 0; move < MOST; move++) {
    const options = choices()
    if (options.length === 0) break
    await hands.click(options[move % options.length]!)
    const shown = hands.page.nodes.map(node => hands.page.text(node)).filter(text => text.length < 80)
    if (shown.some(text => WON.test(text))) won++
    const told = Math.max(0, ...shown.flatMap(text => Number(COUNT.exec(text)?.slice(1).find(Boolean) ?? 0)))
    if (Math.max(won, told) >= wanted) return true
  }
  throw new GivenUp(`It was not won ${wanted} times.`)
}
