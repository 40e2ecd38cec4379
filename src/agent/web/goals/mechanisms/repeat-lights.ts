import { pattern } from '../../../../lib/patterns.ts'
import { onlyButton } from '../../ground/page-tree.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { isControl } from '../../ground/purposes.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { seek, type Work } from '../work.ts'

const LIGHTS = pattern('iu')`
  \b(?:watch|remember|memori[sz]e|look\s+at|see|note|observe|repeat|follow)\b[^.]*\b(?:order|sequence|pattern)\b[^.]*
  \b(?:light(?:s|ed)?(?:\s+up)?|lit|flash(?:es|ed)?|blinks?|glows?)\b
  |\b(?:light(?:s|ed)?\s+up|lit|flash(?:es|ed)?|blinks?|glows?)\b[^.]*\b(?:same|that|this)\s+(?:order|sequence)\b
  |\b(?:watch|remember|memori[sz]e|look|see|note|observe)\b[^.]*\b(?:light(?:s|ed)?\s+up|lit|flash(?:es|ed)?|blinks?|glows?)\b.*\b(?:same|that)\s+
  (?:order|sequence)\b
  |\b(?:order|sequence)\s+in\s+which\s+[^.]*\b(?:light\s+up|flash|blink|glow|lit)\b
`
/** "Push the buttons in the order displayed": shown by lights, or written down somewhere. */
const SHOWN = pattern('iu')`
  \b(?:click|press|push|tap|hit|touch)\b[^.]*\b(?:buttons?|squares?|tiles?|pads?|keys?|boxes|fields?|colou?rs?|lights?|panels?|them)\b
  [^.]*\bin\s+the\s+(?:same\s+|right\s+|correct\s+)?(?:order|sequence)\s+
  (?:(?:that\s+(?:is|was)|as|in\s+which\s+they\s+(?:are|were)|they\s+(?:are|were))\s+)?(?:displayed|shown|demonstrated|played|presented)\b
`
/** How long the first light is waited for, and how long after the last one nothing more comes, in milliseconds. */
const FIRST = 6000
const QUIET = 2200
const MOST = 40
/** How long another round is waited for, in milliseconds, and how many there are at most. */
const AGAIN = 1500
const MOST_ROUNDS = 12
/** The shortest wait for another light, in milliseconds; longer where the lights come slowly. */
const SHORTEST = 900

/** "Watch the order in which they light up, then click them in it". */
export const asksForLights = (text: string): boolean => LIGHTS.test(text) || SHOWN.test(text)

/** Starts it where that was said, looks on until nothing lights up any more, and clicks in the same order. */
export async function repeatLights(work: Work): Promise<boolean> {
  const { hands, orders } = work
  if (!asksForLights(orders.text) && !asksForLights(orders.source.text)) return false
  const isWatched = LIGHTS.test(orders.text) || LIGHTS.test(orders.source.text)
  const first = orders.list.find(({ kind }) => kind === 'click')
  const said =
    isWatched && first && !BACK.test(first.rest)
      ? seek(work, first.rest.split(/,|\band\b/)[0]!.trim(), 'click')
      : undefined
  const start = said ?? starter(hands)
  const plain = looksOf(hands)
  if (start) await hands.click(start)
  // What starts it looks otherwise from then on, and is none of those that light up.
  if (start) plain.delete(start.ref)
  const order = await watch(hands, plain)
  if (order.length === 0) {
    if (!isWatched) return false
    throw new GivenUp('I saw nothing light up.')
  }
  await clickInTurn(hands, order)
  // Such games go on: what lights up after that is repeated as well.
  for (let round = 1; round < MOST_ROUNDS; round++) {
    const next = await watch(hands, looksOf(hands), AGAIN)
    if (next.length === 0) break
    await clickInTurn(hands, next)
  }
  return true
}

async function clickInTurn(hands: Hands, order: readonly string[]): Promise<void> {
  for (const ref of order) {
    const node = hands.page.get(ref)
    if (node) await hands.click(node)
  }
}

/** The one button that begins a game. */
const starter = ({ page }: Hands): PageNode | undefined => onlyButton(page, called => STARTS.test(called))
/** What lights up is nothing that starts it. */
const BACK = /^(?:on )?(?:it|them|those|these|all of them)\b/i
const STARTS = /^(?:▶\s*)?(?:start|play|begin|go|ready)(?: (?:the )?(?:game|round))?!?$/i

/** How the things that can be clicked look. */
const looksOf = ({ page }: Hands): Map<string, string> =>
  new Map(page.nodes.filter(node => isControl(node) && !node.hidden).map(node => [node.ref, lookOf(node)]))

const lookOf = ({ classes, background, color, effect }: PageNode): string =>
  [...(classes ?? []), background ?? '', color ?? '', effect ?? ''].join(' ')

/** The things that come to look otherwise than at first, one after the other. */
async function watch(hands: Hands, plain: ReadonlyMap<string, string>, patience = FIRST): Promise<string[]> {
  const order: string[] = []
  let lit = new Set<string>()
  let until = Date.now() + patience
  let last: number | undefined
  let quiet = QUIET
  while (Date.now() < until && order.length < MOST) {
    await new Promise(resolve => setTimeout(resolve, 50))
    hands.signal.throwIfAborted()
    await hands.look()
    const now = new Set(
      [...looksOf(hands)].filter(([ref, look]) => plain.has(ref) && plain.get(ref) !== look).map(([ref]) => ref),
    )
    const fresh = [...now].filter(ref => !lit.has(ref))
    order.push(...fresh)
    if (fresh.length > 0) {
      if (last !== undefined) quiet = Math.min(QUIET, Math.max(SHORTEST, 2 * (Date.now() - last)))
      last = Date.now()
      until = last + quiet
    }
    lit = now
  }
  return order
}
