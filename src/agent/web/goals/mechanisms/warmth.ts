import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { readColor } from '../../ground/colors.ts'
import { distance } from '../../ground/corners.ts'
import { plainText } from '../../ground/match-text.ts'
import { GivenUp, type Hands } from '../hands.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isSilent } from '../is-silent.ts'
import type { Work } from '../work.ts'

/** How near a word says that something is (the children's game of hot and cold). */
const NEARNESS: readonly [RegExp, number][] = [
  [/\b(?:very hot|burning|boiling|found|here)\b/i, 6],
  [/\bhot(?:ter|test)?\b/i, 5],
  [/\bwarm(?:er|est)?\b/i, 4],
  [/\b(?:lukewarm|tepid|mild)\b/i, 3],
  [/\b(?:cool(?:er)?|chilly)\b/i, 2],
  [/\b(?:cold(?:er|est)?|freezing|frozen|icy)\b/i, 1],
]
/** Words of this height say that it is found, and of this one that it is near. */
const [HOT, NEAR] = [5, 4]
/** Places along each side that are tried first. */
const FIRST = 3
/** Of how many places along each side the middle of what is sought may be one. */
const FINE = 24
/** Places that are tried after the first ones before it is given up. */
const MOST = 40

type Place = [number, number]
/** What the page said of a place, in pixels of the area. */
interface Probe {
  place: Place
  warmth: number
}

