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
/** Clicks of the first round, and rounds between the two places beside the best one. */
const [ROUND, FINER] = [12, 4]
/** How near the colour that comes out has to be (CIE76, or degrees of hue), and what is as good as the same. */
const [NEAR, SAME] = [25, 2]

type Place = readonly [number, number]

/** "Pick teal on the colour wheel": clicks around, looks which colour the page shows then, and closes in on the wanted one. */
export const hueOfField: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:choose|click|set|enter|use|other|find)$/.test(order.kind)) return false
  const said = restore(`${order.verb} ${wholeOf(order)}`, orders.source)
  const word = FIELD.test(said) ? colorSaid(said.replace(FIELD, ' ')) : undefined
  const color = word === undefined ? undefined : readColor(word)
  const [field, ...others] = color ? fieldsOf(hands.page) : []
  if (!color || !field || others.length > 0) return false
  const first = hands.page
  const telling = new Set<string>()
  const far = async (at: number) => {
    const [x, y] = placeAt(field, at)
    await hands.act('click_at', { x: Math.round(x), y: Math.round(y) })
    const shown = shownBy(hands, first, field, telling).map(code => readColor(code)!)
    return Math.min(1000, ...shown.map(one => (isHue(word!) ? hueDistance(color, one) : colorDistance(color, one))))
  }
  const best = await closeIn(far)
  if (best.far > NEAR) throw new GivenUp(`No place of it shows ${word}.`)
  if ((await far(best.at)) > NEAR) throw new GivenUp(`The page does not show ${word}.`)
  hands.done.push(`chose ${word}`)
  return true
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

/** Degrees between two hues; a half turn where one of them is next to grey. */
function hueDistance(one: Color, other: Color): number {
  const [a, b] = [hueOf(one), hueOf(other)]
  const turn = a === undefined || b === undefined ? 180 : Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn)
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

/** The place from 0 to 1 along the field at which the distance is least: all around first, then finer beside the best one. */
async function closeIn(far: (at: number) => Promise<number>): Promise<{ at: number; far: number }> {
  let best = { at: 0, far: Infinity }
  const weigh = async (at: number) => {
    const place = (at + 1) % 1
    const found = await far(place)
    if (found < best.far) best = { at: place, far: found }
  }
  for (let step = 0; step < ROUND && best.far > SAME; step++) await weigh((step + 0.5) / ROUND)
  for (let round = 1, by = 0.5 / ROUND; round <= FINER && best.far > SAME; round++, by /= 2) {
    const { at } = best
    await weigh(at - by)
    await weigh(at + by)
  }
  return best
}

/** A point of the field: along a strip, or on a circle within what is about as wide as high. */
function placeAt({ box }: PageNode, at: number): Place {
  const [x, y, width, height] = box!
  if (width > 2.5 * height) return [x + at * width, y + height / 2]
  if (height > 2.5 * width) return [x + width / 2, y + at * height]
  const reach = Math.min(width, height) * 0.38
  return [x + width / 2 + reach * Math.cos(at * 2 * Math.PI), y + height / 2 + reach * Math.sin(at * 2 * Math.PI)]
}

/** What is drawn by a script or as a picture, or answers clicks, and says and holds nothing. */
const fieldsOf = (page: Page): PageNode[] =>
  page.nodes.filter(
    node =>
      node.box !== undefined &&
      !node.hidden &&
      (node.tag === 'canvas' || node.tag === 'img' || node.clickable === true) &&
      /^(?:generic|img|canvas|presentation|none)$/.test(node.role) &&
      node.tag !== 'svg' &&
      page.text(node).trim() === '' &&
      page.children(node).length === 0 &&
      Math.min(node.box[2], node.box[3]) >= LEAST &&
      Math.max(node.box[2], node.box[3]) >= LONG,
  )

/** The colours that came up with the clicks: the ground of another element, or a code in a field or text. */
function shownBy({ page }: Hands, first: Page, field: PageNode, telling: Set<string>): string[] {
  return page.nodes.flatMap(node => {
    if (node.ref === field.ref) return []
    const old = first.get(node.ref)
    const code = /#[\da-f]{6}\b/i.exec(node.value ?? node.name)?.[0] ?? node.background
    const then = /#[\da-f]{6}\b/i.exec(old?.value ?? old?.name ?? '')?.[0] ?? old?.background
    if (code === undefined || readColor(code) === undefined || (code === then && !telling.has(node.ref))) return []
    telling.add(node.ref)
    return [code]
  })
}
