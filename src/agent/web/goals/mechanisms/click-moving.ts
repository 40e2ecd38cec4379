import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Hands } from '../hands.ts'
import type { Mechanism } from '../work.ts'
import { clickEachOf } from './click-each.ts'

const ALL_MOVING = pattern('iu')`
  ^(?:on )?(?:all|every|each)\b[^.,;]*?\b(?:moving|floating|flying|drifting|bouncing|falling|wandering|sliding)\s+\p{L}+\W*$
`
/** How long it is looked on until something is seen to move, in milliseconds. */
const SEEN = 250
/** Rounds over what is left: each one misses a few. */
const MOST_ROUNDS = 5

/** "Click all the moving balls": what is seen to be elsewhere a moment later, over and over as long as hits make it less. */
export const clickMoving: Mechanism = async ({ kind, rest }, { hands }) => {
  if (kind !== 'click' || !ALL_MOVING.test(rest)) return false
  let left = await seenMoving(hands)
  if (left.length === 0) return false
  for (let round = 0; round < MOST_ROUNDS && left.length > 0; round++) {
    const count = left.length
    await clickEachOf(hands, left)
    left = await seenMoving(hands)
    if (left.length >= count) break
  }
  return true
}

/** The things without text that answer clicks and are not where they were. */
async function seenMoving(hands: Hands): Promise<PageNode[]> {
  await hands.look()
  const before = hands.page
  await new Promise(resolve => setTimeout(resolve, SEEN))
  await hands.look()
  return hands.page.nodes.filter(node => {
    const old = before.get(node.ref)
    return node.clickable === true && old?.box !== undefined && String(old.box) !== String(node.box)
  })
}