const WARM_PLACE = pattern('iu')`
  \b(?:spot|place|point|area|position|where|part)\b[^.]*\b
  (?:is|gets?|becomes?|turns?|says?|feels?|reads?|shows?)\ (?:the )?(?:very )?["“]?(?:hot|warm|burning)(?:test|est)?\b
  |\b(?:hot|warm|burning)(?:test|est)? (?:spot|place|point|area|position|part)\b
  |\b(?:somewhere|where)\b[^.:;]*?\bit (?:is|gets|becomes|feels) (?:very |the )?(?:hot|warm|burning)(?:test|est)?\b
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
  const plain = area.background
  // Some pages say how warm it is only once the mouse is there.
  if (warmthOf(hands.page) === undefined && asksForWarmth(orders.text)) await hands.act('hover', { ref: area.ref })
  const hasWords = warmthOf(hands.page) !== undefined
  if (!hasWords && !(asksForWarmth(orders.text) && (await turnsColor(hands, area, plain)))) return false
  const [, , width, height] = area.box!
  const tried: Probe[] = []
  const tell = async ([x, y]: Place): Promise<number> => {
    await hands.act('hover', { ref: area.ref, position: { x, y } })
    const warmth = (hasWords ? warmthOf(hands.page) : heatOf(hands.again(area))) ?? 0
    tried.push({ place: [x * width, y * height], warmth })
    return warmth
  }
  for (const place of gridOf(FIRST)) if ((await tell(place)) >= HOT) break
  const warmest = () => Math.max(...tried.map(({ warmth }) => warmth))
  for (let more = 0; more < MOST && warmest() < HOT; more++) {
    const next = nextPlace(tried, width, height)
    if (!next) break
    await tell([next[0] / width, next[1] / height])
  }
  if (warmest() < NEAR) throw new GivenUp('It is cold everywhere that I tried.')
  const [x, y] = tried.find(({ warmth }) => warmth === warmest())!.place
  const place: Place = [x / width, y / height]
  if (tried.at(-1)!.warmth < warmest()) await tell(place)
  const [last] = orders.list.slice(-1)
  if (last && /^(?:click|choose|find)$/.test(last.kind))
    await hands.click(hands.again(area) ?? area, { position: { x: place[0], y: place[1] } })
  return true
}

/** The middles of so many cells along each side, the middle of all first. */
const gridOf = (count: number): Place[] =>
  Array.from({ length: count * count }, (_, at): Place => [
    ((at % count) + 0.5) / count,
    (Math.floor(at / count) + 0.5) / count,
  ]).toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
const fromMiddle = ([x, y]: Place): number => Math.abs(x - 0.5) + Math.abs(y - 0.5)

/**
 * Where to look next. What is warmer is nearer to what is sought: places that this leaves for its middle, the one among them
 * that is furthest from what was tried. Where nothing is warmer than the rest, and where the words agree with no place, any.
 */
function nextPlace(tried: readonly Probe[], width: number, height: number): Place | undefined {
  const all = gridOf(FINE).map(([x, y]): Place => [x * width, y * height])
  const pairs = tried.flatMap(one =>
    tried.filter(({ warmth }) => warmth < one.warmth).map(other => [one, other] as const),
  )
  const agrees = (place: Place) =>
    pairs.every(([near, far]) => distance(place, near.place) <= distance(place, far.place))
  const left = all.filter(agrees)
  const free = (place: Place) => Math.min(...tried.map(one => distance(place, one.place)))
  const among = left.length > 0 ? left : all
  const best = among.toSorted((a, b) => free(b) - free(a))[0]
  // The middle of what is left halves it; where that was tried, what is furthest from it.
  const middle: Place = [mean(among.map(([x]) => x)), mean(among.map(([, y]) => y))]
  return pairs.length > 0 && left.length > 0 && free(middle) > width / FINE
    ? middle
    : best && free(best) > 0
      ? best
      : undefined
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** What the page says now; undefined: nothing of that kind. */
function warmthOf(page: Page): number | undefined {
  const texts = page.nodes
    .filter(node => page.children(node).length === 0 && node.name.length < 60)
    .map(({ name }) => name)
  const found = NEARNESS.find(([word]) => texts.some(text => word.test(text)))
  return found?.[1]
}

/** Whether an area has another colour where the mouse is. */
async function turnsColor(hands: Hands, area: PageNode, plain: string | undefined): Promise<boolean> {
  for (const [x, y] of gridOf(FIRST)) {
    await hands.act('hover', { ref: area.ref, position: { x, y } })
    if (hands.again(area)?.background !== plain) return true
  }
  return false
}

/** How warm the colour of an area is, from blue (1) to red (`HOT`), as weather maps have it. */
function heatOf(area: PageNode | undefined): number | undefined {
  const rgb = area?.background === undefined ? undefined : readColor(area.background)
  if (!rgb) return undefined
  const [red, green, blue] = rgb
  const heat = (red - blue - 0.6 * green) / 255
  return heat > ALL_RED ? HOT : 1 + (heat + 1) * 2
}
/** More is no warmer to the eye. */
const ALL_RED = 0.85

/** From this on, in pixels, something is an area and no line of text. */
const AREA = 60

const isWarmth = (text: string): boolean =>
  NEARNESS.some(([word]) => plainText(text).replace(word, '').trim() === '' && word.test(text))

/** An area that answers the mouse, in which nothing stands but how warm it is. */
const showsWarmth = (page: Page, node: PageNode): boolean =>
  node.clickable === true &&
  node.box !== undefined &&
  Math.min(node.box[2], node.box[3]) >= AREA &&
  page.children(node).length > 0 &&
  page.inside(node).every(({ name, role }) => role === 'text' && isWarmth(name))

/** An area that says itself how warm it is, and nothing else. */
const saysWarmth = (page: Page, node: PageNode): boolean =>
  page.children(node).length === 0 &&
  node.box !== undefined &&
  Math.min(node.box[2], node.box[3]) >= AREA &&
  isWarmth(node.name)

/** The largest area that says nothing and has nothing in it. */
function openArea(page: Page): PageNode | undefined {
  const silent = page.nodes.filter(
    node =>
      (isSilent(page, node) && page.children(node).every(child => child.shape !== undefined)) ||
      saysWarmth(page, node) ||
      showsWarmth(page, node),
  )
  const extent = ({ box }: PageNode) => box![2] * box![3]
  return silent.reduce<PageNode | undefined>(
    (best, node) => (best && extent(best) >= extent(node) ? best : node),
    undefined,
  )
}
