import type { PageNode, PageSnapshot } from '../../../contract/page.ts'
import { splitIdentifier } from '../../../lib/words.ts'
import { readPage, type Page } from './page-tree.ts'
import { signNamed } from './sign-names.ts'

/** A knob is no larger than this along any side, in CSS pixels. */
const LARGEST_KNOB = 30
/** A track is this often as long as the knob is, at least; a switch is shorter. */
const LONGER = 3.5
/** More knobs on one track are something else: dots that one pages by. */
const MOST_KNOBS = 3
/** How far the middle of a knob may be off the middle line of its track. */
const OFF_LINE = 5

/**
 * Says of what is drawn as a slider that it is one: something small, without text, that answers the mouse or takes the focus
 * and stands on a long thin bar. Authors of plain elements give it no role (WAI-ARIA 1.2, slider); its looks are all there is.
 */
export function withDrawnSliders(snapshot: PageSnapshot): PageSnapshot {
  const page = readPage(snapshot)
  const knobs = page.nodes.filter(node => isKnob(page, node) && trackUnder(page, node) !== undefined)
  const perTrack = Map.groupBy(knobs, node => page.parent(node)?.ref)
  const refs = new Set(
    [...perTrack.values()].filter(group => group.length <= MOST_KNOBS).flatMap(group => group.map(({ ref }) => ref)),
  )
  if (refs.size === 0) return snapshot
  return {
    ...snapshot,
    nodes: snapshot.nodes.map(node => (refs.has(node.ref) ? { ...node, role: 'slider' } : node)),
  }
}

/** A plain element, or a link that leads nowhere, that is small and says nothing. */
function isKnob(page: Page, node: PageNode): boolean {
  const { role, box, href } = node
  const isPlain = role === 'generic' || (role === 'link' && /#$/.test(href ?? ''))
  if (!isPlain || !node.clickable || !box || node.editable || node.shape !== undefined) return false
  const [, , width, height] = box
  return (
    Math.min(width, height) >= 4 &&
    Math.max(width, height) <= LARGEST_KNOB &&
    page.text(node).trim() === '' &&
    !node.title &&
    !isIcon(node)
  )
}

/** Parts of names that knobs have as well as icons. */
const OF_KNOBS = /^(?:thumbs?|pin|x|up|down|left|right|arrow|more|less|play|back|next)$/

/** What its makers call by what an icon shows or is for: one of a bar of icons. */
const isIcon = ({ id, classes = [] }: PageNode): boolean =>
  [id ?? '', ...classes]
    .flatMap(splitIdentifier)
    .map(part => part.toLowerCase())
    .some(part => !OF_KNOBS.test(part) && signNamed([part]).length > 0)

/** The bar that a knob stands on: around it, or drawn beside it within the same element. */
function trackUnder(page: Page, knob: PageNode): PageNode | undefined {
  const above = page.ancestors(knob).slice(0, 2)
  const beside = above.slice(0, 1).flatMap(holder => page.children(holder).filter(node => node.ref !== knob.ref))
  return [...above, ...beside].find(node => isTrackOf(page, node, knob))
}

function isTrackOf(page: Page, track: PageNode, knob: PageNode): boolean {
  if (!track.box || page.text(track).trim() !== '') return false
  const [x, y, width, height] = knob.box!
  const [left, top, long, high] = track.box
  const isFlat = long > high
  const [length, thickness] = isFlat ? [long, high] : [high, long]
  const [along, across] = isFlat ? [width, height] : [height, width]
  const offLine = isFlat ? y + height / 2 - (top + high / 2) : x + width / 2 - (left + long / 2)
  const [from, to] = isFlat
    ? [x + width / 2 - left, left + long - x - width / 2]
    : [y + height / 2 - top, top + high - y - height / 2]
  return (
    length >= LONGER * along &&
    thickness <= Math.max(1.6 * across, 12) &&
    Math.abs(offLine) <= OFF_LINE &&
    Math.min(from, to) >= -along
  )
}
