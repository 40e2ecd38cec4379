import { pattern } from '../../../../lib/patterns.ts'
import { colorsOf } from '../../ground/attributes.ts'
import { basicColor, isColorName, readColor } from '../../ground/colors.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp } from '../hands.ts'
import type { Mechanism } from '../work.ts'

const TURNS = pattern('iu')`
  [,\s]*\b(?:when(?:ever)?|once|as\s+soon\s+as|after)\s+(?:the\s+|its\s+|it\s*)?((?:[\p{L}\s]+?)?)\s*
  (?:turns?|goes|becomes?|gets?|changes?\s+to|is|shows?|lights\s+up)\s+(?:in\s+)?(\p{L}+)[.,!]?\s*(?=$|[,.]|\s+and\b)
`
/** How long a colour is waited for, in milliseconds. */
const LONGEST = 30_000

const colorIn = (text: string): string | undefined => {
  const color = TURNS.exec(text)?.[2]
  return color !== undefined && isColorName(color) ? color : undefined
}

/** "… as soon as the light turns green": a colour that is not there yet is waited for. */
export const waitsForLight = (text: string): boolean => colorIn(text) !== undefined

/** Waits for a colour that nothing on the page has at first, then leaves the rest to be done. */
export const whenLit: Mechanism = async (order, { hands }) => {
  const [inRest, inLead] = [colorIn(order.rest), colorIn(order.lead)]
  const color = inRest ?? inLead
  if (color === undefined) return false
  const wanted = basicColor(readColor(color)!)
  const end = Date.now() + LONGEST
  while (!isShown(hands.page, wanted)) {
    if (Date.now() > end) throw new GivenUp(`Nothing turned ${color}.`)
    hands.signal.throwIfAborted()
    await hands.changes(300)
  }
  if (inRest !== undefined) order.rest = order.rest.replace(TURNS, '').trim()
  else order.lead = ''
  return false
}

const isShown = (page: Page, wanted: string): boolean =>
  page.nodes.some(
    node =>
      !node.hidden &&
      (node.background !== undefined || node.shape !== undefined) &&
      colorsOf(page, node).some(value => {
        const color = readColor(value)
        return color !== undefined && basicColor(color) === wanted
      }),
  )
