import type { PageNode } from '../../../../contract/page.ts'
import { textBeside } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { setSlider } from '../widgets/slider.ts'
import type { Work } from '../work.ts'
import { findSubmit } from './click.ts'

const SAME = /\b(?:same|match(?:es|ing|ed)?|equals?|alike|identical|like)\b/i
const COLOR = /\bcolou?rs?\b/i
/** What ends it, where that is said. */
const ENDS = /\b(?:submit|send|press|click|hit|done|finish|ok)\b/i
/** Fewer pixels each way are no patch. */
const LEAST = 8

/** Whether two colours are to be made the same by moving something. */
export const asksToMatchColor = (text: string): boolean =>
  SAME.test(text) && COLOR.test(text) && /\bsliders?\b/i.test(text)

const slidersOf = (page: Page): PageNode[] =>
  page.nodes.filter(node => node.role === 'slider' && !node.hidden && !node.disabled)

/** Boxes that show nothing but a colour. */
const patchesOf = (page: Page): PageNode[] =>
  page.nodes.filter(
    node =>
      node.background !== undefined &&
      node.box !== undefined &&
      Math.min(node.box[2], node.box[3]) >= LEAST &&
      node.role !== 'slider' &&
      !node.editable &&
      !isControl(node) &&
      page.children(node).length === 0 &&
      page.text(node).trim() === '',
  )

const channelsOf = (color: string): number[] =>
  (/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(color)?.slice(1) ?? []).map(part => Number.parseInt(part, 16))

/** Red, green and blue by the letter or word beside each, else in the order in which they stand. */
function inChannels(page: Page, sliders: readonly PageNode[]): readonly PageNode[] {
  const letterOf = (node: PageNode) => (node.name || (textBeside(page, node) ?? '')).trim().charAt(0).toLowerCase()
  const named = ['r', 'g', 'b'].map(letter => sliders.filter(node => letterOf(node) === letter))
  return named.every(({ length }) => length === 1) ? named.map(([node]) => node!) : sliders
}

/** The patch that goes along with a slider, and the one that stays. */
async function tellApart(hands: Hands, slider: PageNode, patches: readonly PageNode[]): Promise<[PageNode, PageNode]> {
  const before = patches.map(({ background }) => background)
  const isAtEnd = Number(slider.value) >= Number(slider.max ?? 255)
  await hands.key(isAtEnd ? 'ArrowLeft' : 'ArrowRight', slider)
  const moved = patches.filter((patch, at) => hands.again(patch)?.background !== before[at])
  if (moved.length !== 1) throw new GivenUp('I do not see which colour the sliders change.')
  return [moved[0]!, patches.find(patch => patch !== moved[0])!]
}

/** "Set the sliders so that the lower box gets the colour of the upper one": each channel to that of the patch that stays. */
export async function matchColor(work: Work): Promise<boolean> {
  const { hands, orders } = work
  const sliders = slidersOf(hands.page)
  const patches = patchesOf(hands.page)
  if (!asksToMatchColor(orders.source.text) || sliders.length !== 3 || patches.length !== 2) return false
  const channels = inChannels(hands.page, sliders)
  const [mine, wanted] = await tellApart(hands, channels[0]!, patches)
  const goal = channelsOf(hands.again(wanted)!.background!)
  for (const [at, slider] of channels.entries()) {
    const value = Math.round((goal[at]! / 255) * Number(slider.max ?? 255))
    await setSlider(hands, hands.again(slider) ?? slider, value)
  }
  if (hands.again(mine)?.background !== hands.again(wanted)?.background)
    throw new GivenUp('The two colours did not become the same.')
  const send = ENDS.test(orders.text) ? findSubmit(work) : undefined
  if (send) await hands.click(send)
  return true
}
