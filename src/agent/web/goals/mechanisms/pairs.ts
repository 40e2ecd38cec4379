import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { GivenUp, type Hands } from '../hands.ts'
import type { Work } from '../work.ts'
import { blankCards } from './turn-over.ts'

const PAIRS = pattern('iu')`
  \b(?:find|match|uncover|reveal|turn|flip|collect|remove|clear|get)\b[^.]*\b(?:pairs?\b|matching\s+(?:cards|tiles|pictures))
`
/** Turns before it is given up. */
const MOST = 200
/** How long cards that do not match may stay open, in milliseconds. */
const SHOWN = 1800

/** "Turn over the cards two at a time until all pairs are found". */
export const asksForPairs = (text: string): boolean => PAIRS.test(text)

/** Plays the game of pairs: opens two cards at a time, remembers what each shows, and opens two of which it knows that they match. */
export async function findPairs(work: Work): Promise<boolean> {
  const { hands, orders } = work
  const cards = asksForPairs(orders.text) && !hands.isCareful ? blankCards(hands.page) : []
  if (cards.length < 4 || cards.length % 2 !== 0) return false
  const seen = new Map<string, string>()
  const matched = new Set<string>()
  for (let turn = 0; turn < MOST && matched.size < cards.length; turn++) {
    const open = cards.filter(({ ref }) => !matched.has(ref))
    const known = pairOf(open, seen)
    const one = known?.[0] ?? open.find(({ ref }) => !seen.has(ref)) ?? open[0]!
    await turnOver(hands, one, seen)
    const other =
      pairOf(open, seen)?.find(card => card !== one && seen.get(card.ref) === seen.get(one.ref)) ??
      open.find(card => card !== one && !seen.has(card.ref)) ??
      open.find(card => card !== one)
    if (!other) break
    await turnOver(hands, other, seen)
    if (seen.get(one.ref) === seen.get(other.ref)) for (const { ref } of [one, other]) matched.add(ref)
    else await untilClosed(hands, [one, other])
  }
  if (matched.size < cards.length) throw new GivenUp('Not all of the pairs were found.')
  return true
}

/** Two cards that are known to show the same. */
function pairOf(open: readonly PageNode[], seen: ReadonlyMap<string, string>): PageNode[] | undefined {
  const known = open.filter(({ ref }) => seen.has(ref))
  return [...Map.groupBy(known, ({ ref }) => seen.get(ref)).values()].find(group => group.length > 1)
}

/** What a card shows: its text, or how it looks. */
const faceOf = ({ page }: Hands, node: PageNode): string =>
  [
    page.text(node).trim(),
    ...[node, ...page.inside(node)].map(one => `${one.background ?? ''}${one.shape ?? ''}${one.alt ?? ''}`),
  ].join(' ')

async function turnOver(hands: Hands, card: PageNode, seen: Map<string, string>): Promise<void> {
  const before = faceOf(hands, hands.again(card) ?? card)
  await hands.click(hands.again(card) ?? card)
  if (!hands.again(card) || faceOf(hands, hands.again(card)!) === before) await hands.changes(500)
  const now = hands.again(card)
  if (now) seen.set(card.ref, faceOf(hands, now))
}

/** Cards that do not match are turned back after a while. */
async function untilClosed(hands: Hands, cards: readonly PageNode[]): Promise<void> {
  const faces = cards.map(card => faceOf(hands, hands.again(card) ?? card))
  const areOpen = () => cards.every((card, at) => hands.again(card) && faceOf(hands, hands.again(card)!) === faces[at])
  const end = Date.now() + SHOWN
  while (areOpen() && Date.now() < end) await hands.changes(end - Date.now())
}
