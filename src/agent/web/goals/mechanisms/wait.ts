import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp } from '../hands.ts'
import { isSilent } from '../is-silent.ts'
import { seek, type Mechanism, type Work } from '../work.ts'
import { holds, readCondition } from './until.ts'

/** How long something is waited for, in milliseconds. */
const LONGEST = 40_000
/** A filled part that is this much of the whole is all of it: borders take a pixel or two. */
const FULL = 0.97

const FINISHED = pattern('i')`
  ^(?:the |a |its )?(.+?) (?:
    (?:is|gets|becomes|has|reaches)(?: at)?
      \ (?:full|filled(?: up)?|complete(?:d)?|done|finished|over|loaded|100 ?%)
    |finishe[sd]|completes|ends
    |has (?:finished|ended|completed|loaded)
  )$
`
const SHOWN = /^(.+?) (?:to )?(?:appears?|(?:is|be|becomes) (?:shown|visible|there|enabled|active)|shows up|comes up)$/i

/** Whether a text asks to wait for something that runs to its end. */
export const waitsForEnd = (rest: string): boolean => FINISHED.test(conditionOf(rest) ?? '')

/** "Wait until the bar is full", "wait for the button to appear", "wait 3 seconds": looks again and again until it is so. */
export const waitUntil: Mechanism = async (order, work) => {
  if (order.kind !== 'wait') return false
  const said = restore(order.rest, work.orders.source)
  const seconds = /^(?:for )?(\d+(?:\.\d+)?) ?(?:s|sec|seconds?)$/i.exec(said)
  if (seconds) {
    await new Promise(resolve => setTimeout(resolve, Math.min(60, Number(seconds[1])) * 1000))
    await work.hands.look()
    return true
  }
  const condition = conditionOf(said)
  const isSo = condition === undefined ? undefined : checkFor(condition, work)
  if (!isSo) return false
  const end = Date.now() + LONGEST
  while (!isSo()) {
    if (Date.now() > end) throw new GivenUp(`I waited, but it is not so that ${condition}.`)
    work.hands.signal.throwIfAborted()
    await work.hands.changes(300)
  }
  return true
}

const conditionOf = (rest: string): string | undefined => /^(?:until|till|for) (.+)$/i.exec(rest)?.[1]

function checkFor(condition: string, work: Work): (() => boolean) | undefined {
  const { hands } = work
  const first = hands.page
  if (FINISHED.test(condition)) return () => isAtEnd(hands.page)
  const shown = SHOWN.exec(condition)?.[1]
  if (shown !== undefined)
    return () => {
      const node = seek(work, shown, 'click')
      return node !== undefined && !node.hidden && !node.disabled
    }
  const read = readCondition(condition)
  return read && (() => holds(work, read, first))
}

/** Something that runs has come to its end: what it says of itself, a share of a hundred, or the box that fills another. */
function isAtEnd(page: Page): boolean {
  const told = page.nodes.filter(node => /^(?:progressbar|meter)$/.test(node.role) && node.value !== undefined)
  if (told.length > 0) return told.every(node => Number.parseFloat(node.value!) >= Number(node.max ?? 100))
  const shares = page.nodes.flatMap(node => /^\s*(\d{1,3})(?:\.\d+)? ?%\s*$/.exec(node.name)?.[1] ?? []).map(Number)
  if (shares.length > 0) return Math.max(...shares) >= 100
  const bars = page.nodes.map(node => shareFilled(page, node)).filter(share => share !== undefined)
  return bars.length > 0 && Math.max(...bars) >= FULL
}

/** How much of the box around it a coloured one takes that begins where that begins and is as high. */
function shareFilled(page: Page, node: PageNode): number | undefined {
  const holder = page.parent(node)?.box
  if (!holder || !isSilent(page, node) || node.background === undefined) return undefined
  const [x, y, width, height] = node.box!
  const isBar = holder[2] > 3 * holder[3] && Math.abs(x - holder[0]) <= 4 && Math.abs(y - holder[1]) <= 4
  return isBar && Math.abs(height - holder[3]) <= 6 ? width / Math.max(1, holder[2] - 2) : undefined
}
