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

/** What comes up by itself. */
const COMING_UP = 'pop-?ups?|dialogs?|dialogues?|windows?|banners?|prompts?|notices?|notifications?|overlays?|alerts?'
/** "Cancel any popup that asks you to leave." */
const STANDING = pattern('iu')`
  (?:^|(?<=[.;!]\s+)|,?\ and\ )(?:please |also |always )*(\p{L}+) (?:any|every|all|whatever|each)(?: of the)?(?: \p{L}+)?
  \ (?:${COMING_UP})\b(?:(?: that| which)? (?:asks?|appears?|comes?|pops?|shows?|is|are|wants?|says?|offers?)\b[^.;!]*)?[.;!]?\s*$
`
/** "If a popup appears, dismiss it." */
const WHENEVER = pattern('iu')`
  (?:^|(?<=[.;!]\s+))(?:if|when|whenever) (?:an?|any|some) (?:\p{L}+ )?(?:${COMING_UP})
  \ (?:appears?|comes? up|pops? up|shows? up|opens?|is shown)[^,.;!]*,? (?:then )?(\p{L}+) (?:it|them)[.;!]?\s*$
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

/** The one control called by the verb in what has come up since an earlier look; what asks for words of its own is left alone. */
export function controlOfRisen(
  { verb }: StandingOrder,
  before: readonly PageNode[],
  snapshot: PageSnapshot,
): PageNode | undefined {
  const known = new Set(before.map(({ ref }) => ref))
  const page = readPage(snapshot)
  const called = page.nodes.filter(
    node =>
      !known.has(node.ref) &&
      !node.hidden &&
      !node.disabled &&
      isControl(node) &&
      !node.editable &&
      plainText(page.text(node) || node.name || node.title || '') === verb,
  )
  const [control] = called
  const around = control && page.ancestors(control).findLast(({ ref }) => !known.has(ref))
  if (called.length !== 1 || (around && page.inside(around).some(({ editable }) => editable))) return undefined
  return control
}
