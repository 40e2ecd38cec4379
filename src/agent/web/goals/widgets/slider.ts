import type { PageNode } from '../../../../contract/page.ts'
import { textBeside } from '../../ground/names.ts'
import { GivenUp, nameOf, type Hands } from '../hands.ts'

/** Corrections after the first try: steps may be uneven, and pages round. */
const MOST_TRIES = 8
/** Key presses in one call: the tool takes no more. */
const MOST_KEYS = 200

/**
 * Brings a slider (native, ARIA, or a handle that only a script knows) to a value: one press of an arrow tells how far a
 * step goes, then as many as are missing; where keys do nothing it is dragged. What it holds is read from its own value, or
 * else from the number on the page that goes along with it.
 */
export async function setSlider(hands: Hands, slider: PageNode, value: number): Promise<void> {
  let read = readerOf(hands, slider)
  const before = numbersOf(hands)
  let now = read()
  if (now === value) return void hands.ledger.use(String(value))
  const isUp = now === undefined || value > now
  await hands.key(isUp ? 'ArrowRight' : 'ArrowLeft', slider)
  read = read() === undefined || read() === now ? (changedReader(hands, before) ?? read) : read
  let after = read()
  if (after === undefined || after === now) {
    // No keys: a short pull tells which number on the page goes along, and how far.
    const felt = await feelWay(hands, slider, isUp, read)
    read = felt?.read ?? read
    await dragTo(hands, slider, value, read, felt)
    after = read()
    now = after
  }
  let step = now === undefined ? 1 : Math.abs((after ?? now) - now) || stepOf(slider)
  for (let attempt = 0; attempt < MOST_TRIES && after !== value; attempt++) {
    if (after === undefined) throw new GivenUp(`The value of ${nameOf(hands.page, slider)} cannot be read on the page.`)
    const count = Math.min(MOST_KEYS, Math.max(1, Math.round(Math.abs(value - after) / step)))
    const from: number = after
    await hands.key(value > after ? 'ArrowRight' : 'ArrowLeft', slider, count)
    after = read()
    if (after === undefined || after === from) break
    step = Math.abs(after - from) / count || step
    if (Math.abs(value - after) < step / 2 && after !== value) break
  }
  if (after !== value) await dragTo(hands, slider, value, read)
  const end = read()
  if (end !== value) {
    // What was moved and did not come there is not tried in yet another way.
    hands.done.push(`moved ${nameOf(hands.page, slider)}`)
    throw new GivenUp(
      `${nameOf(hands.page, slider)} is at ${end ?? 'an unknown value'}; it could not be brought to ${value}.`,
    )
  }
  // It was read back, wherever the page shows it.
  hands.ledger.use(String(value))
  hands.done.push(`set ${nameOf(hands.page, slider)} to ${value}`)
}

/** How a handle goes: along which axis, how many pixels for one, and what tells its value. */
interface Way {
  isTall: boolean
  perUnit: number
  read: () => number | undefined
}

/** Pixels of a short pull. */
const PULL = 24

/** Pulls a little along the track, at its end the other way, then across, until a number of the page goes along. */
async function feelWay(
  hands: Hands,
  slider: PageNode,
  isUp: boolean,
  read: () => number | undefined,
): Promise<Way | undefined> {
  const track = trackOf(hands, slider)?.box
  const guess = track !== undefined && track[3] > track[2]
  for (const isTall of [guess, !guess])
    for (const sign of isUp ? [1, -1] : [-1, 1]) {
      const before = numbersOf(hands)
      const from = read()
      const by = (isTall ? -sign : sign) * PULL
      await hands.act('drag', { from: slider.ref, by: isTall ? { x: 0, y: by } : { x: by, y: 0 } })
      if (from !== undefined && read() !== from) return { isTall, perUnit: by / (read()! - from), read }
      const changed = changedNumber(hands, before)
      if (changed)
        return {
          isTall,
          perUnit: by / (changed.now - (changed.before ?? 0)),
          read: () => numbersOf(hands).get(changed.ref),
        }
    }
  return undefined
}

const stepOf = (slider: PageNode): number => Number(slider.step) || 1

const numberIn = (text: string | undefined): number | undefined => {
  const match = /^\D{0,12}?(-?\d+(?:\.\d+)?)\D{0,6}$/.exec((text ?? '').trim())
  return match ? Number(match[1]) : undefined
}

/** "3, 16, 5", "[3 16 5]": nothing but several numbers. */
const ONLY_NUMBERS = /^[\s([{]*-?\d+(?:\.\d+)?(?:[\s,;|/]+-?\d+(?:\.\d+)?)+[\s)\]}]*$/

/** The numbers of the page, by the element that shows them, and of several in one by their place in it. */
const numbersOf = (hands: Hands): Map<string, number> =>
  new Map(
    hands.page.nodes
      .filter(node => hands.page.children(node).length === 0)
      .flatMap(({ ref, value, name }): [string, number][] => {
        const text = value ?? name ?? ''
        const one = numberIn(text)
        if (one !== undefined) return [[ref, one]]
        const several = ONLY_NUMBERS.test(text) ? text.match(/-?\d+(?:\.\d+)?/g)! : []
        return several.map((figure, at) => [`${ref} ${at}`, Number(figure)])
      }),
  )

function readerOf(hands: Hands, slider: PageNode): () => number | undefined {
  // A handle that shows its value says it itself.
  const own = () => {
    const now = hands.again(slider)
    return numberIn(now?.value ?? (now?.role === 'text' ? now.name : undefined))
  }
  if (own() !== undefined) return own
  return () => numberIn(textBeside(hands.page, hands.again(slider) ?? slider))
}

/** What reads the one number that is another than before. */
function changedReader(hands: Hands, before: ReadonlyMap<string, number>): (() => number | undefined) | undefined {
  const changed = changedNumber(hands, before)
  return changed && (() => numbersOf(hands).get(changed.ref))
}

function changedNumber(
  hands: Hands,
  before: ReadonlyMap<string, number>,
): { ref: string; before: number | undefined; now: number } | undefined {
  const changed = [...numbersOf(hands)].find(([ref, value]) => before.get(ref) !== value)
  return changed && { ref: changed[0], before: before.get(changed[0]), now: changed[1] }
}

/** Drags the handle; the second try corrects by what the first one came to. */
async function dragTo(
  hands: Hands,
  slider: PageNode,
  value: number,
  read: () => number | undefined,
  way?: Way,
): Promise<void> {
  const track = trackOf(hands, slider)
  const [min, max] = [Number(slider.min ?? 0), Number(slider.max ?? 100)]
  if (!track?.box || !slider.box) return
  const isTall = way?.isTall ?? track.box[3] > track.box[2]
  const long = isTall ? track.box[3] : track.box[2]
  let perUnit = way && Number.isFinite(way.perUnit) ? way.perUnit : (isTall ? -long : long) / (max - min || 100)
  let now = read() ?? min
  for (let attempt = 0; attempt < 4 && now !== value; attempt++) {
    const by = Math.round((value - now) * perUnit) || Math.sign(value - now)
    await hands.act('drag', { from: slider.ref, by: isTall ? { x: 0, y: by } : { x: by, y: 0 } })
    const after = read()
    if (after === undefined || after === now) return
    perUnit = by / (after - now)
    now = after
  }
}

/** What a handle runs along: the nearest thing around it that is much longer. */
export function trackOf(hands: Hands, slider: PageNode): PageNode | undefined {
  return hands.page
    .ancestors(slider)
    .find(node => node.box && slider.box && Math.max(node.box[2], node.box[3]) > 3 * Math.max(slider.box[2], 8))
}
