import type { PageNode } from '../../../../contract/page.ts'
import { isFinal, type Hands } from '../hands.ts'

/** So often what others lie over is tried again: it may be moving. */
const MOST_TRIES = 4

/** Clicks all of them, those first that nothing lies over; what is ticked already is left. */
export async function clickEachOf(hands: Hands, nodes: readonly PageNode[]): Promise<void> {
  let left = [...nodes]
  let failure: unknown
  for (let round = 0; left.length > 0 && round < MOST_TRIES; round++) {
    const failed: PageNode[] = []
    for (const node of left) {
      const now = hands.again(node)
      try {
        if (now && now.checked !== true) await hands.click(now)
      } catch (error) {
        if (isFinal(error, hands)) throw error
        failure = error
        failed.push(node)
        await hands.look()
      }
    }
    left = failed.filter(node => hands.again(node))
  }
  if (left.length > 0) throw failure
}
