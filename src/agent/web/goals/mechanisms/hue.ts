import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { colorDistance, readColor } from '../../ground/colors.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { wholeOf, type Mechanism } from '../work.ts'

/** Something on which colours run into each other, and no list of them. */
const FIELD = pattern('iu')`
  \b(?:
    (?:colou?r|hue|rainbow)[- ]?(?:wheel|strip|bar|circle|ring|band|field|square|spectrum|map|picker)
    |rainbow|spectrum|hues|(?:wheel|strip|band|circle|ring) of (?:colou?rs|hues)
    |by a click on the (?:strip|wheel|ring|band|circle)
  )\b
`
/** Fewer pixels each way are no field of colours, and it is this long at least. */
const [LEAST, LONG] = [8, 40]
/** Clicks along a strip; across and down an area, in the first round; and rounds around the best place. */
const [ALONG, ACROSS, DOWN, FINER] = [12, 7, 5, 5]
/** How near the colour that comes out has to be (CIE76, or degrees of hue), and what is as good as the same. */
const [NEAR, SAME] = [25, 2]

/** A place of the field, each way from 0 to 1. */
type Place = readonly [number, number]

/** "Pick teal on the colour wheel": clicks around, looks which colour the page shows then, and closes in on the wanted one. */
export const hueOfField: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:choose|click|set|enter|use|other|find)$/.test(order.kind)) return false
  const said = restore(`${order.verb} ${wholeOf(order)}`, orders.source)
  const word = FIELD.test(said) ? colorSaid(said.replace(FIELD, ' ')) : undefined
  const color = word === undefined ? undefined : readColor(word)
  const field = color && ((await openedField(hands)) ?? onlyOne(fieldsOf(hands.page)))
  if (!color || !field) return false
  const first = hands.page
  const telling = new Set<string>()
  const far = async ([across, down]: Place) => {
    const [x, y, width, height] = field.box!
    await hands.act('click_at', { x: Math.round(x + across * width), y: Math.round(y + down * height) })
    const shown = shownBy(hands, first, field, telling).map(code => readColor(code)!)
    return Math.min(1000, ...shown.map(one => (isHue(word!) ? hueDistance(color, one) : colorDistance(color, one))))
  }
  const best = await closeIn(field, far)
  if (best.far > NEAR) throw new GivenUp(`No place of it shows ${word}.`)
  if ((await far(best.at)) > NEAR) throw new GivenUp(`The page does not show ${word}.`)
  hands.done.push(`chose ${word}`)
  return true
}

const onlyOne = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

/** A field with the code of a colour in it may open the area that the colour is picked from. */
async function openedField(hands: Hands): Promise<PageNode | undefined> {
  const { page } = hands
  const taker = onlyOne(page.nodes.filter(node => !node.hidden && CODE.test(node.value ?? '')))
  if (!taker || fieldsOf(page).some(node => Math.min(node.box![2], node.box![3]) >= LONG)) return undefined
  await hands.click(taker)
  const fresh = hands.page.nodes.filter(node => !page.get(node.ref) || page.get(node.ref)!.hidden)
  return onlyOne(fresh.filter(node => isBare(hands.page, node) && Math.min(node.box![2], node.box![3]) >= LONG))
}

/** The one colour that is named. */
function colorSaid(said: string): string | undefined {
  const words = said.match(/#[\da-f]{3,6}\b|\p{L}{3,}/giu) ?? []
  return words.find(word => readColor(word.toLowerCase()) !== undefined)
}

/** Names of hues: however dark CSS makes them (its green is half as light as the wheel's), they are places of a wheel. */
const isHue = (word: string): boolean =>
  /^(?:red|orange|yellow|lime|green|cyan|aqua|turquoise|blue|violet|purple|magenta)$/i.test(word)

type Color = NonNullable<ReturnType<typeof readColor>>

/** Degrees that a colour without saturation is further away. */
const PALE = 60

/** Degrees between two hues, more where the other one is pale; a half turn where one of them is next to grey. */
function hueDistance(one: Color, other: Color): number {
  const [a, b] = [hueOf(one), hueOf(other)]
  const turn = a === undefined || b === undefined ? 180 : Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn) + (PALE * Math.min(...other)) / Math.max(1, ...other)
}

/** The hue in degrees (CSS Color 4, § 7: hsl). */
function hueOf([red, green, blue]: Color): number | undefined {
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = high - low
  if (spread < 0.2 * high || high === 0) return undefined
  const part =
    high === red ? (green - blue) / spread : high === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  return (part * 60 + 360) % 360
}

/** The place at which the distance is least: over the whole field first, then finer around the best one. */
async function closeIn({ box }: PageNode, far: (at: Place) => Promise<number>): Promise<{ at: Place; far: number }> {
  const [width, height] = [box![2], box![3]]
  const [columns, rows] = width > 2.5 * height ? [ALONG, 1] : height > 2.5 * width ? [1, ALONG] : [ACROSS, DOWN]
  let best: { at: Place; far: number } = { at: [0.5, 0.5], far: Infinity }
  const weigh = async (at: Place) => {
    if (best.far <= SAME || at.some(part => part < 0.005 || part > 0.995)) return
    const found = await far(at)
    if (found < best.far) best = { at, far: found }
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) await weigh([(column + 0.5) / columns, (row + 0.5) / rows])
  for (let round = 1, part = 0.5; round <= FINER; round++, part /= 2) {
    const [x, y] = best.at
    const [dx, dy] = [columns > 1 ? part / columns : 0, rows > 1 ? part / rows : 0]
    for (const at of [
      [x - dx, y],
      [x + dx, y],
      [x, y - dy],
      [x, y + dy],
    ] as const)
      if (at[0] !== x || at[1] !== y) await weigh(at)
  }
  return best
}

/** Says and holds nothing, and is large enough. */
const isBare = (page: Page, node: PageNode): boolean =>
  node.box !== undefined &&
  !node.hidden &&
  /^(?:generic|img|canvas|presentation|none)$/.test(node.role) &&
  node.tag !== 'svg' &&
  page.text(node).trim() === '' &&
  page.children(node).length === 0 &&
  Math.min(node.box[2], node.box[3]) >= LEAST &&
  Math.max(node.box[2], node.box[3]) >= LONG

/** What is drawn by a script or as a picture, or answers clicks, and says and holds nothing. */
const fieldsOf = (page: Page): PageNode[] =>
  page.nodes.filter(
    node => (node.tag === 'canvas' || node.tag === 'img' || node.clickable === true) && isBare(page, node),
  )

/** A code of a colour, as fields hold it. */
const CODE = /^#?[\da-f]{6}$/i
const colorOf = (node: PageNode | undefined): string | undefined =>
  CODE.test(node?.value ?? '')
    ? `#${node!.value!.replace('#', '')}`
    : (/#[\da-f]{6}\b/i.exec(node?.name ?? '')?.[0] ?? node?.background)

/** The colours that came up with the clicks: the ground of another element, or a code in a field or text. */
function shownBy({ page }: Hands, first: Page, field: PageNode, telling: Set<string>): string[] {
  return page.nodes.flatMap(node => {
    const [now, then] = [colorOf(node), colorOf(first.get(node.ref))]
    if (node.ref === field.ref || now === undefined || readColor(now) === undefined) return []
    if (now === then && !telling.has(node.ref)) return []
    telling.add(node.ref)
    return [now]
  })
}
