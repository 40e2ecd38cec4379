import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { GivenUp } from '../hands.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isSilent } from '../is-silent.ts'
import type { Work } from '../work.ts'

/** How near a word says that something is (the children's game of hot and cold). */
const NEARNESS: readonly [RegExp, number][] = [
  [/\b(?:very hot|burning|found|here)\b/i, 4],
  [/\bhot(?:ter|test)?\b/i, 3],
  [/\bwarm(?:er|est)?\b/i, 2],
  [/\b(?:cold(?:er|est)?|freezing|frozen|icy|chilly|cool)\b/i, 1],
]
/** Places along each side that are tried first. */
const GRID = 6
/** Then around the best, at half the distance each time. */
const ROUNDS = 3

type Place = [number, number]

const WARM_PLACE = pattern('iu')`
  \b(?:spot|place|point|area|position|where|part)\b[^.]*\b
  (?:is|gets?|becomes?|turns?|says?|feels?|reads?|shows?)\ (?:the )?(?:very )?["“]?(?:hot|warm|burning)(?:test|est)?\b
  |\b(?:hot|warm|burning)(?:test|est)? (?:spot|place|point|area|position|part)\b
  |\buntil (?:it|the page|that|this) (?:is|gets?|becomes?|turns?|says?|feels?|reads?|shows?)\ (?:very )?["“]?(?:hot|warm|burning)(?:test|est)?\b
`

/** "Click the spot where it is hot": what is asked for are words of how near it is. */
export const asksForWarmth = (text: string): boolean => WARM_PLACE.test(text)

/** "Find the hot place": moves the mouse over the area, reads what the page says of each place, and goes where it is warmest. */
export async function byWarmth(work: Work): Promise<boolean> {
  const { hands, orders } = work
  if (!/\bhot|\bwarm|\bcold/i.test(orders.text)) return false
  const area = openArea(hands.page)
  if (!area) return false
  // Some pages say how warm it is only once the mouse is there.
  if (warmthOf(hands.page) === undefined && asksForWarmth(orders.text)) await hands.act('hover', { ref: area.ref })
  if (warmthOf(hands.page) === undefined) return false
  const tried = new Map<string, number>()
  const tell = async ([x, y]: Place) => {
    const key = `${x.toFixed(3)} ${y.toFixed(3)}`
    if (!tried.has(key)) {
      await hands.act('hover', { ref: area.ref, position: { x, y } })
      tried.set(key, warmthOf(hands.page) ?? 0)
    }
    return tried.get(key)!
  }
  let best: { places: Place[]; warmth: number } = { places: [], warmth: 0 }
  const take = async (place: Place) => {
    const warmth = await tell(place)
    if (warmth > best.warmth) best = { places: [place], warmth }
    else if (warmth === best.warmth) best.places.push(place)
  }
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) await take([(column + 0.5) / GRID, (row + 0.5) / GRID])
  for (let round = 1; round <= ROUNDS && best.warmth < 3; round++) {
    const step = 1 / GRID / 2 ** round
    for (const [x, y] of best.places.slice(0, 8))
      for (const [dx, dy] of [
        [step, 0],
        [-step, 0],
        [0, step],
        [0, -step],
      ] as const)
        await take([clamp(x + dx), clamp(y + dy)])
  }
  if (best.warmth < 2) throw new GivenUp('It is cold everywhere that I tried.')
  const middle = middleOf(best.places)
  const place = (await tell(middle)) >= best.warmth ? middle : best.places[0]!
  await tell(place)
  const [last] = orders.list.slice(-1)
  if (last && /^(?:click|choose|find)$/.test(last.kind))
    await hands.click(hands.again(area) ?? area, { position: { x: place[0], y: place[1] } })
  return true
}

const clamp = (share: number): number => Math.min(0.99, Math.max(0.01, share))
const middleOf = (places: readonly Place[]): Place => [
  places.reduce((sum, [x]) => sum + x, 0) / places.length,
  places.reduce((sum, [, y]) => sum + y, 0) / places.length,
]

/** What the page says now; undefined: nothing of that kind. */
function warmthOf(page: Page): number | undefined {
  const texts = page.nodes
    .filter(node => page.children(node).length === 0 && node.name.length < 60)
    .map(({ name }) => name)
  const found = NEARNESS.find(([word]) => texts.some(text => word.test(text)))
  return found?.[1]
}

/** From this on, in pixels, something is an area and no line of text. */
const AREA = 60

/** An area that says itself how warm it is, and nothing else. */
const saysWarmth = (page: Page, node: PageNode): boolean =>
  page.children(node).length === 0 &&
  node.box !== undefined &&
  Math.min(node.box[2], node.box[3]) >= AREA &&
  NEARNESS.some(([word]) => plainText(node.name).replace(word, '').trim() === '' && word.test(node.name))

/** The largest area that says nothing and has nothing in it. */
function openArea(page: Page): PageNode | undefined {
  const silent = page.nodes.filter(
    node =>
      (isSilent(page, node) && page.children(node).every(child => child.shape !== undefined)) || saysWarmth(page, node),
  )
  const extent = ({ box }: PageNode) => box![2] * box![3]
  return silent.reduce<PageNode | undefined>(
    (best, node) => (best && extent(best) >= extent(node) ? best : node),
    undefined,
  )
}
