import type { PageNode } from '../../../../contract/page.ts'
import { isFinal, type Hands } from '../hands.ts'

/** So often what others lie over is tried again: it may be moving. */
const MOST_TRIES = 4

/** Clicks all of them, those first that nothing lies over; what is ticked already is left. */
export async function clickEachOf(hands: Hands, nodes: readonly PageNode[]): Promise<void> {
  let left = [...nodes]
  let failure: Error | undefined
  for (let round = 0; left.length > 0 && round < MOST_TRIES; round++) {
    const failed: PageNode[] = []
    const clicked: PageNode[] = []
    for (const node of left) {
      const now = hands.again(node)
      try {
        if (!now || now.checked === true) continue
        await hands.click(now)
        clicked.push(now)
      } catch (error) {
        if (isFinal(error, hands)) throw error
        failure = error as Error
        failed.push(node)
        await hands.look()
      }
    }
    left = [...failed, ...missed(hands, clicked)].filter(node => hands.again(node))
  }
  if (left.length > 0 && failure) throw failure
}

/** Where what is hit goes away, what is still there and has moved since was missed. */
function missed(hands: Hands, clicked: readonly PageNode[]): PageNode[] {
  const here = clicked.filter(node => hands.again(node) !== undefined)
  return here.length < clicked.length ? here.filter(node => String(hands.again(node)!.box) !== String(node.box)) : []
}
