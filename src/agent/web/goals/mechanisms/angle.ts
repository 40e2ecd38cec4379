import { pattern } from '../../../../lib/patterns.ts'
import type { Work } from '../work.ts'
import { angleOn } from './geometry.ts'
import { giveAnswer } from './question.ts'

const ASKS = pattern('i')`
  \bhow (?:many degrees|wide|large|big) (?:has|is|does|are in|are there in|the)\b[^?]*\bangle\b
  |\b(?:size|measure|width) of (?:the|this) angle\b
  |\bmeasure (?:the|this) angle\b
  |\bwhat angle\b|\bangle in degrees\b
`
/** "to the nearest ten", "rounded to five". */
const NEAREST = /\b(?:nearest|closest|rounded to|multiple of)(?: the)?(?: full)? (one|two|five|ten|\d+)\b/i
const STEPS: Readonly<Record<string, number>> = { one: 1, two: 2, five: 5, ten: 10 }

/** "How many degrees has the angle?": between the two lines of the page that have an end in common. */
export async function measureAngle(work: Work): Promise<boolean> {
  const { text } = work.orders
  const angle = ASKS.test(text) ? angleOn(work.hands.page) : undefined
  if (!angle) return false
  const { corner, one, other } = angle
  const [a, b] = [one, other].map(([x, y]) => Math.atan2(y - corner[1], x - corner[0]))
  const turn = (Math.abs(a! - b!) * 180) / Math.PI
  const degrees = turn > 180 ? 360 - turn : turn
  const said = NEAREST.exec(text)?.[1]?.toLowerCase()
  const step = said === undefined ? 1 : (STEPS[said] ?? Number(said))
  await giveAnswer(work, String(Math.round(degrees / step) * step))
  return true
}
