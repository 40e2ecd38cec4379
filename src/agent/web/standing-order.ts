import { pattern } from '../../lib/patterns.ts'
import type { PageNode, PageSnapshot } from '../../contract/page.ts'
import { plainText } from './ground/match-text.ts'
import { readPage } from './ground/page-tree.ts'
import { isControl } from './ground/purposes.ts'

/** What is to be done to whatever comes up by itself, whenever it does. */
export interface StandingOrder {
  /** What its control is called by. */
  verb: string
}

/** What comes up by itself, and what does away with it and nothing else. */
const COMING_UP = 'pop-?ups?|dialogs?|dialogues?|banners?|prompts?'
const DISMISSES = 'close|dismiss|cancel|decline'
/** "Decline every banner that offers a newsletter": what is there already is no more than closed ("all dialogs that are open"). */
const STANDING = pattern('iu')`
  (?:^|(?<=[.;!]\s+)|,?\ and\ )(?:please |also |always )*(${DISMISSES}) (?:any|every|all|each)(?: \p{L}+)?
  \ (?:${COMING_UP}) (?:that|which) (?:asks?|appears?|comes?|pops?|shows?|wants?|says?|offers?)\b[^.;!]*[.;!]?\s*$
`
/** "If a popup appears, dismiss it." */
const WHENEVER = pattern('iu')`
  (?:^|(?<=[.;!]\s+))(?:if|when|whenever) (?:an?|any|some) (?:\p{L}+ )?(?:${COMING_UP})
  \ (?:appears?|comes? up|pops? up|shows? up|opens?|is shown)[^,.;!]*,? (?:then )?(${DISMISSES}) (?:it|them)[.;!]?\s*$
`

/** The standing order at the end of a message, and the message without it; none where it is all that is said. */
export function readStanding(message: string): { rest: string; order?: StandingOrder } {
  for (const form of [STANDING, WHENEVER]) {
    const match = form.exec(message)
    const rest = match ? message.slice(0, match.index).trim() : ''
    if (match && rest !== '') return { rest, order: { verb: match[1]!.toLowerCase() } }
  }
  return { rest: message }
}

/**
 * The one control called by the verb in a dialog that has come up over what was there at an earlier look; what asks for words
 * of its own is left alone, and so is another page.
 */
export function controlOfRisen(
  { verb }: StandingOrder,
  before: readonly PageNode[],
  snapshot: PageSnapshot,
): PageNode | undefined {
  const known = new Set(before.map(({ ref }) => ref))
  const page = readPage(snapshot)
  if (page.nodes.filter(({ ref }) => known.has(ref)).length * 2 <= known.size) return undefined
  const called = page.nodes.filter(
    node =>
      !known.has(node.ref) &&
      !node.hidden &&
      !node.disabled &&
      isControl(node) &&
      !node.editable &&
      plainText(page.text(node) || node.name || node.title || '') === verb,
  )
  const [control, ...others] = called
  if (!control || others.length > 0) return undefined
  const risen = page.ancestors(control).filter(({ ref }) => !known.has(ref))
  // What lies under it now is out of sight; it was not before.
  const earlier = before.filter(node => !node.hidden && isControl(node))
  if (!risen.some(node => isDialog(node) || earlier.some(one => liesOver(node, one)))) return undefined
  const around = risen.at(-1)!
  return page.inside(around).some(({ editable }) => editable) ? undefined : control
}

const isDialog = ({ role, tag }: PageNode): boolean => /^(?:alert)?dialog$/.test(role) || tag === 'dialog'

/** Whether a part of a page, as a dialog that is only drawn, covers the middle of another. */
function liesOver({ box }: PageNode, { box: under }: PageNode): boolean {
  if (!box || !under) return false
  const [x, y] = [under[0] + under[2] / 2, under[1] + under[3] / 2]
  return x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3]
}
